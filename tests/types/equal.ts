/**
 * equal.ts -- asks the compiler whether a value has exactly this type.
 */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** `exactly<bigint>()(value)` compiles only if the value is a bigint and nothing else. */
export const exactly =
  <Expected>() =>
  <Actual>(_value: Actual, ..._proof: Same<Expected, Actual> extends true ? [] : [never]) => {};
