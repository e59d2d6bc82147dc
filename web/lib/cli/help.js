/**
 * help.js -- what --help prints.
 */
const WIDTH = 80;

/** An option is explained in at least so many columns, however long its name is. */
const MIN_RIGHT = 40;

const EXAMPLES = `Try:
  nqueens solve 8                      one way to put eight queens on a chess board
  nqueens count 12                     how many ways there are on a board of 12 x 12
  nqueens solve 4 --all --json         all solutions, for another program
  nqueens check "1 3 0 2"              is this a solution?`;

/** The help of the whole program. */
export function programHelp(commands) {
  const rows = commands.map(({ name, summary }) => [name, summary]);
  return `nqueens puts n queens on an n x n chess board so that no two attack each other.

Usage: nqueens <command> [options]

Commands:
${table(rows)}

nqueens <command> --help tells more about a command; nqueens --version, which one this is.

${EXAMPLES}`;
}

/** The help of one command. */
export function commandHelp(nq, { synopsis, about, options, examples = [] }, common) {
  const rows = Object.entries({ ...options, ...common }).map((entry) => optionRow(nq, entry));
  const parts = [`Usage: nqueens ${synopsis}`, paragraphs(about), `Options:\n${table(rows)}`];
  if (examples.length > 0) parts.push(`Examples:\n${examples.map((e) => `  ${e}`).join('\n')}`);
  return parts.join('\n\n');
}

// What depends on the library is asked of it, not repeated here.
function optionRow(nq, [name, { short, value, help }]) {
  const text = typeof help === 'function' ? help(nq) : help;
  return [`${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`, text];
}

function table(rows) {
  const width = Math.max(...rows.map(([left]) => left.length));
  const room = Math.max(WIDTH - width - 5, MIN_RIGHT);
  return rows
    .map(
      ([left, right]) =>
        `  ${left.padEnd(width)}   ${wrapped(right, room).join(`\n${' '.repeat(width + 5)}`)}`,
    )
    .join('\n');
}

/** Prose is broken into lines; indented lines below it are commands and stay as they are. */
function paragraphs(text) {
  return text
    .split('\n\n')
    .map((block) => {
      const [prose, ...commands] = block.split(/\n(?= )/);
      return [...wrapped(prose, WIDTH), ...commands].join('\n');
    })
    .join('\n\n');
}

/** A text in lines of at most so many characters; a longer word has a line of its own. */
function wrapped(text, width) {
  const lines = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}
