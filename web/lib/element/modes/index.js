/**
 * index.js -- the modes by name. In the package later/modes.js stands here: a mode comes
 * when it is first wanted.
 */
import { CountMode } from './count/mode.js';
import { DeductionMode } from './deduction/mode.js';
import { DiagramMode } from './diagram/mode.js';
import { PaintMode } from './paint/mode.js';
import { PlayMode } from './play/mode.js';
import { SolutionsMode } from './solutions/mode.js';
import { TraceMode } from './trace/mode.js';

const CLASSES = {
  play: PlayMode,
  paint: PaintMode,
  trace: TraceMode,
  deduction: DeductionMode,
  solutions: SolutionsMode,
  count: CountMode,
  diagram: DiagramMode,
};

/** The class of a mode; a promise of it where it has yet to be loaded. */
export const modeClass = (name) => CLASSES[name];
