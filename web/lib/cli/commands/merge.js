/**
 * merge.js -- `nqueens merge part*.json`.
 */
import { unconfirmed } from '../../core/published.js';
import { createSolver } from '../../pool/index.js';
import { claimsOn, mergeParts, PartError, readPart } from '../cluster/part.js';
import { conflictLines } from '../conflicts.js';
import { countAgain } from '../recount.js';
import { plain, say } from '../terminal.js';
import { textOfFile } from '../text_file.js';
import { UsageError } from '../usage.js';

const INCOMPLETE = 1;

export const merge = {
  name: 'merge',
  synopsis: 'merge <file>... [options]',
  summary: 'add up the parts of a count that was made in pieces',
  about: `Adds up the parts that nqueens count --units wrote, on whatever machines, as in
nqueens merge part*.json. Damaged files, other versions and other counts are refused; units that
two parts counted are compared, and so are units that are mirror images of each other. The total is
printed only when every unit is there, no two parts disagree and it is the published one; otherwise
the exit code is 1. --recount counts the units in conflict again, here, and says which part was wrong.`,
  options: {
    recount: { type: 'boolean', help: 'count the units that parts disagree on again' },
  },

  async run({ nq, args, options, output }) {
    if (args.length === 0) throw new UsageError('which files?');
    const parts = withUsage(() => args.map(fromFile));
    const first = withUsage(() => mergeParts(parts, nq));
    const again = options.recount ? await recounted(parts[0], first) : new Map();
    const merged = again.size > 0 ? mergeParts(parts, nq, again) : first;
    if (options.json) await output.json(merged);
    else for (const line of report(merged, parts, again)) await output.line(plain(line));
    const doubt = unconfirmed(parts[0].n);
    if (merged.total !== null && doubt) say(`nqueens: ${doubt}`);
    return merged.total === null ? INCOMPLETE : undefined;
  },
};

/** The units in conflict and those that contradict their mirror images, counted here. */
async function recounted(part, { conflicts, mirrors }) {
  const units = [...new Set([...conflicts, ...mirrors.flat()])].sort((a, b) => a - b);
  if (units.length === 0) return new Map();
  const solver = createSolver();
  try {
    return await countAgain(solver, part, units);
  } finally {
    solver.close();
  }
}

function fromFile(path) {
  try {
    return readPart(textOfFile(path), path);
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

/** Which parts had something else than what was counted again. */
function* mistakes(parts, again) {
  for (const [unit, right] of again) {
    const wrong = claimsOn(parts, unit).sums.filter(({ sum }) => sum !== right);
    for (const { part, sum } of wrong)
      yield `recounted: unit ${unit} gives ${right}, not ${sum} as in ${part}`;
  }
}

function* report(merged, parts, again) {
  const { n, algorithm } = parts[0];
  const { total, units, confirmed, complaint } = merged;
  yield* mistakes(parts, again);
  if (confirmed > 0) yield `confirmed: ${confirmed} of ${units} units, counted more than once`;
  yield* conflictLines(merged);
  if (complaint !== null) {
    const command = `nqueens count ${n} --algorithm ${algorithm} --units 0-${units - 1} --json`;
    yield `  ${command} counts them again; merge --recount of both finds the wrong ones`;
  }
  if (total !== null) yield String(total);
}
