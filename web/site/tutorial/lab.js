/**
 * lab.js -- an experiment in a chapter: a form, something to run, a row for each run.
 *
 *     experiment(async ({ n }) => [n, await count(n)]);
 *
 * The words are in the chapter; what runs gives only the cells of the next row, or a list
 * of rows. Numbers are written in the chapter's language, `{ ms }` as a duration. What was
 * chosen from a list is also handed over in the reader's words. While it runs, the button
 * cancels it: the signal is handed over, too.
 */
import { translator } from '../../lib/element/translate.js';

const t = translator(document.documentElement.lang);

export function experiment(run) {
  const lab = document.querySelector('.lab');
  const form = lab.querySelector('form');
  const button = form.querySelector('button');
  const table = lab.querySelector('table');
  const labels = { run: button.textContent, cancel: button.dataset.cancel };
  let running = null;
  lab.querySelector('.nojs').remove();
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (running) return running.abort();
    running = new AbortController();
    button.textContent = labels.cancel;
    try {
      await settled();
      addRows(
        table,
        await run(valuesOf(form), { choices: choicesOf(form), signal: running.signal }),
      );
    } catch (error) {
      if (!running.signal.aborted) addRows(table, [error.message]);
    }
    running = null;
    button.textContent = labels.run;
    return undefined;
  });
}

/** Lets the browser show the pressed button before the work begins. */
function settled() {
  return new Promise((resolve) => {
    setTimeout(resolve, 30);
  });
}

/** Fields of numbers as numbers. */
function valuesOf(form) {
  const fields = [...form.querySelectorAll('input, select')];
  return Object.fromEntries(
    fields.map(({ name, type, value }) => [name, type === 'number' ? Number(value) : value]),
  );
}

/** What was chosen from lists, in the reader's words. */
function choicesOf(form) {
  const lists = [...form.querySelectorAll('select')];
  return Object.fromEntries(
    lists.map(({ name, selectedOptions }) => [name, selectedOptions[0].textContent]),
  );
}

/** A wide table can be scrolled, with keys too. */
function addRows(table, result) {
  table.hidden = false;
  table.parentElement.tabIndex = 0;
  const rows = Array.isArray(result[0]) ? result : [result];
  for (const cells of rows) {
    const row = table.tBodies[0].insertRow();
    for (const cell of cells) row.insertCell().textContent = written(cell);
  }
}

function written(cell) {
  if (typeof cell === 'number' || typeof cell === 'bigint') return t.number(cell);
  return cell?.ms === undefined ? String(cell) : t.duration(cell.ms);
}

/** How often a piece of work is repeated: other work of the machine only ever adds time. */
const LAPS = 3;

/** What a piece of work gives, and how long the best of several runs took. */
export async function timed(work, signal) {
  let best = null;
  for (let lap = 0; lap < LAPS; lap++) {
    await settled(); // a press on the button is heard here
    signal.throwIfAborted();
    const start = performance.now();
    const value = await work();
    const ms = performance.now() - start;
    if (!best || ms < best.ms) best = { value, ms };
  }
  return best;
}
