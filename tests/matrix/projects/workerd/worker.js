import * as nqueens from 'nqueens';
import * as core from 'nqueens/core';
import { run } from './common/program.js';

export default {
  fetch: async () => Response.json(await run(nqueens, core)),
};
