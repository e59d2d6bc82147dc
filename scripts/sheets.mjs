/**
 * sheets.mjs -- the element's style sheets without comments and blanks. They are texts in
 * modules of web/lib/element/styles/, which no minifier of JavaScript looks into.
 */
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

import esbuild from 'esbuild';

export const SMALL_SHEETS = {
  name: 'small sheets',
  setup({ onLoad }) {
    onLoad({ filter: /element[/\\]styles[/\\]\w+\.js$/ }, async ({ path }) => {
      if (basename(path) === 'index.js') return undefined;
      const sheets = Object.entries(await import(pathToFileURL(path).href));
      const modules = sheets.map(async ([name, sheet]) => {
        const { code } = await esbuild.transform(sheet, { loader: 'css', minify: true });
        return `export const ${name} = ${JSON.stringify(code)};`;
      });
      return { contents: (await Promise.all(modules)).join('\n') };
    });
  },
};
