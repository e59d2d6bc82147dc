/**
 * merge.js -- `nqueens merge part*.json`.
 */
import { readFileSync } from 'node:fs';

import { mergeParts, PartError, readPart } from '../cluster/part.js';
import { conflictsInWords, some } from '../conflicts.js';
import { UsageError } from '../usage.js';

const INCOMPLETE = 1;

export const merge = {
  name: 'merge',
  synopsis: 'merge <file>... [options]',
  summary: 'add up the parts of a count that was made in pieces',
  about: `Adds up the parts that nqueens count --units wrote, on whatever machines, as in
nqueens merge part*.json. Damaged files, other versions and other counts are refused; units that
two parts counted are compared, and so are units that are mirror images of each other. The total is
printed only when every unit is there and nobody disagrees; otherwise the exit code is 1.`,
  options: {},

  async run({ nq, words, options, output }) {
    if (words.length === 0) throw new UsageError('which files?');
    const merged = withUsage(() => mergeParts(words.map(fromFile), nq));
    if (options.json) await output.json(merged);
    else for (const line of report(merged)) await output.line(line);
    return merged.total === null ? INCOMPLETE : undefined;
  },
};

function fromFile(path) {
  try {
    return readPart(readFileSync(path, 'utf8'), path);
  } catch (error) {
    if (error instanceof PartError) throw error;
    throw new PartError(`${path}: ${error.message}`);
  }
}

function withUsage(work) {
  try {
    return work();
  } catch (error) {
    throw error instanceof PartError ? new UsageError(error.message) : error;
  }
}

function* report(merged) {
  const { total, units, confirmed, missing } = merged;
  if (confirmed > 0) yield `confirmed: ${confirmed} of ${units} units, counted more than once`;
  yield* conflictsInWords(merged);
  const gaps = missing.map(([first, last]) => (first === last ? first : `${first}-${last}`));
  if (gaps.length > 0) yield `missing: units ${some(gaps)} of ${units}`;
  if (total !== null) yield String(total);
}
