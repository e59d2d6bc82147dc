/**
 * page_state.test.mjs -- the element's state without a browser: events in, one render out,
 * and of each kind of question only the latest.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { DEFAULTS } from '../../web/lib/element/keys.js';
import * as play from '../../web/lib/element/modes/play/state.js';
import * as trace from '../../web/lib/element/modes/trace/state.js';
import { onlyLatest, Questions } from '../../web/lib/element/questions.js';
import { changedKeys, changeSettings, replaceSettings } from '../../web/lib/element/settings.js';
import { Store } from '../../web/lib/element/store.js';

const counting = () => {
  const renders = [];
  const reduce = (state, { by }) => (by ? state + by : state);
  return { renders, store: new Store(0, reduce, (state) => renders.push(state)) };
};

/** A promise, and the functions that settle it. */
function deferred() {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}

/** Lets everything that waits for a settled promise run. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a store', () => {
  test('renders once for all events of a batch, and then tells', () => {
    const { store, renders } = counting();
    const told = [];
    store.batch(() => {
      store.later(() => told.push(renders.length));
      store.dispatch({ by: 1 });
      store.batch(() => store.dispatch({ by: 2 }));
    });
    assert.deepEqual([renders, told], [[3], [1]]);
  });

  test('renders nothing where nothing changed, unless it has to', () => {
    const { store, renders } = counting();
    store.dispatch({ by: 0 });
    assert.deepEqual(renders, []);
    store.invalidate();
    assert.deepEqual(renders, [0]);
  });

  test('tells at once outside of a batch, and renders what an error left', () => {
    const { store, renders } = counting();
    const told = [];
    store.later(() => told.push('now'));
    const failing = () => {
      store.dispatch({ by: 5 });
      throw new Error('it broke');
    };
    assert.throws(() => store.batch(failing), /it broke/);
    assert.deepEqual([told, renders], [['now'], [5]]);
  });
});

describe('settings', () => {
  test('are the same object as long as no key differs', () => {
    const settings = { ...DEFAULTS, queens: [[1], []] };
    assert.equal(changeSettings(settings, { n: 8, queens: [[1], []] }), settings);
    assert.deepEqual([...changedKeys(settings, settings)], []);
  });

  test('start over on another board; what is not named goes to its default', () => {
    const settings = { ...DEFAULTS, queens: [[1]], step: 4, speed: 9 };
    const larger = changeSettings(settings, { n: 9 });
    assert.deepEqual([larger.queens, larger.step, larger.speed], [undefined, 0, 9]);
    assert.deepEqual(replaceSettings(settings, { n: 9, lang: undefined }), { ...DEFAULTS, n: 9 });
    assert.deepEqual([...changedKeys(settings, larger)], ['n', 'queens', 'step']);
  });
});

describe('of many questions only the latest counts', () => {
  test('the one before is aborted, and its answer is not heard', async () => {
    const latest = onlyLatest();
    const first = deferred();
    const signals = [];
    const one = latest((signal) => {
      signals.push(signal);
      return first.promise;
    });
    const two = latest(async (signal) => {
      signals.push(signal);
      return 'second';
    });
    first.resolve('first');
    await assert.rejects(one, { name: 'AbortError' });
    assert.equal(await two, 'second');
    assert.deepEqual(
      signals.map(({ aborted }) => aborted),
      [true, false],
    );
  });

  const following = () => {
    const events = [];
    const asked = [];
    const questions = new Questions('engine', ({ ms, ...event }) => events.push(event));
    const ask = (engine, { signal }) => {
      const question = { engine, signal, ...deferred() };
      signal.addEventListener('abort', () => question.reject(signal.reason));
      asked.push(question);
      return question.promise;
    };
    return { questions, events, asked, ask };
  };

  test('the same key leaves a question alone, another one asks anew', async () => {
    const { questions, events, asked, ask } = following();
    questions.follow({ hint: { key: 1, ask } });
    questions.follow({ hint: { key: 1, ask } });
    assert.equal(asked.length, 1);
    questions.follow({ hint: { key: 2, ask } });
    assert.deepEqual([asked.length, asked[0].signal.aborted], [2, true]);
    asked[1].resolve('yes');
    await questions.settled('hint');
    assert.deepEqual(events, [{ type: 'hint:answer', value: 'yes' }]);
    assert.equal(asked[0].engine, 'engine');
  });

  test('what the state no longer asks is cancelled without a word', async () => {
    const { questions, events, asked, ask } = following();
    questions.follow({ hint: { key: 1, ask }, regions: false });
    questions.follow({});
    await turn();
    assert.deepEqual([asked[0].signal.aborted, events], [true, []]);
    await questions.settled('hint');
    await questions.settled('nobody asked');
    questions.follow({ hint: { key: 1, ask } });
    assert.equal(asked.length, 2);
  });

  test('a failure is an event, and who waits for it hears it', async () => {
    const { questions, events, asked, ask } = following();
    questions.follow({ hint: { key: 1, ask } });
    const error = new Error('it broke');
    asked[0].reject(error);
    await assert.rejects(questions.settled('hint'), error);
    assert.deepEqual(events, [{ type: 'hint:error', error }]);
  });
});

describe('play', () => {
  const settings = { ...DEFAULTS };
  const enter = (given = {}) =>
    play.reduce(play.initial, { type: 'enter' }, { ...settings, ...given });
  const after = (state, ...events) =>
    events.reduce((now, event) => play.reduce(now, event, settings), state);
  const asked = (state) =>
    Object.entries(play.questions(state))
      .filter(([, question]) => question)
      .map(([name]) => name);

  test('a move asks nothing, or one thing once checks are quick', () => {
    const state = enter();
    assert.deepEqual(asked(after(state, { type: 'toggle', cell: 0 })), []);
    const quick = after(
      state,
      { type: 'check' },
      { type: 'completions:answer', value: { verdict: 'yes', ways: 92n }, ms: 1 },
    );
    assert.deepEqual(asked(quick), []);
    const moved = after(quick, { type: 'toggle', cell: 0 });
    assert.deepEqual(asked(moved), ['completions']);
    assert.equal(moved.completion.found, null);
    const again = after(moved, { type: 'toggle', cell: 17 });
    assert.notEqual(play.questions(again).completions.key, play.questions(moved).completions.key);
  });

  test('a conflict is an answer by itself, and slow checks wait for a person', () => {
    const slow = after(
      enter(),
      { type: 'check' },
      { type: 'completions:answer', value: { verdict: 'no' }, ms: 51 },
      { type: 'toggle', cell: 0 },
    );
    assert.deepEqual(asked(slow), []);
    const conflict = after(slow, { type: 'toggle', cell: 1 });
    assert.deepEqual(conflict.completion.found, { verdict: 'conflict' });
  });

  test('the question is about the position that stands', async () => {
    const state = after(enter({ n: 5 }), { type: 'toggle', cell: 7 }, { type: 'hint' });
    const { hint } = play.questions(state);
    const engine = { hint: (question, on) => [question, on] };
    const [{ n, rules, queens }, on] = hint.ask(engine, 'options');
    assert.deepEqual([n, rules, queens, on], [5, 'classic', [7], 'options']);
    assert.deepEqual(asked(after(state, { type: 'toggle', cell: 1 })), []);
  });

  test('a puzzle is asked for by its size and seed; without it nothing else is', () => {
    const state = enter({ rules: 'regions', seed: 7, n: 6 });
    assert.deepEqual(asked(state), ['regions']);
    const engine = { regions: (...values) => values };
    assert.deepEqual(play.questions(state).regions.ask(engine, 'options'), [6, 7, 'options']);
    assert.deepEqual(asked(after(state, { type: 'hint' }, { type: 'solve' })), ['regions']);
    const there = after(state, { type: 'regions:answer', value: new Array(36).fill(0) });
    assert.deepEqual([there.puzzle, asked(after(there, { type: 'hint' }))], [null, ['hint']]);
    assert.deepEqual(asked(enter({ rules: 'regions', n: 30 })), []);
  });

  test('what the pointer does changes the pointer alone', () => {
    const state = enter();
    const over = after(state, { type: 'hover', cell: 3 });
    assert.deepEqual({ ...over, pointer: null }, { ...state, pointer: null });
    assert.equal(after(over, { type: 'hover', cell: 3 }), over);
    assert.equal(after(state, { type: 'shift', from: 0, to: 0 }), state);
  });

  test('who comes back finds the game; another board is another game', () => {
    const moved = after(enter(), { type: 'toggle', cell: 9 }, { type: 'leave' });
    assert.equal(after(moved, { type: 'enter' }), moved);
    const larger = play.reduce(
      moved,
      { type: 'changed', keys: new Set(['n']) },
      { ...settings, n: 9 },
    );
    assert.deepEqual([larger.board.n, larger.game.queens, larger.game.moves], [9, [], 0]);
    const own = { ...settings, queens: [[], [1]] };
    assert.equal(play.reduce(moved, { type: 'changed', keys: new Set(['queens']) }, own), moved);
  });

  test('a solution is one move; where there is none the check says so', () => {
    const state = after(enter({ n: 4 }), { type: 'solve' });
    assert.deepEqual(asked(state), ['complete']);
    const done = after(state, { type: 'complete:answer', value: [1, 3, 0, 2] });
    assert.deepEqual([done.game.moves, done.position.solved, asked(done)], [1, true, []]);
    assert.deepEqual(asked(after(state, { type: 'complete:answer', value: null })), [
      'completions',
    ]);
  });
});

describe('trace', () => {
  const settings = { ...DEFAULTS, mode: 'trace', n: 6, algorithm: 'array' };
  const at = (i, length) => ({ i, length, event: { depth: 0 }, board: [] });
  const after = (state, ...events) =>
    events.reduce((now, event) => trace.reduce(now, event, settings), state);
  const shown = (i = 0) =>
    after(trace.initial, { type: 'enter' }, { type: 'at:answer', value: at(i) });
  const asked = (state) =>
    Object.entries(trace.questions(state))
      .filter(([, question]) => question)
      .map(([name]) => name);

  test('a trace is asked for its event and its survey; a large one has no survey', () => {
    assert.deepEqual(asked(after(trace.initial, { type: 'enter' })), ['at', 'survey']);
    const large = trace.reduce(trace.initial, { type: 'enter' }, { ...settings, n: 12 });
    assert.deepEqual(asked(large), ['at']);
    assert.deepEqual(trace.questions(trace.initial), {});
  });

  test('a step asks one thing; the one that is shown asks nothing', () => {
    const state = after(shown(3), { type: 'survey:error' });
    const step = after(state, { type: 'goTo', i: 4, width: 500 });
    assert.deepEqual([asked(step), trace.stepOf(step)], [['at'], 4]);
    const engine = { traceAt: (...values) => values };
    const [spec, i, around] = trace.questions(step).at.ask(engine);
    assert.deepEqual([spec.algorithm, i, around > 10], ['array', 4, true]);
    assert.equal(after(state, { type: 'goTo', i: 3, width: 500 }), state);
  });

  test('a pause calls off the step that is under way', () => {
    const state = after(shown(3), { type: 'play' }, { type: 'goTo', i: 4, width: 500 });
    const { target, playing } = after(state, { type: 'pause' });
    assert.deepEqual([target, playing], [{ i: 3, again: true }, false]);
    assert.equal(after(shown(3), { type: 'play' }, { type: 'pause' }).target, null);
  });

  test('a survey shows the same event anew, unless another one is on its way', () => {
    const survey = { type: 'survey:answer', value: { length: 128 } };
    const state = after(shown(3), survey);
    assert.deepEqual([state.target, trace.lengthOf(state)], [{ i: 3, again: true }, 128]);
    const going = after(shown(3), { type: 'goTo', i: 9, width: 500 }, survey);
    assert.deepEqual(going.target, { i: 9 });
  });

  test('what is found is gone to; what is not found changes nothing', () => {
    const state = after(shown(3), { type: 'survey:error' }, { type: 'find', wanted: {} });
    assert.deepEqual(asked(state), ['find']);
    assert.deepEqual(after(state, { type: 'find:answer', value: 7 }).target, { i: 7 });
    assert.deepEqual(asked(after(state, { type: 'find:answer', value: undefined })), []);
    const error = new Error('it broke');
    assert.equal(after(state, { type: 'find:error', error }).error, error);
  });

  test('who comes back finds the event; another algorithm is another trace', () => {
    const left = after(shown(0), { type: 'play' }, { type: 'leave' });
    assert.equal(after(left, { type: 'enter' }).now, left.now);
    const keys = new Set(['algorithm']);
    const other = trace.reduce(left, { type: 'changed', keys }, { ...settings, algorithm: 'fast' });
    assert.deepEqual([other.now, other.spec.algorithm], [null, 'board']);
    const moved = trace.reduce(
      left,
      { type: 'changed', keys: new Set(['step']) },
      { ...settings, step: 8 },
    );
    assert.deepEqual(moved.target, { i: 8 });
  });
});
