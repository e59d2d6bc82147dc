/**
 * ask.mjs -- the server that was built gives the page with the count and the attributes.
 */
process.env.PORT = '0';
process.env.HOST = '127.0.0.1';
const { server } = await import('./out/index.js');
const http = server.server;
if (!http.listening) await new Promise((resolve) => http.once('listening', resolve));
const page = await (await fetch(`http://127.0.0.1:${http.address().port}/`)).text();
if (!/count 724/.test(page) || !/<n-queens-board[^>]*step="20"/.test(page)) throw new Error(page);
console.log('right');
process.exit();
