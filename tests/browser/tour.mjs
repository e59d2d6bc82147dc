/**
 * tour.mjs -- the page in use, mode by mode, with the browser's own watch for long tasks.
 *
 * The tests and the benchmark walk the same tour. Two figures come of it: the longest task
 * as the page's observer sees it, by the clock on the wall, and the longest by what the
 * main thread itself worked, from the browser's trace. On a machine that has nothing else
 * to do they are the same; on a busy one only the second says something about the page.
 */

/** Each stop: where it begins, and what is done there, in the page. */
export const TOUR = [
  {
    name: 'play, n = 100',
    query: '?n=100',
    async use(board, frames) {
      for (let row = 0; row < 30; row++) {
        const rows = Array.from({ length: row + 1 }, (_, r) => `${(r * 37) % 100}`);
        board.setAttribute('queens', rows.join(','));
        await frames(2);
      }
    },
  },
  {
    name: 'trace at full speed',
    query: '?mode=trace&speed=1000',
    async use(board, frames) {
      board.play();
      await frames(90);
      board.pause();
    },
  },
  {
    name: 'trace, jumping about',
    query: '?mode=trace&n=10',
    async use(board, frames) {
      for (let i = 0; i < 20; i++) {
        board.goTo((i * 7919) % 300000);
        await frames(4);
      }
    },
  },
  {
    name: 'solutions, 14,200 boards scrolled through',
    query: '?mode=solutions&n=12',
    async use(board, frames) {
      const gallery = () => board.shadowRoot.querySelector('.gallery');
      while (gallery().hidden || gallery().scrollHeight < 10000) await frames(2);
      for (let i = 0; i < 60; i++) {
        gallery().scrollTop += 1500;
        await frames(1);
      }
    },
  },
  {
    name: 'count, n = 15',
    query: '?mode=count&n=15',
    async use(board, frames) {
      board.play();
      await frames(120);
      board.pause();
    },
  },
  {
    name: 'race',
    query: '?mode=race',
    async use(_board, frames) {
      document.querySelector('.race .btn.main').click();
      await frames(120);
      document.querySelector('.race .btn.main').click();
    },
  },
];

/** Uses one stop; gives its longest task in milliseconds: { observed, worked }. */
export async function walkTour(site, browser, { query, use }) {
  const person = await site.visit(browser, query);
  await person.until(() => document.querySelector('main')?.dataset.ready, 'the page');
  const { tracing } = person.page.puppeteer;
  await tracing.start({ categories: ['toplevel', '-*'] });
  // As a text: the page's policy lets nobody make functions of texts, but the driver may.
  const observed = await person.page.puppeteer.evaluate(
    `(${watchAndUse})(({ ${String(use)} }).use)`,
  );
  const trace = JSON.parse(Buffer.from(await tracing.stop()).toString());
  await person.close();
  return { observed, worked: longestTask(trace.traceEvents) };
}

/** What the longest task of a page's main thread took of the processor. */
function longestTask(events) {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ ph, name, pid, tid }) =>
      ph === 'X' && name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid} ${tid}`),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

async function watchAndUse(use) {
  const frames = async (number) => {
    for (let i = 0; i < number; i++) await new Promise(requestAnimationFrame);
  };
  await frames(20); // loading is over
  let worst = 0;
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) worst = Math.max(worst, duration);
  });
  watch.observe({ type: 'longtask' });
  await use(document.querySelector('n-queens-board'), frames);
  await frames(10);
  return worst;
}
