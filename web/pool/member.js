/**
 * member.js -- a worker of the pool: requests go in, promises come out.
 *
 * A member dies of a thrown error outside a request, a trap, a terminated thread or an
 * answer that makes no sense; every request that was under way is then rejected with a
 * WorkerDeath, and the member is good for nothing more.
 */
import { errorFrom, WorkerDeath } from './errors.js';
import { startThread } from './thread.js';

/** After a trap the instance's memory cannot be trusted; a full one has to be given back. */
function isFatal(error) {
  const outOfMemory = 12;
  return error && (error.name === 'RuntimeError' || error.code === outOfMemory);
}

/** A worker that is not ready by then never will be: it runs some other program. */
const START_MS = 30_000;

export class Member {
  #thread;
  #waiting = new Map(); // { resolve, reject } by id
  #lastId = 0;
  #why = null;

  /** Start a thread and give it the engine. */
  static async start(module, source) {
    const member = new Member();
    member.#thread = await startThread(source, {
      message: (data) => member.#hear(data),
      death: (why) => member.#die(why),
    });
    const timer = setTimeout(() => member.end('it did not begin'), START_MS);
    timer.unref?.();
    try {
      await member.ask('start', module);
      return member;
    } catch (error) {
      member.end(error.message);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  get dead() {
    return this.#why !== null;
  }

  /** Ask the worker something. */
  ask(name, ...values) {
    if (this.dead) return Promise.reject(new WorkerDeath(this.#why));
    const id = ++this.#lastId;
    this.#thread.keepAlive(true);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#thread.send({ id, name, values });
    });
  }

  #hear(data) {
    const waiting = this.#waiting.get(data?.id);
    if (!waiting) return this.end('it answered what nobody had asked');
    this.#waiting.delete(data.id);
    if (this.#waiting.size === 0) this.#thread.keepAlive(false);
    if (isFatal(data.error)) {
      waiting.reject(new WorkerDeath(data.error.message));
      this.end(data.error.message);
    } else if (data.error) {
      waiting.reject(errorFrom(data.error));
    } else {
      waiting.resolve(data.value);
    }
  }

  #die(why) {
    this.#why = why;
    for (const { reject } of this.#waiting.values()) reject(new WorkerDeath(why));
    this.#waiting.clear();
  }

  /** Stop the thread at once, whatever it does. */
  end(why) {
    this.#thread.end(why);
  }
}
