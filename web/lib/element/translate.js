/**
 * translate.js -- the interface's words and numbers in one language.
 */
import { LANGUAGES } from './languages.js';
import { textOf } from './texts.js';

/** The language of ours that is nearest to a BCP 47 tag. */
export function nearestLanguage(tag = '') {
  const lower = tag.toLowerCase();
  if (!/^zh\b/.test(lower)) return 'en';
  return /hant|tw|hk|mo/.test(lower) ? 'zh-TW' : 'zh-CN';
}

/**
 * `t(key, values)` gives the sentence of that key; `t.number`, `t.percent`, `t.duration`
 * and `t.list` write figures and lists as that language does.
 */
export function translator(language) {
  const own = LANGUAGES.includes(language) ? language : 'en';
  const t = (key, values = {}) => fill(formOf(own, textOf(own, key) ?? key, values.k), values);
  t.language = own;
  t.number = (value, options) => format(t.language, options).format(value);
  t.percent = (fraction) =>
    t.number(fraction, { style: 'percent', maximumFractionDigits: fraction < 0.1 ? 1 : 0 });
  t.list = (words) => new Intl.ListFormat(t.language, { type: 'conjunction' }).format(words);
  t.duration = (ms) => duration(t, ms);
  return t;
}

/** A text with plural forms has one for the number {k}: "=1" before the language's own rule. */
function formOf(language, text, k) {
  if (typeof text === 'string') return text;
  const number = Number(k);
  return text[`=${number}`] ?? text[new Intl.PluralRules(language).select(number)] ?? text.other;
}

function fill(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole));
}

/** Number formats are slow to make and asked for at every step. */
const formats = new Map();

function format(language, options = {}) {
  const key = language + JSON.stringify(options);
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(language, options));
  return formats.get(key);
}

/**
 * The unit that fits: from microseconds for a race to years for a large count.
 *
 * @type {[number, number, string][]}
 */
const UNITS = [
  [1e-3, 1, 'microsecond'],
  [1, 1e3, 'millisecond'],
  [1e3, 120e3, 'second'],
  [60e3, 7200e3, 'minute'],
  [3600e3, 48 * 3600e3, 'hour'],
  [86400e3, 730 * 86400e3, 'day'],
  [365.25 * 86400e3, Number.POSITIVE_INFINITY, 'year'],
];

function duration(t, ms) {
  const [size, , unit] = UNITS.find(([, limit]) => ms < limit) ?? UNITS.at(-1);
  const value = ms / size;
  const digits = { maximumFractionDigits: value < 10 && unit !== 'microsecond' ? 1 : 0 };
  return t.number(value, { style: 'unit', unit, unitDisplay: 'short', ...digits });
}
