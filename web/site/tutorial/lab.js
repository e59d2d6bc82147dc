/**
 * lab.js -- an experiment in a chapter: a form, something to run, a row for each run.
 *
 *     experiment(async ({ n }) => [n, await count(n)]);
 *
 * The words are in the chapter; what runs gives only the cells of the next row, or a list
 * of rows. Numbers are written in the chapter's language, `{ ms }` as a duration. What was
 * chosen from a list is also handed over in the reader's words.
 */
import { translator } from '../../lib/element/translate.js';

const t = translator(document.documentElement.lang);

export function experiment(run) {
  const lab = document.querySelector('.lab');
  const form = lab.querySelector('form');
  lab.querySelector('.nojs').remove();
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    button.disabled = true;
    try {
      await settled();
      addRows(lab.querySelector('table'), await run(valuesOf(form), choicesOf(form)));
    } catch (error) {
      addRows(lab.querySelector('table'), [error.message]);
    }
    button.disabled = false;
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

/** What a piece of work gives, and how long it took. */
export async function timed(work) {
  const start = performance.now();
  const value = await work();
  return { value, ms: performance.now() - start };
}
