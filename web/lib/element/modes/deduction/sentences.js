/**
 * sentences.js -- what the narrator says about a step of a deduction.
 */
import { describeHint } from '../../hint-sentences.js';
import { describePuzzle } from '../play/sentences.js';
import { describeStep as describeNumber } from '../trace/sentences.js';
import { boardOf } from './scene.js';

/** The first step is not known yet, or will never be. */
export const describeWait = (t, { unmade }) => describePuzzle(t, unmade ? 'size' : 'making');

export function describeStep(t, spec, now) {
  const { i, event, length } = now;
  const said =
    event.kind === 'solution'
      ? describeEnd(t, now)
      : describeHint(t, boardOf(spec, now), event.hint);
  return { ...said, note: describeNumber(t, i, length) };
}

/** What it took. */
function describeEnd(t, { walk }) {
  const steps = walk.events.filter(({ technique }) => technique);
  const hardest = steps.reduce((most, step) => (step.depth > most.depth ? step : most), steps[0]);
  return {
    kind: t('trace.kind.solution'),
    mark: 'solution',
    text: t('deduction.solved', { k: steps.length }),
    more: hardest && t('deduction.hardest', { technique: t(`technique.${hardest.technique}`) }),
  };
}
