/**
 * tabs.js -- a row of tabs: one is chosen, arrow keys lead from one to the next.
 */
import { make, mark } from '../dom.js';

const NEIGHBOUR = { ArrowLeft: -1, ArrowRight: 1 };

/** The id of what a tab shows, in the tree of nodes that both are part of. */
const panelId = (name) => `panel-${name}`;

/** What a tab shows, as the tab's panel. */
export function tabPanel(name, panel) {
  panel.id = panelId(name);
  mark(panel, 'role', 'tabpanel');
  mark(panel, 'aria-labelledby', `tab-${name}`);
  return panel;
}

export class Tabs {
  #tabs;
  #choose;

  /** `views` is a list of { name, word, panel }, `panel` telling whether it has one. */
  constructor(label, views, choose) {
    this.#choose = choose;
    this.#tabs = new Map(views.map((view) => [view.name, this.#makeTab(view)]));
    const list = { class: 'tabs', role: 'tablist', 'aria-label': label };
    this.element = make('div', list, ...this.#tabs.values());
  }

  #makeTab({ name, word, panel }) {
    const attributes = { type: 'button', role: 'tab', id: `tab-${name}`, 'data-view': name };
    return make(
      'button',
      {
        ...attributes,
        ...{ onclick: () => this.#choose(name), onkeydown: (event) => this.#press(event) },
        'aria-controls': panel ? panelId(name) : undefined,
      },
      word,
    );
  }

  /** Marks the one whose panel is seen. */
  show(chosen) {
    for (const [name, tab] of this.#tabs) {
      mark(tab, 'aria-selected', String(name === chosen));
      tab.tabIndex = name === chosen ? 0 : -1;
    }
  }

  /** A tab may have nothing to show in some arrangement. */
  offer(name, offered) {
    this.#tabs.get(name).hidden = !offered;
  }

  #press(event) {
    const by = NEIGHBOUR[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const tabs = [...this.#tabs.values()].filter(({ hidden }) => !hidden);
    const next = tabs.at((tabs.indexOf(event.currentTarget) + by) % tabs.length);
    this.#choose(next.dataset.view);
    next.focus();
  }
}
