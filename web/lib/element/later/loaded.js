/**
 * loaded.js -- pieces that are loaded once.
 */

/**
 * `load` gives the promise of a piece by its name. Gives a function of a name: the piece if it is
 * there, else a promise of it. What failed to load is tried again.
 */
export function piecesOf(load) {
  const pieces = new Map();
  return (name) => {
    if (!pieces.has(name)) pieces.set(name, loading(pieces, name, load(name)));
    return pieces.get(name);
  };
}

function loading(pieces, name, promise) {
  promise.then(
    (piece) => pieces.set(name, piece),
    () => pieces.delete(name),
  );
  return promise;
}
