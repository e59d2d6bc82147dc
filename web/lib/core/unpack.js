/**
 * unpack.js -- bytes from base64 of zlib's format, as scripts/pack.mjs writes them.
 *
 * Node inflates them itself: that is quicker than a stream, and test runners that imitate
 * a browser inside of Node have no DecompressionStream.
 */
import { inNode, nodeModule } from './node.js';

export async function unpack(text) {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  if (inNode()) return (await nodeModule('node:zlib')).inflateSync(packed);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
