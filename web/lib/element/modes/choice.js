/**
 * choice.js -- which mode shows what the settings say.
 */

/** The trace of a puzzle is the deduction of its solution. */
export function modeOf({ mode, rules }) {
  return mode === 'trace' && rules === 'regions' ? 'deduction' : mode;
}

/** Whether anything stands around the board: a diagram is a picture. */
export const hasControls = ({ controls, mode }) => controls !== 'none' && mode !== 'diagram';
