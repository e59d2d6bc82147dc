/**
 * modes.js -- in the package: the modes by name, each loaded when it is first wanted. The
 * names are literal, so that every bundler finds the files.
 */
import { piecesOf } from './loaded.js';

const CLASSES = {
  play: async () => (await import('../modes/play/mode.js')).PlayMode,
  paint: async () => (await import('../modes/paint/mode.js')).PaintMode,
  trace: async () => (await import('../modes/trace/mode.js')).TraceMode,
  quiz: async () => (await import('../modes/quiz/mode.js')).QuizMode,
  deduction: async () => (await import('../modes/deduction/mode.js')).DeductionMode,
  diagram: async () => (await import('../modes/diagram/mode.js')).DiagramMode,
  solutions: async () => (await import('../modes/solutions/mode.js')).SolutionsMode,
  count: async () => (await import('../modes/count/mode.js')).CountMode,
  surroundings: async () => (await import('../surroundings.js')).Surroundings,
  keys: async () => (await import('../parts/keys-help.js')).keysHelp,
};

/** The class of a mode, or a promise of it. */
export const modeClass = piecesOf((name) => CLASSES[name]());

/** What stands around the board of every mode but a diagram. */
export const surroundingsClass = () => modeClass('surroundings');

/** The list of keys, when it is asked for. */
export const keysList = () => modeClass('keys');
