/**
 * manifest.mjs -- custom-elements.json: what editors know of <n-queens-board>.
 *
 * Names come from the sources: attributes from the keys, custom properties from the
 * tokens. Only the sentences are written here.
 */

import { algorithmNames } from '../web/lib/core/algorithm_table.js';
import { DEFAULTS, KEYS } from '../web/lib/element/keys.js';
import { tokens } from '../web/lib/element/styles/tokens.js';

const ATTRIBUTES = {
  n: ['number', 'Board size, 1 to 100.'],
  mode: ["'play' | 'trace' | 'solutions' | 'count' | 'diagram'", 'What the board is for.'],
  algorithm: [
    algorithmNames()
      .map((name) => `'${name}'`)
      .join(' | '),
    'Who searches; a trace begins with board, a count with fast.',
  ],
  queens: ['string', 'The queens that stand: a comma per row, - for none, . between several.'],
  step: ['number', 'Event of a trace or number of a solution, from 0.'],
  speed: ['number', 'Steps a second, 0.5 to 1000.'],
  autoplay: ['boolean', 'Start at once; never where people ask for reduced motion.'],
  loop: ['string', 'A range of events that is played again and again, as 10-40.'],
  level: ["'full' | 'story' | 'outline'", 'How much of a trace is told.'],
  code: ["'c' | 'cpp' | 'java' | 'python' | 'javascript'", 'The language of the code pane.'],
  pane: ["'code' | 'tree' | 'state'", 'What a trace shows beside the board.'],
  rules: ["'classic' | 'torus' | 'super' | 'touch' | 'regions'", 'Which queens attack each other.'],
  seed: ['number', 'Which coloured-region puzzle.'],
  grade: ["'easy' | 'medium' | 'hard' | 'expert'", 'How hard the puzzle should be.'],
  regions: ['string', 'Regions of your own: rows of letters joined by /.'],
  crosses: ['string', 'Cells that are crossed out: as queens.'],
  marks: ['string', 'What the page draws on the board: target:kind, as c3:ring a1-h8:arrow/good.'],
  assist: ["'none' | 'conflicts' | 'attacked'", 'What play shows by itself.'],
  classes: ["'all' | 'one'", 'All solutions, or one of each class of symmetry.'],
  coordinates: ["'on' | 'off'", 'Numbers at the edges of the board.'],
  workers: ['number', 'How many workers count; all cores without it.'],
  controls: ["'none' | 'basic' | 'full'", 'The board alone, with its dock, or with everything.'],
  theme: ["'light' | 'dark' | 'auto'", 'Light, dark, or as the page around it, else the system.'],
  lang: ["'en' | 'zh-CN' | 'zh-TW'", 'The language; without it, that of the page around.'],
};

const METHODS = {
  play: 'Starts or goes on with the trace, the solutions or the count.',
  pause: 'Stops where it is.',
  stepForward: 'One event, solution or move forward.',
  stepBack: 'One event, solution or move back.',
  goTo: 'To an event, solution or move by its number, from 0.',
  solve: 'Play: completes the board. Trace and solutions: to the next solution. Count: counts.',
  reset: 'Back to the beginning, on the same board.',
  undo: 'Takes the last move back.',
  redo: 'Makes it again.',
  toBlob: 'The board as a picture, image/png or image/svg+xml; with steps one that moves.',
  toText: "The board as text in one of the core's formats.",
  formats: 'The names of those formats.',
  shareLink: 'An address that shows what is seen.',
  embedCode: 'Markup of a frame that shows what is seen.',
  refresh: 'Reads the custom properties again, after they were changed.',
  focus: 'Focuses the current cell, or, where no board is shown, the main button.',
  showKeys: 'Shows the list of keys.',
};

const EVENTS = {
  'nq-ready': 'The board was shown for the first time: its methods can be called.',
  'nq-step': 'A trace shows another event.',
  'nq-solution': 'A solution is shown, found or completed.',
  'nq-change': 'A person changed something; the detail holds the new state.',
  'nq-progress': 'A count went on.',
  'nq-done': 'A trace, a list or a count came to its end.',
  'nq-error': 'Something could not be read or done.',
};

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

const named = (table, extra = () => ({})) =>
  Object.entries(table).map(([name, description]) => ({ name, description, ...extra(name) }));

function attributes() {
  return KEYS.map((name) => {
    const [text, description] = ATTRIBUTES[name];
    const fallback = DEFAULTS[name] === undefined ? {} : { default: String(DEFAULTS[name]) };
    return { name, description, type: { text }, ...fallback };
  });
}

/** The properties: one for each attribute but `lang`, which every element has. */
function fields() {
  return attributes()
    .filter(({ name }) => name !== 'lang')
    .map(({ name, ...rest }) => ({ kind: 'field', name, ...rest, attribute: name }));
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
    members: [...fields(), ...named(METHODS, () => ({ kind: 'method' }))],
    events: named(EVENTS, () => ({ type: { text: 'CustomEvent' } })),
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
