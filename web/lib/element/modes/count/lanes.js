/**
 * lanes.js -- what each worker did in the last ten seconds, a block for each unit.
 */
import { deviceRatio, freshPen, sizeCanvas } from '../../board/canvas.js';
import { make, setText } from '../../dom.js';

const SHOWN_MS = 10_000;

/** Above this many lanes are thin and have no words. */
const THICK = 16;

export class Lanes {
  #t;
  #look = null;
  #lanes = [];
  #list = make('ol', { class: 'lanes', part: 'lanes' });
  #note = make('span', { class: 'note' });

  constructor(t) {
    this.#t = t;
    const head = make('div', { class: 'head' }, make('h2', {}, t('count.workers')), this.#note);
    this.element = make('section', { hidden: true }, head, this.#list);
  }

  set look(look) {
    this.#look = look;
  }

  begin(number) {
    this.#list.classList.toggle('thin', number > THICK);
    this.#lanes = Array.from({ length: number }, (_, worker) => {
      const canvas = make('canvas', { 'aria-hidden': 'true' });
      const text = make('span');
      const element = make('li', {}, make('span', {}, String(worker + 1)), canvas, text);
      return { canvas, text, element, blocks: [] };
    });
    this.#list.replaceChildren(...this.#lanes.map(({ element }) => element));
    this.element.hidden = number === 0;
  }

  add(units) {
    const now = performance.now();
    for (const { unit, ms, worker } of units) {
      const lane = this.#lanes[worker];
      if (!lane) continue;
      const last = lane.blocks.at(-1);
      // Units of one batch are told together; they ran one after the other.
      const end = last && last.end > now - ms ? last.end + ms : now;
      lane.blocks.push({ unit, ms, end: Math.min(now, end) });
    }
  }

  /** Draws; called some times a second while a count runs. */
  show(running) {
    if (!this.#look) return;
    const now = performance.now();
    const ratio = deviceRatio();
    setText(this.#note, this.#t('count.lastten'));
    this.#lanes.forEach((lane, worker) => {
      lane.blocks = lane.blocks.filter(({ end }) => end > now - SHOWN_MS).slice(-400);
      this.#draw(lane, now, ratio, running);
      const block = lane.blocks.at(-1);
      const text = block ? `#${this.#t.number(block.unit)} · ${this.#t.duration(block.ms)}` : '';
      setText(lane.text, text);
      lane.text.title = `${this.#t('count.workers')} ${worker + 1}`;
    });
  }

  #draw({ canvas, blocks }, now, ratio, running) {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (!width) return;
    sizeCanvas(canvas, width, height, ratio);
    const pen = freshPen(canvas, ratio);
    const x = (time) => width - ((now - time) / SHOWN_MS) * width;
    pen.rect(0, 0, width, height, { fill: this.#look.sunken });
    blocks.forEach(({ end, ms, unit }) => {
      const from = Math.max(0, x(end - ms));
      const long = Math.max(0.5, x(end) - from - 0.7);
      pen.rect(from, 0, long, height, { fill: this.#look.malachite, alpha: unit % 2 ? 0.4 : 0.6 });
    });
    const last = blocks.at(-1)?.end;
    if (running && last) pen.rect(x(last), 0, width - x(last), height, { fill: this.#look.indigo });
  }
}
