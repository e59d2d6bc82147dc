/**
 * shake.mjs -- stops processes at random and lets them go, as a busy machine does.
 *
 *     const shaker = shake(seed);       // everything that this program has started
 *     await shaker.end();
 *
 * The tests or the browsers stand still for up to a second and a half, again and again:
 * what relies on the other side being quick fails here first. Linux only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

import { randomFrom } from './random.mjs';

const PAUSES_MS = [100, 400, 800, 1500];
const LONGEST_RUN_MS = 1000;

/** Their clients would only see that the screen is slow. */
const SPARED = /^(Xvfb|xvfb-run)$/;

export function shake(seed) {
  let over = false;
  const random = randomFrom(seed);
  const work = (async () => {
    while (!over) {
      await wait(random() * LONGEST_RUN_MS);
      await holdSome(random);
    }
  })();
  return {
    end() {
      over = true;
      return work;
    },
  };
}

/** Half of the time those who test stand still, else their browsers, or one part of one. */
async function holdSome(random) {
  const all = descendants(process.pid).filter(({ name }) => !SPARED.test(name));
  const tests = all.filter(({ name }) => /^(node|MainThread)/.test(name));
  const others = all.filter((found) => !tests.includes(found));
  const kind = random();
  const one = others[Math.floor(random() * others.length)];
  const held = kind < 0.5 || !one ? tests : kind < 0.8 ? others : [one];
  signal(held, 'SIGSTOP');
  await wait(PAUSES_MS[Math.floor(random() * PAUSES_MS.length)]);
  signal(held, 'SIGCONT');
}

function signal(processes, name) {
  for (const { pid } of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}

function descendants(root) {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const known = all.map(processOf).filter(Boolean);
  const below = (pid) =>
    known.filter(({ parent }) => parent === pid).flatMap((found) => [found, ...below(found.pid)]);
  return below(root);
}

/** /proc/<pid>/stat is: pid (name) state parent …; a name may hold anything. */
function processOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(text);
    return { pid: Number(pid), name, parent: Number(parent) };
  } catch {
    return null; // It has ended meanwhile.
  }
}
