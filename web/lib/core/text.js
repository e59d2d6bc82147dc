/**
 * text.js -- texts as UTF-8 and back. Made on first use: in Jest's jsdom the globals are
 * missing, and Node's own module has them.
 */
const made = {};

const codec = (name) => {
  made[name] ??= new (globalThis[name] ?? globalThis.process.getBuiltinModule('node:util')[name])();
  return made[name];
};

export const decodeText = (bytes) => codec('TextDecoder').decode(bytes);
export const encodeText = (text) => codec('TextEncoder').encode(text);
