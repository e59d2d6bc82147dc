/**
 * completion.js -- "can this still be completed?", asked of the engine and answered honestly.
 */
import { make, say } from '../../dom.js';
import { textButton } from '../../parts/buttons.js';
import { sayCompletions } from './sentences.js';

/** A check that took less than this is made after every move by itself. */
const QUICK = 50;

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
    const { words } = host;
    const button = textButton(words('play.can.ask'), () => this.ask());
    const text = make('div', {}, make('h2', {}, words('play.can')), this.#answer);
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
    const { words } = this.#host;
    if (conflicts.length) this.#known = words('play.can.conflict');
    say(this.#answer, this.#known);
    if (!this.#known && this.#quick) this.ask();
  }

  async ask() {
    const question = this.#question();
    if (!question) return;
    const number = ++this.#asked;
    const began = performance.now();
    try {
      const { words, announcer } = this.#host;
      const found = await this.#host.engine.completions(question);
      if (number !== this.#asked) return;
      this.#quick = performance.now() - began < QUICK;
      this.#known = sayCompletions(words, found);
      say(this.#answer, this.#known);
      announcer.saySometime(this.#known);
    } catch (error) {
      if (number !== this.#asked) return;
      say(this.#answer, this.#host.words('err.load'));
      this.#host.trouble(error);
    }
  }
}
