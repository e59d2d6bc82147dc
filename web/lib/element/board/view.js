/**
 * view.js -- the board on the screen: two canvases, one for what stays and one for what
 * changes, redrawn at most once a frame and never while nothing happens.
 */
import { make } from '../dom.js';
import { sizeObserver } from '../platform.js';
import { deviceRatio, freshPen, oncePerFrame, sizeCanvas } from './canvas.js';
import { layoutBoard } from './layout.js';
import { Lens } from './lens.js';
import { paintGround, paintMarks } from './paint.js';

export class BoardView {
  #ground = make('canvas', { 'aria-hidden': 'true' });
  #marks = make('canvas', { 'aria-hidden': 'true' });
  #watcher = null;
  #groundIsStale = true;
  #scene = { n: 8 };
  #drawn = [];
  #look = null;
  #width = 0;
  #lens = new Lens();

  /** Where the cells lie; null until the board has a size. */
  place = null;
  /** Called after cells moved, so that what lies over the board can follow. */
  onplace = (_place) => {};
  /** Redraws in the next frame. */
  redraw = oncePerFrame(() => this.#paint());

  element = make('div', { class: 'board', part: 'board' }, this.#ground, this.#marks);

  connect() {
    this.#watcher ??= sizeObserver((entries) => this.#resize(entries.at(-1)));
    this.#watcher.observe(this.element);
  }

  disconnect() {
    this.#watcher?.disconnect();
    this.redraw.cancel();
  }

  set look(look) {
    this.#look = look;
    this.#groundIsStale = true;
    this.redraw();
  }

  get scene() {
    return { ...this.#scene, marks: this.#drawn };
  }

  /** What the page draws over every scene; see ../marks.js. */
  set marks(marks) {
    if (marks === this.#drawn) return;
    this.#drawn = marks;
    this.redraw();
  }

  /** Shows another scene. What did not change between two scenes costs nothing. */
  show(scene) {
    const old = this.#scene;
    this.#scene = scene;
    const moved = scene.n !== old.n || scene.coordinates !== old.coordinates;
    const isOther = (key) => String(scene[key]) !== String(old[key]);
    if (moved || ['regions', 'letters', 'forbidden'].some(isOther)) this.#groundIsStale = true;
    if (scene.n !== old.n) this.#lens.reset();
    if (moved) this.#settle();
    this.redraw();
  }

  /** Shows the same scene with some of it changed. */
  update(changes) {
    this.show({ ...this.#scene, ...changes });
  }

  // ---- A closer look, for large boards ----

  /** Whether the board can be enlarged at all. */
  get canZoom() {
    return Boolean(this.place) && Lens.most(this.#scene.n, this.place.width) > 1.05;
  }

  /** In (1) or out (-1) by a step. */
  zoomStep(direction) {
    this.#through(() => this.#lens.step(direction, this.#scene.n, this.place));
  }

  zoomBy(factor, x, y) {
    this.#through(() => this.#lens.zoomBy(factor, this.#scene.n, this.place, x, y));
  }

  moveBy(dx, dy) {
    if (this.place?.zoomed) this.#through(() => this.#lens.moveBy(dx, dy, this.place));
  }

  reveal(cell) {
    if (this.place?.zoomed) this.#through(() => this.#lens.reveal(cell, this.place));
  }

  #through(change) {
    change();
    this.#settle();
    this.redraw();
  }

  #resize(entry) {
    this.#width = entry.contentRect.width;
    this.#settle();
    // Painting now instead of in the next frame keeps a stretched picture off the screen.
    this.redraw.cancel();
    this.#paint();
  }

  /** The canvas is a whole number of device pixels wide, or the browser would blur it. */
  #settle() {
    const ratio = deviceRatio();
    const width = Math.floor(this.#width * ratio) / ratio;
    if (width <= 0) return;
    const coordinates = this.#scene.coordinates !== false;
    this.place = layoutBoard(this.#scene.n, width, ratio, coordinates, this.#lens);
    for (const canvas of [this.#ground, this.#marks]) {
      sizeCanvas(canvas, width, width, ratio);
      canvas.style.setProperty('width', `${width}px`);
      canvas.style.setProperty('height', `${width}px`);
    }
    this.#groundIsStale = true;
    this.element.classList.toggle('zoomable', this.canZoom);
    this.element.classList.toggle('zoomed', this.place.zoomed);
    this.onplace(this.place);
  }

  #paint() {
    if (!this.place || !this.#look) return;
    const { place } = this;
    if (this.#groundIsStale) {
      this.#groundIsStale = false;
      paintGround(freshPen(this.#ground, place.ratio), this.#look, place, this.#scene);
    }
    paintMarks(freshPen(this.#marks, place.ratio), this.#look, place, this.scene);
  }
}
