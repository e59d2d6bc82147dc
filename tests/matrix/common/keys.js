/**
 * keys.js -- every key of the element, set by a framework and read back.
 *
 * `mount(place, props)` renders <n-queens-board> with these props and gives `update(props)`
 * for a second rendering. It is done before the element is defined, and after.
 */

/** Key by key: two lists of props, each with what the key must read as then. */
const CASES = {
  n: [{ n: 6 }, { n: 5 }],
  mode: [{ mode: 'solutions' }, { mode: 'count' }],
  algorithm: [
    { mode: 'trace', algorithm: 'array' },
    { mode: 'trace', algorithm: 'bitmask' },
  ],
  queens: [
    { n: 4, queens: [1, 3, 0, 2] },
    { n: 4, queens: [2, 0, 3, 1] },
  ],
  step: [
    { n: 6, mode: 'trace', step: 20 },
    { n: 6, mode: 'trace', step: 30 },
  ],
  speed: [{ speed: 2.5 }, { speed: 8 }],
  autoplay: [
    { mode: 'count', autoplay: true },
    { mode: 'count', autoplay: false },
  ],
  loop: [
    { n: 6, mode: 'trace', loop: [3, 9] },
    { n: 6, mode: 'trace', loop: [4, 12] },
  ],
  level: [
    { mode: 'trace', level: 'story' },
    { mode: 'trace', level: 'outline' },
  ],
  code: [{ code: 'java' }, { code: 'python' }],
  rules: [{ rules: 'torus' }, { rules: 'touch' }],
  seed: [{ seed: 7 }, { seed: 9 }],
  classes: [
    { mode: 'solutions', classes: 'one' },
    { mode: 'solutions', classes: 'all' },
  ],
  coordinates: [{ coordinates: 'off' }, { coordinates: 'on' }],
  workers: [{ workers: 2 }, { workers: 3 }],
  controls: [{ controls: 'none' }, { controls: 'full' }],
  theme: [{ theme: 'dark' }, { theme: 'light' }],
  lang: [{ lang: 'zh-TW' }, { lang: 'zh-CN' }],
};

export const KEYS = Object.keys(CASES);

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

function wrongKeys(mounted, turn, when) {
  return mounted.flatMap(({ key, place }) => {
    const must = JSON.stringify(CASES[key][turn][key]);
    const is = JSON.stringify(place.querySelector('n-queens-board')?.[key]);
    return is === must ? [] : [`${key} ${when}: ${is}, not ${must}`];
  });
}

async function mountAll(mount) {
  const mounted = [];
  for (const key of KEYS) {
    const place = document.body.appendChild(document.createElement('div'));
    const { update } = await mount(place, CASES[key][0]);
    mounted.push({ key, place, update });
  }
  return mounted;
}

/** A list of what went wrong. `define()` imports the element. */
export async function tryKeys({ mount, define }) {
  const early = await mountAll(mount);
  await define();
  await settled();
  const wrong = wrongKeys(early, 0, 'set before the definition');
  const late = await mountAll(mount);
  await settled();
  wrong.push(...wrongKeys(late, 0, 'set after the definition'));
  for (const [mounted, when] of [
    [early, 'set before, changed after'],
    [late, 'changed'],
  ]) {
    for (const { key, update } of mounted) await update(CASES[key][1]);
    await settled();
    wrong.push(...wrongKeys(mounted, 1, when));
  }
  return wrong;
}
