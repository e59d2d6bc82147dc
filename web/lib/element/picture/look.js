/**
 * look.js -- the tokens as a pen needs them, where there is no document to ask.
 */
import { dark, tokens } from '../styles/tokens.js';

export const THEMES = ['light', 'dark', 'auto'];

const valuesIn = (css) =>
  Object.fromEntries(
    [...css.replace(/\/\*.*?\*\//g, '').matchAll(/--nq-([\w-]+):\s*([^;]+);/g)].map(
      ([, name, value]) => [name, value.trim().replace(/\s+/g, ' ')],
    ),
  );

const LIGHT = valuesIn(tokens.slice(0, tokens.indexOf(':root:lang(zh)')));
const DARK = { ...LIGHT, ...valuesIn(dark) };

export function lookOf(theme) {
  const values = theme === 'dark' ? DARK : LIGHT;
  return Object.freeze({ ...values, contrast: false, forced: false, still: true });
}

/**
 * The theme auto: colours are light, and a style changes them where the reader's system is
 * dark. A reader of SVG that knows no styles shows the light ones. Of two tokens that are
 * alike in the light, the first decides how both are in the dark.
 */
export function themeStyle(theme, elements) {
  if (theme !== 'auto') return [];
  const text = elements.join('');
  const rules = [];
  const seen = new Set();
  for (const name of ['queen', ...Object.keys(LIGHT)]) {
    const light = colourOf(LIGHT[name]);
    if (!light || seen.has(light.colour) || LIGHT[name] === DARK[name]) continue;
    seen.add(light.colour);
    for (const property of ['fill', 'stroke']) {
      const selector = `[${property}="${light.colour}"]`;
      if (text.includes(selector.slice(1, -1))) rules.push(selector + inDark(property, name));
    }
  }
  return [`<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`];
}

function inDark(property, name) {
  const { colour, alpha } = colourOf(DARK[name]);
  return `{${property}:${colour}${alpha === undefined ? '' : `;${property}-opacity:${alpha}`}}`;
}

/** As the pen writes it: without its opacity. */
function colourOf(value) {
  const found = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value);
  if (found) return { colour: `rgb(${found[1]},${found[2]},${found[3]})`, alpha: found[4] };
  return value.startsWith('#') ? { colour: value } : undefined;
}
