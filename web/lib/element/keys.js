/**
 * keys.js -- the one set of keys that attributes, addresses and messages share.
 *
 * What arrives is text from strangers. Each key has a reader that gives a value or
 * undefined; nothing else of the page looks at raw input.
 */
import { algorithmNames } from '../core/algorithm_table.js';
import { TRACE_MAX_N } from '../core/limits.js';
import { columnsIn, rowFrom } from '../core/position.js';
import { LETTERS } from '../core/region_text.js';
import { show } from '../core/show.js';
import { refuseUnknown } from '../core/unknown_names.js';
import { LANGUAGES } from './languages.js';
import { explainMarks, readMarks, writeMarks } from './marks.js';
import { readRegions } from './regions.js';

/** The largest board the element draws. */
export const MAX_N = TRACE_MAX_N;
export const MODES = ['play', 'trace', 'solutions', 'count', 'diagram'];
export const ALGORITHMS = algorithmNames();
export const RULES = ['classic', 'torus', 'super', 'touch', 'regions'];
export const CODES = ['c', 'cpp', 'java', 'python', 'javascript'];
export const GRADES = ['easy', 'medium', 'hard', 'expert'];
export const ASSISTS = ['none', 'conflicts', 'attacked'];
export const PANES = ['code', 'tree', 'state'];
export const LEVELS = ['full', 'story', 'outline'];
export const QUESTIONS = ['next', 'refuser', 'count'];

const isNumber = (value) => typeof value === 'number';
const isText = (value) => typeof value === 'string';

/**
 * A reader has `read` and `write` for texts; `takes` and `must` are for values of programs.
 * Where it can `explain`, it says which part of a text cannot be read.
 */
const oneOf = (values) => ({
  read: (text) => (values.includes(text) ? text : undefined),
  write: String,
  takes: isText,
  must: `one of ${values.join(', ')}`,
});

const whole = (least, most) => ({
  read: (text) => wholeNumber(text, least, most),
  write: String,
  takes: isNumber,
  must: `a whole number from ${least} to ${most}`,
});

const isSwitch = (value) => typeof value === 'boolean';

const AUTOPLAY = { read: readSwitch, write: writeSwitch, takes: isSwitch, must: 'true or false' };

const ON_OR_OFF = { read: readOnOff, write: writeOnOff, takes: isSwitch, must: 'on or off' };

const QUEENS = {
  read: readQueens,
  write: writeQueens,
  takes: isRows,
  must: `at most ${MAX_N} rows: a column from 0, a list of columns or null for each`,
};

const SPEED = { read: readSpeed, write: String, takes: isNumber, must: 'from 0.5 to 1000' };

const LOOP = {
  read: readLoop,
  write: (loop) => loop.join('-'),
  takes: (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isInteger),
  must: 'two whole numbers, the lower one first',
};

const QUIZ = {
  read: readQuestions,
  write: (kinds) => kinds.join(','),
  takes: (value) => Array.isArray(value) && value.every((kind) => QUESTIONS.includes(kind)),
  must: `of ${QUESTIONS.join(', ')}`,
};

const REGIONS = {
  read: readRegions,
  write: String,
  takes: isText,
  must: `n rows of n letters joined by /, a letter for each of n regions, n at most ${LETTERS}`,
};

const MARKS = {
  read: readMarks,
  write: writeMarks,
  takes: (value) => Array.isArray(value) && value.every((mark) => typeof mark === 'object' && mark),
  must: 'target:kind separated by blanks, or a list of { target, kind, tone, text }',
  explain: explainMarks,
};

const READERS = {
  n: whole(1, MAX_N),
  mode: oneOf(MODES),
  algorithm: oneOf(ALGORITHMS),
  queens: QUEENS,
  step: whole(0, Number.MAX_SAFE_INTEGER),
  speed: SPEED,
  autoplay: AUTOPLAY,
  loop: LOOP,
  level: oneOf(LEVELS),
  code: oneOf(CODES),
  pane: oneOf(PANES),
  quiz: QUIZ,
  rules: oneOf(RULES),
  seed: whole(0, 0xffffffff),
  grade: oneOf(GRADES),
  regions: REGIONS,
  crosses: QUEENS,
  forbidden: QUEENS,
  marks: MARKS,
  assist: oneOf(ASSISTS),
  classes: oneOf(['all', 'one']),
  coordinates: ON_OR_OFF,
  workers: whole(1, 64),
  controls: oneOf(['none', 'basic', 'full']),
  theme: oneOf(['light', 'dark', 'auto']),
  lang: oneOf(LANGUAGES),
};

export const KEYS = Object.keys(READERS);

/** What a key means when nobody says anything. `undefined` is "the mode decides". */
export const DEFAULTS = Object.freeze({
  n: 8,
  mode: 'play',
  algorithm: undefined,
  queens: undefined,
  step: 0,
  speed: 4,
  autoplay: false,
  loop: undefined,
  level: 'full',
  code: 'c',
  pane: 'code',
  quiz: undefined,
  rules: 'classic',
  seed: 1,
  grade: undefined,
  regions: undefined,
  crosses: undefined,
  forbidden: undefined,
  marks: undefined,
  assist: 'conflicts',
  classes: 'all',
  coordinates: 'on',
  workers: undefined,
  controls: 'basic',
  theme: 'auto',
  lang: undefined,
});

/** The value that a text stands for, or undefined when it stands for none. */
export function readKey(key, text) {
  if (typeof text !== 'string' || text.length > 30000) return undefined;
  return Object.hasOwn(READERS, key) ? READERS[key].read(text.trim()) : undefined;
}

/** A value that a program gives for a key: as an attribute would have it, or refused by name. */
export function checkValue(key, value) {
  const { write, takes, must } = READERS[key];
  if (!takes(value) && !isText(value)) {
    throw new TypeError(`${key} must be ${must}, not ${show(value)}`);
  }
  const text = isText(value) ? value : write(value);
  const read = readKey(key, text);
  if (read !== undefined) return read;
  if (READERS[key].explain) throw new RangeError(explainKey(key, text));
  throw new RangeError(`${key} must be ${must}, not ${isNumber(value) ? value : show(value)}`);
}

/** Why a text cannot be read. */
export function explainKey(key, text) {
  const why = READERS[key].explain?.(text);
  return why ? `${key}: ${why}` : `${key}="${text}" cannot be read`;
}

/** The values that a program gives for keys; what is undefined or null is left out. */
export function checkValues(values) {
  if (typeof values !== 'object' || values === null) {
    throw new TypeError(`state must be an object, not ${show(values)}`);
  }
  refuseUnknown('state', values, KEYS);
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([key, value]) => [key, checkValue(key, value)]));
}

/** The text that readKey() reads back as this value. */
export function writeKey(key, value) {
  return READERS[key].write(value);
}

/**
 * Reads all keys of a query. `values` holds what could be read, `refused` the names of
 * known keys that could not. The first of two equal keys counts.
 */
export function readQuery(query, extra = {}) {
  /** @type {Record<string, any>} */
  const values = {};
  const refused = [];
  for (const [key, text] of new URLSearchParams(query)) {
    if (key in values || refused.includes(key)) continue;
    if (!Object.hasOwn(READERS, key) && !Object.hasOwn(extra, key)) continue;
    const value = extra[key]?.(text) ?? readKey(key, text);
    if (value === undefined) refused.push(key);
    else values[key] = value;
  }
  return { values, refused };
}

/** The shortest query that says the same; keys at their default are left out. */
export function writeQuery(values, keys = KEYS) {
  const said = keys.filter((key) => values[key] !== undefined && !isDefault(key, values[key]));
  return said.map((key) => `${key}=${escapeValue(writeKey(key, values[key]))}`).join('&');
}

const PLAIN = { '%2C': ',', '%2F': '/', '%3A': ':', '%3D': '=', '%20': '+' };

/** Commas and the like are legal in a query and read better as they are. */
function escapeValue(text) {
  return encodeURIComponent(text).replace(/%(?:2C|2F|3A|3D|20)/g, (code) => PLAIN[code]);
}

function isDefault(key, value) {
  return value === DEFAULTS[key];
}

function wholeNumber(text, least, most) {
  if (!/^\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

function readSpeed(text) {
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(text)) return undefined;
  const value = Number(text);
  return value >= 0.5 && value <= 1000 ? value : undefined;
}

/** An attribute without a value, `on` and `true` switch on. */
function readSwitch(text) {
  if (['', 'on', 'true', '1'].includes(text)) return true;
  return ['off', 'false', '0'].includes(text) ? false : undefined;
}

function writeSwitch(value) {
  return value ? 'on' : 'off';
}

/** A switch that is on by default: frameworks cannot say `false` in an attribute. */
function readOnOff(text) {
  const on = readSwitch(text);
  return on === undefined ? undefined : writeSwitch(on);
}

function writeOnOff(value) {
  return typeof value === 'boolean' ? writeSwitch(value) : String(value);
}

/** `10-40`, or `10,40`: so a framework writes the list into an attribute. */
function readLoop(text) {
  const found = /^(\d{1,15})[-,](\d{1,15})$/.exec(text);
  if (!found) return undefined;
  const [from, to] = [Number(found[1]), Number(found[2])];
  return from < to ? [from, to] : undefined;
}

/** `next,refuser`: each once. */
function readQuestions(text) {
  const kinds = text.split(',').map((kind) => kind.trim());
  const areKinds = kinds.every((kind) => QUESTIONS.includes(kind));
  return areKinds ? [...new Set(kinds)] : undefined;
}

/** `1,-,0.2,3`: a comma between rows, `-` for none, `.` between several of one row. */
function readQueens(text) {
  if (text === '') return [];
  const rows = text.split(',');
  if (rows.length > MAX_N) return undefined;
  const read = rows.map(readRow);
  return read.includes(undefined) ? undefined : read;
}

function readRow(text) {
  if (text === '-' || text === '') return null;
  const columns = text.split('.').map((part) => wholeNumber(part, 0, MAX_N - 1));
  if (columns.includes(undefined)) return undefined;
  return rowFrom([...new Set(columns)].sort((a, b) => a - b));
}

/** Any notation of a row is taken. */
function writeQueens(rows) {
  return Array.from(rows, (row) => columnsIn(row).join('.') || '-').join(',');
}

/** Whether these are rows as solve() gives them, or as `queens` has them. */
function isRows(value) {
  return Array.isArray(value) && value.every((row) => columnsIn(row).every(Number.isInteger));
}
