/**
 * unit-map.js -- the units of a count as squares, in their order: done, running, waiting.
 */
import { deviceRatio, oncePerFrame, sizeCanvas } from '../../board/canvas.js';
import { make } from '../../dom.js';

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

  redraw = oncePerFrame(() => this.#paint());
  element = make('div', { class: 'board units', part: 'units' }, this.#canvas);

  connect() {
    this.#watcher ??= new ResizeObserver(() => this.redraw());
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
    this.redraw();
  }

  /** Units that were finished, and those that run now. */
  add(units, running) {
    for (const { unit, ms } of units) {
      const square = Math.floor(unit / this.#each);
      this.#done[square]++;
      this.#ms[square] += ms;
    }
    this.#running = running;
    this.redraw();
  }

  #paint() {
    const width = this.element.clientWidth;
    if (!this.#look || !width) return;
    const ratio = deviceRatio();
    const cell = Math.floor((width * ratio) / this.#side);
    sizeCanvas(this.#canvas, width, width, ratio);
    this.#canvas.style.setProperty('width', `${width}px`);
    this.#canvas.style.setProperty('height', `${width}px`);
    const g = this.#canvas.getContext('2d');
    g.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    const mean = this.#meanMs();
    const squares = Math.ceil(this.#total / this.#each);
    for (let square = 0; square < squares; square++) this.#square(g, square, cell, mean);
    for (const { unit, worker } of this.#running) this.#worker(g, unit, worker, cell);
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

  #square(g, square, cell, mean) {
    const size = Math.min(this.#each, this.#total - square * this.#each);
    const part = this.#done[square] / size;
    this.#fill(g, square, cell, this.#look['cell-dark'], 0.42);
    if (!part) return;
    const ms = this.#ms[square] / this.#done[square];
    const strength = !mean || !ms ? 1 : [0.75, 1, 1.35, Infinity].findIndex((x) => ms < mean * x);
    // Units that were counted before the page was opened have no time of their own.
    const alpha = this.#ms[square] ? STRENGTHS[strength] : 0.62;
    this.#fill(g, square, cell, this.#look.malachite, alpha * part);
  }

  #worker(g, unit, worker, cell) {
    const square = Math.floor(unit / this.#each);
    this.#fill(g, square, cell, this.#look.indigo, 1);
    if (cell < 12) return;
    const [x, y] = [(square % this.#side) * cell, Math.floor(square / this.#side) * cell];
    g.fillStyle = this.#look['on-accent'];
    g.font = `700 ${Math.round(cell * 0.6)}px ${this.#look['font-ui']}`;
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.fillText(String(worker + 1), x + cell / 2, y + cell / 2 + 1);
  }

  #fill(g, square, cell, colour, alpha) {
    const gap = cell > 8 ? Math.max(1, Math.round(cell * 0.06)) : 0;
    const [x, y] = [(square % this.#side) * cell, Math.floor(square / this.#side) * cell];
    g.globalAlpha = alpha;
    g.fillStyle = colour;
    g.beginPath();
    g.roundRect(x + gap, y + gap, cell - 2 * gap, cell - 2 * gap, cell > 12 ? 3 : 0);
    g.fill();
    g.globalAlpha = 1;
  }
}
