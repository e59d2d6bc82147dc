/**
 * index.js -- the modes by name.
 */
import { CountMode } from './count/mode.js';
import { PlayMode } from './play/mode.js';
import { SolutionsMode } from './solutions/mode.js';
import { TraceMode } from './trace/mode.js';

export const MODE_CLASSES = {
  play: PlayMode,
  trace: TraceMode,
  solutions: SolutionsMode,
  count: CountMode,
};
