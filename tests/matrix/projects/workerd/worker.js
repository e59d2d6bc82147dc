import * as nqueens from 'nqueens';
import * as core from 'nqueens/core';
import { run } from './shared/program.js';

export default {
  fetch: async () => Response.json(await run(nqueens, core)),
};
