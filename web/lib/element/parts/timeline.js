/**
 * timeline.js -- a mode's time axis: one slider, drawn by the mode, moved by hand or key.
 */
import { deviceRatio, freshPen, oncePerFrame, sizeCanvas } from '../board/canvas.js';
import { make, mark, pointIn } from '../dom.js';
import { sizeObserver } from '../platform.js';

export class TimeLine {
  #layers;
  #watcher;
  #look = null;
  #max = 0;
  #value = 0;
  #dragged = -1;

  /** Redraws in the next frame. */
  redraw = oncePerFrame(() => this.#paint());

  /**
   * `layers` is a list of { class, draw(pen, look, width, height), at(x, width) }; `at`
   * gives the value below a point. A layer may have a `card`, which floats above the pointer
   * while `point(x, y, width, height)` says so. `move(value)` is called when a person moves it.
   */
  constructor(label, layers, move) {
    this.#layers = layers.map((layer) => ({
      ...layer,
      canvas: make('canvas', { class: layer.class, 'aria-hidden': 'true' }),
    }));
    this.move = move;
    this.element = make(
      'div',
      {
        ...{ class: 'time', part: 'timeline', role: 'slider', tabindex: 0, 'aria-label': label },
        ...{ 'aria-valuemin': 0, 'aria-valuenow': 0, 'aria-valuemax': 0 },
        ...{ onpointerdown: (event) => this.#press(event) },
        ...{ onpointermove: (event) => this.#drag(event), onpointerup: () => this.#release() },
        ...{ onpointercancel: () => this.#release(), onpointerleave: () => this.#hideCards() },
      },
      ...this.#layers.map(({ canvas }) => canvas),
      ...this.#layers.flatMap(({ card }) => card ?? []),
    );
    for (const { card } of this.#layers) if (card) mark(card, 'aria-hidden', true);
    this.#hideCards();
    this.#watcher = sizeObserver(() => this.#resize());
    this.#watcher.observe(this.element);
  }

  set look(look) {
    this.#look = look;
    this.redraw();
  }

  /** Where it stands, and in words. */
  show(value, max, text) {
    this.#value = value;
    this.#max = max;
    mark(this.element, 'aria-valuemax', max);
    mark(this.element, 'aria-valuenow', value);
    mark(this.element, 'aria-valuetext', text);
    this.redraw();
  }

  layer(name) {
    return this.#layers.find((layer) => layer.class === name).canvas;
  }

  close() {
    this.#watcher.disconnect();
    this.redraw.cancel();
  }

  #resize() {
    for (const { canvas } of this.#layers)
      sizeCanvas(canvas, canvas.clientWidth, canvas.clientHeight);
    this.redraw.cancel();
    this.#paint();
  }

  #paint() {
    if (!this.#look) return;
    const ratio = deviceRatio();
    for (const { canvas, draw } of this.#layers) {
      if (canvas.hidden || canvas.width < 2) continue;
      const pen = freshPen(canvas, ratio);
      draw(pen, this.#look, canvas.width / ratio, canvas.height / ratio);
    }
  }

  #press(event) {
    if (event.button !== 0) return;
    this.#dragged = this.#layers.findIndex(({ canvas }) => canvas === event.target);
    if (this.#dragged < 0) return;
    this.element.setPointerCapture(event.pointerId);
    this.#drag(event);
  }

  #drag(event) {
    if (this.#dragged < 0) return this.#point(event);
    this.#hideCards();
    const { canvas, at } = this.#layers[this.#dragged];
    const [x] = pointIn(canvas, event);
    const value = at(x, canvas.offsetWidth);
    if (value === undefined) return;
    const whole = Math.max(0, Math.min(this.#max, Math.round(value)));
    if (whole !== this.#value) this.move(whole);
  }

  #release() {
    this.#dragged = -1;
  }

  /** A finger covers what it points at, and drags at once. */
  #point(event) {
    if (event.pointerType === 'touch') return;
    for (const { canvas, card, point } of this.#layers) {
      if (!card) continue;
      const { offsetWidth: width, offsetHeight: height } = canvas;
      const [x, y] = pointIn(canvas, event);
      card.hidden = canvas !== event.target || !point(x, y, width, height);
      // Its own width decides how far it stands to the left: it stays between both ends.
      const share = `${((100 * x) / width).toFixed(1)}%`;
      Object.assign(card.style, { left: share, transform: `translateX(-${share})` });
    }
  }

  #hideCards() {
    for (const { card } of this.#layers) if (card) card.hidden = true;
  }
}
