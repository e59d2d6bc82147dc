/**
 * layout.js -- which arrangement fits into an element of some width and height.
 *
 *     columns   the board left, narration and panes right
 *     stack     one column, panes below the narration
 *     tabs      one column; a tab shows the panes in the place of the board
 *
 * Board, narration and transport are in view together in all of them. `low` is a frame or a
 * phone on its side: one row of buttons.
 */
import { make, mark } from './dom.js';
import { sizeObserver } from './platform.js';

const WIDE = 720;

/** Room for narration, transport and some lines of a pane besides a square board. */
const BESIDE_BOARD = 360;

export function layoutOf(width, height) {
  if (width >= WIDE || (width >= 480 && width > 1.15 * height)) {
    return { name: 'columns', low: height < 430 };
  }
  return { name: height >= width + BESIDE_BOARD ? 'stack' : 'tabs', low: height < 470 };
}

/** Follows the size of a frame: the frame's `data-layout` and the tabs that belong to it. */
export class Layout {
  #frame;
  #tabs = [];
  #watcher = sizeObserver((entries) => this.#resize(entries.at(-1).contentRect));

  /** `names` are the words of the tabs: the board's, and the panes'. */
  makeTabs(label, names) {
    const list = make('div', { class: 'views tabs', role: 'tablist', 'aria-label': label });
    this.#tabs = ['board', 'side'].map((view, i) =>
      make(
        'button',
        {
          ...{ type: 'button', role: 'tab', 'data-view': view },
          ...{ onclick: () => this.show(view), onkeydown: (event) => this.#press(event) },
        },
        names[i],
      ),
    );
    list.append(...this.#tabs);
    return list;
  }

  /** Shows the board or the panes, where there is room for one of them only. */
  show(view) {
    this.#frame.dataset.view = view;
    for (const tab of this.#tabs) {
      const on = tab.dataset.view === view;
      mark(tab, 'aria-selected', on);
      tab.tabIndex = on ? 0 : -1;
    }
  }

  follow(frame) {
    this.#watcher.disconnect();
    this.#frame = frame;
    this.#resize({ width: frame.clientWidth, height: frame.clientHeight });
    this.show('board');
    this.#watcher.observe(frame);
  }

  stop() {
    this.#watcher.disconnect();
  }

  #resize({ width, height }) {
    if (!width || !height) return;
    const { name, low } = layoutOf(width, height);
    mark(this.#frame, 'data-layout', name);
    this.#frame.classList.toggle('low', low);
  }

  #press(event) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    const other = this.#tabs.find((tab) => tab !== event.target);
    this.show(other.dataset.view);
    other.focus();
  }
}
