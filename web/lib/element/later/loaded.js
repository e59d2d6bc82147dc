/**
 * loaded.js -- pieces that are loaded once.
 */

/**
 * `loaders` has functions that give promises of pieces, by name. Gives a function of a name:
 * the piece if it is there, else a promise of it. What failed to load is tried again.
 */
export function piecesOf(loaders) {
  const pieces = new Map();
  return (name) => {
    if (!pieces.has(name)) pieces.set(name, loading(pieces, name, loaders[name]()));
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
