/**
 * gallery.js -- thumbnails of all solutions; only those in view are drawn or exist.
 */
import { deviceRatio, oncePerFrame, sizeCanvas } from '../../board/canvas.js';
import { make, mark } from '../../dom.js';
import { classShelf, plainShelf } from './gallery-layout.js';
import { Thumbs } from './thumbnails.js';

export class Gallery {
  #words;
  #choose;
  #canvas = make('canvas', { 'aria-hidden': 'true' });
  #room = make('div', { class: 'room' });
  #thumbs = new Thumbs();
  #watcher;
  #look = null;
  #data = null;
  #one = false;
  #shelf = null;
  #current = -1;
  #options = [];
  #labels = [];

  redraw = oncePerFrame(() => this.#paint());

  constructor(words, choose) {
    this.#words = words;
    this.#choose = choose;
    this.element = make(
      'div',
      {
        ...{ class: 'gallery', part: 'gallery', role: 'listbox', tabindex: 0 },
        ...{ 'aria-label': words('mode.solutions'), onscroll: () => this.redraw() },
        onclick: (event) => this.#click(event),
      },
      this.#canvas,
      this.#room,
    );
    this.#watcher = new ResizeObserver(() => this.#resize());
    this.#watcher.observe(this.element);
  }

  set look(look) {
    this.#look = look;
    this.redraw();
  }

  /** Called with the size of a thumbnail and the way from one to the next. */
  onsize = () => {};

  /** `one` shows one board of each class. */
  show(data, one) {
    this.#data = data;
    this.#one = one;
    this.#resize();
  }

  /** Rings a solution; `reveal` brings it into view. */
  select(solution, reveal) {
    this.#current = solution;
    if (reveal && this.#shelf) this.#reveal(this.#rowOf(solution));
    this.redraw();
  }

  /** How many thumbnails a screen holds. */
  get screen() {
    if (!this.#shelf) return 8;
    const rows = Math.max(1, Math.floor(this.element.clientHeight / this.#shelf.height));
    return rows * (this.#shelf.across ?? 8);
  }

  close() {
    this.#watcher.disconnect();
    this.redraw.cancel();
  }

  #resize() {
    const { clientWidth, clientHeight } = this.element;
    if (!this.#data || clientWidth < 40) return;
    this.#shelf = this.#makeShelf(clientWidth);
    this.onsize(this.#shelf.size, this.#shelf.pitch);
    // Browsers end at some thirty million pixels; no list of ours comes near.
    this.#room.style.setProperty('height', `${this.#shelf.rows * this.#shelf.height}px`);
    sizeCanvas(this.#canvas, clientWidth, clientHeight);
    this.#canvas.style.setProperty('width', `${clientWidth}px`);
    this.#canvas.style.setProperty('height', `${clientHeight}px`);
    this.#canvas.style.setProperty('margin-bottom', `${-clientHeight}px`);
    this.redraw();
  }

  #makeShelf(width) {
    const { n, starts, members, count } = this.#data;
    const ratio = deviceRatio();
    if (!starts) return plainShelf(n, count, (k) => k, width, ratio);
    if (!this.#one) return classShelf(this.#data, width, ratio);
    return plainShelf(n, starts.length - 1, (k) => members[starts[k]], width, ratio);
  }

  #rowOf(solution) {
    const { classOf } = this.#data;
    if (!classOf) return Math.floor(solution / this.#shelf.across);
    const row = classOf[solution];
    return this.#one ? Math.floor(row / this.#shelf.across) : row;
  }

  /** As little as it takes, but never with half a row at the top. */
  #reveal(row) {
    const { height } = this.#shelf;
    const { scrollTop, clientHeight } = this.element;
    const fits = Math.max(1, Math.floor(clientHeight / height));
    if (row * height < scrollTop) this.element.scrollTop = row * height;
    else if ((row + 1) * height > scrollTop + clientHeight) {
      this.element.scrollTop = (row + 1 - fits) * height;
    }
  }

  #visible() {
    const { height, rows } = this.#shelf;
    const { scrollTop, clientHeight } = this.element;
    const first = Math.max(0, Math.floor(scrollTop / height));
    const last = Math.min(rows - 1, Math.floor((scrollTop + clientHeight) / height));
    return { first, last, scrollTop };
  }

  #paint() {
    if (!this.#look || !this.#shelf) return;
    const ratio = deviceRatio();
    const { size, height } = this.#shelf;
    const { n, boards } = this.#data;
    const { first, last, scrollTop } = this.#visible();
    const context = this.#canvas.getContext('2d');
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    this.#thumbs.prepare(n, size, ratio, this.#look);
    const seen = [];
    for (let row = first; row <= last; row++) {
      for (const item of this.#shelf.itemsOf(row)) {
        const y = row * height + item.y;
        const at = [Math.round(item.x * ratio), Math.round((y - scrollTop) * ratio)];
        this.#thumbs.draw(context, ...at, boards, item.solution * n);
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
    style.setProperty('width', `${this.#shelf.size}px`);
    style.setProperty('height', `${this.#shelf.size}px`);
    if (Number(option.dataset.solution) === solution && option.dataset.n === String(n)) {
      mark(option, 'aria-selected', this.#isCurrent(solution));
      return;
    }
    option.dataset.solution = solution;
    option.dataset.n = n;
    const v = boards.subarray(solution * n, solution * n + n).join(' ');
    const i = this.#words.number(solution + 1);
    mark(option, 'aria-label', this.#words('a11y.solution', { i, v }));
    mark(option, 'aria-setsize', count);
    mark(option, 'aria-posinset', solution + 1);
    mark(option, 'aria-selected', this.#isCurrent(solution));
  }

  #showLabels(first, last) {
    const wanted = this.#shelf.labels ? last - first + 1 : 0;
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
    label.style.setProperty('transform', `translateY(${row * this.#shelf.height}px)`);
    label.style.setProperty('width', `${this.#shelf.labelWidth}px`);
    const key = `${row} ${this.#data.n}`;
    if (label.dataset.row === key) return;
    label.dataset.row = key;
    label.replaceChildren(...classLabel(this.#words, this.#data, row));
  }

  #click(event) {
    const option = event.target.closest('[role="option"]');
    if (option) this.#choose(Number(option.dataset.solution));
  }
}

/** The name of a class, how many images it has, and its symmetry if it has any. */
export function classLabel(words, { starts }, row) {
  const images = starts[row + 1] - starts[row];
  const parts = [
    make('b', {}, words('sol.class', { i: words.number(row + 1) })),
    make('small', {}, words('sol.images', { k: images })),
  ];
  if (images === 4) parts.push(make('small', {}, words('sol.half')));
  if (images === 2) parts.push(make('small', {}, words('sol.quarter')));
  return parts;
}
