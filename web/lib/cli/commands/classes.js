/**
 * classes.js -- `nqueens classes 8`.
 */
import { algorithm } from '../options.js';
import { expectArgs, numberFrom } from '../usage.js';

export const classes = {
  name: 'classes',
  synopsis: 'classes <n> [options]',
  summary: 'list one solution of each class of images',
  about: `Lists the solutions that differ by more than turning and flipping: of each class the
lexicographically least, how many solutions it stands for, and which images of it are the
same board again. The number of classes comes last.`,
  options: { algorithm },
  examples: ['nqueens classes 8'],

  async run({ nq, args, options, output }) {
    const [word] = expectArgs(args, 'n');
    const n = numberFrom('n', word);
    const walk = await nq.solutions(n, { algorithm: options.algorithm, classes: 'one' });
    const found = [];
    for await (const columns of walk) found.push(await describe(nq, columns));
    if (options.json) return output.json({ n, classes: found });
    for (const one of found) await output.line(lineOf(one));
    return output.line(found.length);
  },
};

async function describe(nq, columns) {
  const symmetries = await nq.symmetries(columns);
  return { columns, size: await nq.classSize(columns), symmetries };
}

function lineOf({ columns, size, symmetries }) {
  return `${columns.join(' ')}  x ${size}  ${symmetries.join(', ')}`.trimEnd();
}
