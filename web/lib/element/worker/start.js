/**
 * start.js -- how the element's workers are started.
 *
 * A page that cannot load worker files (a sandboxed frame, a single HTML file) says with
 * startWorkersBy() how to make one instead.
 */
let makeWorker = () => moduleWorker(new URL('./program.js', import.meta.url));

let poolOptions = () => ({});

/** Whether other files lie beside this program. */
export let hasFiles = true;

/** `makeBoardWorker` makes a worker of program.js; `options` are those of the counting pool. */
export function startWorkersBy(makeBoardWorker, options) {
  hasFiles = false;
  makeWorker = makeBoardWorker;
  poolOptions = options;
}

export function solverOptions() {
  return poolOptions();
}

export function startWorker() {
  return makeWorker();
}

/** Browsers refuse worker files of other hosts, but not a small script that imports them. */
function moduleWorker(url) {
  if (url.origin === globalThis.location.origin) return new Worker(url, { type: 'module' });
  const script = new Blob([`import ${JSON.stringify(url.href)};`], { type: 'text/javascript' });
  const address = URL.createObjectURL(script);
  const worker = new Worker(address, { type: 'module' });
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  return worker;
}
