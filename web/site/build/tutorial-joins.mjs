/**
 * tutorial-joins.mjs -- every pair of half boards with matching rows, as a table.
 */
import { halvesInRows } from '../tutorial/experiments/lib/halves.js';
import { readTexts } from './texts.mjs';

/** The pairs of halves that use every row once: { west, east, shared }. */
export function joinedPairs(n) {
  const seam = Math.floor(n / 2);
  const eastHalves = halvesInRows(n, seam, n);
  return halvesInRows(n, 0, seam).flatMap((west) =>
    eastHalves
      .filter((east) => !east.some((row) => west.includes(row)))
      .map((east) => ({ west, east, shared: sharedDiagonal([...west, ...east], seam) })),
  );
}

/** The first diagonal that a queen west of the seam shares with one east of it, or null. */
function sharedDiagonal(rows, seam) {
  for (let a = 0; a < seam; a++) {
    for (let b = seam; b < rows.length; b++) {
      if (rows[a] + a === rows[b] + b) return `row + column = ${rows[a] + a}`;
      if (rows[a] - a === rows[b] - b)
        return `row − column = ${String(rows[a] - a).replace('-', '−')}`;
    }
  }
  return null;
}

/** A solution is named by the columns of its rows, a half by the rows of its columns. */
const columnsOf = (rows) => rows.map((_, row) => rows.indexOf(row)).join(' ');

/** The first half of each row is a link that shows the pair on the board of that id. */
export function joinsTable(language, n, board) {
  const { tutorial } = readTexts(language);
  const heads = ['west', 'east', 'shared', 'solution']
    .map((name) => `<th scope="col">${tutorial[name]}</th>`)
    .join('');
  const rows = joinedPairs(n).map(({ west, east, shared }) => {
    const columns = columnsOf([...west, ...east]);
    const queens = columns.replaceAll(' ', ',');
    const link = `<a href="#${board}" data-board="${board}" data-queens="${queens}">${west.join(' ')}</a>`;
    const cells = [link, east.join(' '), shared ?? '–', shared ? '–' : columns];
    return `<tr>${cells.map((cell) => `<td class="vector">${cell}</td>`).join('')}</tr>`;
  });
  return `<div class="wide">\n<table>\n<thead><tr>${heads}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>\n</div>`;
}
