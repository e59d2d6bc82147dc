/**
 * renamed.js -- functions that had another name before 1.0: a call by that name tells the new one.
 *
 * CHANGELOG.md has the same table.
 */

/** By the name of then: the name of now. */
export const RENAMED = { unitNumber: 'unitCount' };

/**
 * The answer to a call by an old name.
 *
 * @returns {never}
 */
export function refuseRenamed(name) {
  throw new TypeError(`${name}() is called ${RENAMED[name]}() now`);
}

/** An object answers to the old names, too. They are not enumerable: nobody finds them by chance. */
export function addRenamed(object) {
  for (const name of Object.keys(RENAMED)) {
    Object.defineProperty(object, name, { value: () => refuseRenamed(name) });
  }
  return object;
}
