/**
 * element.js -- <n-queens-board>: one board, one voice, one dock, in five modes.
 *
 * The element keeps the settings, the frame and the public face. What happens on the
 * board is a mode's business: each mode builds its set-up, side and dock from `host`.
 */

import { columnsIn } from '../core/position.js';
import { BoardGrid } from './board/grid.js';
import { watchPointer } from './board/pointer.js';
import { BoardView } from './board/view.js';
import { boardTexts } from './board-texts.js';
import { isTyping, make } from './dom.js';
import { FormField } from './form-field.js';
import { frameCode } from './frame.js';
import {
  checkValue,
  checkValues,
  DEFAULTS,
  explainKey,
  KEYS,
  readKey,
  writeKey,
  writeQuery,
} from './keys.js';
import { Layout } from './layout.js';
import { readLook, watchLook } from './look.js';
import { describeMarks, marksOutside } from './marks.js';
import { hasControls, modeOf } from './modes/choice.js';
import { keysList, modeClass, surroundingsClass } from './modes/index.js';
import { adoptPageTheme, watchPageTheme } from './page-theme.js';
import { changedKeys, changeSettings, replaceSettings } from './settings.js';
import { Store } from './store.js';
import { addSheets, BOARD_SHEETS } from './styles/index.js';
import { nearestLanguage, translator } from './translate.js';

/** What a link carries: everything but how this reader likes to see it. */
const LINKED = KEYS.filter((key) => !['theme', 'lang', 'controls'].includes(key));

const NO_MARKS = [];

/**
 * What index.d.ts declares besides the keys, which are defined below.
 *
 * @typedef {import('./index.js').NQueensBoardElement} Declared
 * @typedef {Omit<Declared, keyof HTMLElement | keyof import('./index.js').BoardState>} BoardInterface
 */

/** Another board, or another mode, closes what was opened. */
const CLOSING = [
  'mode',
  'n',
  'rules',
  'seed',
  'grade',
  'regions',
  'queens',
  'crosses',
  'forbidden',
];

/** The modes in which there is something to solve. */
const SOLVABLE = ['play', 'paint', 'quiz'];

/** What a form's reset takes back to what the page has set. */
const RESET = ['queens', 'crosses', 'step'];

/** @implements {BoardInterface} */
export class NQueensBoardElement extends FormField {
  static observedAttributes = [...KEYS, 'required'];

  #store = new Store(
    { settings: { ...DEFAULTS } },
    (state, event) => this.#reduce(state, event),
    () => this.#render(),
  );
  #pending = new Map();
  #modes = new Map();
  #mode = null;
  #built = null;
  /** A promise that the missing pieces are here, or could not be loaded; null where none is missing. */
  #arrival = null;
  /** The state that was rendered last. */
  #shown = null;
  #host = null;
  #unwatch = [];
  #layout = new Layout();
  /** What stands around the board, once a mode has wanted it; see surroundings.js. */
  #around = null;
  #parts = null;
  #resolveReady;
  #base = '';

  // ---- Life ----

  connectedCallback() {
    const isFirst = !this.#host;
    if (isFirst) this.#create();
    this.#parts.view.connect();
    const refresh = () => this.refresh();
    this.#unwatch = [watchLook(refresh), watchPageTheme(this, refresh)];
    this.#store.batch(() => {
      this.#flush();
      this.#rebuild();
      this.refresh();
    });
  }

  /** Resolves with the element when it has been shown for the first time; see nq-ready. */
  ready = new Promise((resolve) => {
    this.#resolveReady = resolve;
  });

  /** Ends when the engine has answered what a board that is there asks it; for our own pages. */
  async answered() {
    await this.ready;
    await this.#around?.questions.idle();
  }

  #becomeReady() {
    if (!this.#resolveReady) return;
    this.#resolveReady(this);
    this.#resolveReady = null;
    queueMicrotask(() => this.#emit('nq-ready'));
  }

  /** A property that was set before the element was defined hides the accessor. */
  #takeOverProperties() {
    for (const key of [...OWN_KEYS, 'state', 'base']) {
      if (!Object.hasOwn(this, key)) continue;
      const value = this[key];
      delete this[key];
      this[key] = value;
    }
  }

  disconnectedCallback() {
    for (const end of this.#unwatch) end();
    this.#mode?.stop();
    this.#around?.stop();
    this.#parts.view.disconnect();
    this.#layout.stop();
    this.#modes.clear();
    this.#mode = null;
    this.#arrival = null;
    this.#store.dispatch({ type: 'disconnected' });
  }

  attributeChangedCallback(key, _old, text) {
    if (key === 'required') return this.#showValue();
    this.#pending.set(key, text);
    if (!this.isConnected || !this.#host) return;
    queueMicrotask(() => this.#flush());
  }

  #create() {
    this.#takeOverProperties();
    const root = this.attachShadow({ mode: 'open' });
    addSheets(root, BOARD_SHEETS);
    const view = new BoardView();
    const grid = new BoardGrid();
    view.element.append(grid.element);
    view.onplace = (place) => {
      grid.settle(place);
      this.#around?.showZoom();
    };
    this.#parts = { view, grid };
    this.#host = this.#makeHost();
    grid.describe = (cell) => this.#describe(cell);
    grid.onfocus = () => {
      if (grid.focused) view.reveal(grid.cursor);
      this.#mode?.cursorMoved?.();
    };
    const passOn =
      (name) =>
      (...values) =>
        this.#store.batch(() => this.#mode?.[name]?.(...values));
    const names = ['hover', 'tap', 'mark', 'lift', 'drag', 'drop', 'paint', 'painted'];
    watchPointer(view, Object.fromEntries(names.map((name) => [name, passOn(name)])));
    root.addEventListener('keydown', (event) => this.pressKey(event));
  }

  /** What is on a cell, and what the page drew there. */
  #describe(cell) {
    const { t, settings } = this.#host;
    const drawn = describeMarks(t, settings.marks ?? [], this.#parts.view.scene, cell);
    return [this.#mode?.describe(cell), drawn].filter(Boolean).join(t('a11y.comma'));
  }

  /** What a mode may use of the element. */
  #makeHost() {
    const element = this;
    const { view, grid } = this.#parts;
    return {
      view,
      grid,
      t: translator('en'),
      look: null,
      get settings() {
        return element.#settings;
      },
      element,
      batch: (run) => element.#store.batch(run),
      invalidate: () => element.#store.invalidate(),
      settled: (question) => element.#settled(question),
      answered: (event) => element.#answered(event),
      layout: element.#layout,
      showPane: (name) => element.#layout.showPane(name),
      change: (changes) => element.#change(changes),
      open: (name, event) => element.#open(name, event),
      publish: (keys) => element.#publish(keys),
      // Whether somebody else's page shows this one, or may.
      get guest() {
        return element.guest || window.parent !== window;
      },
      emit: (type, detail) => element.#emit(type, detail),
      reportError: (error) => element.#reportError(error),
    };
  }

  // ---- State ----

  /** The mode that is seen: one that was opened over the settings' own, or that. */
  get #modeName() {
    return this.#store.state.opened ?? modeOf(this.#settings);
  }

  /** Opens a mode that no settings name, with its first event; without a name closes it. */
  #open(name, event) {
    const piece = name && modeClass(name);
    if (piece instanceof Promise) {
      const open = () => this.isConnected && this.#open(name, event);
      return void piece.then(open, (error) => this.#reportError(error));
    }
    this.#store.batch(() => {
      this.#store.dispatch({ type: 'opened', name });
      if (event) this.#store.dispatch({ ...event, mode: name });
      this.#rebuild();
    });
  }

  get #settings() {
    return this.#store.state.settings;
  }

  /** The state has the settings, and what each mode makes of its events, by the mode's name. */
  #reduce(state, event) {
    if (event.type === 'settings') {
      return event.settings === state.settings ? state : { ...state, settings: event.settings };
    }
    if (event.type === 'opened') return { ...state, opened: event.name };
    if (event.type === 'disconnected') return { settings: state.settings };
    const { initial, reduce } = this.#modeNamed(event.mode);
    const before = state[event.mode] ?? initial;
    const after = reduce(before, event, state.settings);
    return after === state[event.mode] ? state : { ...state, [event.mode]: after };
  }

  /** `before` is what was shown last; null where settings or frame are others. */
  #render() {
    if (!this.#mode) return;
    const { settings, [this.#modeName]: shown } = this.#store.state;
    const before = this.#shown?.settings === settings ? this.#shown.shown : null;
    this.#shown = { settings, shown };
    this.#parts.view.marks = settings.marks ?? NO_MARKS;
    this.#mode.render(shown, before);
    this.#around?.questions.follow(this.#mode.questions(shown));
    this.#showValue();
  }

  // ---- Forms ----

  #showValue() {
    const isSolvable = SOLVABLE.includes(this.#modeName);
    const missing = isSolvable ? (this.#mode?.unsolved?.() ?? '…') : '';
    const text = isSolvable && !missing ? dots(this.#mode.position()) : '';
    this.setFormValue(text, missing, this.#parts?.grid.current);
  }

  /** To what the attributes say; a quiz asks all of its questions again. */
  formResetCallback() {
    if (!this.#host) return;
    this.#store.batch(() => {
      for (const key of RESET) this.#pending.set(key, this.getAttribute(key));
      this.#flush();
      this.#mode?.forget?.();
    });
  }

  #answered(event) {
    const mode = this.#modeName;
    const { [mode]: before } = this.#store.state;
    this.#store.batch(() => {
      this.#store.dispatch({ ...event, mode });
      if (event.error) this.#reportError(event.error);
      this.#mode.answered?.(event, before);
    });
  }

  /** Questions are asked after the batch that wants them. */
  async #settled(question) {
    await undefined;
    return this.#around.questions.settled(question);
  }

  // ---- Settings ----

  /** Attributes that changed in one go are read together: n and queens belong to each other. */
  #flush() {
    if (!this.#pending.size) return;
    this.#catchUp([...this.#pending.keys()]);
    const changes = {};
    for (const [key, text] of this.#pending) {
      const value = text === null ? DEFAULTS[key] : readKey(key, text);
      if (text !== null && value === undefined) this.#refuse(key, text);
      changes[key] = value ?? DEFAULTS[key];
    }
    this.#pending.clear();
    this.#set(changeSettings(this.#settings, changes));
  }

  /** A mode may have gone on since these keys were set: what it shows now is what changes. */
  #catchUp(keys) {
    const now = Object.entries(this.#mode?.state() ?? {});
    this.#adopt(Object.fromEntries(now.filter(([key]) => keys.includes(key))));
  }

  /** Settings that a mode has followed already. */
  #adopt(keys) {
    const before = this.#settings;
    const settings = changeSettings(before, keys);
    this.#store.batch(() => {
      this.#store.dispatch({ type: 'settings', settings });
      if (this.#shown?.settings === before) this.#shown = { ...this.#shown, settings };
    });
    return changedKeys(before, settings);
  }

  #refuse(key, text) {
    this.#emit('nq-error', { key, value: text, message: explainKey(key, text) });
  }

  /** Marks outside of the board are left out, and named. */
  #refuseMarksOutside({ marks = [], n }) {
    for (const value of marksOutside(marks, n)) {
      const message = `marks: "${value}" lies outside of a board with n = ${n}`;
      this.#emit('nq-error', { key: 'marks', value, message });
    }
  }

  /** A mode or a control changes settings; the world is told. */
  #change(changes) {
    this.#tellChanged(this.#set(changeSettings(this.#settings, changes)));
  }

  /** A mode's own keys follow what it shows; the world is told. */
  #publish(keys) {
    this.#tellChanged(this.#adopt(keys));
  }

  #tellChanged(changed) {
    if (!changed.size) return;
    this.#store.later(() => this.#emit('nq-change', { changed: [...changed], state: this.state }));
  }

  /** Brings what is shown in line with new settings; `whole` when all of them were set. */
  #set(settings, whole = false) {
    const changed = changedKeys(this.#settings, settings);
    const shown = this.#modeName;
    if (changed.has('marks')) this.#refuseMarksOutside(settings);
    this.#store.batch(() => {
      this.#store.dispatch({ type: 'settings', settings });
      if (CLOSING.some((key) => changed.has(key))) this.#store.dispatch({ type: 'opened' });
      if (!changed.size || !this.isConnected || !this.#built) return;
      if (shown !== this.#modeName || changed.has('controls') || changed.has('lang'))
        this.#rebuild(whole);
      else if (this.#mode) this.#mode.changed(changed);
      else this.#showBare();
      if (changed.has('theme')) this.refresh();
    });
    return changed;
  }

  /** The keys that differ from their defaults; setting it replaces all of them at once. */
  get state() {
    this.#flush();
    const values = { ...this.#settings, ...this.#mode?.state() };
    return Object.fromEntries(
      KEYS.filter((key) => values[key] !== undefined && values[key] !== DEFAULTS[key]).map(
        (key) => [key, values[key]],
      ),
    );
  }

  set state(values) {
    const given = checkValues(values); // refused before anything changes
    this.#store.batch(() => {
      this.#flush();
      this.#catchUp(KEYS);
      const { theme, lang, controls } = this.#settings;
      this.#set(replaceSettings(this.#settings, { theme, lang, controls, ...given }), true);
    });
  }

  // ---- Frame ----

  #rebuild(whole = false) {
    const { settings } = this.#host;
    /** @type {HTMLElement | null} */
    const spoken = this.closest?.('[lang]');
    const language = settings.lang ?? nearestLanguage(spoken?.lang);
    const name = this.#modeName;
    const isPicture = name === 'diagram';
    const around = isPicture ? null : surroundingsClass();
    const pieces = [modeClass(name), boardTexts(language, name), around];
    const missing = pieces.filter((piece) => piece instanceof Promise);
    if (missing.length > 0) return this.#rebuildAfter(missing, whole);
    this.#arrival = null;
    this.#host.t = translator(language);
    if (around) this.#surround(around);
    const mode = this.#modeNamed(name);
    if (this.#mode !== mode) this.#leaveMode();
    addSheets(this.shadowRoot, mode.sheets);
    this.#mode = mode;
    this.#shown = null;
    this.#store.invalidate();

    const bare = !hasControls(settings);
    const full = !bare && settings.controls === 'full';
    const parts = mode.build({ full });
    this.#showFrame(this.#makeFrame(mode, parts, { full, bare, language }));
    mode.start(whole);
    this.#around?.showZoom();
    if (this.#host.look) mode.restyle?.(this.#host.look);
    this.#becomeReady();
    return undefined;
  }

  /** What a mode may use of it stands on the host by its name. */
  #surround(Surroundings) {
    this.#around ??= new Surroundings(this.#host);
    addSheets(this.shadowRoot, this.#around.sheets);
    Object.assign(this.#host, this.#around.begin());
  }

  #leaveMode() {
    this.#mode?.stop();
    this.#around?.questions.follow({});
    this.#mode = null;
  }

  #showFrame(frame) {
    const { controls } = this.#settings;
    const size = hasControls(this.#settings) ? controls : 'alone';
    const sizer = make('div', { class: `sizer ${size}` });
    const slot = make('slot', { name: 'caption' });
    const caption = make('div', { class: 'caption', id: 'caption', part: 'caption' }, slot);
    const root = make('div', { class: 'root' }, sizer, frame, caption);
    const dialogs = [...this.shadowRoot.querySelectorAll('dialog')];
    this.#built = frame;
    this.shadowRoot.replaceChildren(root, ...dialogs);
    this.#layout.follow(frame);
  }

  // ---- Until the pieces are here ----

  /** Meanwhile there is the bare board; what the settings say then is built. */
  #rebuildAfter(missing, whole) {
    if (this.#mode) this.#leaveMode();
    this.#showBare();
    const arrival = Promise.all(missing).then(
      () => true,
      (error) => this.#reportError(error),
    );
    this.#arrival = arrival;
    arrival.then((hasCome) => {
      if (this.#arrival !== arrival) return;
      this.#arrival = null;
      if (!hasCome) return;
      this.#store.batch(() => {
        this.#rebuild(whole);
        this.refresh();
      });
    });
  }

  /** The board with the queens that were set, and room for what will stand around it. */
  #showBare() {
    this.#showValue();
    const { view } = this.#parts;
    const { controls, mode, marks = NO_MARKS } = this.#settings;
    view.show(bareScene(this.#settings));
    view.marks = marks;
    if (this.#built?.classList.contains('waiting')) return;
    const board = mode === 'count' ? null : view.element;
    const stage = make('div', { class: 'stage' }, make('div', { class: 'square' }, board));
    const alone = !hasControls(this.#settings);
    const layout = make('div', { class: alone ? 'layout alone' : 'layout' }, stage);
    if (!alone) layout.append(make('div', { class: 'beside' }, make('div', { class: 'voice' })));
    const dock = alone ? null : make('div', { class: 'dock' });
    const full = !alone && controls === 'full' ? 'full' : 'plain';
    const name = `frame waiting ${full}`;
    this.#showFrame(make('div', { class: name, 'aria-busy': 'true' }, layout, dock));
  }

  /** A group, not a landmark: a page may hold many boards. */
  #makeFrame(mode, parts, { full, bare, language }) {
    const { t } = this.#host;
    const attributes = {
      ...{ class: 'stage', role: 'group', 'aria-label': t('a11y.stage') },
      'aria-describedby': 'caption',
    };
    const square = make('div', { class: 'square' }, parts.stage ?? this.#parts.view.element);
    if (!bare) return this.#around.makeFrame(mode, parts, { full, language, square, attributes });
    const layout = make('div', { class: 'layout alone' }, make('div', attributes, square));
    const names = ['frame', mode.flat && 'flat', parts.side.length < 2 && 'plain'];
    const name = names.filter(Boolean).join(' ');
    return make('div', { class: name, lang: language }, layout, this.#host.announcer?.element);
  }

  #modeNamed(name) {
    if (!this.#modes.has(name)) this.#modes.set(name, new (modeClass(name))(this.#hostOf(name)));
    return this.#modes.get(name);
  }

  /** What a mode may use, with its own part of the state. */
  #hostOf(mode) {
    const store = this.#store;
    return Object.create(this.#host, {
      state: { get: () => store.state[mode] ?? this.#modeNamed(mode).initial },
      dispatch: { value: (event) => store.dispatch({ ...event, mode }) },
    });
  }

  /** Reads the tokens again: changes of custom properties fire no event. */
  refresh() {
    if (!this.#built) return;
    adoptPageTheme(this);
    const look = readLook(this);
    this.#host.look = look;
    this.#parts.view.look = look;
    if (this.#around) this.#around.look = look;
    this.#mode?.restyle?.(look);
  }

  /** Focuses the current cell, or, where no board is shown, the main button. */
  focus(options) {
    if (!this.#built) return super.focus(options);
    const { view, grid } = this.#parts;
    if (!this.#built.contains(grid.element)) {
      return this.#built.querySelector('.dock .btn.main')?.focus(options);
    }
    grid.focus();
    if (!options?.preventScroll) view.element.scrollIntoView({ block: 'nearest' });
    return undefined;
  }

  // ---- Keys ----

  /** Takes a key event; true when it meant something here. */
  pressKey(event) {
    if (event.defaultPrevented || isTyping(event)) return false;
    const { view } = this.#parts;
    if (event.key === '?') this.showKeys();
    else if (/^[+=-]$/.test(event.key) && view.canZoom && !event.ctrlKey && !event.metaKey) {
      view.zoomStep(event.key === '-' ? -1 : 1);
    } else if (!this.#key(event)) return false;
    event.preventDefault();
    return true;
  }

  #key(event) {
    const where = placeOf(event, this.#parts.grid);
    return this.#store.batch(() => this.#mode?.key(event, where));
  }

  /** Shows the list of keys; a page can add its own. */
  showKeys(extra) {
    if (!this.#mode) return;
    const open = this.shadowRoot.querySelector('dialog');
    if (open) return void open.close();
    const { t } = this.#host;
    const [list, texts] = [keysList(), boardTexts(t.language, 'keys')];
    if (list instanceof Promise || texts instanceof Promise) {
      const show = () => this.isConnected && this.showKeys(extra);
      return void Promise.all([list, texts]).then(show, (error) => this.#reportError(error));
    }
    list(this.shadowRoot, t, this.#modeName, extra);
  }

  // ---- Doing things ----

  /** Starts or goes on with playing the trace, the solutions or the count. */
  play() {
    this.#do('play');
  }

  /** Stops where it is. */
  pause() {
    this.#do('pause');
  }

  /** One event, solution or move forward. */
  stepForward() {
    return this.#do('step', 1);
  }

  /** One event, solution or move back. */
  stepBack() {
    return this.#do('step', -1);
  }

  /** To an event, solution or move by its number, from 0. */
  goTo(index) {
    if (!Number.isSafeInteger(index) || index < 0) {
      throw new RangeError(`an index is a whole number from 0, not ${String(index)}`);
    }
    return this.#do('goTo', index);
  }

  /** Play: completes the board. Trace and solutions: to the next solution. Count: counts. */
  solve() {
    return this.#do('solve');
  }

  /** Back to the beginning of the mode, on the same board. */
  reset() {
    return this.#do('reset');
  }

  undo() {
    return this.#do('undo');
  }

  redo() {
    return this.#do('redo');
  }

  /**
   * The board as a picture: `image/png` (default) or `image/svg+xml`, `size` pixels wide; with
   * `steps` a range of its trace, as `image/svg+xml` (default) or `image/apng` that moves.
   */
  toBlob(options = {}) {
    if (this.#arrival) return this.#arrival.then(() => this.toBlob(options));
    const mode = this.#current();
    const { look, t, settings } = this.#host;
    const { scene } = this.#parts.view;
    const title = t('a11y.board', { n: settings.n });
    if (options.steps !== undefined) {
      const { coordinates, marks } = scene;
      const moving = import('./moving.js');
      const seen = { look, title, coordinates, marks };
      const paced = { speed: settings.speed, ...options };
      return moving.then(({ toMovingImage }) => toMovingImage(mode, seen, paced));
    }
    const { type = 'image/png', size = 1024 } = options;
    const image = import('./image.js');
    return image.then(({ toImage, boardPicture }) => {
      const draw = mode.drawPicture?.bind(mode) ?? boardPicture(scene);
      return toImage(draw, { look, title }, type, size);
    });
  }

  /** The queens that stand, by row, as in the key `queens`. */
  get position() {
    if (this.#arrival) return [...(this.#settings.queens ?? [])];
    return this.#current().position();
  }

  /** The board as text in one of the core's formats; a board with gaps is drawn in dots. */
  async toText(format = 'dots') {
    const rows = this.position;
    if (rows.some((row) => typeof row !== 'number')) return dots(rows);
    return (await this.#engine()).text([rows], format);
  }

  /** The names of the formats that a whole board can be written in. */
  async formats() {
    return (await this.#engine()).formats();
  }

  /** A picture has no line to the engine before it is asked for what only that knows. */
  async #engine() {
    const Surroundings = await surroundingsClass();
    this.#around ??= new Surroundings(this.#host);
    return this.#around.engine;
  }

  /** Whether strangers link to this page and frame it; the embed sets it. */
  guest = false;

  /** Whether small counts start by themselves; the page sets it. */
  eager = false;

  /** Where the page lies that shows the same state; the page and the embed set it. */
  get base() {
    return this.#base;
  }

  set base(address) {
    this.#base = String(address);
  }

  /** An address that shows what is seen here. */
  shareLink(personal = {}) {
    const keys = [...LINKED, ...Object.keys(personal)];
    const query = writeQuery({ ...this.state, ...personal }, keys);
    return new URL(`?${query}`, this.base || document.baseURI).href;
  }

  /** Markup for a frame that shows what is seen here. */
  embedCode() {
    const query = writeQuery(this.state, LINKED);
    const address = new URL(`embed.html?${query}`, this.base || document.baseURI).href;
    return frameCode(address);
  }

  #do(action, ...values) {
    this.#flush();
    if (this.#arrival) return this.#arrival.then(() => this.#mode && this.#do(action, ...values));
    const mode = this.#current();
    return this.#store.batch(() => mode[action]?.(...values));
  }

  #current() {
    this.#flush();
    if (!this.#mode) throw new Error('the board is not in a document');
    return this.#mode;
  }

  // ---- Telling ----

  #emit(type, detail = {}) {
    const event = new CustomEvent(type, { detail, bubbles: true, composed: true });
    this.#store.later(() => this.dispatchEvent(event));
  }

  /** An aborted question is no error. */
  #reportError(error) {
    if (error.name === 'AbortError') return;
    this.#emit('nq-error', { message: error.message, error });
  }
}

/** `lang` is a property of every element. */
const OWN_KEYS = KEYS.filter((key) => key !== 'lang');

/** A property for each other key. Setting it sets the attribute, which the style can see. */
for (const key of OWN_KEYS) {
  Object.defineProperty(NQueensBoardElement.prototype, key, {
    configurable: true,
    enumerable: true,
    get() {
      return this.state[key] ?? DEFAULTS[key];
    },
    set(value) {
      if (value === undefined || value === null) return this.removeAttribute(key);
      const text = writeKey(key, checkValue(key, value));
      if (text === 'off' && DEFAULTS[key] === false) return this.removeAttribute(key);
      // The same text again is a change where the mode has gone on meanwhile.
      return this.setAttribute(key, text);
    },
  });
}

/** A board before its mode is here. */
function bareScene({ n, coordinates, queens = [] }) {
  const squares = queens.flatMap((queen, row) =>
    columnsIn(queen).map((column) => ({ row, column })),
  );
  return { n, coordinates: coordinates === 'on', queens: squares };
}

function dots(rows) {
  const line = (row) =>
    rows.map((_, column) => (columnsIn(row).includes(column) ? 'Q' : '.')).join('');
  return `${rows.map(line).join('\n')}\n`;
}

/** Where a key was pressed, as far as it matters for what it means. */
function placeOf(event, grid) {
  const path = event.composedPath();
  if (path.includes(grid.element)) return 'grid';
  const target = path[0];
  if (!(target instanceof Element)) return 'elsewhere';
  if (target.matches('[role="slider"]')) return 'time';
  if (target.matches('button, a, summary, [role="option"], [role="tab"]')) return 'button';
  return target.matches('input') ? 'range' : 'elsewhere';
}
