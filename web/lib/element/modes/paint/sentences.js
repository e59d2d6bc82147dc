/**
 * sentences.js -- what the narrator says about a puzzle that is being painted.
 */
import { letterOf } from '../../regions.js';
import { describeGrade } from '../play/grade-sentence.js';
import { brokenRegions, missingRegions } from './state.js';

export function describePainting(t, state) {
  const kind = t('puzzle.own');
  const missing = missingRegions(state);
  if (missing.length) return { kind, text: t('paint.missing', named(t, missing)) };
  const broken = brokenRegions(state);
  const pieces = broken.length ? t('paint.pieces', named(t, broken)) : '';
  const { text, mark, more } = describeVerdict(t, state);
  return { kind, mark, text, more: [more, pieces].filter(Boolean).join(' ') };
}

const named = (t, regions) => ({ k: regions.length, regions: t.list(regions.map(letterOf)) });

function describeVerdict(t, { graded, rivals }) {
  if (graded.error) return { text: t('paint.unknown'), more: graded.error.message };
  if (!graded.found) return { text: t('paint.checking') };
  const text = describeGrade(t, graded.found);
  if (graded.found.solutions === 1) {
    return { mark: 'solution', text: [t('paint.one'), text].join(' ') };
  }
  return { mark: 'reject', text, more: rivals.found ? t('paint.rivals') : '' };
}
