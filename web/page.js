/**
 * page.js -- the page: choose a board and an algorithm, and leaf through solutions.
 */
import { load } from './core.js';

const at = (id) => document.getElementById(id);
const SQUARE_LIMIT = 64; // smaller squares cannot be told apart

let nq;
let walk; // the solutions that are still to come
let seen = []; // those that were shown
let place = -1;

/** Draw a board so that every square ends on a whole pixel of the screen. */
function draw(columns, n) {
  const canvas = at('board');
  const side = Math.round(canvas.clientWidth * devicePixelRatio);
  const cell = Math.max(1, Math.floor(side / n));
  canvas.width = cell * n;
  canvas.height = cell * n;
  const style = getComputedStyle(canvas);
  const pen = canvas.getContext('2d');
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      pen.fillStyle = style.getPropertyValue((row + column) % 2 ? '--dark' : '--light');
      pen.fillRect(column * cell, row * cell, cell, cell);
    }
  }
  pen.fillStyle = style.getPropertyValue('--queen');
  columns.forEach((column, row) => {
    drawQueen(pen, column * cell, row * cell, cell);
  });
  canvas.setAttribute(
    'aria-label',
    columns.length ? `queens on ${columns.join(' ')}` : 'no queens',
  );
}

const CROWN = [
  [0.2, 0.72],
  [0.14, 0.3],
  [0.34, 0.5],
  [0.5, 0.2],
  [0.66, 0.5],
  [0.86, 0.3],
  [0.8, 0.72],
];

function drawQueen(pen, left, top, cell) {
  pen.beginPath();
  for (const [x, y] of CROWN) pen.lineTo(left + x * cell, top + y * cell);
  pen.fill();
  pen.fillRect(left + 0.2 * cell, top + 0.76 * cell, 0.6 * cell, 0.08 * cell);
}

/** The size in the field, or null if it cannot be shown; the last good board stays. */
function sizeInField() {
  const text = at('n').value.trim();
  const limit = Math.min(limitOf(at('algorithm').value), SQUARE_LIMIT);
  const fine = /^[0-9]+$/.test(text) && Number(text) >= 1 && Number(text) <= limit;
  at('n').setAttribute('aria-invalid', String(!fine));
  if (!fine) say(`The size must be a whole number from 1 to ${limit}.`);
  return fine ? Number(text) : null;
}

const limitOf = (name) => nq.algorithms.find((one) => one.name === name).limits.list;

function start() {
  const n = sizeInField();
  if (n === null) return;
  walk?.close();
  walk = nq.solutions(n, { algorithm: at('algorithm').value });
  seen = [];
  place = -1;
  go(1);
}

/** Show the next solution or the one before. */
function go(step) {
  if (place + step === seen.length) {
    const { done, value } = walk.next();
    if (!done) seen.push(value);
  }
  place = Math.min(Math.max(place + step, 0), seen.length - 1);
  show();
}

function show() {
  const { nodes, ...counters } = walk.report();
  const n = nodes.length - 1;
  draw(seen[place] ?? [], n);
  say(seen.length ? `Solution ${place + 1}: ${seen[place].join(' ')}` : `No solution exists.`);
  at('previous').disabled = place <= 0;
  at('next').disabled = seen.length === 0;
  at('count').disabled = false;
  tell({ ...counters, 'boards per row': nodes.join(' ') });
}

function tell(facts) {
  const items = Object.entries(facts).flatMap(([name, value]) => {
    const term = document.createElement('dt');
    const fact = document.createElement('dd');
    term.textContent = name;
    fact.textContent = String(value);
    return [term, fact];
  });
  at('report').replaceChildren(...items);
}

/** A count on this thread, so only where it takes no time. */
function count() {
  const n = sizeInField();
  if (n === null) return;
  if (n > 13) say('From 14 on a count takes too long for this page: nqueens count does it.');
  else say(`There are ${nq.count(n)} solutions for n = ${n}.`);
}

function say(text) {
  at('message').textContent = text;
}

function fillMenu() {
  for (const { name, limits } of nq.algorithms) {
    if (limits.list !== null) at('algorithm').append(new Option(name, name));
  }
  at('algorithm').value = nq.defaults.list;
}

async function main() {
  nq = await load();
  fillMenu();
  at('n').addEventListener('input', start);
  at('algorithm').addEventListener('change', start);
  at('choice').addEventListener('submit', (event) => event.preventDefault());
  at('previous').addEventListener('click', () => go(-1));
  at('next').addEventListener('click', () => go(1));
  at('count').addEventListener('click', count);
  addEventListener('resize', show);
  start();
}

main().catch((error) => say(`${error.name}: ${error.message}`));
