/**
 * choice.js -- which mode shows what the settings say.
 */

/** The trace of a puzzle is the deduction of its solution; that of a search can ask questions. */
export function modeOf(settings) {
  const { mode, rules, quiz } = settings;
  if (mode !== 'trace') return mode;
  if (rules === 'regions') return 'deduction';
  return quiz && hasControls(settings) ? 'quiz' : 'trace';
}

/** Whether anything stands around the board: a diagram is a picture. */
export const hasControls = ({ controls, mode }) => controls !== 'none' && mode !== 'diagram';
