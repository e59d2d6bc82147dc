/**
 * panes.js -- what a trace shows beside the board: one pane at a time, a tab for each.
 *
 * A pane is made from the mode's host and has an `element` and `show(state, settings)`, which
 * is called while its tab is chosen. A `control` of its own stands in the row of the tabs. To
 * add a pane: its name in PANES of keys.js, its word `view.NAME`, its line here.
 */
import { boardTexts } from '../../board-texts.js';
import { CodePane } from '../../parts/code-pane.js';
import { laterPane } from '../../parts/later-pane.js';
import { tabPanel } from '../../parts/tabs.js';

/** What has words of its own comes together with them. */
export const paneWithTexts = (load) =>
  laterPane(async ({ t }) => {
    const [pane] = await Promise.all([load(), boardTexts(t.language, 'panes')]);
    return pane;
  });

/** The panes of a search, by their names. */
export const PANES = {
  code: CodePane,
  tree: paneWithTexts(async () => (await import('./tree-pane.js')).TreePane),
  state: paneWithTexts(async () => (await import('./state-pane.js')).StatePane),
};

export class Panes {
  /** Their names, as the key `pane` has them. */
  names;
  #panes;

  constructor(host, classes) {
    this.names = Object.keys(classes);
    this.#panes = new Map(this.names.map((name) => [name, new classes[name](host)]));
    for (const [name, { element }] of this.#panes) tabPanel(name, element);
  }

  get elements() {
    return [...this.#panes.values()].map(({ element }) => element);
  }

  get controls() {
    return [...this.#panes.values()].flatMap(({ control }) => control ?? []);
  }

  /** Shows the chosen pane; gives its name. */
  show(state, settings) {
    const chosen = this.#panes.has(settings.pane) ? settings.pane : this.names[0];
    for (const [name, { element, control }] of this.#panes) {
      element.hidden = name !== chosen;
      if (control) control.hidden = name !== chosen;
    }
    this.#panes.get(chosen).show(state, settings);
    return chosen;
  }
}
