/**
 * puzzle.js -- a coloured-region puzzle by difficulty and seed, the one of the day, and one
 * of the player's own.
 */
import { make, mark, setText } from '../../dom.js';
import { GRADES, readKey } from '../../keys.js';
import { picker, textButton } from '../../parts/buttons.js';
import { LARGEST_OWN, writeRegions } from '../../regions.js';
import { DayStrip } from './day-strip.js';
import { describeGrade } from './grade-sentence.js';

/** `change(changes)` goes to another board. */
export function puzzleRow(host, change) {
  const { t, settings } = host;
  const seed = numberField(t('puzzle.seed'), (text) => open({ seed: readKey('seed', text) }));
  const options = [['', t('puzzle.any')], ...GRADES.map((name) => [name, t(`grade.${name}`)])];
  const grade = picker(t('puzzle.grade'), options, settings.grade ?? '', (chosen) =>
    open({ grade: chosen || undefined }),
  );
  const own = ownField(t, (regions) => open({ regions }));
  const verdict = make('p', { class: 'note', role: 'status' });

  /** A value that could not be read marks its field and changes nothing. */
  const open = (changes) => {
    const refused = Object.entries(changes).some(
      ([key, value]) => value === undefined && key !== 'grade',
    );
    mark(seed.input, 'aria-invalid', refused ? 'true' : undefined);
    if (!refused) change({ rules: 'regions', ...changes });
  };
  const paint = () => {
    const { n, regions } = host.state.board;
    host.open('paint', { type: 'begin', n: Math.min(n, LARGEST_OWN), regions });
  };
  const next = () => open({ seed: (host.settings.seed + 1) >>> 0 });
  const days = new DayStrip(t, open);

  const element = make(
    'section',
    { class: 'puzzle' },
    make('h2', {}, t('rules.regions')),
    make('div', { class: 'row wrap' }, grade, textButton(t('puzzle.new'), next), seed.element),
    verdict,
    days.element,
    make('div', { class: 'row wrap' }, own.element, textButton(t('paint.open'), paint)),
  );
  element.show = (shown, { board, graded, days: solved }) => {
    days.show(board, solved);
    seed.input.value = String(shown.seed);
    grade.show(shown.grade ?? '');
    seed.input.removeAttribute('aria-invalid');
    own.show(board.regions ? writeRegions(board.n, board.regions) : '');
    setText(verdict, board.rules === 'regions' ? describeGrade(t, graded.found) : '');
  };
  return element;
}

/** A puzzle as text, rows of letters. What cannot be read is marked and changes nothing. */
export function ownField(t, onread) {
  const read = () => {
    const regions = readKey('regions', input.value);
    mark(input, 'aria-invalid', regions ? undefined : 'true');
    if (regions) onread(regions);
  };
  const input = make('input', {
    ...{ autocomplete: 'off', spellcheck: 'false', 'aria-label': t('puzzle.own') },
    ...{ placeholder: 'accdd/aacbd/ccccd/ecccd/eeedd', title: t('puzzle.own.hint') },
    onchange: read,
  });
  const element = make('label', { class: 'field own' }, make('span', {}, t('puzzle.own')), input);
  const show = (text) => {
    if (text !== input.value) input.value = text;
    mark(input, 'aria-invalid', undefined);
  };
  return { element, show };
}

function numberField(label, onchange) {
  const input = make('input', {
    ...{ inputMode: 'numeric', autocomplete: 'off', size: 10 },
    onchange: () => onchange(input.value),
  });
  return { input, element: make('label', { class: 'field' }, make('span', {}, label), input) };
}
