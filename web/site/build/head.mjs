/**
 * head.mjs -- the beginning of every page that the build writes: what it is, its style sheets
 * and its scripts.
 */
import { POLICY } from '../../../scripts/serve.mjs';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text) {
  return String(text).replace(/[&<>"]/g, (character) => ENTITIES[character]);
}

/**
 * `top` is the way to the site's top, `title` is HTML, `description` text; `links` are more lines
 * of links, `view` is what else is said of the viewport. Addresses of `sheet` and `scripts` are as the page would write them.
 */
export function head({
  language = 'en',
  view = '',
  top,
  title,
  description,
  links,
  sheet,
  scripts,
}) {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="viewport" content="width=device-width, initial-scale=1${view}">
    <meta name="description" content="${escaped(description)}">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="icon" href="${top}page/icon.svg" type="image/svg+xml">
    <link rel="manifest" href="${top}manifest.webmanifest">
${links ?? ''}    <link rel="stylesheet" href="${top}page/tokens.css">
    <link rel="stylesheet" href="${top}page/bar.css">
    <link rel="stylesheet" href="${sheet}">
${scripts.map((src) => `    <script type="module" src="${src}"></script>`).join('\n')}
  </head>`;
}
