/**
 * serve.mjs -- the server that was built; the page that it gives has the count and the attributes.
 */
process.env.PORT = '0';
process.env.HOST = '127.0.0.1';
const { server: http } = await import('./out/index.js');
if (!http.listening) await new Promise((resolve) => http.once('listening', resolve));
const address = `http://127.0.0.1:${http.address().port}`;
const page = await (await fetch(address)).text();
if (!/count 724/.test(page) || !/<n-queens-board[^>]*step="20"/.test(page)) throw new Error(page);
console.log(`right: ${address}`);
