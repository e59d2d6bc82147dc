/**
 * keys-help.js -- the list of keys, per mode.
 */
import { make } from '../dom.js';
import { controls } from '../styles/controls.js';
import { addSheets } from '../styles/index.js';
import { makeDialog } from './dialog.js';

const COMMON = [[['?'], 'keys.help']];
const ZOOM = [['+', '−'], 'keys.zoom'];

const LISTS = {
  play: [
    [['←', '↑', '→', '↓'], 'keys.move'],
    [['Enter', 'Space'], 'keys.toggle'],
    [['X', 'Shift →'], 'keys.cross'],
    [['Home', 'End'], 'keys.ends'],
    [['Del'], 'keys.delete'],
    [['Ctrl Z', 'Ctrl Shift Z'], 'keys.undo'],
    [['H'], 'play.hint'],
    [['C'], 'play.can'],
    ZOOM,
  ],
  trace: [
    [['←', '→'], 'keys.step'],
    [['↑', '↓'], 'keys.depth'],
    [['Enter', 'Space'], 'keys.playpause'],
    [['Home', 'End'], 'keys.startend'],
    [['[', ']'], 'keys.jump'],
    [[',', '.'], 'keys.speed'],
    [['L'], 'keys.loop'],
    [['C'], 'keys.code'],
    ZOOM,
  ],
  quiz: [
    [['←', '↑', '→', '↓'], 'keys.move'],
    [['Enter', 'Space'], 'quiz.answer'],
    [['←', '→'], 'keys.step'],
  ],
  deduction: [
    [['←', '→'], 'keys.step'],
    [['↑', '↓'], 'keys.harder'],
    [['Enter', 'Space'], 'keys.playpause'],
    [['Home', 'End'], 'keys.startend'],
    [[',', '.'], 'keys.speed'],
    [['L'], 'keys.loop'],
  ],
  paint: [
    [['←', '↑', '→', '↓'], 'keys.move'],
    [['A', '…', 'Z'], 'keys.region'],
    [['Enter', 'Space', 'Shift →'], 'keys.paint'],
    [['Ctrl Z', 'Ctrl Shift Z'], 'keys.undo'],
    ZOOM,
  ],
  solutions: [
    [['←', '→'], 'keys.jump'],
    [['↑', '↓', '[', ']'], 'keys.class'],
    [['Enter', 'Space'], 'keys.playpause'],
    [['Home', 'End'], 'keys.startend'],
    [[',', '.'], 'keys.speed'],
    [['C'], 'sol.one'],
    ZOOM,
  ],
  count: [[['Enter', 'Space'], 'keys.playpause']],
  diagram: [[['←', '↑', '→', '↓'], 'keys.move'], ZOOM],
  race: [[['Enter', 'Space'], 'race.start']],
  page: [[['1', '…', '5'], 'keys.modes']],
};

/** A dialog with the keys of a mode; `extra` names a further list, for the page. */
export function keysDialog(t, mode, extra) {
  const list = [...LISTS[mode], ...(LISTS[extra] ?? []), ...COMMON];
  const rows = list.flatMap(([keys, text]) => [
    make('dt', {}, ...keys.flatMap((key) => [make('kbd', {}, key), ' '])),
    make('dd', {}, t(text)),
  ]);
  return makeDialog(t, t('shell.keys'), make('dl', {}, ...rows));
}

/** Shows it inside of a board. */
export function keysHelp(root, t, mode, extra) {
  const dialog = keysDialog(t, mode, extra);
  addSheets(root, [controls]);
  root.append(dialog);
  dialog.showModal();
}
