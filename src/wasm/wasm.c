/*
 * wasm.c -- what JavaScript sees of the library.
 *
 * The only file that knows of browsers. Everything crosses as numbers: a handle
 * is an address, a board is n 32-bit columns at an address, a text is UTF-8 bytes
 * that end with a zero. What JavaScript has to say at length it writes to the block
 * that input() makes room for; what C has to say at length it writes to the output
 * block and returns its address, good until the next call. A function that fails
 * returns 0 (or -1 where 0 is an answer), and status() tells why.
 *
 * To add a function: write it in the section it belongs to, leave its outcome in
 * `last`, and put EXPORT("its_name") in front.
 */
#include "base/alloc.h"
#include "nqueens.h"

#define EXPORT(name) __attribute__((export_name(name)))

/** In place of an algorithm's index: the default of the task. */
enum { DEFAULT_ALGORITHM = -1 };

static nq_status last = NQ_OK;

/* ---- The two blocks that texts and boards cross in --------------------- */

typedef struct {
    void *bytes;
    size_t room;
} block;

static block input;
static block output;

/** Taken at the first call, so that short answers still fit when memory is full. */
enum { LEAST_ROOM = 1024 };

/** The block's address with room for so many bytes, or NULL with the old one kept.
 */
static void *make_room(block *b, size_t room)
{
    if (b->bytes && room <= b->room)
        return b->bytes;
    if (room < LEAST_ROOM)
        room = LEAST_ROOM;
    void *larger = nq_malloc(room);
    last = larger ? NQ_OK : NQ_E_MEMORY;
    if (!larger)
        return NULL;
    nq_free(b->bytes);
    *b = (block){larger, room};
    return larger;
}

/** Where JavaScript writes what the next call is to read. */
EXPORT("input") void *input_of(uint32_t bytes)
{
    return make_room(&input, bytes);
}

static size_t output_size;  // of what was written last, where a caller cannot know

/** How much the last call wrote to the output: bytes of a text, items of a list. */
EXPORT("output_length") uint32_t output_length(void)
{
    return (uint32_t)output_size;
}

/* ---- Outcomes ---------------------------------------------------------- */

/** How the last call that can fail went. */
EXPORT("status") nq_status last_status(void)
{
    return last;
}

EXPORT("status_text") const char *status_text(int status)
{
    return nq_status_text((nq_status)status);
}

EXPORT("engine_version") const char *engine_version(void)
{
    return nq_engine_version();
}

/* ---- Algorithms -------------------------------------------------------- */

/** The name behind an index, NULL for the default; false for any other index. */
static bool name_of(int algorithm, const char **name)
{
    *name = nq_algorithm_name(algorithm);
    return *name || algorithm == DEFAULT_ALGORITHM;
}

EXPORT("algorithm_name") const char *algorithm_name(int i)
{
    return nq_algorithm_name(i);
}

EXPORT("algorithm_default") const char *algorithm_default(int task, int n)
{
    return nq_algorithm_default((nq_task)task, n);
}

/** The largest n, or -1 when the algorithm cannot do the task. */
EXPORT("algorithm_limit") int algorithm_limit(int algorithm, int task)
{
    const char *name;
    int limit;
    last = name_of(algorithm, &name)
               ? nq_algorithm_limit(name, (nq_task)task, &limit)
               : NQ_E_SOLVER;
    return last == NQ_OK ? limit : -1;
}

/** Why the task is refused, as a sentence; an empty one when it is not. */
EXPORT("refusal_text") const char *refusal_text(int n, int algorithm, int task)
{
    const char *name;
    char *words = make_room(&output, NQ_REFUSAL_ROOM);
    if (!words)
        return nq_status_text(last);
    if (!name_of(algorithm, &name))
        return nq_status_text(NQ_E_SOLVER);
    last = nq_refusal_text(n, name, (nq_task)task, NQ_REFUSAL_ROOM, words);
    return last == NQ_OK ? words : nq_status_text(last);
}

/* ---- Walking over solutions -------------------------------------------- */

typedef struct {
    nq_iter *iter;
    uint32_t n;
    uint32_t columns[];  // the solution handed out last
} walk;

/** A walk over the solutions, or 0. */
EXPORT("open") walk *open_walk(int n, int algorithm)
{
    const char *name;
    nq_iter *iter;
    last = name_of(algorithm, &name) ? nq_iter_new(n, name, &iter) : NQ_E_SOLVER;
    if (last != NQ_OK)
        return NULL;
    walk *w = nq_malloc(sizeof *w + (size_t)n * sizeof *w->columns);
    if (!w) {
        nq_iter_free(iter);
        last = NQ_E_MEMORY;
        return NULL;
    }
    *w = (walk){iter, (uint32_t)n};
    return w;
}

/** The address of the next solution's n columns, or 0 when there are no more. */
EXPORT("next_solution") const uint32_t *next_solution(walk *w)
{
    last = w ? nq_iter_next(w->iter, w->columns) : NQ_E_NULL;
    return last == NQ_OK ? w->columns : NULL;
}

/** The same, but only solutions that are the least image of their class. */
EXPORT("next_class") const uint32_t *next_class(walk *w)
{
    last = w ? nq_iter_next_class(w->iter, w->columns) : NQ_E_NULL;
    return last == NQ_OK ? w->columns : NULL;
}

/** Run the walk to its end without handing anything out. */
EXPORT("finish") void finish_walk(walk *w)
{
    while (next_solution(w))
        continue;
}

/** How the last solution was come by: an nq_image. */
EXPORT("image") nq_image image_of(const walk *w)
{
    nq_image image = NQ_BASE;
    last = nq_iter_image(w->iter, &image);
    return image;
}

/** What the walk has done: tests, placements, removals and solutions, then how many
 * boards of 0 to n queens it has seen. All are 64 bits wide. */
EXPORT("report") const uint64_t *report_of(const walk *w)
{
    enum { COUNTERS = 4 };
    nq_report did;
    uint64_t *out = make_room(&output, (COUNTERS + w->n + 1) * sizeof *out);
    if (!out)
        return NULL;
    nq_iter_report(w->iter, &did);
    out[0] = did.tests;
    out[1] = did.placements;
    out[2] = did.removals;
    out[3] = did.solutions;
    for (uint32_t level = 0; level <= w->n; level++)
        nq_iter_nodes(w->iter, (int)level, &out[COUNTERS + level]);
    return out;
}

EXPORT("close") void close_walk(walk *w)
{
    if (!w)
        return;
    nq_iter_free(w->iter);
    nq_free(w);
}

/* ---- Counting ---------------------------------------------------------- */

/** The number of solutions, or -1. */
EXPORT("count_with") int64_t count_with(int n, int algorithm)
{
    const char *name;
    uint64_t total;
    last = name_of(algorithm, &name) ? nq_count(n, name, &total) : NQ_E_SOLVER;
    return last == NQ_OK ? (int64_t)total : -1;
}

/** The number of solutions by the default algorithm, or -1. */
EXPORT("count") int64_t count(int n)
{
    return count_with(n, DEFAULT_ALGORITHM);
}

static nq_unit unit;  // the one that was run last

/** A count cut into units, or 0. */
EXPORT("count_open") nq_count_job *count_open(int n, int algorithm)
{
    const char *name;
    nq_count_job *job;
    last = name_of(algorithm, &name) ? nq_count_open(n, name, &job) : NQ_E_SOLVER;
    return last == NQ_OK ? job : NULL;
}

/** How many units a count has, without opening it; 0 when it is refused. */
EXPORT("count_number") uint32_t count_number(int n, int algorithm)
{
    const char *name;
    uint32_t number;
    last =
        name_of(algorithm, &name) ? nq_count_number(n, name, &number) : NQ_E_SOLVER;
    return last == NQ_OK ? number : 0;
}

EXPORT("count_units") uint32_t count_units(const nq_count_job *job)
{
    uint32_t units;
    last = nq_count_units(job, &units);
    return last == NQ_OK ? units : 0;
}

/** The solutions in one unit, or -1; its residue and cost can be asked afterwards.
 */
EXPORT("count_run") int64_t count_run(nq_count_job *job, uint32_t number)
{
    last = nq_count_run(job, number, &unit);
    return last == NQ_OK ? (int64_t)unit.sum : -1;
}

EXPORT("count_residue") uint32_t count_residue(void)
{
    return unit.residue;
}

EXPORT("count_cost") uint64_t count_cost(void)
{
    return unit.cost;
}

EXPORT("count_close") void count_close(nq_count_job *job)
{
    nq_count_close(job);
}

/* ---- Symmetry ------------------------------------------------------------- */

EXPORT("image_name") const char *image_name(int i)
{
    return nq_image_name(i);
}

/** The output block with room for n columns, or NULL. */
static uint32_t *room_for_board(int n)
{
    if (n >= 0 && n <= NQ_SOLVE_MAX_N)
        return make_room(&output, (size_t)n * sizeof(uint32_t));
    last = NQ_E_SIZE;
    return NULL;
}

/** An image of the n columns in the input block, or 0. */
EXPORT("symmetry_image") const uint32_t *symmetry_image(int n, int image)
{
    uint32_t *out = room_for_board(n);
    if (out)
        last = nq_symmetry_image(input.bytes, n, image, out);
    return out && last == NQ_OK ? out : NULL;
}

/** The least image of the n columns in the input block, or 0. */
EXPORT("symmetry_canonical") const uint32_t *symmetry_canonical(int n)
{
    uint32_t *out = room_for_board(n);
    if (out)
        last = nq_symmetry_canonical(input.bytes, n, out);
    return out && last == NQ_OK ? out : NULL;
}

/** Which images are the board in the input block again, a bit each; 0: refused. */
EXPORT("symmetry_kept") uint32_t symmetry_kept(int n)
{
    uint32_t kept;
    last = nq_symmetry_kept(input.bytes, n, &kept);
    return last == NQ_OK ? kept : 0;
}

/** How many solutions a turn keeps, NQ_HALF_TURN or NQ_QUARTER_TURN; or -1. */
EXPORT("count_turned") int64_t count_turned(int n, int turn)
{
    uint64_t kept;
    last = turn == NQ_HALF_TURN      ? nq_count_half_turn(n, &kept)
           : turn == NQ_QUARTER_TURN ? nq_count_quarter_turn(n, &kept)
                                     : NQ_E_RANGE;
    return last == NQ_OK ? (int64_t)kept : -1;
}

/** The largest n of count_turned(). */
EXPORT("turned_limit") int turned_limit(int turn)
{
    return turn == NQ_HALF_TURN ? NQ_HALF_TURN_MAX_N : NQ_QUARTER_TURN_MAX_N;
}

/** All classes, and those of one, two, four and eight, 64 bits each; or 0. */
EXPORT("classes_of") const uint64_t *classes_of(int n, uint64_t solutions)
{
    nq_classes found;
    uint64_t *out = make_room(&output, 5 * sizeof *out);
    if (!out)
        return NULL;
    last = nq_classes_of(n, solutions, &found);
    if (last != NQ_OK)
        return NULL;
    out[0] = found.classes;
    out[1] = found.of_one;
    out[2] = found.of_two;
    out[3] = found.of_four;
    out[4] = found.of_eight;
    return out;
}

/* ---- A solution for any n ------------------------------------------------- */

EXPORT("solve_method") const char *solve_method(int i)
{
    return nq_solve_method(i);
}

/** The largest n of solve(). */
EXPORT("solve_limit") int solve_limit(void)
{
    return NQ_SOLVE_MAX_N;
}

/** The n columns of some solution; 0 when there is none, and status() says so. */
EXPORT("solve") const uint32_t *solve(int n, int method, uint64_t seed)
{
    const char *name = nq_solve_method(method);
    if (!name && method != DEFAULT_ALGORITHM) {
        last = NQ_E_SOLVER;
        return NULL;
    }
    uint32_t *out = room_for_board(n);
    if (out)
        last = nq_solve(n, name, seed, out);
    return out && last == NQ_OK ? out : NULL;
}

/* ---- Trace --------------------------------------------------------------- */

typedef struct {
    nq_trace *trace;
    uint32_t n;
    nq_event event;  // the one told last
} story;

EXPORT("trace_open") story *trace_open(int n, int algorithm, int level)
{
    const char *name;
    nq_trace *trace;
    last = name_of(algorithm, &name)
               ? nq_trace_open(n, name, (nq_level)level, &trace)
               : NQ_E_SOLVER;
    if (last != NQ_OK)
        return NULL;
    story *s = nq_malloc(sizeof *s);
    if (!s) {
        nq_trace_close(trace);
        last = NQ_E_MEMORY;
        return NULL;
    }
    *s = (story){trace, (uint32_t)n, {0}};
    return s;
}

/** The current event as 13 doubles, in the order of nq_event, or 0. */
static const double *event_of(const story *s)
{
    static double told[13];
    if (last != NQ_OK)
        return NULL;
    const nq_event *e = &s->event;
    const double fields[13] = {(double)e->index,
                               e->type,
                               e->row,
                               e->column,
                               e->depth,
                               e->verdict,
                               e->by,
                               e->cells,
                               e->image,
                               (double)e->counters.tests,
                               (double)e->counters.placements,
                               (double)e->counters.removals,
                               (double)e->counters.solutions};
    for (int i = 0; i < 13; i++)
        told[i] = fields[i];
    return told;
}

EXPORT("trace_next") const double *trace_next(story *s)
{
    last = nq_trace_next(s->trace, &s->event);
    return event_of(s);
}

EXPORT("trace_previous") const double *trace_previous(story *s)
{
    last = nq_trace_previous(s->trace, &s->event);
    return event_of(s);
}

EXPORT("trace_at") const double *trace_at(story *s, double number)
{
    last = nq_trace_at(s->trace, (uint64_t)number, &s->event);
    return event_of(s);
}

/** The label of the step that the last event is. */
EXPORT("trace_step") const char *trace_step(const story *s)
{
    return nq_event_step(&s->event);
}

EXPORT("trace_position") double trace_position(const story *s)
{
    uint64_t position = 0;
    last = nq_trace_position(s->trace, &position);
    return (double)position;
}

/** The number of events, looking ahead through at most budget more; -1: unknown. */
EXPORT("trace_length") double trace_length(story *s, double budget)
{
    uint64_t length;
    last = nq_trace_length(s->trace, (uint64_t)budget, &length);
    return last == NQ_OK ? (double)length : -1;
}

/** n columns by row, -1 for an empty row. */
EXPORT("trace_board") const int32_t *trace_board(const story *s)
{
    int32_t *columns = make_room(&output, s->n * sizeof *columns);
    if (columns)
        last = nq_trace_board(s->trace, columns);
    return columns;
}

/** n x n bytes, row by row: 1 where the sieve has struck out the cell. */
EXPORT("trace_struck") const uint8_t *trace_struck(const story *s)
{
    uint8_t *cells = make_room(&output, (size_t)s->n * s->n);
    if (cells)
        last = nq_trace_struck(s->trace, cells);
    return cells;
}

EXPORT("trace_close") void trace_close(story *s)
{
    if (!s)
        return;
    nq_trace_close(s->trace);
    nq_free(s);
}

/* ---- Checkpoints ---------------------------------------------------------- */

EXPORT("checkpoint_new") nq_checkpoint *checkpoint_new(int n, int algorithm)
{
    const char *name;
    nq_checkpoint *progress;
    last = name_of(algorithm, &name) ? nq_checkpoint_new(n, name, &progress)
                                     : NQ_E_SOLVER;
    return last == NQ_OK ? progress : NULL;
}

/** The progress that the input block's first length bytes tell of, or 0. */
EXPORT("checkpoint_read")
nq_checkpoint *checkpoint_read(int n, int algorithm, uint32_t length)
{
    const char *name;
    nq_checkpoint *progress;
    last = name_of(algorithm, &name)
               ? nq_checkpoint_read(n, name, input.bytes, length, &progress)
               : NQ_E_SOLVER;
    return last == NQ_OK ? progress : NULL;
}

/** Enter what a unit gave; the status says whether it was new. */
EXPORT("checkpoint_add")
nq_status checkpoint_add(nq_checkpoint *progress, uint32_t number, uint64_t sum,
                         uint32_t residue, uint64_t cost)
{
    const nq_unit part = {sum, residue, cost};
    return last = nq_checkpoint_add(progress, number, &part);
}

/** The first unit from one on that is not done; -1: all are. */
EXPORT("checkpoint_next")
int64_t checkpoint_next(const nq_checkpoint *p, uint32_t from)
{
    uint32_t next;
    last = nq_checkpoint_next(p, from, &next);
    return last == NQ_OK ? (int64_t)next : -1;
}

/** What a unit gave; -1: it is not done. */
EXPORT("checkpoint_sum")
int64_t checkpoint_sum(const nq_checkpoint *p, uint32_t number)
{
    uint64_t sum;
    last = nq_checkpoint_sum(p, number, &sum);
    return last == NQ_OK ? (int64_t)sum : -1;
}

/** Sum, residue and cost of what is done, and the number of units done. */
EXPORT("checkpoint_total") const uint64_t *checkpoint_total(const nq_checkpoint *p)
{
    nq_unit total = {0};
    uint32_t done = 0;
    uint64_t *out = make_room(&output, 4 * sizeof *out);
    if (!out)
        return NULL;
    nq_checkpoint_done(p, &done);
    last = nq_checkpoint_total(p, &total);
    out[0] = total.sum;
    out[1] = total.residue;
    out[2] = total.cost;
    out[3] = done;
    return out;
}

EXPORT("checkpoint_size") uint32_t checkpoint_size(const nq_checkpoint *p)
{
    size_t size = 0;
    last = nq_checkpoint_size(p, &size);
    return (uint32_t)size;
}

/** The progress as bytes; checkpoint_size() says how many. */
EXPORT("checkpoint_write") const uint8_t *checkpoint_write(const nq_checkpoint *p)
{
    const uint32_t size = checkpoint_size(p);
    uint8_t *bytes = make_room(&output, size);
    if (bytes)
        last = nq_checkpoint_write(p, size, bytes);
    return bytes;
}

EXPORT("checkpoint_free") void checkpoint_free(nq_checkpoint *p)
{
    nq_checkpoint_free(p);
}

/* ---- Checking ---------------------------------------------------------- */

/** The largest board that check() and conflicts() take. */
EXPORT("check_limit") int check_limit(void)
{
    return NQ_CHECK_MAX_N;
}

/** Whether the n columns in the input are a solution: 1, 0, or -1 if refused. */
EXPORT("check") int check(int n)
{
    bool solution;
    last = nq_check(input.bytes, n, &solution);
    return last == NQ_OK ? solution : -1;
}

/** Which of the queens in the input, a row and a column each, attack each other: as
 * many times first, second, line as output_length() says. 0 if refused. */
EXPORT("conflicts") const nq_conflict *conflicts(uint32_t queens, int n)
{
    size_t found;
    last = nq_conflicts(input.bytes, queens, n, NULL, 0, &found);
    if (last != NQ_OK)
        return NULL;
    nq_conflict *pairs = make_room(&output, found * sizeof *pairs);
    if (pairs)
        last = nq_conflicts(input.bytes, queens, n, pairs, found, &output_size);
    return pairs;
}

/* ---- Formats ----------------------------------------------------------- */

EXPORT("format_name") const char *format_name(int i)
{
    return nq_format_name(i);
}

/** The largest board that a format takes, or -1 if there is no such format. */
EXPORT("format_limit") int format_limit(int format)
{
    int limit;
    last = nq_format_limit(nq_format_name(format), &limit);
    return last == NQ_OK ? limit : -1;
}

/** The piece of text for the n columns in the input, board number index of a text;
 * output_length() says how long it is. 0 if refused. */
EXPORT("format_board")
const char *format_board(int format, bool transpose, uint64_t index, int n)
{
    const char *name = nq_format_name(format);
    last = nq_format_board(name, transpose, index, n, input.bytes, 0, NULL,
                           &output_size);
    if (last != NQ_OK)
        return NULL;
    const size_t room = output_size;
    char *text = make_room(&output, room);
    if (text)
        last = nq_format_board(name, transpose, index, n, input.bytes, room, text,
                               &output_size);
    return text;
}

/** What ends a text of so many boards. */
EXPORT("format_end") const char *format_end(int format, uint64_t boards)
{
    const char *name = nq_format_name(format);
    last = nq_format_end(name, boards, 0, NULL, &output_size);
    if (last != NQ_OK)
        return NULL;
    const size_t room = output_size;
    char *text = make_room(&output, room);
    if (text)
        last = nq_format_end(name, boards, room, text, &output_size);
    return text;
}

static size_t bad_byte;  // where the text that was parsed last went wrong

EXPORT("parse_bad") uint32_t parse_bad(void)
{
    return (uint32_t)bad_byte;
}

/** Read the text in the input: gives the address of n, the number of boards, and
 * then all their columns. 0 if it is not in that format, from parse_bad() on. */
EXPORT("parse") const uint32_t *parse(int format, bool transpose, uint32_t length)
{
    enum { HEAD = 2 };
    const char *name = nq_format_name(format);
    nq_parsed parsed;
    last = nq_format_parse(name, transpose, input.bytes, length, 0, NULL, &bad_byte,
                           &parsed);
    if (last != NQ_OK)
        return NULL;
    const size_t numbers = (size_t)parsed.n * parsed.boards;
    uint32_t *out = make_room(&output, (HEAD + numbers) * sizeof *out);
    if (!out)
        return NULL;
    out[0] = (uint32_t)parsed.n;
    out[1] = (uint32_t)parsed.boards;
    last = nq_format_parse(name, transpose, input.bytes, length, numbers,
                           out + HEAD, &bad_byte, &parsed);
    return last == NQ_OK ? out : NULL;
}

/* ---- Puzzles ----------------------------------------------------------- */

typedef struct {
    nq_puzzle *puzzle;
    uint32_t n;
    nq_estimate estimate;  // what the probes have said so far
    nq_hint hint;          // the one given last
    uint32_t columns[];    // the solution handed out last
} riddle;

EXPORT("rules_name") const char *rules_name(int i)
{
    return nq_rules_name(i);
}

/** The largest board of a puzzle. */
EXPORT("puzzle_limit") int puzzle_limit(void)
{
    return NQ_PUZZLE_MAX_N;
}

/** A puzzle with an empty board, or 0; -1 stands for the classic rules. */
EXPORT("puzzle_open") riddle *puzzle_open(int n, int rules)
{
    const char *name = nq_rules_name(rules);
    nq_puzzle *puzzle;
    last = name || rules == DEFAULT_ALGORITHM ? nq_puzzle_new(n, name, &puzzle)
                                              : NQ_E_RULES;
    if (last != NQ_OK)
        return NULL;
    riddle *r = nq_malloc(sizeof *r + (size_t)n * sizeof *r->columns);
    if (!r) {
        nq_puzzle_free(puzzle);
        last = NQ_E_MEMORY;
        return NULL;
    }
    *r = (riddle){puzzle, (uint32_t)n, {0}, {0}};
    return r;
}

EXPORT("puzzle_close") void puzzle_close(riddle *r)
{
    if (!r)
        return;
    nq_puzzle_free(r->puzzle);
    nq_free(r);
}

EXPORT("puzzle_give") nq_status puzzle_give(riddle *r, int row, int column)
{
    return last = nq_puzzle_give(r->puzzle, row, column);
}

EXPORT("puzzle_forbid") nq_status puzzle_forbid(riddle *r, int row, int column)
{
    return last = nq_puzzle_forbid(r->puzzle, row, column);
}

EXPORT("puzzle_forbid_sum") nq_status puzzle_forbid_sum(riddle *r, int sum)
{
    return last = nq_puzzle_forbid_sum(r->puzzle, sum);
}

EXPORT("puzzle_forbid_difference")
nq_status puzzle_forbid_difference(riddle *r, int difference)
{
    return last = nq_puzzle_forbid_difference(r->puzzle, difference);
}

/** Tell the regions: n x n numbers in the input block. */
EXPORT("puzzle_paint") nq_status puzzle_paint(riddle *r)
{
    return last = nq_puzzle_paint(r->puzzle, input.bytes);
}

/** What stands where: n x n bytes, each an nq_cell. */
EXPORT("puzzle_cells") const uint8_t *puzzle_cells(const riddle *r)
{
    uint8_t *cells = make_room(&output, (size_t)r->n * r->n);
    if (cells)
        last = nq_puzzle_cells(r->puzzle, cells);
    return cells;
}

EXPORT("puzzle_begin") nq_status puzzle_begin(riddle *r, int order)
{
    return last = nq_puzzle_begin(r->puzzle, (nq_order)order);
}

/** The next solution's n columns, or 0: there are no more, or the budget is spent.
 */
EXPORT("puzzle_next") const uint32_t *puzzle_next(riddle *r, uint64_t budget)
{
    last = nq_puzzle_next(r->puzzle, budget, r->columns);
    return last == NQ_OK ? r->columns : NULL;
}

/** How many solutions there are, no more than limit unless that is 0; or -1. */
EXPORT("puzzle_count")
int64_t puzzle_count(riddle *r, uint64_t limit, uint64_t budget)
{
    uint64_t count;
    last = nq_puzzle_count(r->puzzle, limit, budget, &count);
    return last == NQ_OK ? (int64_t)count : -1;
}

/** How many queens the search has tried. */
EXPORT("puzzle_nodes") uint64_t puzzle_nodes(const riddle *r)
{
    uint64_t nodes = 0;
    last = nq_puzzle_nodes(r->puzzle, &nodes);
    return nodes;
}

/** Seven numbers in the order of nq_hint, or 0: the board is full, or the budget is
 * spent. */
EXPORT("puzzle_hint") const nq_hint *puzzle_hint(riddle *r, uint64_t budget)
{
    last = nq_puzzle_hint(r->puzzle, budget, &r->hint);
    return last == NQ_OK ? &r->hint : NULL;
}

/** The hint given last, as a sentence. */
EXPORT("puzzle_hint_text") const char *puzzle_hint_text(const riddle *r)
{
    char *words = make_room(&output, NQ_HINT_ROOM);
    if (words)
        last = nq_hint_text(&r->hint, NQ_HINT_ROOM, words);
    return last == NQ_OK ? words : nq_status_text(last);
}

EXPORT("generate_least") int generate_least(void)
{
    return NQ_GENERATE_MIN_N;
}

EXPORT("generate_most") int generate_most(void)
{
    return NQ_GENERATE_MAX_N;
}

/** The regions of the puzzle with that seed: n x n numbers, or 0. */
EXPORT("generate") const uint32_t *generate(int n, uint64_t seed)
{
    enum { MOST = NQ_GENERATE_MAX_N * NQ_GENERATE_MAX_N };
    uint32_t *regions = make_room(&output, MOST * sizeof *regions);
    if (!regions)
        return NULL;
    last = nq_puzzle_generate(n, seed, regions);
    return last == NQ_OK ? regions : NULL;
}

EXPORT("estimate_begin") nq_status estimate_begin(riddle *r, uint64_t seed)
{
    return last = nq_estimate_begin(seed, &r->estimate);
}

EXPORT("estimate_add") nq_status estimate_add(riddle *r, uint32_t probes)
{
    return last = nq_puzzle_probe(r->puzzle, probes, &r->estimate);
}

/** The number of probes, what they say, and its standard error: -1 if unknown. */
EXPORT("estimate_read") const double *estimate_read(const riddle *r)
{
    double *out = make_room(&output, 3 * sizeof *out);
    if (!out)
        return NULL;
    out[0] = (double)r->estimate.probes;
    out[1] = r->estimate.mean;
    out[2] = -1;
    (void)nq_estimate_error(&r->estimate, &out[2]);
    return out;
}

EXPORT("dimacs_open") nq_dimacs *dimacs_open(const riddle *r)
{
    nq_dimacs *formula;
    last = nq_dimacs_new(r->puzzle, &formula);
    return last == NQ_OK ? formula : NULL;
}

/** The next lines, as long as output_length() says; 0 after the last. */
EXPORT("dimacs_next") const char *dimacs_next(nq_dimacs *formula)
{
    char *text = make_room(&output, NQ_DIMACS_ROOM);
    if (!text)
        return NULL;
    last = nq_dimacs_next(formula, NQ_DIMACS_ROOM, text, &output_size);
    return last == NQ_OK ? text : NULL;
}

EXPORT("dimacs_close") void dimacs_close(nq_dimacs *formula)
{
    nq_dimacs_free(formula);
}

/* ---- Rank -------------------------------------------------------------- */

/** The largest board of rank() and unrank(). */
EXPORT("rank_limit") int rank_limit(void)
{
    return NQ_RANK_MAX_N;
}

/** The largest board of random_solution(). */
EXPORT("random_limit") int random_limit(void)
{
    return NQ_RANDOM_MAX_N;
}

/** How many solutions come before the n columns in the input block, or -1. */
EXPORT("rank") int64_t rank(int n)
{
    uint64_t before;
    last = nq_rank(input.bytes, n, &before);
    return last == NQ_OK ? (int64_t)before : -1;
}

/** The n columns of the solution of that rank, or 0. */
EXPORT("unrank") const uint32_t *unrank(int n, uint64_t before)
{
    uint32_t *columns = make_room(&output, NQ_RANK_MAX_N * sizeof *columns);
    if (!columns)
        return NULL;
    last = nq_unrank(n, before, columns);
    return last == NQ_OK ? columns : NULL;
}

/** The n columns of a random solution, or 0. */
EXPORT("random_solution") const uint32_t *random_solution(int n, uint64_t seed)
{
    uint32_t *columns = make_room(&output, NQ_RANDOM_MAX_N * sizeof *columns);
    if (!columns)
        return NULL;
    last = nq_random_solution(n, seed, columns);
    return last == NQ_OK ? columns : NULL;
}
