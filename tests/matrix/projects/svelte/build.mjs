import { readFileSync } from 'node:fs';
import { compile, compileModule } from 'svelte/compiler';
import { bundle } from './common/build.mjs';

const svelte = {
  name: 'svelte',
  setup({ onLoad }) {
    const load = (filter, make) =>
      onLoad({ filter }, ({ path }) => {
        const { js, warnings } = make(readFileSync(path, 'utf8'), { filename: path, dev: true });
        if (warnings.length > 0) throw new Error(`a warning: ${warnings[0].message}`);
        return { contents: js.code };
      });
    load(/\.svelte\.js$/, compileModule);
    load(/\.svelte$/, compile);
  },
};

await bundle([svelte]);
