/**
 * state.js -- painting a puzzle: what follows from an event, and what the engine is asked.
 *
 *     n        rows, columns and regions of the board
 *     boards   every board so far, oldest first: a region for each cell; `at` is the present one
 *     region   the one that is painted with
 *     stroke   the cells of a drag that is under way
 *     cursor   the cell of the keyboard, or -1
 *     graded   { asked, found, error }: how many solutions there are, and how hard it is
 *     rivals   { asked, found }: two solutions, where there are several
 */
const UNKNOWN = { asked: null, found: null };

export const initial = begun(8, null);

const EVENTS = {
  begin: (_state, { n, regions }) => begun(n, regions),
  choose: (state, { region }) => (region < state.n ? { ...state, region } : state),
  stroke: (state, { cells }) => ({ ...state, stroke: [...new Set([...state.stroke, ...cells])] }),
  painted: (state, { isMeant = true }) =>
    painted({ ...state, stroke: [] }, isMeant ? state.stroke : []),
  paint: (state, { cell }) => painted(state, [cell]),
  all: (state, { regions }) => changed(state, regions ?? blank(state.n)),
  goTo: (state, { at }) => (state.boards[at] ? checking({ ...state, at }) : state),
  cursor: (state, { cell }) => ({ ...state, cursor: cell }),

  'grade:answer': (state, { value }) => ({
    ...state,
    graded: { ...UNKNOWN, found: value },
    rivals: { ...UNKNOWN, asked: value.solutions > 1 ? {} : null },
  }),
  'grade:error': (state, { error }) => ({ ...state, graded: { ...UNKNOWN, error } }),
  'rivals:answer': (state, { value }) => ({ ...state, rivals: { ...UNKNOWN, found: value } }),
  'rivals:error': (state) => ({ ...state, rivals: UNKNOWN }),
};

export function reduce(state, event) {
  return EVENTS[event.type](state, event);
}

export function questions(state) {
  const { n, graded, rivals } = state;
  const puzzle = { n, rules: 'regions', regions: state.boards[state.at] };
  return {
    grade: graded.asked && { key: graded.asked, ask: (engine, on) => engine.grade(puzzle, on) },
    rivals: rivals.asked && { key: rivals.asked, ask: (engine, on) => engine.rivals(puzzle, on) },
  };
}

// ---- Boards ----

function blank(n) {
  return new Array(n * n).fill(0);
}

function begun(n, regions) {
  const boards = [regions ? Array.from(regions) : blank(n)];
  return checking({ n, boards, at: 0, region: 0, stroke: [], cursor: -1 });
}

/** The board with the drag that is under way. */
export function shownRegions({ boards, at, stroke, region }) {
  if (!stroke.length) return boards[at];
  return boards[at].map((old, cell) => (stroke.includes(cell) ? region : old));
}

function painted(state, cells) {
  return changed(state, shownRegions({ ...state, stroke: cells }));
}

function changed(state, regions) {
  const { boards, at } = state;
  if (String(regions) === String(boards[at])) return state;
  return checking({ ...state, boards: [...boards.slice(0, at + 1), regions], at: at + 1 });
}

/** A board with all its regions is a puzzle, which is checked at once. */
function checking(state) {
  const whole = missingRegions(state).length === 0;
  return { ...state, graded: { ...UNKNOWN, asked: whole ? {} : null }, rivals: UNKNOWN };
}

/** The regions that have no cell yet. */
export function missingRegions({ n, boards, at }) {
  return Array.from({ length: n }, (_, region) => region).filter(
    (region) => !boards[at].includes(region),
  );
}

/** The regions that are not in one piece. */
export function brokenRegions({ n, boards, at }) {
  const regions = boards[at];
  return [...new Set(regions)]
    .filter((region) => pieceAt(n, regions, regions.indexOf(region)) < sizeOf(regions, region))
    .sort((a, b) => a - b);
}

const sizeOf = (regions, region) => regions.filter((other) => other === region).length;

/** How many cells of one region hang together with a cell. */
function pieceAt(n, regions, cell) {
  const seen = new Set([cell]);
  for (const at of seen) {
    const column = at % n;
    const beside = [at - n, at + n, column > 0 ? at - 1 : -1, column < n - 1 ? at + 1 : -1];
    for (const next of beside) if (regions[next] === regions[cell]) seen.add(next);
  }
  return seen.size;
}
