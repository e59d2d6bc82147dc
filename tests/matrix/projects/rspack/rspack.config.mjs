import { rspack } from '@rspack/core';

export default {
  mode: 'production',
  entry: './common/main.js',
  output: { path: new URL('out', import.meta.url).pathname, filename: 'main.js' },
  // The program is as large as it is.
  performance: { hints: false },
  plugins: [new rspack.HtmlRspackPlugin()],
};
