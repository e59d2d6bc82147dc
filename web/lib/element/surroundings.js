/**
 * surroundings.js -- what stands around the board of every mode but a diagram: narration, legend,
 * tabs, zoom and dock, the live region, and the line to the engine.
 */
import { make } from './dom.js';
import { Announcer } from './parts/announcer.js';
import { iconButton } from './parts/buttons.js';
import { Legend } from './parts/legend.js';
import { Narrator } from './parts/narrator.js';
import { Tabs } from './parts/tabs.js';
import { BoardQueries } from './queries.js';
import { Questions } from './questions.js';
import { controls } from './styles/controls.js';
import { frame } from './styles/frame.js';

export class Surroundings {
  sheets = [controls, frame];
  engine = new BoardQueries();
  questions;
  #host;
  #legend = new Legend();
  #announcer = new Announcer();
  #zoom = null;
  #isFlat = false;

  constructor(host) {
    this.#host = host;
    this.questions = new Questions(this.engine, (event) => host.answered(event));
  }

  /** What a mode that is built finds on its host. */
  begin() {
    const narrator = new Narrator();
    return { narrator, legend: this.#legend, announcer: this.#announcer, engine: this.engine };
  }

  stop() {
    this.questions.follow({});
    this.#announcer.stop();
    this.engine.close();
  }

  set look(look) {
    this.#legend.look = look;
  }

  /** The first of a mode's side, its narration, is always in view. */
  makeFrame(mode, parts, { full, language, square, attributes }) {
    const [voice, ...panes] = parts.side;
    this.#isFlat = Boolean(mode.flat);
    const stage = make(
      'div',
      attributes,
      full ? make('div', { class: 'setup', part: 'setup' }, ...parts.setup) : null,
      full ? parts.fieldError : null,
      square,
      make('div', { class: 'below' }, full ? this.#legend.element : null, this.#makeZoom()),
    );
    const beside = make(
      'div',
      { class: 'beside' },
      make('div', { class: 'voice' }, voice),
      panes.length ? this.#makeViews(mode, parts) : null,
      this.#makeSide(mode, panes),
    );
    const layout = make('div', { class: 'layout' }, stage, beside);
    const dock = make('div', { class: 'dock', part: 'dock' }, ...parts.dock);
    const names = ['frame', full && 'full', mode.flat && 'flat', !panes.length && 'plain'];
    const name = names.filter(Boolean).join(' ');
    return make('div', { class: name, lang: language }, layout, dock, this.#announcer.element);
  }

  /** One row: the tabs, and what belongs to the pane that is shown. */
  #makeViews(mode, { panes, paneControls = [] }) {
    const { t, layout, batch } = this.#host;
    const details = panes ?? ['details'];
    const views = ['board', ...details].map((name) => {
      return { name, word: t(`view.${name}`), panel: panes?.includes(name) };
    });
    const tabs = new Tabs(t('view.choose'), views, (name) => {
      layout.show(name === 'board' ? 'board' : 'side');
      if (name !== 'board') batch(() => mode.choosePane?.(name));
    });
    layout.showTabs(tabs, details);
    const row = { class: panes ? 'views' : 'views single' };
    return make('div', row, tabs.element, ...paneControls);
  }

  /** Panes without anything to press are scrolled by keys all the same. */
  #makeSide({ flat }, panes) {
    const label = this.#host.t('view.details');
    const scrolled = flat ? { tabindex: 0, role: 'group', 'aria-label': label } : {};
    return make('div', { class: 'side', part: 'side', ...scrolled }, ...panes);
  }

  /** Large boards can be looked at more closely. */
  #makeZoom() {
    const { t, view } = this.#host;
    this.#zoom = make(
      'div',
      { class: 'zoom', hidden: true },
      iconButton('minus', t('zoom.out'), () => view.zoomStep(-1)),
      iconButton('plus', t('zoom.in'), () => view.zoomStep(1)),
    );
    return this.#zoom;
  }

  showZoom() {
    if (this.#zoom) this.#zoom.hidden = !this.#host.view.canZoom || this.#isFlat;
  }
}
