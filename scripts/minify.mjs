/**
 * minify.mjs -- the scripts that browsers load, as small as they get: terser looks further than
 * esbuild for what need not be said, and finds more in what esbuild leaves.
 */
import esbuild from 'esbuild';
import { minify } from 'terser';

const LANGUAGE = 2022;

/** A module, or a script that leaves nothing but its global names. */
export async function minified(code, { isModule = true } = {}) {
  const options = { minify: true, target: `es${LANGUAGE}`, charset: 'utf8', legalComments: 'none' };
  const first = await esbuild.transform(code, options);
  const { code: small } = await minify(first.code, {
    module: isModule,
    compress: { ecma: LANGUAGE, passes: 2 },
    format: { ecma: LANGUAGE, comments: false },
  });
  return small;
}
