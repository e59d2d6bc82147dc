/**
 * legend.js -- what the marks on the board mean: a small drawing and a word for each.
 */
import { deviceRatio, freshPen, sizeCanvas } from '../board/canvas.js';
import { cross, diamond, hatch } from '../board/shapes.js';
import { make } from '../dom.js';

const SIZE = 18;
const MID = SIZE / 2;

const fillCell = (pen, fill) => pen.rect(0, 0, SIZE, SIZE, { fill });

const DRAWINGS = {
  attacked(pen, look) {
    fillCell(pen, look['attacked-wash']);
    hatch(pen, 0, 0, SIZE, 4.5, { stroke: look.attacked, width: 1 });
  },
  ruled(pen, look) {
    fillCell(pen, look['attacked-wash']);
    cross(pen, MID, MID, 2.5, { stroke: look.attacked, width: 1.2 });
  },
  conflict: (pen, look) => pen.lines([[2, 16, 16, 2]], { stroke: look.conflict, width: 2 }),
  sight: (pen, look) => pen.lines([[0, MID, SIZE, MID]], { stroke: look.sight, width: 1.5 }),
  tried: (pen, look) => cross(pen, MID, MID, 3.5, { stroke: look.tried, width: 1.8 }),
  undone: (pen, look) => diamond(pen, MID, MID, 4.5, { stroke: look.undone, width: 1.6 }),
  struck(pen, look) {
    fillCell(pen, look['struck-wash']);
    pen.lines([[3, MID, 15, MID]], { stroke: look.struck, width: 1.6 });
  },
  because: (pen, look) => pen.circle(MID, MID, 3, { fill: look.indigo }),
  out: (pen, look) => cross(pen, MID, MID, 4, { stroke: look.conflict, width: 2 }),
  done: (pen, look) => square(pen, look.malachite),
  running: (pen, look) => square(pen, look.indigo),
  waiting: (pen, look) => square(pen, look['cell-dark'], look['line-strong']),
};

const PLAIN = ['done', 'running', 'waiting'];

function square(pen, fill, stroke) {
  pen.rect(2, 2, SIZE - 4, SIZE - 4, { fill });
  if (stroke) pen.rect(2.5, 2.5, SIZE - 5, SIZE - 5, { stroke, width: 1 });
}

export class Legend {
  #items = [];
  #look = null;

  element = make('ul', { class: 'legend', part: 'legend' });

  /** `items` is a list of [drawing, word]. */
  show(items) {
    this.#items = items.map(([name, word]) => {
      const canvas = make('canvas', { 'aria-hidden': 'true' });
      return { name, canvas, element: make('li', {}, canvas, word) };
    });
    this.element.replaceChildren(...this.#items.map(({ element }) => element));
    this.#paint();
  }

  set look(look) {
    this.#look = look;
    this.#paint();
  }

  #paint() {
    if (!this.#look) return;
    const ratio = deviceRatio();
    for (const { name, canvas } of this.#items) {
      sizeCanvas(canvas, SIZE, SIZE, ratio);
      const pen = freshPen(canvas, ratio);
      if (!PLAIN.includes(name)) fillCell(pen, this.#look['cell-light']);
      DRAWINGS[name](pen, this.#look);
    }
  }
}
