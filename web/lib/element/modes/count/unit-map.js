/**
 * unit-map.js -- the units of a count as squares, in their order: done, running, waiting.
 */
import { deviceRatio, freshPen, oncePerFrame, sizeCanvas } from '../../board/canvas.js';
import { make } from '../../dom.js';
import { sizeObserver } from '../../platform.js';

/** At most 32 x 32 squares; each then stands for several units. */
const MOST = 32;

/** Strengths of the done colour: longer units are stronger. */
const STRENGTHS = [0.45, 0.62, 0.8, 1];

export class UnitMap {
  #canvas = make('canvas', { 'aria-hidden': 'true' });
  #watcher = null;
  #look = null;
  #total = 0;
  #each = 1;
  #side = MOST;
  #done = new Uint32Array(0);
  #ms = new Float64Array(0);
  #running = [];
  /** Units that were done before anybody said how many there are. */
  #early = [];

  redraw = oncePerFrame(() => this.#paint());
  element = make('div', { class: 'board units', part: 'units' }, this.#canvas);

  connect() {
    this.#watcher ??= sizeObserver(() => this.redraw());
    this.#watcher.observe(this.element);
  }

  disconnect() {
    this.#watcher?.disconnect();
    this.redraw.cancel();
  }

  set look(look) {
    this.#look = look;
    this.redraw();
  }

  /** Another count; `flags` are the units that are done already. */
  begin(total, flags) {
    this.#total = total;
    this.#side = Math.max(1, Math.min(MOST, Math.ceil(Math.sqrt(total))));
    this.#each = Math.max(1, Math.ceil(total / (this.#side * this.#side)));
    this.#done = new Uint32Array(this.#side * this.#side);
    this.#ms = new Float64Array(this.#side * this.#side);
    this.#running = [];
    flags?.forEach((done, unit) => {
      if (done) this.#done[Math.floor(unit / this.#each)]++;
    });
    for (const unit of this.#early) this.#enter(unit);
    this.#early = [];
    this.redraw();
  }

  /** The same units, none of them done. */
  clear() {
    if (this.#total) this.begin(this.#total);
  }

  /** Whether it knows how many units there are. */
  get begun() {
    return this.#total > 0;
  }

  /** Nothing is known any more. */
  forget() {
    this.#total = 0;
    this.#early = [];
    this.#running = [];
    this.redraw();
  }

  /** Units that were finished, and those that run now. */
  add(units, running) {
    for (const unit of units) {
      if (this.#total) this.#enter(unit);
      else this.#early.push(unit);
    }
    this.#running = this.#total ? running : [];
    this.redraw();
  }

  #enter({ unit, ms }) {
    const square = Math.floor(unit / this.#each);
    this.#done[square]++;
    this.#ms[square] += ms;
  }

  #paint() {
    const width = this.element.clientWidth;
    if (!this.#look || !width) return;
    const ratio = deviceRatio();
    sizeCanvas(this.#canvas, width, width, ratio);
    this.#canvas.style.setProperty('width', `${width}px`);
    this.#canvas.style.setProperty('height', `${width}px`);
    this.draw(freshPen(this.#canvas, ratio), this.#look, width, ratio);
  }

  /** The map with any pen, `width` pixels wide. */
  draw(pen, look, width, ratio = 1) {
    const cell = Math.floor((width * ratio) / this.#side) / ratio;
    const mean = this.#meanMs();
    const squares = Math.ceil(this.#total / this.#each);
    for (let square = 0; square < squares; square++) this.#square(pen, look, square, cell, mean);
    for (const { unit, worker } of this.#running) this.#worker(pen, look, unit, worker, cell);
  }

  #meanMs() {
    let units = 0;
    let ms = 0;
    for (let square = 0; square < this.#ms.length; square++) {
      if (!this.#ms[square]) continue;
      units += this.#done[square];
      ms += this.#ms[square];
    }
    return units ? ms / units : 0;
  }

  #square(pen, look, square, cell, mean) {
    const size = Math.min(this.#each, this.#total - square * this.#each);
    const part = this.#done[square] / size;
    const edge = part ? undefined : look['line-strong'];
    this.#fill(pen, square, cell, { fill: look['cell-dark'], stroke: edge });
    if (!part) return;
    const ms = this.#ms[square] / this.#done[square];
    const strength = !mean || !ms ? 1 : [0.75, 1, 1.35, Infinity].findIndex((x) => ms < mean * x);
    // Units that were counted before the page was opened have no time of their own.
    const alpha = this.#ms[square] ? STRENGTHS[strength] : 0.62;
    this.#fill(pen, square, cell, { fill: look.malachite, alpha: alpha * Math.min(1, part) });
  }

  #worker(pen, look, unit, worker, cell) {
    const square = Math.floor(unit / this.#each);
    this.#fill(pen, square, cell, { fill: look.indigo });
    if (cell < 12) return;
    const [x, y] = this.#corner(square, cell);
    const size = Math.min(15, Math.round(cell * 0.6));
    const style = { fill: look['on-accent'], font: look['font-ui'], size, weight: 700 };
    pen.text(x + cell / 2, y + cell / 2 + 0.5, String(worker + 1), style);
  }

  #fill(pen, square, cell, whole) {
    const { stroke, ...style } = whole;
    const gap = cell > 8 ? Math.max(1, Math.round(cell * 0.06)) : 0;
    const [x, y] = this.#corner(square, cell);
    const round = cell > 12 ? 3 : 0;
    pen.rect(x + gap, y + gap, cell - 2 * gap, cell - 2 * gap, { ...style, round });
    // An edge for what is pale, where there is room for one.
    if (stroke && gap) outline(pen, x + gap, y + gap, cell - 2 * gap, { stroke, round });
  }

  #corner(square, cell) {
    return [(square % this.#side) * cell, Math.floor(square / this.#side) * cell];
  }
}

/** A line of one pixel inside of a square. */
function outline(pen, x, y, size, { stroke, round }) {
  pen.rect(x + 0.5, y + 0.5, size - 1, size - 1, { stroke, round, width: 1, alpha: 0.5 });
}
