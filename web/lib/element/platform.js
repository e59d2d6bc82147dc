/**
 * platform.js -- what a document may lack. Test runners run the element in jsdom or
 * happy-dom, which have no layout and no canvas: there it connects and draws nothing.
 */

const NO_OBSERVER = { observe() {}, unobserve() {}, disconnect() {} };

/** A ResizeObserver, or one that never calls back. */
export function sizeObserver(resized) {
  return globalThis.ResizeObserver ? new ResizeObserver(resized) : NO_OBSERVER;
}

const NO_QUERY = { matches: false, addEventListener() {}, removeEventListener() {} };

/** A media query, or one that never matches. */
export function mediaQuery(text) {
  return globalThis.matchMedia?.(text) ?? NO_QUERY;
}

/**
 * A pen or context that draws nothing: each of its methods and properties is itself.
 *
 * @type {any}
 */
export const NOTHING = new Proxy(() => NOTHING, { get: () => NOTHING, set: () => true });

/** The 2D context of a canvas, or NOTHING. */
export function context2d(canvas) {
  // jsdom has getContext(), which complains in the console; neither has Path2D.
  const context = globalThis.Path2D ? canvas.getContext('2d') : null;
  return context ?? NOTHING;
}
