/**
 * completion.js -- "can this still be completed?", asked of the engine and answered honestly.
 */
import { make, setText } from '../../dom.js';
import { textButton } from '../../parts/buttons.js';
import { describeCompletions } from './sentences.js';

/** A check that took less than this is made after every move by itself. */
const QUICK_MS = 50;

export class Completion {
  #host;
  #question;
  #answer = make('p', { class: 'answer' });
  #asked = 0;
  #quick = false;
  #known = '';

  constructor(host, question) {
    this.#host = host;
    this.#question = question;
    const { t } = host;
    const button = textButton(t('play.can.ask'), () => this.ask());
    const text = make('div', {}, make('h2', {}, t('play.can')), this.#answer);
    this.element = make('section', { class: 'ask' }, text, button);
  }

  /** The position changed: the answer no longer holds. */
  forget() {
    this.#asked++;
    this.#known = '';
  }

  stop() {
    this.#asked++;
  }

  show({ conflicts }) {
    const { t } = this.#host;
    if (conflicts.length) this.#known = t('play.can.conflict');
    setText(this.#answer, this.#known);
    if (!this.#known && this.#quick) this.ask();
  }

  async ask() {
    const question = this.#question();
    if (!question) return;
    const number = ++this.#asked;
    const began = performance.now();
    try {
      const { t, announcer } = this.#host;
      const found = await this.#host.engine.completions(question);
      if (number !== this.#asked) return;
      this.#quick = performance.now() - began < QUICK_MS;
      this.#known = describeCompletions(t, found);
      setText(this.#answer, this.#known);
      announcer.announceLater(this.#known);
    } catch (error) {
      if (number !== this.#asked) return;
      setText(this.#answer, this.#host.t('err.load'));
      this.#host.reportError(error);
    }
  }
}
