/**
 * found-boards.js -- what a whole search has found: its solutions in small, at its end. A click
 * leads to the step at which one was found.
 */
import { make } from '../../dom.js';
import { addSheets } from '../../styles/index.js';
import { tinies } from '../../styles/tinies.js';
import { pathTo, tinyBoard } from './node-card.js';
import { isWhole, treeOf } from './search-tree.js';

export class FoundBoards {
  #host;
  #boards = make('div', { class: 'tinies' });
  #survey = null;

  constructor(host, section) {
    this.#host = host;
    addSheets(host.element.shadowRoot, [tinies]);
    section.append(this.#boards);
  }

  /** Larger boards have more solutions than fit, and a tree that ends above them. */
  show({ spec: { n }, survey }) {
    if (!survey || survey === this.#survey) return;
    this.#survey = survey;
    const tree = isWhole(n) ? treeOf(survey, n) : [];
    const found = tree.filter(({ depth }) => depth === n);
    this.#boards.replaceChildren(...found.map((node, i) => this.#button(node, i + 1, n)));
  }

  #button(node, k, n) {
    const { t, element } = this.#host;
    const label = t('trace.say.solution', { k: t.number(k) });
    const [at] = node.solutions;
    const button = { type: 'button', title: label, 'aria-label': label };
    return make(
      'button',
      { ...button, onclick: () => element.goTo(at) },
      tinyBoard(pathTo(node), n),
    );
  }
}
