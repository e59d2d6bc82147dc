/*
 * dancing_links.c -- the queens as an exact cover, searched with dancing links (Knuth).
 *
 * A queen on a cell is an option that covers four items: its row, its column and its
 * two diagonals. Every row and every column must be covered once; a diagonal may stay
 * empty. Each item keeps a ring of the options that are left for it:
 *
 *     row 2      <-> (2,0) <-> (2,3) <->
 *     column 3   <-> (0,3) <-> (2,3) <-> (3,3) <->
 *
 * Placing a queen covers its four items: every option of theirs is taken out of all
 * rings that it is in. A node that was taken out still has the links to its neighbours, so going
 * back puts it between them again, in the opposite order, and all is as before.
 *
 * The open row with the fewest options is filled next, the upper one of equals, which
 * is why the solutions come in an order of their own. A column without an option is a
 * dead end, like a row without one.
 */
#include "base/assert.h"
#include "search/search.h"
#include "search/variables.h"

/** The items in front of the nodes, in this order; ITEMS_A_LINE for each line of n. */
enum { ITEMS_A_LINE = 6, ROOTS = 2, NODES_AN_OPTION = 4 };

typedef struct {
    nq_search base;
    uint32_t *up, *down;       // rings of options, by item or node
    uint32_t *item;            // by node: the item in whose ring it is
    uint32_t *size;            // by item: options left
    uint32_t *before, *after;  // rings of the open rows and of the open columns
    uint32_t *row;             // by depth: the row that is filled
    uint32_t *tried;           // by depth: the node of the row that was tried last
} solver_state;

/** The ring of rows and the ring of columns begin here. */
static inline uint32_t rows_root(uint32_t n)
{
    return ITEMS_A_LINE * n;
}

static inline uint32_t columns_root(uint32_t n)
{
    return ITEMS_A_LINE * n + 1;
}

/** A multiple of four, so that the nodes of an option differ in two bits only. */
static inline uint32_t first_node(uint32_t n)
{
    return (ITEMS_A_LINE * n + ROOTS + NODES_AN_OPTION - 1) / NODES_AN_OPTION *
           NODES_AN_OPTION;
}

static void solver_lay_out(solver_state *s, char *block, size_t *used, uint32_t n)
{
    const size_t items = first_node(n);
    const size_t nodes = items + (size_t)NODES_AN_OPTION * n * n;
    s->up = nq_carve(block, used, nodes * sizeof(uint32_t));
    s->down = nq_carve(block, used, nodes * sizeof(uint32_t));
    s->item = nq_carve(block, used, nodes * sizeof(uint32_t));
    s->size = nq_carve(block, used, items * sizeof(uint32_t));
    s->before = nq_carve(block, used, items * sizeof(uint32_t));
    s->after = nq_carve(block, used, items * sizeof(uint32_t));
    s->row = nq_carve(block, used, n * sizeof(uint32_t));
    s->tried = nq_carve(block, used, n * sizeof(uint32_t));
}

/** Append a member to a ring that begins at root. */
static inline void append(uint32_t *before, uint32_t *after, uint32_t root,
                          uint32_t member)
{
    const uint32_t last = before[root];
    after[last] = member;
    before[member] = last;
    after[member] = root;
    before[root] = member;
}

static void append_option(solver_state *s, uint32_t row, uint32_t column)
{
    const uint32_t n = s->base.n;
    const uint32_t items[NODES_AN_OPTION] = {row, n + column, 2 * n + row + column,
                                             5 * n + row - column};
    const uint32_t option = first_node(n) + NODES_AN_OPTION * (row * n + column);
    for (uint32_t k = 0; k < NODES_AN_OPTION; k++) {
        append(s->up, s->down, items[k], option + k);
        s->item[option + k] = items[k];
        s->size[items[k]]++;
    }
}

static void solver_clear(solver_state *s)
{
    const uint32_t n = s->base.n;
    for (uint32_t i = 0; i < first_node(n); i++) {
        s->up[i] = s->down[i] = s->before[i] = s->after[i] = i;
        s->size[i] = 0;
    }
    for (uint32_t i = 0; i < n; i++) {
        append(s->before, s->after, rows_root(n), i);
        append(s->before, s->after, columns_root(n), n + i);
    }
    for (uint32_t row = 0; row < n; row++)
        for (uint32_t column = 0; column < n; column++)
            append_option(s, row, column);
}

static inline uint32_t solver_row_of(const solver_state *s, uint32_t depth)
{
    return s->row[depth];
}

static inline bool has_dead_column(const solver_state *s)
{
    const uint32_t root = columns_root(s->base.n);
    uint32_t column = s->after[root];
    while (column != root && s->size[column])
        column = s->after[column];
    return column != root;
}

static inline void solver_open_row(solver_state *s, uint32_t depth)
{
    const uint32_t root = rows_root(s->base.n);
    uint32_t fewest = s->after[root];
    NQ_ASSERT(fewest != root);  // a row is open
    for (uint32_t row = fewest; row != root; row = s->after[row])
        if (s->size[row] < s->size[fewest])
            fewest = row;
    s->row[depth] = fewest;
    s->tried[depth] = has_dead_column(s) ? s->up[fewest] : fewest;
}

static inline uint32_t column_of(const solver_state *s, uint32_t node)
{
    return s->item[node + 1] - s->base.n;
}

static inline bool solver_next_column(solver_state *s, uint32_t depth)
{
    const uint32_t node = s->down[s->tried[depth]];
    if (node == s->row[depth])
        return false;
    s->tried[depth] = node;
    s->base.queen[depth] = column_of(s, node);
    return true;
}

static inline void solver_skip_to(solver_state *s, uint32_t depth, uint32_t column)
{
    uint32_t next;
    while ((next = s->down[s->tried[depth]]) != s->row[depth] &&
           column_of(s, next) < column)
        s->tried[depth] = next;
}

/** solver_next_column() offers free columns only. */
static inline nq_verdict solver_verdict(const solver_state *s, uint32_t depth,
                                        uint32_t *by)
{
    (void)s, (void)depth, (void)by;
    return NQ_VERDICT_FREE;
}

static void cover(solver_state *s, uint32_t item)
{
    NQ_ASSERT(item < rows_root(s->base.n));
    s->after[s->before[item]] = s->after[item];
    s->before[s->after[item]] = s->before[item];
    for (uint32_t node = s->down[item]; node != item; node = s->down[node])
        for (uint32_t k = 1; k < NODES_AN_OPTION; k++) {
            const uint32_t other = node ^ k;  // the other nodes of its option
            s->down[s->up[other]] = s->down[other];
            s->up[s->down[other]] = s->up[other];
            s->size[s->item[other]]--;
        }
}

/** Everything that cover() did, backwards. */
static void uncover(solver_state *s, uint32_t item)
{
    NQ_ASSERT(item < rows_root(s->base.n));
    for (uint32_t node = s->up[item]; node != item; node = s->up[node])
        for (uint32_t k = NODES_AN_OPTION - 1; k > 0; k--) {
            const uint32_t other = node ^ k;
            s->size[s->item[other]]++;
            s->up[s->down[other]] = other;
            s->down[s->up[other]] = other;
        }
    s->before[s->after[item]] = item;
    s->after[s->before[item]] = item;
}

static inline void solver_put(solver_state *s, uint32_t depth)
{
    (void)s, (void)depth;  // solver_mark() covers its items
}

static inline void solver_mark(solver_state *s, uint32_t depth)
{
    for (uint32_t k = 0; k < NODES_AN_OPTION; k++)
        cover(s, s->item[s->tried[depth] + k]);
}

static inline void solver_take(solver_state *s, uint32_t depth)
{
    for (uint32_t k = NODES_AN_OPTION; k-- > 0;)
        uncover(s, s->item[s->tried[depth] + k]);
}

static inline uint32_t distance(uint32_t a, uint32_t b)
{
    return a < b ? b - a : a - b;
}

/** Whether the option of a cell is covered, from the queens: the rings hold it for the
 * current depth only. */
static inline bool solver_is_struck(const solver_state *s, uint32_t depth,
                                    uint32_t row, uint32_t column)
{
    bool attacked = false;
    for (uint32_t d = 0; d < depth; d++) {
        const uint32_t across = distance(s->base.queen[d], column);
        const uint32_t along = distance(s->row[d], row);
        if (along == 0)
            return false;  // no row to come
        attacked |= across == 0 || across == along;
    }
    return attacked;
}

/** The options left for some items, or -1 where a queen covers the item. */
static void add_items(const solver_state *s, nq_variables *all, const char *name,
                      uint32_t first, uint32_t items)
{
    int8_t *const options =
        nq_variables_add_array(all, name, s->size + first, items, 0);
    for (uint32_t depth = 0; depth < nq_search_marked(&s->base); depth++)
        for (uint32_t k = 0; k < NODES_AN_OPTION; k++) {
            const uint32_t covered = s->item[s->tried[depth] + k] - first;
            if (covered < items)
                options[covered] = -1;
        }
}

static void solver_variables(const solver_state *s, nq_variables *all)
{
    const uint32_t n = s->base.n, diagonals = n ? 2 * n - 1 : 0;
    add_items(s, all, "row_options", 0, n);
    add_items(s, all, "column_options", n, n);
    add_items(s, all, "rising_options", 2 * n, diagonals);
    add_items(s, all, "falling_options", 4 * n + 1, diagonals);
}

#define SOLVER_HAS_MEMORY
#define SOLVER_HAS_ROWS
#define SOLVER_HAS_COLUMNS
#define SOLVER_HAS_MOVES
#define SOLVER_STRIKES
#define SOLVER_COUNTS_BY_WALKING
#define SOLVER_MAX_N 256
#define SOLVER_TABLE nq_solver_dancing_links
#include "search/search_loop.h"
