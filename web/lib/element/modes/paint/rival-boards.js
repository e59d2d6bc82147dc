/**
 * rival-boards.js -- two solutions of one puzzle side by side, with a ring where they differ.
 */
import { deviceRatio, freshPen, sizeCanvas } from '../../board/canvas.js';
import { layoutBoard } from '../../board/layout.js';
import { paintGround, paintMarks } from '../../board/paint.js';
import { make, setText } from '../../dom.js';

/** Each is as wide as this, in pixels. */
const SIDE = 200;

export class RivalBoards {
  #t;
  #look = null;
  #scenes = [];
  #boards;

  constructor(t) {
    this.#t = t;
    this.#boards = [1, 2].map((k) => {
      const canvas = make('canvas', { role: 'img' });
      return { k, canvas, caption: make('figcaption') };
    });
    const figures = this.#boards.map(({ canvas, caption }) => make('figure', {}, canvas, caption));
    this.element = make('div', { class: 'rivals', hidden: true }, ...figures);
  }

  set look(look) {
    this.#look = look;
    this.#draw();
  }

  /** `rivals` has the columns of both, or is null. */
  show({ n, regions, rivals }) {
    this.element.hidden = !rivals;
    this.#scenes = (rivals ?? []).map((columns, i) => {
      const others = rivals[1 - i];
      const differs = (column, row) => others[row] !== column;
      const queens = columns.map((column, row) => ({ row, column }));
      const marks = columns
        .map((column, row) => ({ target: `r${row}c${column}`, kind: 'ring', tone: 'bad' }))
        .filter((_, row) => differs(columns[row], row));
      return { n, regions, rules: 'regions', coordinates: false, queens, marks };
    });
    this.#draw();
  }

  #draw() {
    if (!this.#look) return;
    this.#scenes.forEach((scene, i) => {
      const { k, canvas, caption } = this.#boards[i];
      const columns = scene.queens.map(({ column }) => column + 1).join(' ');
      setText(caption, this.#t('paint.rival', { k }));
      canvas.setAttribute('aria-label', `${this.#t('paint.rival', { k })}: ${columns}`);
      this.#paint(canvas, scene);
    });
  }

  #paint(canvas, scene) {
    const ratio = deviceRatio();
    sizeCanvas(canvas, SIDE, SIDE, ratio);
    const pen = freshPen(canvas, ratio);
    const place = layoutBoard(scene.n, SIDE, ratio, false);
    paintGround(pen, this.#look, place, scene);
    paintMarks(pen, this.#look, place, scene);
  }
}
