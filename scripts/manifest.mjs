/**
 * manifest.mjs -- custom-elements.json: what editors know of <n-queens-board>.
 *
 * Attributes, methods and events are those of its declaration, index.d.ts, with their
 * comments; custom properties are the tokens. Only the parts are described here.
 */
import { readFileSync } from 'node:fs';

import { DEFAULTS, KEYS } from '../web/lib/element/keys.js';
import { tokens } from '../web/lib/element/styles/tokens.js';
import { members, pieces } from '../web/site/build/declarations.mjs';

const declarationsOf = (section) =>
  pieces(readFileSync(new URL(`../web/lib/${section}/index.d.ts`, import.meta.url), 'utf8'));

const DECLARATIONS = [...declarationsOf('element'), ...declarationsOf('core')];

/** What `export type name = …` or `export interface name { … }` declares. */
function declared(name) {
  const start = new RegExp(`^export (?:type|interface|class) ${name}\\b`);
  return DECLARATIONS.find(({ code }) => start.test(code ?? ''))?.code;
}

/** The members of a declaration whose names match, in its order, with what is said of them. */
function described(name, pattern) {
  const found = new Map();
  for (const { doc, code } of members(declared(name))) {
    const [, member] = pattern.exec(code ?? '') ?? [];
    if (!member || found.has(member)) continue;
    found.set(member, {
      description: doc
        .split(/\n(?=@)/)[0]
        .replace(/\s+/g, ' ')
        .trim(),
      code,
    });
  }
  return found;
}

/** As HTML takes it: a number, a switch, some words, or text of another form. */
function attributeType(code) {
  const [, type] = /:\s*(.*);$/s.exec(code);
  const meant = /^export type \w+ =\s*(.*);$/s.exec(declared(type) ?? '')?.[1] ?? type;
  const text = meant.replace(/\s+/g, ' ').replace(/^\| /, '');
  return /^(number|boolean|'[^']+'( \| '[^']+')*)$/.test(text) ? text : 'string';
}

/** Attributes that are no keys of an address: a board as a field of a form. */
const FIELD = ['name', 'required'];

const PARTS = {
  board: 'The frame around the canvases.',
  grid: 'The unseen grid over the board.',
  setup: 'Board size, algorithm, rules.',
  say: 'The kind of event and its sentence.',
  legend: 'What the marks mean.',
  side: 'All that stands beside the board.',
  stack: 'The call stack.',
  code: 'The code pane.',
  'code-line': 'A line of code.',
  'code-line-lit': 'The running line.',
  tree: 'The search tree.',
  'tree-card': 'What a node of it is.',
  state: 'The variables of the algorithm.',
  calls: 'The calls on the stack.',
  values: 'A table of variables.',
  figures: 'The counters.',
  gallery: 'The list of solutions.',
  thumb: 'A solution in it.',
  caption: 'Below the board, around the slot of that name.',
  units: 'The map of work units.',
  lanes: 'What each worker did.',
  dock: 'The bar at the bottom.',
  transport: 'Its buttons.',
  timeline: 'Its time axis.',
  speed: 'Its speed.',
};

const named = (table, extra) =>
  Object.entries(table).map(([name, description]) => ({ name, description, ...extra }));

function attributes() {
  const keys = described('BoardState', /^(\w+)\?:/);
  const fields = described('NQueensBoardElement', /^(\w+):/);
  return [...KEYS, ...FIELD].map((name) => {
    const { description, code } = keys.get(name) ?? fields.get(name);
    const fallback = DEFAULTS[name] === undefined ? {} : { default: String(DEFAULTS[name]) };
    return { name, description, type: { text: attributeType(code) }, ...fallback };
  });
}

/** The properties: one for each attribute but `lang`, which every element has. */
function fields() {
  return attributes()
    .filter(({ name }) => name !== 'lang')
    .map(({ name, ...rest }) => ({ kind: 'field', name, ...rest, attribute: name }));
}

/** The methods of the class, or its events: names and sentences. */
function listed(name, pattern, extra) {
  const found = [...described(name, pattern)].filter(([member]) => !/EventListener$/.test(member));
  return found.map(([member, { description }]) => ({ name: member, description, ...extra }));
}

function customProperties() {
  const light = tokens.slice(0, tokens.indexOf(':root:lang(zh)'));
  const found = light.matchAll(/(--nq-[\w-]+):\s*([^;]+);(?:\s*\/\*\s*(.*?)\s*\*\/)?/g);
  return [...found].map(([, name, value, description = '']) => ({
    name,
    default: value.replace(/\s+/g, ' '),
    description,
  }));
}

export function manifest() {
  const path = 'dist/element.js';
  const name = 'NQueensBoardElement';
  const declaration = {
    kind: 'class',
    customElement: true,
    tagName: 'n-queens-board',
    name,
    description: 'A board for the N-Queens problem: play, trace, solutions, count and diagrams.',
    superclass: { name: 'HTMLElement' },
    attributes: attributes(),
    members: [...fields(), ...listed(name, /^(\w+)[(<]/, { kind: 'method' })],
    events: listed('BoardEventMap', /^'([\w-]+)':/, { type: { text: 'CustomEvent' } }),
    cssParts: named(PARTS),
    cssProperties: customProperties(),
    slots: [
      { name: '', description: 'Shown where there is no JavaScript.' },
      { name: 'caption', description: 'What the board shows, in words; below it.' },
    ],
  };
  const exports = [
    { kind: 'js', name, declaration: { name, module: path } },
    {
      kind: 'custom-element-definition',
      name: 'n-queens-board',
      declaration: { name, module: path },
    },
  ];
  const modules = [{ kind: 'javascript-module', path, declarations: [declaration], exports }];
  return { schemaVersion: '1.0.0', readme: '', modules };
}

/** The tag of the manifest. */
const element = () => manifest().modules[0].declarations[0];

/** The texts that a type such as `'on' | 'off'` is made of. */
const choices = (type) => [...type.matchAll(/'([^']+)'/g)].map(([, name]) => ({ name }));

/** The same for Visual Studio Code: its custom data of HTML. */
export function customData() {
  const { tagName, description, attributes } = element();
  const tag = {
    name: tagName,
    description,
    attributes: attributes.map(({ name, description, type }) => {
      const values = choices(type.text);
      return { name, description, ...(values.length > 0 && { values }) };
    }),
  };
  return { version: 1.1, tags: [tag] };
}

/** The same as web-types, which editors of JetBrains read. */
export function webTypes({ name, version }) {
  const { tagName, description, attributes, members, events, cssProperties } = element();
  const typed = ({ name, description, type, default: value }) => ({
    ...{ name, description, type: type.text },
    ...(value !== undefined && { default: value }),
  });
  const elements = [
    {
      name: tagName,
      description,
      attributes: attributes.map(({ type, ...rest }) => ({ ...rest, value: { type: type.text } })),
      js: {
        properties: members.filter(({ kind }) => kind === 'field').map(typed),
        events: events.map(typed),
      },
      css: { properties: cssProperties.map(({ name, description }) => ({ name, description })) },
    },
  ];
  return { name, version, 'js-types-syntax': 'typescript', contributions: { html: { elements } } };
}
