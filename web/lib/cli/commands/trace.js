/**
 * trace.js -- `nqueens trace 4`.
 */
import { algorithm } from '../options.js';
import { pictureOptions, refusePictureOptions, tracePicture } from '../pictures.js';
import { render, TRACE_FORMATS } from '../trace_formats.js';
import { expectArgs, numberFrom, UsageError } from '../usage.js';

export const trace = {
  name: 'trace',
  synopsis: 'trace <n> [options]',
  summary: 'print every step of a search',
  about: `Prints what an algorithm does, step by step: the rows it enters and leaves, the cells it
tests and why they are refused, the queens it places and takes back, the solutions.`,
  options: {
    algorithm,
    level: {
      type: 'string',
      value: 'LEVEL',
      help: 'full (the default), story (no entries and exits), outline (queens only)',
    },
    format: {
      type: 'string',
      short: 'f',
      value: 'FORMAT',
      help: 'text, markdown, json, or svg that moves',
    },
    steps: { type: 'string', value: 'FROM-TO', help: 'which steps an SVG shows; 0-99 without it' },
    ...pictureOptions,
    variables: {
      type: 'boolean',
      help: "with --json: each event has the algorithm's own variables, and what it changed",
    },
  },
  examples: [
    'nqueens trace 4',
    'nqueens trace 4 --level story --format markdown',
    'nqueens trace 5 --algorithm sieve --json',
    'nqueens trace 4 --algorithm bitmask --json --variables',
    'nqueens trace 6 --format svg --steps 0-80 > trace.svg',
  ],

  async run({ nq, args, options, output }) {
    const [word] = expectArgs(args, 'n');
    const n = numberFrom('n', word);
    const { level, variables, algorithm: name } = options;
    const format = formatOf(options);
    if (variables && format !== 'json') throw new UsageError('--variables needs --json');
    if (format !== 'svg') refusePictureOptions(options, ['steps', ...Object.keys(pictureOptions)]);
    const story = await nq.trace(n, { algorithm: name, level });
    try {
      if (format === 'svg') {
        const algorithm = name ?? nq.defaultFor('trace', n);
        return await output.write(await tracePicture(story, { n, algorithm }, options));
      }
      for await (const piece of render(story, n, { format, level, variables })) {
        await output.write(piece);
      }
    } finally {
      story.close();
    }
  },
};

function formatOf({ format = 'text', json }) {
  if (json) return 'json';
  const known = [...Object.keys(TRACE_FORMATS), 'svg'];
  if (known.includes(format)) return format;
  throw new UsageError(`--format must be one of ${known.join(', ')}, not "${format}"`);
}
