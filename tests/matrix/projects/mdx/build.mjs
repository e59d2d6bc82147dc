import mdx from '@mdx-js/esbuild';
import { build } from 'esbuild';

const { warnings } = await build({
  entryPoints: ['out/main.jsx'],
  outfile: 'out/main.js',
  bundle: true,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [mdx()],
});
if (warnings.length > 0) throw new Error(`a warning: ${warnings[0].text}`);
