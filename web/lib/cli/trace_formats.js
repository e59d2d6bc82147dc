/**
 * trace_formats.js -- a trace in words, in tables, and as JSON lines.
 */

/** What happened, as a sentence without its full stop; `full`: no row is left to fill. */
function formatEvent(event) {
  const cell = `(${event.row}, ${event.column})`;
  switch (event.type) {
    case 'enter':
      return event.full ? 'every row has its queen' : `enter row ${event.row}`;
    case 'test':
      return `test ${cell}: ${verdictInWords(event)}`;
    case 'place':
      return `place a queen on ${cell}`;
    case 'mark':
      return `strike out ${event.cells} cells that ${cell} attacks`;
    case 'remove':
      return `take back the queen from ${cell}`;
    case 'solution':
      return event.image === 'base'
        ? `solution ${event.solutions}`
        : `solution ${event.solutions}, derived: ${IMAGE_WORDS[event.image]}`;
    default:
      return event.full ? 'back from the full board' : `leave row ${event.row}`;
  }
}

const IMAGE_WORDS = {
  'flip-columns': 'left and right exchanged',
  'flip-rows': 'top and bottom exchanged',
  'half-turn': 'turned by half a circle',
};

function verdictInWords({ verdict, by }) {
  if (verdict === 'free') return 'free';
  if (verdict === 'struck') return `struck out by the queen in row ${by}`;
  return `refused, same ${verdict} as the queen in row ${by}`;
}

/** One line an event, indented by its depth; a solution shows its columns. */
function textOf(event, board) {
  const line = `${String(event.i).padStart(6)}  ${'  '.repeat(event.depth)}${formatEvent(event)}`;
  return event.type === 'solution'
    ? `${line}: ${solutionOf(event, board).join(' ')}\n`
    : `${line}\n`;
}

/** The columns of a solution event, its mirror image included. */
function solutionOf({ image }, board) {
  const rows = image === 'flip-rows' || image === 'half-turn' ? [...board].reverse() : board;
  const flips = image === 'flip-columns' || image === 'half-turn';
  return flips ? rows.map((column) => board.length - 1 - column) : rows;
}

/**
 * A table an event: Q a queen, ~~Q~~ one that is refused or taken back, and x in every
 * cell of a row that is left without any placement.
 */
function markdownOf(event, board, leftEmpty) {
  const shown = event.type === 'solution' ? solutionOf(event, board) : board;
  const columns = shown.map((_, j) => j);
  const lines = [
    `${event.i}. ${formatEvent(event)}`,
    '',
    `| |${columns.map((j) => `j=${j}`).join('|')}|`,
    `|---|${columns.map(() => '---').join('|')}|`,
    ...shown.map((queen, i) => `|i=${i}|${columns.map((j) => cellOf(i, j, queen)).join('|')}|`),
  ];
  return `${lines.join('\n')}\n\n`;

  function cellOf(i, j, queen) {
    if (leftEmpty && i === event.row) return 'x';
    if (i === event.row && j === event.column && isStruckThrough(event)) return '~~Q~~';
    return j === queen ? 'Q' : ' ';
  }
}

function isStruckThrough({ type, verdict }) {
  return type === 'remove' || (type === 'test' && verdict !== 'free');
}

const jsonOf = ({ full, ...event }) => `${JSON.stringify(event)}\n`;

export const TRACE_FORMATS = { text: textOf, markdown: markdownOf, json: jsonOf };

/**
 * The pieces of a rendered trace, in order.
 *
 * A row is left empty when nothing was placed since it was entered; on the levels that
 * do not tell of entries, every row that is told to be left was.
 */
export async function* render(trace, n, { format, level, variables }) {
  const piece = TRACE_FORMATS[format];
  let touched = false;
  let event = await trace.next();
  while (event) {
    if (event.type === 'enter') touched = false;
    else if (event.type === 'place' || event.type === 'remove') touched = true;
    const full = event.depth === n;
    const leftEmpty = event.type === 'leave' && !full && (level === 'outline' || !touched);
    const board = format === 'json' ? [] : await trace.board();
    const more = variables ? { variables: await trace.variables() } : {};
    yield piece({ ...event, ...more, full }, board, leftEmpty);
    event = await trace.next();
  }
}
