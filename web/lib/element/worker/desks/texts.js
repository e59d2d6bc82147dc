/**
 * texts.js -- the desk that writes boards in the core's formats.
 */
import { engineOf, SIX } from '../../../core/engine.js';
import { format } from '../../../core/formats.js';
import { functionsOn, runNow } from '../../../core/steps.js';
import * as handlers from '../handlers/texts.js';

const FUNCTIONS = { format };

export const texts = {
  handlers,
  async load(module) {
    const engine = await engineOf(module, written);
    return { formats: engine.names('format_name'), ...functionsOn(engine, FUNCTIONS) };
  },
};

/** Its WebAssembly finds no boards, it only writes them. */
function written(engine) {
  const boards = SIX.split(' / ').map((board) => board.split(' ').map(Number));
  const lines = runNow(engine, format(engine, boards, 'columns'))
    .trim()
    .split('\n');
  return lines.map((line) => line.split(' '));
}
