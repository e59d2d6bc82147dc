/**
 * node.js -- modules of Node, on the way of a program that browsers run, too.
 */

export const inNode = () => Boolean(globalThis.process?.versions?.node);

/**
 * A module such as 'node:fs'. Node hands it out itself from 20.16 on, also where
 * import() is refused; before, the name must come in a variable, so that no bundler for
 * browsers goes looking for it.
 */
export async function nodeModule(name) {
  const { process } = /** @type {any} */ (globalThis);
  return (
    process.getBuiltinModule?.(name) ?? import(/* webpackIgnore: true */ /* @vite-ignore */ name)
  );
}
