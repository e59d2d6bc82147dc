/**
 * questions.js -- what an element asks of the engine: of each kind only the latest counts.
 */

/** A function that runs a question with a signal; the next one aborts the one before. */
export function onlyLatest() {
  let running = null;
  const latest = async (question) => {
    latest.cancel();
    running = new AbortController();
    const { signal } = running;
    try {
      return await question(signal);
    } finally {
      signal.throwIfAborted(); // whatever came of it
    }
  };
  latest.cancel = () => running?.abort(new DOMException('no longer asked', 'AbortError'));
  return latest;
}

/**
 * Keeps the questions that run the same as those that the state asks. A question is
 * `{ key, ask(engine, { signal }) }`: another key aborts the one that runs and asks anew;
 * the same key leaves it alone. Its answer is the event `NAME:answer` with `value` and
 * `ms`, its failure the event `NAME:error` with `error`.
 */
export class Questions {
  #engine;
  #dispatch;
  #open = new Map();

  constructor(engine, dispatch) {
    this.#engine = engine;
    this.#dispatch = dispatch;
  }

  /** `questions` has a question, or nothing, by name. */
  follow(questions) {
    const names = new Set([...this.#open.keys(), ...Object.keys(questions)]);
    for (const name of names) this.#followOne(name, questions[name] || null);
  }

  #followOne(name, question) {
    const known = this.#open.get(name);
    if ((known?.key ?? null) === (question?.key ?? null)) return;
    const latest = known?.latest ?? onlyLatest();
    if (!question) {
      latest.cancel();
      this.#open.set(name, { key: null, latest, settled: Promise.resolve() });
      return;
    }
    const settled = this.#run(name, latest, question);
    settled.catch(() => {}); // the event tells it; who waits for it hears it, too
    this.#open.set(name, { key: question.key, latest, settled });
  }

  async #run(name, latest, { ask }) {
    const begin = performance.now();
    try {
      const value = await latest((signal) => ask(this.#engine, { signal }));
      this.#dispatch({ type: `${name}:answer`, value, ms: performance.now() - begin });
    } catch (error) {
      if (error.name === 'AbortError') return;
      this.#dispatch({ type: `${name}:error`, error });
      throw error;
    }
  }

  /** Ends when none runs of those that run now. */
  idle() {
    return Promise.allSettled([...this.#open.values()].map(({ settled }) => settled));
  }

  /** Ends with the question of that name that runs now; rejects if it fails. */
  settled(name) {
    return this.#open.get(name)?.settled ?? Promise.resolve();
  }
}
