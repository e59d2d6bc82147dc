/**
 * lanes.mjs -- work that is shared out to a few workers, each taking the next piece.
 *
 *     await inLanes(2, files, (file) => compile(file));
 */
export async function inLanes(lanes, pieces, work) {
  const waiting = [...pieces];
  const lane = async () => {
    while (waiting.length > 0) await work(waiting.shift());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
