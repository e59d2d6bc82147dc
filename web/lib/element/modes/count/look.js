/**
 * look.js -- what is stored of a count, and whether somebody is at it.
 */

/** Whether it is what was stored that is wrong, and not a worker; it may be no bytes at all. */
const isUnreadable = (stored, { code }) =>
  code === 'bad-checkpoint' || (stored !== undefined && !(stored instanceof Uint8Array));

/**
 * `result` is 'found' with what was `found` and whether another one is `counting`,
 * 'unreadable', or 'refused' with the `max` of the algorithm.
 */
export async function lookAtStored(count, { engine, on, store, others }) {
  // In this order: what is stored after the end of another count is all of it.
  const counting = await others.counting();
  const bytes = (await store.load().catch(() => null)) ?? undefined;
  try {
    const found = await engine.storedCount({ ...count, bytes }, on);
    return { result: 'found', found: { ...found, elapsedMs: store.elapsedMs() }, counting };
  } catch (error) {
    if (error.name === 'RangeError') return refused(count, engine, on);
    if (error.name === 'AbortError' || !isUnreadable(bytes, error)) throw error;
    const found = await engine.storedCount(count, on).catch(() => null);
    return { result: 'unreadable', found };
  }
}

/** Not every algorithm counts every board. */
async function refused({ n, algorithm }, engine, on) {
  const all = await engine.algorithms(n, on);
  const max = all.find(({ name }) => name === algorithm)?.limits.count;
  return { result: 'refused', algorithm, max };
}
