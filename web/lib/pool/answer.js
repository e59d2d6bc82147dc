/**
 * answer.js -- what a worker says to a request, `{ id, name, values }`: `{ id, value }` or
 * `{ id, error }`. What it does not understand it answers with an error, and goes on.
 */

/** An error as it can be sent; `errorFrom()` makes one of it again. */
export const sendable = ({ name, message, code }) => ({ name, message, code });

export const isRequest = (data) => Number.isInteger(data?.id) && Array.isArray(data.values);

/** `tell(progress)` may be called before the answer is there. */
export async function answer(server, { id, name, values }, tell) {
  try {
    if (!server.has(name)) throw new TypeError(`this worker cannot ${String(name)}`);
    return { id, value: await server.request(name, values, { id, tell }) };
  } catch (error) {
    return { id, error: sendable(error) };
  }
}
