/**
 * help.js -- what --help prints.
 */
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
  const parts = [`Usage: nqueens ${synopsis}`, about, `Options:\n${table(rows)}`];
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
  return rows.map(([left, right]) => `  ${left.padEnd(width)}   ${right}`).join('\n');
}
