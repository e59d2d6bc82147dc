/**
 * index.js -- the modes by name. In the package later/modes.js stands here: a mode comes
 * when it is first wanted.
 */
import { keysHelp } from '../parts/keys-help.js';
import { Surroundings } from '../surroundings.js';
import { CountMode } from './count/mode.js';
import { DeductionMode } from './deduction/mode.js';
import { DiagramMode } from './diagram/mode.js';
import { PaintMode } from './paint/mode.js';
import { PlayMode } from './play/mode.js';
import { QuizMode } from './quiz/mode.js';
import { SolutionsMode } from './solutions/mode.js';
import { TraceMode } from './trace/mode.js';

const CLASSES = {
  play: PlayMode,
  paint: PaintMode,
  trace: TraceMode,
  quiz: QuizMode,
  deduction: DeductionMode,
  solutions: SolutionsMode,
  count: CountMode,
  diagram: DiagramMode,
};

/** The class of a mode; a promise of it where it has yet to be loaded. */
export const modeClass = (name) => CLASSES[name];

/** What stands around the board of every mode but a diagram. */
export const surroundingsClass = () => Surroundings;

/** The list of keys, when it is asked for. */
export const keysList = () => keysHelp;
