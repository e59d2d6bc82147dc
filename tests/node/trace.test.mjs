/**
 * trace.test.mjs -- the story of a search as JavaScript and the command line tell it.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';

import fc from 'fast-check';

import { load } from '../../dist/core.js';
import { algorithmNames } from '../../web/lib/core/algorithm_table.js';
import { nqueens } from './command.mjs';

const TRACED = algorithmNames('traces');

let nq;
before(async () => {
  nq = await load();
});

const run = (...words) => nqueens(...words).stdout;

function countTypes(events) {
  const counts = {};
  for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

test('four queens on the board tell 128 events', () => {
  const story = nq.trace(4, { algorithm: 'board' });
  const expected = { enter: 17, test: 60, place: 16, remove: 16, solution: 2, leave: 17 };
  assert.deepEqual(countTypes(story), expected);
  assert.equal(story.length, 128);
  assert.equal(
    [...story].findIndex(({ type }) => type === 'solution'),
    51,
  );
  assert.equal(story.at(51).tests, 26);
  story.close();
});

test('board is the algorithm when none is named', () => {
  const named = [...nq.trace(4, { algorithm: 'board' })];
  assert.deepEqual([...nq.trace(4)], named);
});

test('story and outline are plain filters of the same events', () => {
  for (const algorithm of TRACED) {
    const full = [...nq.trace(5, { algorithm })];
    const story = full.filter(
      ({ type, verdict }) =>
        ['place', 'remove', 'solution'].includes(type) || (type === 'test' && verdict !== 'free'),
    );
    assert.deepEqual([...nq.trace(5, { algorithm, level: 'story' })], story);
    const outline = [...nq.trace(5, { algorithm, level: 'outline' })];
    const known = new Map(full.map((event) => [event.i, event]));
    for (const event of outline) assert.deepEqual(event, known.get(event.i));
  }
  assert.equal(nq.trace(4, { level: 'story' }).length, 78);
  assert.equal(nq.trace(4, { level: 'outline' }).length, 38);
});

test('forward then back is where one was, for random walks over every algorithm', () => {
  for (const algorithm of TRACED) {
    const story = nq.trace(6, { algorithm });
    const seen = [...story].map((event, i) => {
      story.at(i);
      return [event, story.board(), [...story.struck()], story.variables()];
    });
    fc.assert(
      fc.property(
        fc.nat(seen.length - 1),
        fc.array(fc.boolean(), { maxLength: 30 }),
        (i, steps) => {
          let at = i;
          let event = story.at(at);
          for (const forward of steps) {
            const next = at + (forward ? 1 : -1);
            if (next < 0 || next >= seen.length) continue;
            event = forward ? story.next() : story.previous();
            at = next;
          }
          const here = [event, story.board(), [...story.struck()], story.variables()];
          assert.deepEqual(here, seen[at]);
        },
      ),
      { numRuns: 50, seed: 8 },
    );
    story.close();
  }
});

test('the ends of a trace are quiet, and so is a closed one', () => {
  const story = nq.trace(4);
  assert.equal(story.previous(), undefined);
  assert.equal(story.at(128), undefined);
  assert.equal(story.position, 0);
  assert.equal(story.at(127).type, 'leave');
  assert.equal(story.next(), undefined);
  assert.equal(story.position, 128);
  story.close();
  story.close();
  assert.equal(story.next(), undefined);
  assert.equal(story.length, undefined);
  assert.deepEqual(story.board(), []);
  assert.deepEqual(story.variables(), []);
});

test('a trace can be disposed of where the language knows how', { skip: !Symbol.dispose }, () => {
  const story = nq.trace(4);
  story[Symbol.dispose]();
  assert.equal(story.next(), undefined);
});

/** The variables at an event of a trace of four queens, as { name: values }. */
function variablesAt(algorithm, i) {
  const story = nq.trace(4, { algorithm });
  if (i >= 0) story.at(i);
  const all = story.variables();
  story.close();
  return Object.fromEntries(all.map(({ name, values }) => [name, values]));
}

/** The event at which the queens of a board stand for the first time. */
function placed(algorithm, columns) {
  const story = nq.trace(4, { algorithm });
  const last = ({ type }) => type === 'place' && String(story.board()) === String(columns);
  for (let event = story.next(); event; event = story.next()) if (last(event)) break;
  const { position } = story;
  story.close();
  return position - 1;
}

// The first solution of four queens, without its last queen: 1 3 0 in rows 0 to 2.
const THREE = [1, 3, 0, null];

test('the variables of each algorithm are those of its listing', () => {
  const none = null;
  const expected = {
    board: {
      board: [
        [0, 1, 0, 0],
        [0, 0, 0, 1],
        [1, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    },
    array: { queens: [1, 3, 0, none] },
    lookup: {
      in_column: [2, 0, none, 1],
      rising: [none, 0, 2, none, 1, none, none], // row + column
      falling: [none, 1, 0, none, none, 2, none], // row - column + 3
    },
    bitmask: {
      down: [
        [0, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 1, 0, 1],
      ],
      right: [
        [0, 0, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 1],
      ],
      left: [
        [0, 0, 0, 0],
        [1, 0, 0, 0],
        [0, 0, 1, 0],
      ],
      choices: [
        [0, 0, 1, 1],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      queen: [
        [0, 1, 0, 0],
        [0, 0, 0, 1],
        [1, 0, 0, 0],
      ],
    },
    sieve: {
      struck: [
        [0, 0, 0, 0],
        [1, 1, 1, 0], // as they were when the row was filled
        [0, 1, 1, 1],
        [0, 1, 0, 1], // by two queens, as the third has struck out nothing yet
      ],
    },
  };
  for (const [algorithm, own] of Object.entries(expected)) {
    const call = { row: [0, 1, 2], column: [1, 3, 0] };
    assert.deepEqual(variablesAt(algorithm, placed(algorithm, THREE)), { ...call, ...own });
  }
});

test('the sieve of bits fills the last row second, dancing links counts options', () => {
  assert.deepEqual(variablesAt('sieve-bits', placed('sieve-bits', [1, null, null, 2])), {
    row: [0, 3],
    column: [1, 2],
    struck: [
      [0, 0, 0, 0],
      [1, 1, 1, 0],
      [0, 1, 0, 1],
      [0, 1, 0, 0],
    ],
  });
  const first = placed('dancing-links', [0, null, null, null]);
  assert.deepEqual(variablesAt('dancing-links', first + 1), {
    row: [0],
    column: [0],
    row_options: [null, 2, 2, 2],
    column_options: [null, 2, 2, 2],
    rising_options: [null, 0, 0, 2, 2, 2, 0],
    falling_options: [0, 1, 2, null, 2, 1, 0],
  });
});

test('before the first event no call is on the stack, and nothing has changed', () => {
  for (const algorithm of TRACED) {
    const story = nq.trace(4, { algorithm });
    for (const { name, local, values, changed } of story.variables()) {
      assert.deepEqual(changed, [], name);
      if (local) assert.deepEqual(values, [], name);
    }
    story.close();
  }
});

test('what an event changed is told: a word against that of the call before', () => {
  const story = nq.trace(4, { algorithm: 'bitmask' });
  const changes = () =>
    Object.fromEntries(
      story
        .variables()
        .filter(({ changed }) => changed.length)
        .map(({ name, changed }) => [name, changed]),
    );
  story.at(2); // the queen on (0, 0) is placed: everything had changed with the test
  assert.deepEqual(changes(), {});
  story.next(); // and now it attacks columns 0 and 1 of row 1
  assert.deepEqual(changes(), {
    row: [1],
    column: [1],
    down: [4],
    right: [5],
    choices: [5],
    queen: [4],
  });
  story.close();
});

test('the length of a long search is unknown until it was looked through', () => {
  const story = nq.trace(14, { algorithm: 'bitmask' });
  assert.equal(story.length, undefined);
  assert.equal(story.measure(1000), undefined);
  assert.equal(story.next().type, 'enter');
  story.close();
});

test('bad arguments are named', () => {
  assert.throws(() => nq.trace('4'), TypeError);
  assert.throws(() => nq.trace(101), { name: 'RangeError', message: /101.*100/ });
  assert.throws(() => nq.trace(4, { algorithm: 'fast' }), { code: 'unsupported' });
  assert.throws(() => nq.trace(4, { level: 'loud' }), {
    code: 'unknown-name',
    message: /full, story, outline/,
  });
  assert.throws(() => nq.trace(4).at(1.5), RangeError);
  assert.throws(() => nq.trace(4).at('1'), TypeError);
});

// The fields of nq_event in their order, with the C names' numbers for the names.
function lineOf(event) {
  const verdict = ['free', 'column', 'diagonal', 'struck'].indexOf(event.verdict ?? 'free');
  const image = ['base', 'flip-columns', 'flip-rows', 'half-turn'].indexOf(event.image ?? 'base');
  const { i, step, row, column = -1, depth, by = -1, cells = 0 } = event;
  const { tests, placements, removals, solutions } = event;
  const counters = [tests, placements, removals, solutions];
  return `${[i, step, row, column, depth, verdict, by, cells, image, ...counters].join(' ')}\n`;
}

/** FNV-1a over all lines. */
function signatureOf(events) {
  let hash = 14695981039346656037n;
  for (const event of events) {
    for (const byte of Buffer.from(lineOf(event))) {
      hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 1099511628211n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}

test('WebAssembly tells the native story, event by event', () => {
  const golden = readFileSync(new URL('../native/golden/traces.txt', import.meta.url), 'utf8');
  const lines = golden.trimEnd().split('\n');
  assert.equal(lines.length, 8 * TRACED.length);
  for (const line of lines) {
    const [algorithm, n, signature] = line.split(' ');
    if (Number(n) > 6) continue; // arithmetic on BigInt is slow; the rest is native's
    assert.equal(signatureOf(nq.trace(Number(n), { algorithm })), signature, line);
  }
});

test('json lines are the events, one object a line', () => {
  const lines = run('trace', '4', '--format', 'json').trimEnd().split('\n');
  assert.equal(lines.length, 128);
  assert.deepEqual(
    lines.map((line) => JSON.parse(line)),
    [...nq.trace(4)],
  );
});

test('markdown strikes through what is refused or taken back, and crosses out a lost row', () => {
  const outline = run('trace', '4', '--level', 'outline', '--format', 'markdown');
  const tables = outline.split(/\n\n(?=\d+\. )/).map((piece) => piece.split('\n').slice(4));
  assert.deepEqual(tables[0].slice(0, 2), ['|i=0|Q| | | |', '|i=1| | | | |']);
  assert.deepEqual(tables[2].slice(1, 3), ['|i=1| | |Q| |', '|i=2|x|x|x|x|']);
  assert.equal(tables[3][1], '|i=1| | |~~Q~~| |');
  const story = run('trace', '4', '--level', 'story', '--format', 'markdown');
  assert.ok(
    story.includes(
      '| |j=0|j=1|j=2|j=3|\n|---|---|---|---|---|\n|i=0|Q| | | |\n|i=1|~~Q~~| | | |\n',
    ),
  );
});

test('text tells the solutions', () => {
  const lines = run('trace', '4').split('\n');
  assert.equal(lines.filter((line) => line.endsWith(': 1 3 0 2')).length, 1);
  const derived = run('trace', '4', '--algorithm', 'sieve-bits').split('\n');
  assert.ok(derived.some((line) => /derived: left and right exchanged: 2 0 3 1$/.test(line)));
});

test('json lines have the variables if that is asked for, and nothing else has', () => {
  const asked = ['trace', '4', '--algorithm', 'lookup', '--level', 'story', '--variables'];
  const story = nq.trace(4, { algorithm: 'lookup', level: 'story' });
  for (const line of run(...asked, '--json')
    .trimEnd()
    .split('\n')) {
    assert.deepEqual(JSON.parse(line), { ...story.next(), variables: story.variables() });
  }
  assert.equal(story.next(), undefined);
  story.close();
  const refused = nqueens(...asked);
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /--variables needs --json/);
});

test('an unknown format is refused with exit code 2', () => {
  assert.equal(nqueens('trace', '4', '--format', 'song').status, 2);
});
