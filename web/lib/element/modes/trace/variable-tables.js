/**
 * variable-tables.js -- the variables of an algorithm as tables, for their pane to draw.
 *
 *     table   { name, by, heads, rows }   `by` says what the heads number
 *     row     { label, note, derived, cells }
 *     cell    { text, on, changed, here }  `here`: it is about the cell of the event
 */

/** What the values of an array are numbered by, and the number of a cell there. */
const NUMBERINGS = {
  row: (row) => row,
  column: (_row, column) => column,
  rising: (row, column) => row + column,
  falling: (row, column, n) => row - column + n - 1,
};

const NUMBERED_BY = {
  queens: 'row',
  in_column: 'column',
  row_options: 'row',
  column_options: 'column',
  rising: 'rising',
  rising_options: 'rising',
  falling: 'falling',
  falling_options: 'falling',
};

/** How a word of the call before arrives in this one: a shift by 1 leads to the right. */
const ARRIVALS = {
  down: { note: '↓' },
  right: { note: '<< 1 →', before: '(right | queen)' },
  left: { note: '← >> 1', before: '(left | queen)' },
};

const count = (length) => Array.from({ length }, (_, i) => String(i));

/** The calls on the stack, the current one last: { row, column, back }. */
export function callsOf(variables) {
  const [rows, columns] = ['row', 'column'].map(
    (wanted) => variables.find(({ name }) => name === wanted).values,
  );
  const calls = rows.map((row, i) => ({ row, column: columns[i] }));
  return calls.map((call, i) => ({ ...call, back: calls[i - 1] ?? null }));
}

/** Everything else, in the order of the engine. */
export function tablesOf(n, event, variables) {
  const words = variables.filter(({ kind, local }) => local && kind === 'bits');
  const others = variables.filter(({ local }) => !local);
  return [
    ...(words.length ? [wordTable(n, event, words)] : []),
    ...others.map((variable) =>
      variable.kind === 'array' ? arrayTable(n, event, variable) : boardTable(n, event, variable),
    ),
  ];
}

/** The words of the current call, one below the other, with those that they came from. */
function wordTable(n, event, words) {
  const queens = words.find(({ name }) => name === 'queen').values;
  const rows = words.flatMap(({ name, values, changed }) => {
    const first = (values.length - 1) * n;
    const word = wordRow(name, values.at(-1), event, (c) => changed.includes(first + c));
    const { note, before } = ARRIVALS[name] ?? {};
    const arrived = { ...word, note };
    if (!before) return [arrived];
    const joined = values.at(-2)?.map((bit, c) => bit | queens.at(-2)[c]) ?? Array(n).fill(0);
    return [{ ...wordRow(before, joined, {}, () => false), derived: true }, arrived];
  });
  return { name: 'words', by: 'column', heads: count(n), rows };
}

function wordRow(label, bits = [], event, hasChanged) {
  const cells = bits.map((bit, c) => ({
    ...{ text: String(bit), on: bit === 1, changed: hasChanged(c), here: c === event?.column },
  }));
  return { label, cells };
}

function arrayTable(n, { row, column }, { name, values, changed }) {
  const by = NUMBERED_BY[name];
  const here = column === undefined ? -1 : NUMBERINGS[by](row, column, n);
  const cells = values.map((value, i) => ({
    text: value === null ? '–' : String(value),
    on: value !== null,
    changed: changed.includes(i),
    here: i === here,
  }));
  return { name, by, heads: count(values.length), rows: [{ label: '', cells }] };
}

/** How 0 and 1 are written in a matrix: what the listing has, or a stroke. */
const SIGNS = { board: ['.', 'Q'], struck: ['·', '×'] };

function boardTable(n, { row, column }, { name, kind, values, changed }) {
  const flags = new Set(changed);
  const signs = kind === 'bits' ? ['0', '1'] : SIGNS[name];
  const rows = values.map((line, r) => ({
    label: String(r),
    cells: line.map((value, c) => ({
      text: signs[value],
      on: value === 1,
      changed: flags.has(r * n + c),
      here: r === row && (column === undefined || c === column),
    })),
  }));
  return { name, by: 'cell', heads: count(n), rows };
}
