/**
 * index.js -- the modes by name.
 */
import { CountMode } from './count/mode.js';
import { DeductionMode } from './deduction/mode.js';
import { DiagramMode } from './diagram/mode.js';
import { PaintMode } from './paint/mode.js';
import { PlayMode } from './play/mode.js';
import { SolutionsMode } from './solutions/mode.js';
import { TraceMode } from './trace/mode.js';

export const MODE_CLASSES = {
  play: PlayMode,
  paint: PaintMode,
  trace: TraceMode,
  deduction: DeductionMode,
  solutions: SolutionsMode,
  count: CountMode,
  diagram: DiagramMode,
};

/** The mode that shows such settings: the trace of a puzzle is the deduction of its solution. */
export function modeOf({ mode, rules }) {
  return mode === 'trace' && rules === 'regions' ? 'deduction' : mode;
}
