/**
 * page_state.test.mjs -- the element's state without a browser: events in, one render out,
 * and of each kind of question only the latest.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { COUNT_MAX_N } from '../../web/lib/core/limits.js';
import { DEFAULTS } from '../../web/lib/element/keys.js';
import * as count from '../../web/lib/element/modes/count/state.js';
import * as play from '../../web/lib/element/modes/play/state.js';
import * as solutions from '../../web/lib/element/modes/solutions/state.js';
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
    first.reject(new Error('the solver was closed'));
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
    assert.deepEqual(play.questions(state).regions.ask(engine, 'options'), [
      6,
      { seed: 7, grade: undefined },
      'options',
    ]);
    assert.deepEqual(asked(after(state, { type: 'hint' }, { type: 'solve' })), ['regions']);
    const there = after(state, { type: 'regions:answer', value: new Array(36).fill(0) });
    assert.deepEqual(
      [there.puzzle, asked(after(there, { type: 'hint' }))],
      [null, ['grade', 'hint']],
    );
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

  test('whoever goes to another board and back finds the game with its moves', () => {
    const played = after(enter(), { type: 'toggle', cell: 9 }, { type: 'toggle', cell: 30 });
    const to = (state, changes) => {
      const next = { ...settings, ...play.changesWithGame(state, settings, changes) };
      return play.reduce(state, { type: 'changed', keys: new Set(['n']) }, next);
    };
    const larger = to(played, { n: 9 });
    assert.deepEqual(larger.game.queens, []);
    const back = to(larger, { n: 8 });
    assert.equal(back.game, played.game);
    assert.deepEqual(after(back, { type: 'goTo', move: 1 }).game.queens, [9]);
    // A program that names no queens wants an empty board.
    const keys = new Set(['n']);
    assert.equal(play.reduce(larger, { type: 'changed', keys }, settings).game.moves, 0);
  });

  test('a solution is one move; where there is none the check says so', () => {
    const state = after(enter({ n: 4 }), { type: 'solve' });
    assert.deepEqual(asked(state), ['complete']);
    const done = after(state, { type: 'complete:answer', value: [1, 3, 0, 2] });
    assert.deepEqual([done.game.moves, done.position.solved, asked(done)], [1, true, ['rank']]);
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
    const [spec, i, { around, variables }] = trace.questions(step).at.ask(engine);
    assert.deepEqual([spec.algorithm, i, around > 10, variables], ['array', 4, true, false]);
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

  test('the variables are asked for while their pane is chosen, also for the present event', () => {
    const engine = { traceAt: (...values) => values };
    const choose = (state, pane, more = {}) => {
      const keys = new Set(['pane', ...Object.keys(more)]);
      return trace.reduce(state, { type: 'changed', keys }, { ...settings, pane, ...more });
    };
    const askedAt = (state) => {
      const [, i, { variables }] = trace.questions(state).at.ask(engine);
      return [i, variables];
    };
    const state = after(shown(3), { type: 'survey:error' });
    const chosen = choose(state, 'state');
    assert.deepEqual([askedAt(chosen), chosen.target.again], [[3, true], true]);
    const step = after(state, { type: 'goTo', i: 4, width: 500 });
    assert.notEqual(choose(step, 'state').target, step.target, 'the step is asked for anew');
    assert.deepEqual(askedAt(choose(step, 'state')), [4, true]);
    assert.deepEqual(askedAt(choose(state, 'state', { n: 5 })), [0, true]);
    const back = choose(after(chosen, { type: 'at:answer', value: at(3) }), 'code');
    assert.deepEqual(asked(back), []);
    const first = trace.reduce(trace.initial, { type: 'enter' }, { ...settings, pane: 'state' });
    assert.deepEqual(askedAt(first), [0, true]);
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

describe('count', () => {
  const settings = { ...DEFAULTS, mode: 'count', n: 12 };
  const found = (done, total = 8) => ({
    type: 'look:answer',
    value: { result: 'found', counting: false, found: { done, total, sum: 5n, algorithm: 'fast' } },
  });
  const counting = (done) => {
    const answer = found(done);
    return { ...answer, value: { ...answer.value, counting: true } };
  };
  const after = (state, ...events) =>
    events.reduce((now, event) => count.reduce(now, event, settings), state);
  const opened = (...events) => after(count.initial, { type: 'enter' }, ...events);
  const start = { type: 'start', workers: 2 };
  const progress = (state, done, more = {}) => ({
    type: 'progress',
    run: state.run,
    clock: 7,
    progress: { done, total: 8, fraction: done / 8, elapsedMs: 10, units: [1], ...more },
  });

  test('every phase is reached, and every row leads to a phase', () => {
    const phases = Object.keys(count.PHASES);
    const reached = new Set(Object.values(count.PHASES).flatMap((row) => Object.values(row)));
    assert.deepEqual([...reached].sort(), [...phases].sort());
  });

  test('what is stored decides where it begins', () => {
    assert.deepEqual([opened().phase, Boolean(opened().looking)], ['idle', true]);
    assert.equal(opened(found(0)).phase, 'idle');
    const half = opened(found(4));
    assert.deepEqual([half.phase, half.progress.fraction, half.looking], ['paused', 0.5, null]);
    assert.equal(opened(found(8)).phase, 'done');
    const refused = { type: 'look:answer', value: { result: 'refused', max: 9 } };
    assert.equal(after(opened(refused), start).phase, 'refused');
    const error = new Error('it broke');
    assert.deepEqual(opened({ type: 'look:error', error }).error, { key: 'err.load' });
  });

  test('it runs, pauses and goes on; the times add up', () => {
    const running = opened(found(0), start);
    assert.deepEqual([running.phase, running.run], ['running', { workers: 2 }]);
    const half = after(running, progress(running, 4));
    const paused = after(half, { type: 'pause' });
    assert.deepEqual([paused.phase, paused.run, half.quarter], ['paused', null, 2]);
    const again = after(paused, start);
    const more = after(again, progress(again, 6));
    assert.equal(more.progress.elapsedMs, 20);
    assert.equal(after(more, progress(running, 7)), more, 'of a run that is over');
    const done = after(more, { type: 'count:answer', value: { count: 14200n } });
    assert.deepEqual([done.phase, done.progress.count, done.run], ['done', 14200n, null]);
  });

  test('a long count is asked about before it is begun', () => {
    const large = { ...settings, n: 20 };
    const reduce = (state, event) => count.reduce(state, event, large);
    const asked = [{ type: 'enter' }, found(0), start].reduce(reduce, count.initial);
    assert.deepEqual([asked.phase, asked.estimating], ['idle', { workers: 2 }]);
    assert.equal(reduce(asked, { type: 'estimate:answer', value: 5000 }).phase, 'running');
    const long = reduce(asked, { type: 'estimate:answer', value: 4e6 });
    assert.deepEqual([long.phase, long.error], ['asking', { key: 'count.long', ms: 4e6 }]);
    assert.equal(reduce(long, start).phase, 'running');
    assert.equal(reduce(long, { type: 'pause' }).phase, 'idle');
    assert.equal(reduce(asked, { type: 'pause' }).estimating, null);
  });

  test('n has its limit', () => {
    const large = { ...settings, n: COUNT_MAX_N + 1 };
    const state = count.reduce(count.initial, { type: 'enter' }, large);
    assert.deepEqual(state.error, { key: 'err.n', max: COUNT_MAX_N });
    assert.equal(count.reduce(state, start, large), state);
  });

  test('what cannot be read, and what is done, is begun anew', () => {
    const unreadable = { type: 'look:answer', value: { result: 'unreadable' } };
    for (const state of [opened(unreadable), opened(found(8))]) {
      assert.ok(count.mustClear(state));
      const running = after(state, start);
      assert.deepEqual([running.phase, running.progress, running.error], ['running', null, null]);
    }
  });

  test('another one that counts is watched until it ends', () => {
    const watching = opened(counting(2));
    assert.deepEqual([watching.phase, watching.progress.done], ['watching', 2]);
    assert.equal(after(watching, start), watching);
    const told = after(watching, { type: 'followed', progress: { done: 6, total: 8 } });
    assert.equal(after(told, counting(4)).progress.done, 6);
    assert.equal(after(told, found(6)).phase, 'paused');
    assert.equal(after(told, found(8)).phase, 'done');
    assert.deepEqual([after(told, found(0)).phase, after(told, found(0)).progress], ['idle', null]);
    const whole = { type: 'followed', progress: { done: 8, total: 8, count: 9n } };
    assert.equal(after(watching, whole, found(0)).progress.count, 9n);
    assert.equal(after(watching, { type: 'thrownAway' }).phase, 'idle');
    assert.equal(after(watching, { type: 'leave' }).key, '');
    assert.equal(after(watching, { type: 'look:error', error: new Error() }).phase, 'idle');
  });

  test('a run that meets another one watches it, or says so', () => {
    const running = opened(found(0), start);
    const busy = (there) => ({ type: 'count:answer', value: { busy: true, counting: there } });
    assert.equal(after(running, busy(true)).phase, 'watching');
    const alone = after(running, busy(false));
    assert.deepEqual([alone.phase, alone.error], ['idle', { key: 'count.busy' }]);
    assert.equal(after(running, { type: 'followed', progress: {} }), running);
    assert.equal(after(running, { type: 'thrownAway' }), running);
  });

  test('what cannot be saved is said as long as it is so; what fails is said', () => {
    const running = opened(found(0), start);
    const unsaved = after(running, progress(running, 1, { unsaved: new Error('full') }));
    assert.deepEqual(unsaved.error, { key: 'count.unsaved' });
    assert.equal(after(unsaved, progress(running, 2)).error, null);
    const failed = after(unsaved, { type: 'count:error', error: new Error('it broke') });
    assert.deepEqual([failed.phase, failed.error], ['paused', { message: 'it broke' }]);
  });
});

describe('solutions', () => {
  const settings = { ...DEFAULTS, mode: 'solutions', n: 4 };
  const data = {
    ...{ n: 4, count: 2, complete: true, boards: Uint8Array.of(1, 3, 0, 2, 2, 0, 3, 1) },
    ...{ classOf: [0, 0], starts: [0, 2], members: [0, 1] },
  };
  const after = (state, ...events) =>
    events.reduce((now, event) => solutions.reduce(now, event, settings), state);
  const loaded = after(solutions.initial, { type: 'enter' }, { type: 'load:answer', value: data });

  test('are asked for once, with their progress', () => {
    const state = after(solutions.initial, { type: 'enter' }, { type: 'found', count: 7 });
    assert.equal(state.found, 7);
    const engine = { solutions: (...values) => values };
    const [n, most, on] = solutions.questions(state, 'hear').load.ask(engine, { signal: 1 });
    assert.deepEqual([n, most > 1000, on], [4, true, { signal: 1, onProgress: 'hear' }]);
    assert.ok(!solutions.questions(loaded).load);
    assert.ok(after(state, { type: 'load:error' }).failed);
  });

  test('one is shown, within the list, by number or by class', () => {
    assert.deepEqual(solutions.columnsOf(loaded), [1, 3, 0, 2]);
    const last = after(loaded, { type: 'goTo', solution: 99 });
    assert.deepEqual(solutions.columnsOf(last), [2, 0, 3, 1]);
    assert.equal(after(last, { type: 'moveClass', by: -1 }).solution, 0);
    assert.ok(solutions.isLast(last, settings) && !solutions.isLast(loaded, settings));
    assert.ok(solutions.isLast(loaded, { classes: 'one' }));
  });

  test('who comes back finds them; nothing plays where there is none', () => {
    assert.equal(after(loaded, { type: 'leave' }, { type: 'enter' }).data, data);
    const none = after(solutions.initial, { type: 'enter' });
    assert.equal(after(none, { type: 'play' }).playing, false);
    assert.equal(after(loaded, { type: 'play' }).playing, true);
  });
});
