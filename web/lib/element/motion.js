/**
 * motion.js -- short movements: something goes from 0 to 1 and is drawn on the way.
 */
const ease = (t) => 1 - (1 - t) ** 3;

/** Draws at once and then each frame; gives the function that ends it at its end. */
export function animate(duration, draw) {
  const begin = performance.now();
  let frame = requestAnimationFrame(turn);
  draw(0);

  function turn(now) {
    const t = Math.min(1, Math.max(0, (now - begin) / duration));
    frame = t < 1 ? requestAnimationFrame(turn) : 0;
    draw(ease(t));
  }

  return () => {
    if (!frame) return;
    cancelAnimationFrame(frame);
    frame = 0;
    draw(1);
  };
}

/** How long things take, in milliseconds. */
export const BASE_MS = 160;
export const SLOW_MS = 280;
