/**
 * edge-picture.js -- the look-up arrays around a board, each value at the end of its line.
 *
 *     in_column   above the columns
 *     rising      at the lower left ends: left of the board, then below it
 *     falling     at the lower right ends: right of the board, then in a second line below it
 *
 * Where the step is about a cell, three lines lead from it to the values that are looked up.
 */
import { makeSvg, mark, setText } from '../../dom.js';

/** Larger boards have tables only. */
const LARGEST = 12;

const CELL = 24;
const MARGIN = CELL + 6;

const ARRAYS = ['in_column', 'rising', 'falling'];

/** Whether the tables of a trace have such a picture. */
export const hasEdges = (n, tables) =>
  n <= LARGEST && ARRAYS.every((wanted) => tables.some(({ name }) => name === wanted));

/** The middle of a value's place, in cells of the board; outside of it on all sides. */
const PLACES = {
  in_column: (column) => [column + 0.5, -0.75],
  rising: (sum, n) => (sum < n ? [-0.75, sum + 0.5] : [sum - n + 1.5, n + 0.75]),
  falling: (number, n) => (number < n ? [n + 0.75, number + 0.5] : [2 * n - number - 1.5, n + 2]),
};

export class EdgePicture {
  element;
  #n = 0;
  #values = new Map();
  #queens = makeSvg('path', { class: 'queens' });
  #lines = makeSvg('g');

  /** `label` says where each of the arrays is. */
  constructor(label) {
    this.element = makeSvg('svg', { class: 'edges', role: 'img', 'aria-label': label });
  }

  /** Shows the arrays of `tables` (see variable-tables.js); `event` may be about a cell. */
  show(n, event, tables) {
    if (n !== this.#n) this.#build(n);
    const arrays = ARRAYS.map((wanted) => tables.find(({ name }) => name === wanted));
    for (const { name, rows } of arrays) {
      for (const [i, cell] of rows[0].cells.entries()) {
        showValue(this.#values.get(`${name} ${i}`), cell);
      }
    }
    const queens = arrays[0].rows[0].cells.map(
      ({ on, text }, column) => on && [Number(text), column],
    );
    mark(this.#queens, 'd', queens.filter(Boolean).map(pathOfCell).join(''));
    this.#lines.replaceChildren(...linesFrom(event, n));
  }

  #build(n) {
    this.#n = n;
    const [width, height] = [n * CELL + 2 * MARGIN, (n + 2) * CELL + 2 * MARGIN - 18];
    mark(this.element, 'viewBox', `${-MARGIN} ${-MARGIN - 14} ${width} ${height + 28}`);
    const dark = Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n])
      .filter(([row, column]) => (row + column) % 2)
      .map(pathOfCell);
    const field = { class: 'field', width: n * CELL, height: n * CELL };
    const lengths = { in_column: n, rising: 2 * n - 1, falling: 2 * n - 1 };
    this.#values = new Map(
      ARRAYS.flatMap((name) =>
        Array.from({ length: lengths[name] }, (_, i) => [`${name} ${i}`, makeValue(name, i, n)]),
      ),
    );
    this.element.replaceChildren(
      makeSvg('rect', field),
      makeSvg('path', { class: 'dark', d: dark.join('') }),
      this.#lines,
      this.#queens,
      ...this.#values.values(),
      ...namesOf(n),
    );
  }
}

function showValue(group, { text, on, changed, here }) {
  setText(group.lastChild, text);
  const states = Object.entries({ on, changed, here }).filter(([, is]) => is);
  mark(group, 'class', states.map(([name]) => name).join(' '));
}

const pathOfCell = ([row, column]) => `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h-${CELL}z`;

function makeValue(name, i, n) {
  const [x, y] = PLACES[name](i, n).map((cells) => cells * CELL);
  const size = CELL - 4;
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size, rx: 3 };
  return makeSvg('g', {}, makeSvg('rect', box), makeSvg('text', { x, y }));
}

/** The lines that are looked up for a cell. */
function linesFrom({ row, column }, n) {
  if (row === undefined || column === undefined || row >= n) return [];
  const numbers = { in_column: column, rising: row + column, falling: row - column + n - 1 };
  return ARRAYS.map((name) => {
    const [x2, y2] = PLACES[name](numbers[name], n).map((cells) => cells * CELL);
    return makeSvg('line', { x1: (column + 0.5) * CELL, y1: (row + 0.5) * CELL, x2, y2 });
  });
}

function namesOf(n) {
  const named = (name, x, y) => {
    const text = makeSvg('text', { class: 'name', x, y });
    text.textContent = name;
    return text;
  };
  const middle = (n * CELL) / 2;
  return [
    named('in_column', middle, -MARGIN - 6),
    named('rising', -2, (n + 0.75) * CELL),
    named('falling', (n - 0.4) * CELL, (n + 2) * CELL),
  ];
}
