/**
 * look.js -- the tokens as a canvas needs them: plain colours, read once per theme.
 */
import { mediaQuery } from './platform.js';
import { TINTS } from './regions.js';

const NAMES = [
  ...['paper', 'surface', 'sunken', 'line', 'line-strong', 'ink', 'ink-2', 'ink-3', 'on-accent'],
  ...['indigo', 'indigo-wash', 'cinnabar', 'ochre', 'malachite', 'malachite-wash'],
  ...['cell-light', 'cell-dark', 'board-edge', 'queen', 'queen-halo', 'attacked', 'attacked-wash'],
  ...[
    'sight',
    'conflict',
    'tried',
    'undone',
    'struck',
    'struck-wash',
    'hint',
    'focus',
    'focus-gap',
  ],
  ...['region-edge', 'font-ui', 'font-code'],
  ...Array.from({ length: TINTS }, (_, i) => `region-${i + 1}`),
];

/** In forced colours a canvas keeps its pixels, so the system's colours are asked for by name. */
const FORCED = {
  ...{ paper: 'Canvas', surface: 'Canvas', sunken: 'Canvas', line: 'GrayText' },
  ...{
    'line-strong': 'CanvasText',
    ink: 'CanvasText',
    'ink-2': 'CanvasText',
    'ink-3': 'CanvasText',
  },
  ...{ indigo: 'Highlight', 'indigo-wash': 'Canvas', 'on-accent': 'HighlightText' },
  ...{ cinnabar: 'CanvasText', ochre: 'CanvasText', malachite: 'CanvasText' },
  ...{ 'cell-light': 'Canvas', 'cell-dark': 'Canvas', 'board-edge': 'CanvasText' },
  ...{ queen: 'CanvasText', 'queen-halo': 'Canvas', attacked: 'GrayText' },
  ...{
    'attacked-wash': 'transparent',
    sight: 'Highlight',
    conflict: 'CanvasText',
    tried: 'CanvasText',
  },
  ...{ undone: 'CanvasText', struck: 'GrayText', 'struck-wash': 'transparent', hint: 'Highlight' },
  ...{ focus: 'Highlight', 'focus-gap': 'Canvas', 'region-edge': 'CanvasText' },
};

export function readLook(host) {
  const style = getComputedStyle(host);
  const look = {};
  for (const name of NAMES) look[name] = style.getPropertyValue(`--nq-${name}`).trim();
  look.contrast = mediaQuery('(prefers-contrast: more)').matches;
  look.forced = mediaQuery('(forced-colors: active)').matches;
  look.still = mediaQuery('(prefers-reduced-motion: reduce)').matches;
  if (look.forced) forceColours(look);
  return Object.freeze(look);
}

function forceColours(look) {
  Object.assign(look, FORCED);
  for (let i = 1; i <= TINTS; i++) look[`region-${i}`] = 'Canvas';
}

const WATCHED = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
  '(prefers-reduced-motion: reduce)',
];

/** Calls back when the system's wishes change; gives the function that ends it. */
export function watchLook(changed) {
  const queries = WATCHED.map((query) => mediaQuery(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
