/**
 * class-row.js -- the present board among the images of its class.
 */
import { deviceRatio, oncePerFrame, sizeCanvas } from '../../board/canvas.js';
import { make, mark } from '../../dom.js';
import { context2d, sizeObserver } from '../../platform.js';
import { classLabel } from './gallery.js';
import { Thumbnails } from './thumbnails.js';

/** Thumbnails below a fingertip's size could not be hit. */
const SMALLEST = 44;
const GAP = 6;

export class ClassRow {
  #t;
  #choose;
  #label = make('div', { class: 'class-l' });
  #list = make('div', { class: 'thumbs' });
  #row;
  #thumbnails = new Thumbnails();
  #buttons = [];
  #look = null;
  #shown = '';
  #data = null;
  #size = 56;
  #like = { size: 56, pitch: 64 };

  constructor(t, choose) {
    this.#t = t;
    this.#choose = choose;
    this.#row = make('div', { class: 'class' }, this.#label, this.#list);
    this.element = make('section', { class: 'mine' }, make('h2', {}, t('sol.mine')), this.#row);
    sizeObserver(() => this.#refit()).observe(this.#list);
  }

  set look(look) {
    this.#look = look;
    this.#paint();
  }

  /** Stands in line with the gallery below: its thumbnails, the way to the next, its labels. */
  fit(size, pitch, beside) {
    this.#like = { size, pitch };
    this.#row.classList.toggle('labelled', beside);
    this.#refit();
  }

  /** Where eight fit into a row, they stand in one. */
  #refit = oncePerFrame(() => {
    const { size, pitch } = this.#like;
    // Widths are rounded when they are told.
    const room = this.#list.clientWidth - 1;
    const inOne = Math.floor((room - 7 * GAP) / 8);
    const narrow = inOne < SMALLEST;
    this.#size = Math.max(SMALLEST, narrow ? size : Math.min(size, inOne));
    const most = narrow ? pitch : (room - this.#size) / 7;
    const gap = Math.max(GAP, Math.floor(Math.min(pitch, most) - this.#size));
    this.#list.style.setProperty('gap', `${GAP}px ${gap}px`);
    this.#paint();
  });

  show(data, solution) {
    this.element.hidden = !data.classOf;
    if (!data.classOf) return;
    const row = data.classOf[solution];
    if (this.#shown !== `${data.n} ${row}`) this.#build(data, row);
    for (const { element, member } of this.#buttons) {
      mark(element, 'aria-current', member === solution ? 'true' : undefined);
    }
  }

  #build(data, row) {
    this.#shown = `${data.n} ${row}`;
    this.#data = data;
    this.#label.replaceChildren(...classLabel(this.#t, data, row));
    this.#buttons = [...data.members.slice(data.starts[row], data.starts[row + 1])].map(
      (member) => {
        const canvas = make('canvas', { 'aria-hidden': 'true' });
        const v = data.boards.subarray(member * data.n, member * data.n + data.n).join(' ');
        const label = this.#t('a11y.solution', { i: this.#t.number(member + 1), v });
        const onclick = () => this.#choose(member);
        const options = {
          type: 'button',
          class: 'thumb',
          part: 'thumb',
          'aria-label': label,
          onclick,
        };
        return { member, canvas, element: make('button', options, canvas) };
      },
    );
    this.#list.replaceChildren(...this.#buttons.map(({ element }) => element));
    this.#paint();
  }

  #paint() {
    if (!this.#look || !this.#data) return;
    const { n, boards } = this.#data;
    const ratio = deviceRatio();
    const size = this.#size;
    this.#thumbnails.prepare(n, size, ratio, this.#look);
    for (const { canvas, member, element } of this.#buttons) {
      sizeCanvas(canvas, size, size, ratio);
      for (const side of ['width', 'height']) element.style.setProperty(side, `${size}px`);
      this.#thumbnails.draw(context2d(canvas), 0, 0, boards, member * n);
    }
  }
}
