/**
 * page.js -- leaves what a page found where the test looks for it.
 */
export function show(work) {
  work.then(
    (found) => {
      globalThis.result = found;
    },
    (error) => {
      globalThis.result = [String(error)];
    },
  );
}
