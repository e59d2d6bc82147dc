/**
 * sentences.js -- what is said of a list of solutions, and of the one that is shown.
 */
export function describeList(t, { data, found, failed }) {
  if (failed) return t('err.load');
  if (!data) return found === null ? t('state.loading') : t('sol.loading', { k: t.number(found) });
  const { n, count, total, starts, complete, constructed, random } = data;
  if (constructed) return t(random ? 'sol.found' : 'sol.constructed');
  if (count === 0) return t('sol.none', { n });
  if (!complete && total) return t('sol.first', { k: t.number(count), c: t.number(total) });
  if (!complete) return t('sol.first.unknown', { k: t.number(count) });
  const classes = starts.length - 1;
  const key = count === 1 ? 'sol.head.one' : classes === 1 ? 'sol.head.class' : 'sol.head';
  return t(key, { k: t.number(count), c: t.number(classes) });
}

/** "3 of 92". */
export function describeIndex(t, { data, solution }) {
  const { count, total, constructed, random } = data;
  if (constructed) return t(random ? 'sol.found' : 'sol.constructed');
  return t('sol.index', { i: t.number(solution + 1), k: t.number(total ?? count) });
}
