/**
 * doors.js -- a first visit: three ways in, and the tutorial.
 */
import { make, setText } from '../../lib/element/dom.js';
import { iconButton } from '../../lib/element/parts/buttons.js';
import { hasFiles } from '../../lib/element/worker/start.js';

const SEEN = 'nqueens-seen';
const MODES = ['play', 'trace', 'count'];

export class Doors {
  #go;
  element = make('aside', { class: 'doors', hidden: true });

  /** `go(mode)` opens a mode. It is shown until a door was taken or it was closed, then never again. */
  constructor(go) {
    this.#go = go;
    this.element.hidden = wasSeen();
  }

  show(t) {
    if (this.element.hidden) return;
    this.element.setAttribute('aria-label', t('doors.label'));
    const doors = MODES.map((mode) =>
      make('button', { type: 'button', onclick: () => this.#take(mode) }, t(`doors.${mode}`)),
    );
    const tutorial = make('a', { href: `tutorial/${t.language}/02-backtracking.html` });
    setText(tutorial, t('doors.tutorial'));
    this.element.replaceChildren(
      ...doors,
      ...(hasFiles ? [tutorial] : []),
      iconButton('close', t('shell.close'), () => this.close()),
    );
  }

  #take(mode) {
    this.close();
    this.#go(mode);
  }

  close() {
    this.element.hidden = true;
    try {
      localStorage.setItem(SEEN, '1');
    } catch {
      // Without storage every visit is a first one.
    }
  }
}

function wasSeen() {
  try {
    return localStorage.getItem(SEEN) !== null;
  } catch {
    return false;
  }
}
