/**
 * sentences.js -- the line below a count: what is wrong, its proof, or when it was saved.
 */
import { PUBLISHED } from '../../../core/published.js';

const SECOND_MS = 1000;

/** `error` is { key, … } of a text with its values, or { message }. */
export function describeError(t, { key, message, ms, ...values }) {
  if (!key) return message;
  return t(key, ms === undefined ? values : { ...values, t: t.duration(ms) });
}

/** Where nothing is wrong. */
export function describeStatus(t, { phase, progress, clock, savedAt, n }, { lasting }) {
  if (phase === 'done') return describeResult(t, n, progress);
  if (phase === 'watching') return t('count.watch');
  if (!lasting) return t('count.notkept');
  if (!progress) return '';
  const age = clock - savedAt;
  if (phase === 'paused' || age < SECOND_MS) return t('count.kept');
  return t('count.saved', { t: t.duration(Math.round(age / SECOND_MS) * SECOND_MS) });
}

/** What others have counted, until one's own count is compared with it. */
export function describePublished(t, { phase, n }) {
  const published = phase === 'done' ? undefined : PUBLISHED[n];
  return published === undefined ? '' : t('count.published', { k: t.number(published) });
}

function describeResult(t, n, { count, elapsedMs }) {
  const published = PUBLISHED[n];
  if (published !== undefined && published !== count) return t('count.differs');
  const proof = t(published === undefined ? 'count.unconfirmed' : 'count.match');
  const took = elapsedMs ? t('count.took', { t: t.duration(elapsedMs) }) : '';
  return `${proof} ${took}`.trim();
}

/** A guess is not better for being told in milliseconds. */
export function formatLeft(t, ms) {
  if (!Number.isFinite(ms)) return '–';
  return t.duration(ms < 10 * SECOND_MS ? Math.ceil(ms / SECOND_MS) * SECOND_MS : ms);
}
