/*
 * mirror_images.inc.h -- for the algorithms that find a quarter of the boards and flip
 * them for the others.
 *
 * Rows are visited in the order
 *
 *     0, n-1, n-2, ..., 1
 *
 * because the first and the last row decide which mirror images are new. Let the
 * queens there stand in columns j and c. Flipping left and right, top and bottom,
 * or both, turns the pair (j, c) into
 *
 *     (n-1-j, n-1-c)      (c, j)      (n-1-c, n-1-j)
 *
 * As j and c differ, exactly one pair of each such family has j < c <= n-1-j; the
 * search looks at those pairs only, and never at the middle column of the first
 * row. If c < n-1-j the four pairs differ, so the board and its three images are
 * four solutions that no other board yields. If c = n-1-j the half turn keeps the
 * pair: the turned board is found by the search itself, and only two are derived.
 *
 * Included by a solver's file after its state, which needs a member end: by depth, the
 * column before which a row's search ends.
 */
#define SOLVER_DERIVES
#define SOLVER_HAS_ROWS
#define SOLVER_HAS_COLUMNS
#define SOLVER_HAS_MOVES

static inline uint32_t solver_row_of(const solver_state *s, uint32_t depth)
{
    return depth == 0 ? 0 : s->base.n - depth;
}

/** The columns that the first two rows try; all others try every column. */
static inline void solver_open_row(solver_state *s, uint32_t depth)
{
    const uint32_t n = s->base.n, first = s->base.queen[0];
    uint32_t from = 0, end = n;
    if (depth == 0 && n > 1) {
        end = n / 2;
    } else if (depth == 1) {
        from = first + 1;
        end = n - first;
    }
    s->base.queen[depth] = from - 1;  // one step before the first column
    s->end[depth] = end;
}

static inline bool solver_next_column(solver_state *s, uint32_t depth)
{
    return ++s->base.queen[depth] < s->end[depth];
}

static inline void solver_skip_to(solver_state *s, uint32_t depth, uint32_t column)
{
    if (column > s->base.queen[depth] + 1)
        s->base.queen[depth] = column - 1;
}

/** The last row has at most one free column: after it there is no need to look on.
 */
static inline void solver_put(solver_state *s, uint32_t depth)
{
    if (depth + 1 == s->base.n)
        s->end[depth] = s->base.queen[depth] + 1;
}

static inline void solver_take(solver_state *s, uint32_t depth)
{
    (void)s, (void)depth;  // the marks before it are still there
}

static inline uint32_t solver_images(const solver_state *s)
{
    const uint32_t n = s->base.n;
    if (n < 2)
        return 1;
    return s->base.queen[0] + s->base.queen[1] == n - 1 ? 2 : 4;
}
