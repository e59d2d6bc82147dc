/**
 * address.js -- the address bar is the state: reload, back and shared links restore it.
 *
 * Another board (mode, n, algorithm, …) is a new entry of the history; what happens on a
 * board replaces the entry: at once while that is rare, a little later while a trace plays,
 * because browsers count how often one does it.
 */
import { algorithmNames } from '../../lib/core/algorithm_table.js';
import { KEYS, MODES, readQuery, writeQuery } from '../../lib/element/keys.js';
import { SIZES } from './race/published-times.js';

/** The modes of the page: the element's but diagrams, and the race. */
export const PAGE_MODES = [...MODES.filter((mode) => mode !== 'diagram'), 'race'];

const NEW_ENTRY = ['mode', 'n', 'algorithm', 'level', 'rules', 'seed'];
const PERSONAL = ['theme', 'lang', 'controls'];
const BOARD_KEYS = KEYS.filter((key) => !PERSONAL.includes(key));
const LATER = 600;

/** The board of a first trace: its search has 128 steps, that of n = 8 has 24,038. */
const FIRST_TRACE = 4;

/** Safari allows a hundred changes in thirty seconds. */
const MOST_WRITES = 40;
const LONG_AGO = 30_000;

/** On the page a diagram can be played on; there is a race, and what it compares. */
const EXTRA = {
  mode: (text) => (text === 'diagram' ? 'play' : text === 'race' ? 'race' : undefined),
  figures: (text) => (['seconds', 'nodes'].includes(text) ? text : undefined),
  runners: readRunners,
};

/** Names with commas between them. */
function readRunners(text) {
  const names = text.split(',');
  const known = algorithmNames('counts');
  return names.every((name) => known.includes(name)) ? [...new Set(names)] : undefined;
}

export class Address {
  #boards;
  #board;
  #settled;
  #timer = 0;
  #writes = [];
  #game = {};
  /** Whether the trace is of the small board that nobody has chosen. */
  #isFirstTrace = false;
  mode = 'play';
  /** What the race compares. */
  race = raceOf({});
  refused = [];
  wishes = {};

  constructor(boards, settled) {
    this.#boards = boards;
    this.#settled = settled;
    this.#read();
    this.#board = boards.of(this.mode);
    globalThis.addEventListener('popstate', () => this.#restore());
    globalThis.addEventListener('pagehide', () => this.#flush());
  }

  /** Follows a board while it is the one that is seen. */
  follow(board) {
    board.addEventListener('nq-change', ({ detail }) => {
      if (board === this.#board) this.#changed(detail.changed);
    });
    board.addEventListener('nq-step', () => board === this.#board && this.#later());
  }

  /** The board that is seen. */
  get board() {
    return this.#board;
  }

  /** Shows on the board what the address says. */
  open() {
    const values = this.#withFirstTrace(readQuery(query(), EXTRA).values);
    this.mode = values.mode ?? 'play';
    this.race = this.mode === 'race' ? raceOf(values) : this.race;
    this.#board = this.#boards.of(this.mode);
    this.#show(values);
  }

  /** The race compares something else. */
  compare(changes) {
    this.race = { ...this.race, ...changes };
    write('replaceState', this.linkTo({}));
    this.#settled();
  }

  /** To another mode or board, as if by a link. */
  go(changes) {
    this.#flush();
    if (this.mode === 'play') this.#game = this.#board.state;
    write('pushState', this.linkTo(changes));
    if (changes.mode === 'trace' && this.mode !== 'trace' && !this.#board.state.n) {
      this.#isFirstTrace = true;
    }
    this.open();
    this.#settled();
  }

  /** A relative address with some keys changed. */
  linkTo(changes) {
    const mode = changes.mode ?? this.mode;
    const kept = mode === this.mode ? this.#seen() : this.#taken(mode);
    return `?${queryOf({ ...kept, ...changes })}`;
  }

  /** What comes along into another mode: the size, and the game that was left at that size. */
  #taken(mode) {
    if (mode === 'race') return this.race;
    const there = this.#boards.at(mode);
    if (mode === 'count' && there !== this.#board) return there.state;
    const { step: _step, speed: _speed, ...seen } = this.#board.state;
    // A puzzle whose deduction was watched is played on.
    if (mode === 'play' && this.mode === 'trace' && seen.rules === 'regions') return seen;
    const n = this.#isFirstTrace ? this.#game.n : seen.n;
    if (mode === 'trace') return { n: n ?? FIRST_TRACE };
    return mode === 'play' && this.#game.n === n ? this.#game : { n };
  }

  /** A trace that nobody has chosen a board for is a small one; the other modes keep theirs. */
  #withFirstTrace(values) {
    const chosen = Object.keys(values).some((key) => !['mode', ...PERSONAL].includes(key));
    this.#isFirstTrace &&= values.mode === 'trace' && values.n === FIRST_TRACE;
    if (values.mode !== 'trace' || chosen) return values;
    this.#isFirstTrace = true;
    return { ...values, n: FIRST_TRACE };
  }

  /** The full address of what is seen; with language and theme only when asked for. */
  shareLink(personal = {}) {
    const query = [queryOf(this.#seen()), writeQuery(personal, ['theme', 'lang'])]
      .filter(Boolean)
      .join('&');
    return new URL(query ? `?${query}` : '?', location.href).href;
  }

  #seen() {
    return { ...(this.mode === 'race' ? this.race : this.#board.state), mode: this.mode };
  }

  #read() {
    const { values, refused } = readQuery(query(), EXTRA);
    this.mode = values.mode ?? 'play';
    this.refused = refused;
    this.wishes = { theme: values.theme, lang: values.lang };
  }

  #show(values) {
    const own = Object.fromEntries(BOARD_KEYS.map((key) => [key, values[key]]));
    if (this.mode !== 'race') this.#board.state = { ...own, mode: this.mode };
  }

  #restore() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.open();
    this.#settled();
  }

  #changed(keys) {
    if (this.mode === 'race') return;
    if (!NEW_ENTRY.some((key) => keys.includes(key))) return this.#later();
    this.mode = this.#board.mode;
    clearTimeout(this.#timer);
    this.#timer = 0;
    write('pushState', this.linkTo({}));
    this.#settled();
  }

  #later() {
    const now = performance.now();
    this.#writes = this.#writes.filter((time) => time > now - LONG_AGO);
    this.#timer ||= setTimeout(() => this.#flush(), LATER);
    if (this.#writes.length < MOST_WRITES) this.#flush();
  }

  #flush() {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#writes.push(performance.now());
    write('replaceState', this.linkTo({}));
  }
}

/** The race has no board: its link names what is compared. */
function raceQuery({ figures, n, runners }) {
  const parts = [
    'mode=race',
    figures === 'nodes' && 'figures=nodes',
    n && `n=${n}`,
    runners && `runners=${runners}`,
  ];
  return parts.filter(Boolean).join('&');
}

function raceOf({ figures = 'seconds', n, runners }) {
  return { figures, n: SIZES.includes(n) ? n : undefined, runners };
}

function queryOf(values) {
  if (values.mode === 'race') return raceQuery(values);
  const mode = writeQuery(values, ['mode']);
  const rest = writeQuery(
    values,
    BOARD_KEYS.filter((key) => key !== 'mode'),
  );
  return [mode, rest].filter(Boolean).join('&');
}

/** Where a page may not change its address (a file on a disk), what follows #? serves. */
function query() {
  return location.hash.startsWith('#?') ? location.hash.slice(1) : location.search;
}

function write(how, address) {
  try {
    history[how](null, '', address);
  } catch {
    if (how === 'pushState') location.assign(`#${address}`);
    else location.replace(`#${address}`);
  }
}
