/**
 * thread.js -- one worker thread, the same in Node and in browsers.
 *
 *     const thread = await startThread(make, { onMessage, onExit });
 *
 * `make` gives a Worker, or a promise of one (see make_worker.js). `onMessage(data)` gets what
 * it posts; `onExit(why)` is called once, whatever ended it. An idle thread never keeps a Node
 * process alive.
 */
export async function startThread(make, handlers) {
  const worker = await make();
  return typeof worker.on === 'function'
    ? nodeThread(worker, handlers)
    : webThread(worker, handlers);
}

/** For programs of workers that are texts. */
export function makeBlobWorker(code) {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  try {
    const worker = new Worker(address);
    // The worker fetches its code after this call; give it time before the address goes.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    return worker;
  } catch (error) {
    URL.revokeObjectURL(address);
    throw error;
  }
}

/** Calls `onExit` at most once, and nothing after it. */
function onceDead({ onMessage, onExit }) {
  let alive = true;
  return {
    onMessage: (data) => alive && onMessage(data),
    onExit(why) {
      if (!alive) return;
      alive = false;
      onExit(why);
    },
  };
}

function nodeThread(worker, handlers) {
  const { onMessage, onExit } = onceDead(handlers);
  worker.on('message', onMessage);
  worker.on('error', (error) => onExit(error.message));
  worker.on('messageerror', () => onExit('it sent what cannot be read'));
  worker.on('exit', (code) => onExit(`it ended with exit code ${code}`));
  const end = (why) => {
    onExit(why);
    worker.terminate();
  };
  return {
    send: (data) => worker.postMessage(data),
    keepAlive: (busy) => (busy ? worker.ref() : worker.unref()),
    end,
    retire: end,
  };
}

/** A worker that was asked to end and is still there after this time is ended. */
const RETIRING_MS = 1000;

function webThread(worker, handlers) {
  const { onMessage, onExit } = onceDead(handlers);
  worker.addEventListener('message', ({ data }) => onMessage(data));
  worker.addEventListener('messageerror', () => onExit('it sent what cannot be read'));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onExit(event.message || 'its code could not be loaded');
  });
  return {
    send: (data) => worker.postMessage(data),
    keepAlive() {},
    end(why) {
      onExit(why);
      worker.terminate();
    },
    // WebKit may crash when a worker is terminated in the middle of its work.
    retire(why) {
      onExit(why);
      worker.postMessage({ end: true });
      setTimeout(() => worker.terminate(), RETIRING_MS);
    },
  };
}
