/**
 * layout.js -- which arrangement fits into an element of some width and height.
 *
 *     columns   the board left, narration and panes right
 *     stack     one column, panes below the narration
 *     tabs      one column; the board is one more tab, before those of the panes
 *
 * Board, narration and transport are in view together in all of them. `low` is a frame or a
 * phone on its side: one row of buttons.
 */
import { mark } from './dom.js';
import { sizeObserver } from './platform.js';

const WIDE = 720;

/** Room for narration, transport and some lines of a pane besides a square board. */
const BESIDE_BOARD = 360;

/** Where panes have tabs of their own: room for these, and for a pane worth looking at. */
const BESIDE_BOARD_WITH_TABS = 520;

export function layoutOf(width, height, hasTabs = false) {
  const beside = hasTabs ? BESIDE_BOARD_WITH_TABS : BESIDE_BOARD;
  if (width >= WIDE || (width >= 480 && width > 1.15 * height)) {
    return { name: 'columns', low: height < 430 };
  }
  return { name: height >= width + beside ? 'stack' : 'tabs', low: height < 470 };
}

/** Follows the size of a frame: the frame's `data-layout` and the tabs that belong to it. */
export class Layout {
  #frame = null;
  #tabs = null;
  #pane;
  #hasTabs = false;
  #watcher = sizeObserver((entries) => this.#resize(entries.at(-1).contentRect));

  /** The tabs (parts/tabs.js) that show the board and each of the `panes`. */
  showTabs(tabs, panes) {
    this.#tabs = tabs;
    [this.#pane] = panes;
    this.#hasTabs = panes.length > 1;
  }

  /** Names the pane that stands beside the board. */
  showPane(name) {
    this.#pane = name;
    this.#markTab();
  }

  /** Shows the board or the panes, where there is room for one of them only. */
  show(view) {
    this.#frame.dataset.view = view;
    this.#markTab();
  }

  #markTab() {
    const { layout, view } = this.#frame?.dataset ?? {};
    this.#tabs?.offer('board', layout === 'tabs');
    this.#tabs?.show(layout === 'tabs' && view === 'board' ? 'board' : this.#pane);
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
    const { name, low } = layoutOf(width, height, this.#hasTabs);
    mark(this.#frame, 'data-layout', name);
    this.#frame.classList.toggle('low', low);
    this.#markTab();
  }
}
