/**
 * ticker.js -- how far something is, in a line that a terminal shows over itself; anywhere
 * else each news is a line of its own.
 */
export function ticker(stream) {
  let last = '';
  return {
    show(text) {
      if (text === last) return;
      last = text;
      stream.write(stream.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
    },
    end() {
      if (stream.isTTY) stream.write('\n');
    },
  };
}
