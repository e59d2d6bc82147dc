/**
 * gallery.js -- thumbnails of all solutions; only those in view are drawn or exist.
 */
import { deviceRatio, oncePerFrame, sizeCanvas } from '../../board/canvas.js';
import { make, mark } from '../../dom.js';
import { context2d, sizeObserver } from '../../platform.js';
import { classLayout, plainLayout } from './gallery-layout.js';
import { Thumbnails } from './thumbnails.js';

export class Gallery {
  #t;
  #choose;
  #canvas = make('canvas', { 'aria-hidden': 'true' });
  #room = make('div', { class: 'room' });
  #thumbnails = new Thumbnails();
  #watcher;
  #look = null;
  #data = null;
  #one = false;
  #layout = null;
  #current = -1;
  #options = [];
  #labels = [];

  redraw = oncePerFrame(() => this.#paint());

  constructor(t, choose) {
    this.#t = t;
    this.#choose = choose;
    this.element = make(
      'div',
      {
        ...{ class: 'gallery', part: 'gallery', role: 'listbox', tabindex: 0 },
        ...{ 'aria-label': t('trace.solutions'), onscroll: () => this.redraw() },
        onclick: (event) => this.#click(event),
      },
      this.#canvas,
      this.#room,
    );
    this.#watcher = sizeObserver(() => this.#resize());
    this.#watcher.observe(this.element);
  }

  set look(look) {
    this.#look = look;
    this.redraw();
  }

  /** Called with a thumbnail's size, the way to the next, and whether labels stand beside. */
  onsize = (_size, _pitch, _beside) => {};

  /** `one` shows one board of each class. */
  show(data, one) {
    this.#data = data;
    this.#one = one;
    this.#resize();
  }

  /** Rings a solution; `reveal` brings it into view. */
  select(solution, reveal) {
    this.#current = solution;
    if (reveal && this.#layout) this.#reveal(this.#rowOf(solution));
    this.redraw();
  }

  /** How many thumbnails a screen holds. */
  get screen() {
    if (!this.#layout) return 8;
    const rows = Math.max(1, Math.floor(this.element.clientHeight / this.#layout.height));
    return rows * (this.#layout.across ?? 8);
  }

  close() {
    this.#watcher.disconnect();
    this.redraw.cancel();
  }

  #resize() {
    const { clientWidth, clientHeight } = this.element;
    if (!this.#data || clientWidth < 40) return;
    this.#layout = this.#makeLayout(clientWidth);
    const { size, pitch, beside } = this.#layout;
    this.element.classList.toggle('labelled', beside);
    this.onsize(size, pitch, beside);
    // Browsers end at some thirty million pixels; no list of ours comes near.
    this.#room.style.setProperty('height', `${this.#layout.rows * this.#layout.height}px`);
    sizeCanvas(this.#canvas, clientWidth, clientHeight);
    this.#canvas.style.setProperty('width', `${clientWidth}px`);
    this.#canvas.style.setProperty('height', `${clientHeight}px`);
    this.#canvas.style.setProperty('margin-bottom', `${-clientHeight}px`);
    this.redraw();
  }

  #makeLayout(width) {
    const { n, starts, members, count } = this.#data;
    const ratio = deviceRatio();
    if (!starts) return plainLayout(n, count, (k) => k, width, ratio);
    if (!this.#one) return classLayout(this.#data, width, ratio);
    return plainLayout(n, starts.length - 1, (k) => members[starts[k]], width, ratio);
  }

  #rowOf(solution) {
    const { classOf } = this.#data;
    if (!classOf) return Math.floor(solution / this.#layout.across);
    const row = classOf[solution];
    return this.#one ? Math.floor(row / this.#layout.across) : row;
  }

  /** As little as it takes, but never with half a row at the top. */
  #reveal(row) {
    const { height } = this.#layout;
    const { scrollTop, clientHeight } = this.element;
    const fits = Math.max(1, Math.floor(clientHeight / height));
    if (row * height < scrollTop) this.element.scrollTop = row * height;
    else if ((row + 1) * height > scrollTop + clientHeight) {
      this.element.scrollTop = (row + 1 - fits) * height;
    }
  }

  #visible() {
    const { height, rows } = this.#layout;
    const { scrollTop, clientHeight } = this.element;
    const first = Math.max(0, Math.floor(scrollTop / height));
    const last = Math.min(rows - 1, Math.floor((scrollTop + clientHeight) / height));
    return { first, last, scrollTop };
  }

  #paint() {
    if (!this.#look || !this.#layout) return;
    const ratio = deviceRatio();
    const { size, height } = this.#layout;
    const { n, boards } = this.#data;
    const { first, last, scrollTop } = this.#visible();
    const context = context2d(this.#canvas);
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    this.#thumbnails.prepare(n, size, ratio, this.#look);
    const seen = [];
    for (let row = first; row <= last; row++) {
      for (const item of this.#layout.itemsOf(row)) {
        const y = row * height + item.y;
        /** @type {[number, number]} */
        const at = [Math.round(item.x * ratio), Math.round((y - scrollTop) * ratio)];
        this.#thumbnails.draw(context, ...at, boards, item.solution * n);
        if (this.#isCurrent(item.solution)) this.#ring(context, at, size * ratio, ratio);
        seen.push({ ...item, y });
      }
    }
    this.#showOptions(seen);
    this.#showLabels(first, last);
  }

  /** Where one board stands for its class, it is rung for all of them. */
  #isCurrent(solution) {
    const { classOf } = this.#data;
    if (!this.#one || !classOf) return solution === this.#current;
    return classOf[solution] === classOf[this.#current];
  }

  #ring(context, [x, y], size, ratio) {
    context.strokeStyle = this.#look.indigo;
    context.lineWidth = 2 * ratio;
    context.strokeRect(x - ratio, y - ratio, size + 2 * ratio, size + 2 * ratio);
  }

  /** One unseen option for each thumbnail in view, with its true number. */
  #showOptions(seen) {
    while (this.#options.length < seen.length) {
      const option = make('div', { role: 'option', part: 'thumb' });
      this.#options.push(option);
      this.#room.append(option);
    }
    this.#options.forEach((option, i) => {
      const item = seen[i];
      option.hidden = !item;
      if (item) this.#placeOption(option, item);
    });
  }

  #placeOption(option, { solution, x, y }) {
    const { n, boards, count } = this.#data;
    const { style } = option;
    style.setProperty('transform', `translate(${x}px, ${y}px)`);
    style.setProperty('width', `${this.#layout.size}px`);
    style.setProperty('height', `${this.#layout.size}px`);
    if (Number(option.dataset.solution) === solution && option.dataset.n === String(n)) {
      mark(option, 'aria-selected', this.#isCurrent(solution));
      return;
    }
    option.dataset.solution = solution;
    option.dataset.n = n;
    const v = boards.subarray(solution * n, solution * n + n).join(' ');
    const i = this.#t.number(solution + 1);
    mark(option, 'aria-label', this.#t('a11y.solution', { i, v }));
    mark(option, 'aria-setsize', count);
    mark(option, 'aria-posinset', solution + 1);
    mark(option, 'aria-selected', this.#isCurrent(solution));
  }

  #showLabels(first, last) {
    const wanted = this.#layout.labels ? last - first + 1 : 0;
    while (this.#labels.length < wanted) {
      const label = make('div', { class: 'class-l', role: 'presentation' });
      this.#labels.push(label);
      this.#room.append(label);
    }
    this.#labels.forEach((label, i) => {
      label.hidden = i >= wanted;
      if (i < wanted) this.#placeLabel(label, first + i);
    });
  }

  #placeLabel(label, row) {
    label.style.setProperty('transform', `translateY(${row * this.#layout.height}px)`);
    label.style.setProperty('width', `${this.#layout.labelWidth}px`);
    const key = `${row} ${this.#data.n}`;
    if (label.dataset.row === key) return;
    label.dataset.row = key;
    label.replaceChildren(...classLabel(this.#t, this.#data, row));
  }

  #click(event) {
    const option = event.target.closest('[role="option"]');
    if (option) this.#choose(Number(option.dataset.solution));
  }
}

/** The name of a class, how many images it has, and its symmetry if it has any. */
export function classLabel(t, { starts }, row) {
  const images = starts[row + 1] - starts[row];
  const parts = [
    make('b', {}, t('sol.class', { i: t.number(row + 1) })),
    make('small', {}, t('sol.images', { k: images })),
  ];
  if (images === 4) parts.push(make('small', {}, t('sol.half')));
  if (images === 2) parts.push(make('small', {}, t('sol.quarter')));
  return parts;
}
