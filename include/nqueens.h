/*
 * nqueens.h -- count, list, explain and play the N-Queens problem.
 *
 * A solution is n column numbers, one per row, top to bottom, counted from 0:
 * {1, 3, 0, 2} is a solution for n = 4.
 *
 *     nq_iter *walk;
 *     uint32_t columns[8];
 *
 *     if (nq_iter_new(8, "lookup", &walk) != NQ_OK)
 *         return 1;
 *     while (nq_iter_next(walk, columns) == NQ_OK)
 *         draw(columns);                    // 92 times, in lexicographic order
 *     nq_iter_free(walk);
 *
 * Every function that can fail returns an nq_status and writes its result
 * through its last pointer, which is untouched on failure. Nothing here prints,
 * exits or keeps global state; two handles never affect each other.
 *
 * Arguments come in one order: the handle or the thing in question, the other
 * inputs, a buffer to fill and the room in it, the result. An array stands in front of
 * its length. Results that are not the last pointer: nq_algorithm_traits() writes two,
 * nq_conflicts() also fills pairs, nq_format_parse() also fills columns and, on failure
 * alone, bad. nq_part_add() and nq_puzzle_probe() add to what their last pointer holds.
 * A text for people (nq_refusal_text(), nq_hint_text()) is the buffer itself.
 *
 * Names: nq_<type>_new() makes a handle and nq_<type>_free() ends it. The constants of
 * an enumeration begin with its name, without _type or _kind: NQ_EVENT_TEST is an
 * nq_event_type. Only the outcomes are short: NQ_OK, NQ_DONE, NQ_E_*.
 *
 * Threads: a handle may be used by one thread at a time. Different handles, and all
 * functions without a handle, may be used from any threads at once. Threads that count
 * together share a job and have a worker each (nq_count_worker).
 *
 * Memory: all of it comes from malloc() and goes back to free(). A library that is
 * built with -DNQ_CUSTOM_ALLOC=ON calls two functions that the program must define in
 * their place: void *nq_malloc(size_t size), which may return NULL, and
 * void nq_free(void *memory), which is also given NULL.
 *
 * Versions: while NQ_VERSION_MAJOR is 0, names, types and the layout of structures may
 * change with NQ_VERSION_MINOR. There is no promise of a stable ABI yet.
 */
#ifndef NQUEENS_H
#define NQUEENS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32) && defined(NQ_SHARED)
#ifdef nqueens_EXPORTS
#define NQ_API __declspec(dllexport)
#else
#define NQ_API __declspec(dllimport)
#endif
#elif defined(__GNUC__)
#define NQ_API __attribute__((visibility("default")))
#else
#define NQ_API
#endif

/* The result of what makes a handle: without a look at it the handle may not exist. */
#if defined(__GNUC__)
#define NQ_MUST_CHECK __attribute__((warn_unused_result))
#else
#define NQ_MUST_CHECK
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version ----------------------------------------------------------- */

/** The version of this header. CMake reads it from here. */
#define NQ_VERSION_MAJOR 0
#define NQ_VERSION_MINOR 1
#define NQ_VERSION_PATCH 0

/** The version of the library that is linked, "0.1.0" for instance. */
NQ_API const char *nq_version(void);

/* ---- Outcomes ---------------------------------------------------------- */

/** Outcome of a call. The numbers are part of the API and never change. */
typedef enum {
    NQ_OK = 0,             /**< It worked. */
    NQ_DONE = 1,           /**< There are no more. Not an error. */
    NQ_E_SIZE = 10,        /**< n is outside what the algorithm takes. */
    NQ_E_ALGORITHM = 11,   /**< No algorithm or method has that name. */
    NQ_E_MEMORY = 12,      /**< Out of memory; nothing was leaked or changed. */
    NQ_E_NULL = 13,        /**< A pointer that must not be NULL was NULL. */
    NQ_E_UNSUPPORTED = 14, /**< The algorithm cannot do this task. */
    NQ_E_RANGE = 15,       /**< An index or value is outside its range. */
    NQ_E_FORMAT = 16,     /**< The text is not in that format, or no such format. */
    NQ_E_ROOM = 17,       /**< The buffer is too small; nothing was written. */
    NQ_E_CHECKPOINT = 18, /**< The bytes are no checkpoint of this count. */
    NQ_E_BUDGET = 19,     /**< Gave up: the node budget is spent. */
    NQ_E_OVERFLOW = 20,   /**< A sum and its residue disagree. */
    NQ_E_RULES = 21,      /**< No rules have that name. */
    NQ_E_MIRROR = 22      /**< A unit and its mirror image gave different sums. */
} nq_status;

/** The short name of a status, for programs: "gave-up". Never NULL, never freed. */
NQ_API const char *nq_status_name(nq_status status);

/** A sentence for a status, for people. Never NULL, never freed. */
NQ_API const char *nq_status_text(nq_status status);

/* ---- Algorithms -------------------------------------------------------- */

/** What an algorithm is used for. */
typedef enum {
    NQ_TASK_LIST = 0,  /**< Walk over solutions: nq_iter_*. */
    NQ_TASK_COUNT = 1, /**< Count solutions: nq_count_*. */
    NQ_TASK_TRACE = 2  /**< Report every step: nq_trace_*. */
} nq_task;

/** Name of the i-th algorithm in menu order, or NULL past the last one. */
NQ_API const char *nq_algorithm_name(int i);

/** What an algorithm does, and how: bits of nq_algorithm_traits(). */
typedef enum {
    NQ_TRAIT_LISTS = 1,   /**< It lists solutions: nq_iter_*. */
    NQ_TRAIT_COUNTS = 2,  /**< It counts them: nq_count_*. */
    NQ_TRAIT_TRACES = 4,  /**< It reports every step: nq_trace_*. */
    NQ_TRAIT_ORDERED = 8, /**< It lists in lexicographic order. */
    NQ_TRAIT_TESTS = 16,  /**< It tests every cell of a row against the queens. */
    NQ_TRAIT_STRIKES =
        32, /**< It strikes out cells: events of type NQ_EVENT_MARK. */
    NQ_TRAIT_DERIVES = 64,  /**< It finds some boards and derives their images. */
    NQ_TRAIT_MIRRORS = 128, /**< It searches mirror images, too: units pair up. */
    NQ_TRAIT_LAST_ROW_SECOND = 256, /**< Its rows are 0, n-1, n-2, ..., 1. */
    NQ_TRAIT_CHOOSES_ROWS = 512     /**< The search decides which row is next. */
} nq_trait;

/**
 * The id of the i-th algorithm, which never changes and stands in files, and its
 * traits. NQ_E_RANGE past the last one.
 */
NQ_API nq_status nq_algorithm_traits(int i, int *id, uint32_t *traits);

/** The algorithm that NULL stands for in a task at n. NULL for an unknown task. */
NQ_API const char *nq_algorithm_default(int n, nq_task task);

/** The largest n that an algorithm (NULL: any) takes for a task; the smallest is 0.
 */
NQ_API nq_status nq_algorithm_limit(const char *algorithm, nq_task task, int *out);

/** Bytes that the longest refusal needs. */
#define NQ_REFUSAL_ROOM 160

/**
 * Why (n, algorithm, task) is refused, as a sentence that names the value and
 * the limit; "" when it is not refused. room is the bytes in text, at least
 * NQ_REFUSAL_ROOM.
 */
NQ_API nq_status nq_refusal_text(int n, const char *algorithm, nq_task task,
                                 char *text, size_t room);

/** The counting engine's version: units of different versions never mix. */
NQ_API const char *nq_engine_version(void);

/* ---- Walking over solutions -------------------------------------------- */

/** A walk over the solutions of one board: the iterator. */
typedef struct nq_iter nq_iter;

/**
 * The eight images of a board. Read as bits: 4 exchanges rows and columns, and
 * after that 2 flips top and bottom, 1 left and right. What a walk derives from a
 * solution that it found is always one of the first four.
 */
typedef enum {
    NQ_IMAGE_BASE = 0, /**< The board itself; in a walk, found by the search. */
    NQ_IMAGE_FLIP_COLUMNS = 1,  /**< Left and right exchanged. */
    NQ_IMAGE_FLIP_ROWS = 2,     /**< Top and bottom exchanged. */
    NQ_IMAGE_HALF_TURN = 3,     /**< Both. */
    NQ_IMAGE_TRANSPOSE = 4,     /**< Rows and columns exchanged. */
    NQ_IMAGE_QUARTER_TURN = 5,  /**< Turned clockwise. */
    NQ_IMAGE_BACK_TURN = 6,     /**< Turned counter-clockwise. */
    NQ_IMAGE_ANTI_TRANSPOSE = 7 /**< Flipped along the other long diagonal. */
} nq_image;

/** What a search has done so far. */
typedef struct {
    uint64_t tests;      /**< Cells looked at. */
    uint64_t placements; /**< Queens put on the board. */
    uint64_t removals;   /**< Queens taken back. */
    uint64_t solutions;  /**< Solutions found or derived. */
} nq_report;

/**
 * Start a walk. Free it with nq_iter_free().
 *
 * Solutions come in lexicographic order from every algorithm but "sieve-bits",
 * which hands out each solution it finds and then that one's mirror images.
 */
NQ_API NQ_MUST_CHECK nq_status nq_iter_new(int n, const char *algorithm,
                                           nq_iter **out);

/**
 * Write the next solution to columns, which has room for n numbers. After
 * NQ_DONE every further call is NQ_DONE again.
 */
NQ_API nq_status nq_iter_next(nq_iter *walk, uint32_t *columns);

/**
 * The same, but skip what is not the least image of its class: one solution per
 * class of images, in lexicographic order if the walk has it.
 */
NQ_API nq_status nq_iter_next_class(nq_iter *walk, uint32_t *columns);

/** Whether the last solution was found by the search or derived from one. */
NQ_API nq_status nq_iter_image(const nq_iter *walk, nq_image *out);

/** What the walk has done up to now. */
NQ_API nq_status nq_iter_report(const nq_iter *walk, nq_report *out);

/** How many partial boards of level queens the walk has seen; level 0 is the root.
 */
NQ_API nq_status nq_iter_nodes(const nq_iter *walk, int level, uint64_t *out);

/** End a walk, finished or not. NULL is fine. */
NQ_API void nq_iter_free(nq_iter *walk);

/** The first solution of an algorithm's order; NQ_DONE when there is none. */
NQ_API nq_status nq_first(int n, const char *algorithm, uint32_t *columns);

/* ---- Counting by work units -------------------------------------------- */

/** 64-bit sums end here: the solutions of n = 28 are some 2.6e18, a seventh of what
 * fits, and those of n = 29 more than fits. */
#define NQ_COUNT_MAX_N 28

/** Sums are carried a second time modulo this prime, 2^32 - 5. */
#define NQ_RESIDUE_PRIME 4294967291u

/** What a work unit found, or several together. */
typedef struct {
    uint64_t sum;     /**< Solutions in these units. */
    uint32_t residue; /**< The same modulo NQ_RESIDUE_PRIME, added up apart. */
    uint64_t cost;    /**< What it took: placements, or pairs of half boards. */
} nq_part;

/** A count, cut into units that need nothing from each other. */
typedef struct nq_count_job nq_count_job;

/** Start a count. What all its units share is built once, here. */
NQ_API NQ_MUST_CHECK nq_status nq_count_job_new(int n, const char *algorithm,
                                                nq_count_job **out);

/** How many units the count has: fixed by n, algorithm and nq_engine_version(). */
NQ_API nq_status nq_count_job_units(const nq_count_job *job, uint32_t *out);

/** Run one unit. Running it again gives the same result. */
NQ_API nq_status nq_count_job_run(nq_count_job *job, uint32_t unit, nq_part *out);

/**
 * Count the boards whose queens in the columns n / 2 ... n - 1 stand in these rows (bit r
 * is row r), and those that "fast" counts together with them: by symmetry also the boards
 * of the same rows upside down, and for even n of the other rows. Units are made of such
 * row sets, so that some of a large count can be held against another program.
 * NQ_E_RANGE unless there are n - n / 2 rows; NQ_E_UNSUPPORTED for all but "fast" from
 * n = 12 on.
 */
NQ_API nq_status nq_count_job_run_rows(nq_count_job *job, uint32_t rows,
                                       nq_part *out);

/** End a count, after all its workers. NULL is fine. */
NQ_API void nq_count_job_free(nq_count_job *job);

/**
 * What a thread needs to run units of a count. Threads share a job, and what it
 * has built, if each of them runs units by a worker of its own.
 */
typedef struct nq_count_worker nq_count_worker;

/** Make a worker. Any threads may do so at the same time. */
NQ_API NQ_MUST_CHECK nq_status nq_count_worker_new(const nq_count_job *job,
                                                   nq_count_worker **out);

/** Run one unit: what it gives is the same as by nq_count_job_run(). */
NQ_API nq_status nq_count_worker_run(nq_count_worker *worker, uint32_t unit,
                                     nq_part *out);

/** Free a worker; the job stays. NULL is fine. */
NQ_API void nq_count_worker_free(nq_count_worker *worker);

/** Add a part to a total; NQ_E_OVERFLOW when a sum and its residue disagree. */
NQ_API nq_status nq_part_add(const nq_part *part, nq_part *total);

/** All units of a count, one after another. */
NQ_API nq_status nq_count(int n, const char *algorithm, uint64_t *out);

/** How many units a count has, without starting it. */
NQ_API nq_status nq_count_units(int n, const char *algorithm, uint32_t *out);

/* ---- Checkpoints: a count's progress as bytes --------------------------- */

/** Which units of a count are done, and what they gave. */
typedef struct nq_checkpoint nq_checkpoint;

/** The progress of a count of which nothing is done yet. */
NQ_API NQ_MUST_CHECK nq_status nq_checkpoint_new(int n, const char *algorithm,
                                                 nq_checkpoint **out);

/**
 * Enter what a unit gave. A unit that is done already is not counted again: NQ_DONE
 * if it gave the same as before, NQ_E_OVERFLOW if it did not.
 *
 * All algorithms but "sieve-bits" and "fast" search the mirror image of every unit,
 * too, which must give the same: NQ_E_MIRROR if it did not. One of the two is wrong
 * then, even if the residues agree, and nothing is entered.
 */
NQ_API nq_status nq_checkpoint_add(nq_checkpoint *progress, uint32_t unit,
                                   const nq_part *part);

/** The first unit from a given one on that is not done; NQ_DONE if all are. */
NQ_API nq_status nq_checkpoint_next(const nq_checkpoint *progress, uint32_t from,
                                    uint32_t *out);

/** What a unit gave; NQ_DONE if it is not done yet. */
NQ_API nq_status nq_checkpoint_sum(const nq_checkpoint *progress, uint32_t unit,
                                   uint64_t *out);

/** The number of units done. */
NQ_API nq_status nq_checkpoint_done(const nq_checkpoint *progress, uint32_t *out);

/** What the units that are done gave together. */
NQ_API nq_status nq_checkpoint_total(const nq_checkpoint *progress, nq_part *out);

/** Bytes that nq_checkpoint_write() would write now. */
NQ_API nq_status nq_checkpoint_size(const nq_checkpoint *progress, size_t *out);

/** Write the progress as bytes: the same for the same progress, on any machine. */
NQ_API nq_status nq_checkpoint_write(const nq_checkpoint *progress, uint8_t *bytes,
                                     size_t room);

/**
 * Read a progress back. The bytes are not trusted until their form, engine version, n,
 * algorithm, length and checksum are verified: NQ_E_CHECKPOINT otherwise.
 */
NQ_API NQ_MUST_CHECK nq_status nq_checkpoint_read(int n, const char *algorithm,
                                                  const uint8_t *bytes,
                                                  size_t length,
                                                  nq_checkpoint **out);

/** Free a progress. NULL is fine. */
NQ_API void nq_checkpoint_free(nq_checkpoint *progress);

/* ---- Symmetry ---------------------------------------------------------- */

/** How many images a board has; nq_image counts from 0. */
#define NQ_IMAGES 8

/** The name of an image, "quarter-turn" for instance; NULL past the last one. */
NQ_API const char *nq_image_name(nq_image image);

/**
 * An image of a board with one queen in every row and column (NQ_E_RANGE if it
 * has not), of any size. Here and below out has room for n numbers and may be
 * the board itself.
 */
NQ_API nq_status nq_symmetry_image(const uint32_t *columns, int n, nq_image image,
                                   uint32_t *out);

/** The lexicographically least of the eight images: the same for all of them. */
NQ_API nq_status nq_symmetry_canonical(const uint32_t *columns, int n,
                                       uint32_t *out);

/** Which images are the board again: bit k for nq_image k. Bit 0 is always set. */
NQ_API nq_status nq_symmetry_kept(const uint32_t *columns, int n, uint32_t *out);

/** How many of the eight images differ: 1, 2, 4 or 8. */
NQ_API nq_status nq_symmetry_class_size(const uint32_t *columns, int n, int *out);

/** Larger boards have more diagonals than a word has bits. */
#define NQ_HALF_TURN_MAX_N 32
#define NQ_QUARTER_TURN_MAX_N 63

/** How many solutions a half turn keeps (OEIS A032522), by a search for these. */
NQ_API nq_status nq_count_half_turn(int n, uint64_t *out);

/** How many solutions a quarter turn keeps (OEIS A033148). */
NQ_API nq_status nq_count_quarter_turn(int n, uint64_t *out);

/** The solutions of a board sorted into classes of images. */
typedef struct {
    uint64_t classes;  /**< How many there are: OEIS A002562. */
    uint64_t of_one;   /**< Classes of one solution: n = 0 and n = 1 only. */
    uint64_t of_two;   /**< Classes of two: kept by a quarter turn. */
    uint64_t of_four;  /**< Classes of four: kept by a half turn only. */
    uint64_t of_eight; /**< Classes of eight: kept by nothing. */
} nq_classes;

/**
 * The classes of a board that has solutions solutions, counted before by any
 * means. NQ_E_RANGE when that number cannot be right.
 */
NQ_API nq_status nq_classes_of(int n, uint64_t solutions, nq_classes *out);

/** How many classes there are, without listing anything; n as for nq_count(). */
NQ_API nq_status nq_count_unique(int n, uint64_t *out);

/* ---- A solution for any n ---------------------------------------------- */

/** The largest board of nq_solve(). */
#define NQ_SOLVE_MAX_N 10000000

/** Name of the i-th method of nq_solve(), or NULL past the last one. */
NQ_API const char *nq_solve_method(int i);

/**
 * Some solution, for n so large that no walk would find one.
 *
 * "construct" (or NULL) writes down a known pattern; "search" starts from a random
 * board and repairs it, which gives another solution for another seed. Both take
 * time linear in n. NQ_DONE for n = 2 and n = 3, which have none.
 */
NQ_API nq_status nq_solve(int n, const char *method, uint64_t seed,
                          uint32_t *columns);

/* ---- Trace: what an algorithm does, event by event --------------------- */

/** What happened. */
typedef enum {
    NQ_EVENT_ENTER =
        0, /**< A row is entered (or, past the last row, the full board). */
    NQ_EVENT_TEST = 1,  /**< A cell is looked at; the verdict says what was seen. */
    NQ_EVENT_PLACE = 2, /**< A queen is put on a free cell. */
    NQ_EVENT_MARK =
        3, /**< The sieves: the cells it attacks below are struck out. */
    NQ_EVENT_REMOVE = 4, /**< The queen is taken back. */
    NQ_EVENT_SOLUTION =
        5, /**< A solution is complete, or derived from a complete one. */
    NQ_EVENT_LEAVE = 6 /**< Nothing more to try here: back to the row before. */
} nq_event_type;

/** What a test found. */
typedef enum {
    NQ_VERDICT_FREE = 0,     /**< No queen attacks the cell. */
    NQ_VERDICT_COLUMN = 1,   /**< A queen in the same column does. */
    NQ_VERDICT_DIAGONAL = 2, /**< A queen on the same diagonal does. */
    NQ_VERDICT_STRUCK = 3 /**< The cell had been struck out when that queen came. */
} nq_verdict;

/** One event. Rows and columns are -1 where the event has none. */
typedef struct {
    uint64_t index;     /**< Position in the trace, from 0. */
    nq_event_type type; /**< What happened. */
    int32_t row;        /**< The row it happened in; n for the full board. */
    int32_t column;     /**< The column, of a test, placement, mark or removal. */
    int32_t depth;      /**< Queens on the board before this row's own. */
    nq_verdict verdict; /**< Of a test. */
    int32_t by;         /**< Row of the queen that refuses the cell, or -1. */
    uint32_t cells;     /**< Of a mark: how many cells it struck out. */
    nq_image image; /**< Of a solution: found, or which image of the found one. */
    nq_report counters; /**< What the search has done, this event included. */
} nq_event;

/** How much of a trace is reported: each level is a filter of the same events. */
typedef enum {
    NQ_LEVEL_FULL = 0,   /**< Every event. */
    NQ_LEVEL_STORY = 1,  /**< Refused tests, placements, removals, solutions. */
    NQ_LEVEL_OUTLINE = 2 /**< Placements, removals, solutions, rows left empty. */
} nq_level;

/** The longest board that is traced. */
#define NQ_TRACE_MAX_N 100

/** A position in the events of a search; it can be moved forward, back and anywhere. */
typedef struct nq_trace nq_trace;

/** Start before the first event. Free it with nq_trace_free(). */
NQ_API NQ_MUST_CHECK nq_status nq_trace_new(int n, const char *algorithm,
                                            nq_level level, nq_trace **out);

/** Go to the next event; NQ_DONE after the last one, and the place stays. */
NQ_API nq_status nq_trace_next(nq_trace *trace, nq_event *out);

/** Go back to the event before; NQ_DONE at the first one, and the place stays. */
NQ_API nq_status nq_trace_previous(nq_trace *trace, nq_event *out);

/** Go to an event by its number on this level; NQ_E_RANGE if there is none. */
NQ_API nq_status nq_trace_at(nq_trace *trace, uint64_t number, nq_event *out);

/** How many events have been gone through: 0 before the first, 1 at the first. */
NQ_API nq_status nq_trace_position(const nq_trace *trace, uint64_t *out);

/**
 * How many events the level has in all. Looks ahead through at most budget events
 * beyond what is known; NQ_E_BUDGET while the end has not been seen. Asking again
 * goes on from there.
 */
NQ_API nq_status nq_trace_length(nq_trace *trace, uint64_t budget, uint64_t *out);

/** The queens that stand after the current event: n columns by row, -1 for none. */
NQ_API nq_status nq_trace_board(const nq_trace *trace, int32_t *columns);

/** The cells that the sieve has struck out: n x n flags, row by row. */
NQ_API nq_status nq_trace_struck(const nq_trace *trace, uint8_t *cells);

/** How the values of a variable are read. */
typedef enum {
    NQ_VARIABLE_NUMBER = 0, /**< One number. */
    NQ_VARIABLE_ARRAY = 1,  /**< Numbers in a row. */
    NQ_VARIABLE_BITS = 2,   /**< A word: value c is its bit c, which is column c. */
    NQ_VARIABLE_MATRIX = 3  /**< Numbers by row and column of the board. */
} nq_variable_kind;

/**
 * A variable of an algorithm. A local one has a row of values for each call on the stack,
 * the current call last; another one has a row, or, by row of the board, several. A value
 * is a number from 0 to NQ_TRACE_MAX_N, or -1 for none.
 *
 *     of all          row, column       number, local: the row that a call fills, n for the
 *                                       full board, and the column that it tries or holds
 *     board           board             matrix: 1 where a queen stands
 *     array           queens            array: the column of the queen, by row
 *     sieve           struck            matrix: 1 where a cell is struck out
 *     sieve-bits      struck            bits, by row: the same
 *     lookup          in_column         array: the row of the queen in that column
 *                     rising, falling   on the diagonals row + column and
 *                                       row - column + n - 1
 *     bitmask         down, right,      bits, local: the columns attacked in the row of the
 *                     left              call, straight down and along both diagonals
 *                     choices, queen    those not tried yet, and the one that is tried
 *     dancing-links   row_options, column_options, rising_options, falling_options
 *                                       array: options left for an item, -1: covered
 *
 * A row of the sieves that has its queen keeps the marks of that moment.
 */
typedef struct {
    const char *name;       /**< As in the table above. */
    nq_variable_kind kind;  /**< How its values are read. */
    bool local;             /**< A row of values for each call on the stack. */
    uint32_t rows;          /**< Rows of values. */
    uint32_t columns;       /**< Values in a row. */
    const int8_t *values;   /**< Row by row. */
    const uint8_t *changed; /**< By value: 1 if the event changed it. */
} nq_variable;

/**
 * The algorithm's own variables after the current event. A value has changed if it
 * differs from that after the event before on this level; of local variables the value in
 * the current call is compared with that in the call that was the current one then. All
 * of it belongs to the trace, and stays as it is until the trace moves or this function
 * is called again.
 */
NQ_API nq_status nq_trace_variables(nq_trace *trace, const nq_variable **variables,
                                    size_t *count);

/**
 * The label of the algorithm's step that an event is; listings carry the same. NULL
 * for an event whose type or verdict does not exist.
 */
NQ_API const char *nq_event_step(const nq_event *event);

/** End a trace. NULL is fine. */
NQ_API void nq_trace_free(nq_trace *trace);

/* ---- Checking ---------------------------------------------------------- */

/** The largest board that nq_check() and nq_conflicts() take. */
#define NQ_CHECK_MAX_N 10000000

/**
 * Whether n columns are a solution. A column that is not on the board only means
 * that they are none. Takes time and memory in proportion to n.
 */
NQ_API nq_status nq_check(const uint32_t *columns, int n, bool *out);

/** A cell of the board. */
typedef struct {
    uint32_t row;
    uint32_t column;
} nq_square;

/** The line on which two queens attack each other. */
typedef enum {
    NQ_LINE_ROW = 0,
    NQ_LINE_COLUMN = 1,
    NQ_LINE_FALLING = 2, /**< Diagonal, down to the right. */
    NQ_LINE_RISING = 3   /**< Diagonal, up to the right. */
} nq_line;

/** Two queens that attack each other: their places in the list, and the line. */
typedef struct {
    uint32_t first;
    uint32_t second; /**< Always later in the list than first. */
    nq_line line;    /**< Two queens on one square share the row. */
} nq_conflict;

/**
 * Which queens attack which, wherever they stand: rows may hold several or none.
 * Queens attack along the whole line, also when others stand between them.
 *
 * found is the number of all pairs. The first of them, as many as room allows,
 * are written to pairs, in the order of the list; with room 0 pairs may be NULL.
 * Compares every pair, so it is meant for boards that people look at.
 */
NQ_API nq_status nq_conflicts(const nq_square *queens, size_t count, int n,
                              nq_conflict *pairs, size_t room, size_t *found);

/* ---- Formats: boards as text ------------------------------------------- */

/*
 * A text is any number of boards of one size. It is written piece by piece:
 *
 *     nq_format_board("list", false, 0, first, 4, buffer, room, &length);
 *     nq_format_board("list", false, 1, second, 4, buffer, room, &length);
 *     nq_format_end("list", 2, buffer, room, &length);
 *
 * One after another these are "[[.Q.., ...Q, Q..., ..Q.]", then
 * ", [..Q., Q..., ...Q, .Q..]", then "]" and the end of the line. Pieces are UTF-8
 * without a zero at the end; the whole text, if there is any, ends with a newline.
 *
 *     dots             .Q..            one line a row, a blank line between boards
 *     list             [[.Q.., ...Q, Q..., ..Q.]]
 *     numbered         第 01 个结果 ：1 3 0 2    with a blank at the end
 *     matrix            0  1  0  0     as dots; no board: Solution does not exist
 *     matrix-leading    0 1 0 0        the same with a blank before each cell,
 *     matrix-trailing  0 1 0 0         or after each cell
 *     columns          1 3 0 2
 *     leetcode         [[".Q..","...Q","Q...","..Q."]]
 *     algebraic        b4 d3 a2 c1     column a, b, … z, aa, … and rank; 1 is the last row
 *
 * Transposed, every queen is drawn at (column, row): rows and columns change
 * places, which needs a board with one queen in each column, too.
 */

/** Name of the i-th format in menu order, or NULL past the last one. */
NQ_API const char *nq_format_name(int i);

/** The largest n that a format takes; the smallest is 0. */
NQ_API nq_status nq_format_limit(const char *format, int *out);

/** Bytes that suffice for any piece of a text with boards of this size. */
NQ_API nq_status nq_format_room(const char *format, int n, size_t *out);

/**
 * Write board number index, counted from 0, and what belongs in front of it.
 *
 * The board need not be a solution, but must have a queen in each row. length is
 * the number of bytes written. With room 0 and no text it is only measured.
 */
NQ_API nq_status nq_format_board(const char *format, bool transpose, uint64_t index,
                                 const uint32_t *columns, int n, char *text,
                                 size_t room, size_t *length);

/** Write what ends a text with that number of boards; it may be nothing. */
NQ_API nq_status nq_format_end(const char *format, uint64_t boards, char *text,
                               size_t room, size_t *length);

/** What a text holds. */
typedef struct {
    int n;         /**< The size of its boards; 0 when it has none. */
    size_t boards; /**< How many. */
} nq_parsed;

/**
 * Read a whole text, whatever bytes it has. Boards need not be solutions, but all
 * have the same size and one queen in each row; else the text is NQ_E_FORMAT, and
 * bad, unless it is NULL, becomes the position of the first byte that is wrong.
 *
 * Blanks do not matter, nor does the last newline. A text of blank lines alone is
 * one board of n = 0 where such a board has nothing to write.
 *
 * Writes n columns for each board to columns, one board after another; room says
 * how many numbers fit. With room 0 and no columns they are only counted.
 */
NQ_API nq_status nq_format_parse(const char *format, bool transpose,
                                 const char *text, size_t length, uint32_t *columns,
                                 size_t room, size_t *bad, nq_parsed *out);

/* ---- Puzzles: completion, forbidden cells, other rules ----------------- */

/** The largest board of a puzzle; the smallest is 0. */
#define NQ_PUZZLE_MAX_N 128

/**
 * Name of the i-th rules in menu order, or NULL past the last ones: "classic",
 * "torus" (diagonals go round), "super" (queens also strike like knights), "touch"
 * (no long diagonals, but no two may touch), "regions" (touch, and one queen in
 * each of n regions). All have one queen per row and column.
 */
NQ_API const char *nq_rules_name(int i);

/** A board with rules, queens given in advance, forbidden cells and regions. */
typedef struct nq_puzzle nq_puzzle;

/** Start a puzzle with an empty board. NULL stands for the classic rules. */
NQ_API NQ_MUST_CHECK nq_status nq_puzzle_new(int n, const char *rules,
                                             nq_puzzle **out);

/** A queen given in advance. Queens that attack each other leave no solution. */
NQ_API nq_status nq_puzzle_give(nq_puzzle *puzzle, int row, int column);

/** No queen may stand here. */
NQ_API nq_status nq_puzzle_forbid(nq_puzzle *puzzle, int row, int column);

/**
 * A player's mark: "no queen here". It counts as forbidden everywhere, but a hint
 * says so when it is wrong.
 */
NQ_API nq_status nq_puzzle_cross(nq_puzzle *puzzle, int row, int column);

/** No queen may stand on the cells whose row + column is sum: a rising diagonal. */
NQ_API nq_status nq_puzzle_forbid_sum(nq_puzzle *puzzle, int sum);

/** No queen may stand where row - column is difference: a falling diagonal. */
NQ_API nq_status nq_puzzle_forbid_difference(nq_puzzle *puzzle, int difference);

/**
 * Set the regions: n * n numbers from 0 to n - 1, row by row. NQ_E_UNSUPPORTED
 * when the rules have none. Before this call every row is a region.
 */
NQ_API nq_status nq_puzzle_paint(nq_puzzle *puzzle, const uint32_t *regions);

/** What stands on a cell. */
typedef enum {
    NQ_CELL_FREE = 0,      /**< A queen can be put here. */
    NQ_CELL_STRUCK = 1,    /**< A given queen attacks it. */
    NQ_CELL_FORBIDDEN = 2, /**< No queen may stand here. */
    NQ_CELL_QUEEN = 3,     /**< A given queen. */
    NQ_CELL_CLASH =
        4, /**< A given queen that is attacked or on a forbidden cell. */
    NQ_CELL_CROSSED = 5 /**< A player's mark: see nq_puzzle_cross(). */
} nq_cell;

/** What stands where: n * n values of nq_cell, row by row. */
NQ_API nq_status nq_puzzle_cells(const nq_puzzle *puzzle, uint8_t *out);

/** In which order the solutions come. */
typedef enum {
    NQ_ORDER_LEXICOGRAPHIC = 0, /**< Row by row from the top. The default. */
    NQ_ORDER_FEWEST = 1 /**< The row with the fewest free cells first: soonest. */
} nq_order;

/** Begin the walk over the solutions anew, in this order. */
NQ_API nq_status nq_puzzle_begin(nq_puzzle *puzzle, nq_order order);

/**
 * Write the next solution to columns, which has room for n numbers; NQ_DONE when
 * there are no more. The search tries at most budget queens (0: as many as it
 * takes), then gives up with NQ_E_BUDGET; the next call goes on from there.
 */
NQ_API nq_status nq_puzzle_next(nq_puzzle *puzzle, uint64_t budget,
                                uint32_t *columns);

/**
 * Walk on to the end, or until limit solutions were found (0: all), and write how
 * many there were since the walk began. A limit of 1 asks whether the puzzle can
 * be solved, a limit of 2 whether the solution is the only one. The budget is as
 * in nq_puzzle_next().
 */
NQ_API nq_status nq_puzzle_count(nq_puzzle *puzzle, uint64_t limit, uint64_t budget,
                                 uint64_t *out);

/** How many queens the search has tried since the walk began. */
NQ_API nq_status nq_puzzle_nodes(const nq_puzzle *puzzle, uint64_t *out);

/**
 * What a hint says. A group is a row, a column or a region. Under the rules "regions"
 * the hints from LAST on are techniques, from the plain to the deep; the reason of a
 * technique is groups, and what it says holds for every solution of the board.
 */
typedef enum {
    NQ_HINT_CLASH = 0, /**< A queen is attacked, or stands where none may be. */
    NQ_HINT_STUCK = 1, /**< No free cell is left in the group. */
    NQ_HINT_WRONG = 2, /**< No solution has all these queens. */
    NQ_HINT_LOST = 3,  /**< The same, and no single queen is the cause. */
    NQ_HINT_LAST = 4,  /**< Put a queen on the last free cell of the group. */
    NQ_HINT_ONLY = 5,  /**< The same, as all its other cells are NEVER. Only
                            under rules without regions. */
    NQ_HINT_NEVER = 6, /**< A queen here would leave the group no free cell; the
                            group has four free cells or more. */
    NQ_HINT_FOUND = 7, /**< Put a queen here: a solution does. It took a search. */
    NQ_HINT_CONFINED = 8, /**< The free cells of a region lie in one line, or those
                               of a line in one region: nothing else there. */
    NQ_HINT_SHARED = 9,   /**< Each of a group's two or three free cells attacks
                               these cells. */
    NQ_HINT_LOCKED = 10,  /**< The free cells of k regions lie in k lines, or those
                               of k lines in k regions: nothing else there. */
    NQ_HINT_ASSUMED = 11, /**< A queen here forces others, one by one, until a
                               group has no free cell. */
    NQ_HINT_WRONG_CROSS =
        12,              /**< This cross is wrong: a solution has a queen here. */
    NQ_HINT_SEVERAL = 13 /**< Nothing more follows: there are several solutions. */
} nq_hint_kind;

/** Cells of which exactly one holds a queen. */
typedef enum {
    NQ_GROUP_ROW = 0,
    NQ_GROUP_COLUMN = 1,
    NQ_GROUP_REGION = 2
} nq_group;

/** What a group is to a hint's reason. */
typedef enum {
    NQ_GROUP_ROLE_OF = 0,   /**< Its free cells are the reason. */
    NQ_GROUP_ROLE_IN = 1,   /**< That is where these lie; its other cells go out. */
    NQ_GROUP_ROLE_EMPTY = 2 /**< It would be left without a free cell. */
} nq_group_role;

/** A group of a hint's reason. */
typedef struct {
    nq_group group;     /**< Row, column or region. */
    int32_t index;      /**< Which one. */
    nq_group_role role; /**< What it is to the reason. */
} nq_hint_group;

/** A queen of an assumption's chain, and the group whose last free cell it takes. */
typedef struct {
    int32_t row, column;
    nq_group group;
    int32_t index; /**< -1: it is the assumption. */
} nq_hint_link;

/** The largest board for LOCKED, ASSUMED, grades and deductions. */
#define NQ_LADDER_MAX_N 26

/** The largest k of LOCKED, and how many groups that makes. */
#define NQ_LOCKED_MAX 4
#define NQ_HINT_GROUPS (2 * NQ_LOCKED_MAX)

/** What to do next, and why. Numbers are -1 where the hint has none. */
typedef struct {
    nq_hint_kind kind; /**< What it says. */
    int32_t row;       /**< The cell: of a queen that goes in, or is the cause; of
                            the wrong cross; or the first cell that goes out. */
    int32_t column;    /**< Its column. */
    nq_group group;    /**< The kind of group that is the reason. */
    int32_t index;     /**< Which row, column or region that is. */
    int32_t by_row;    /**< Of a clash: the queen that attacks it. */
    int32_t by_column; /**< Its column. */
    int32_t size;      /**< Of LOCKED: k. Of CONFINED 1, otherwise 0. */
    int32_t out;       /**< How many cells go out: see nq_puzzle_hint_cells(). */
    int32_t groups_length;
    nq_hint_group groups[NQ_HINT_GROUPS]; /**< All groups of the reason. */
    int32_t chain_length;
    nq_hint_link chain[NQ_LADDER_MAX_N]; /**< Of ASSUMED: its queens in order. */
} nq_hint;

/**
 * The next step on the board as it stands, and its reason; NQ_DONE when all queens are
 * placed. Whether queens and crosses are right is searched for within the budget;
 * when it is spent the hint is what reasoning finds, or NQ_E_BUDGET. Begins the walk
 * anew.
 */
NQ_API nq_status nq_puzzle_hint(nq_puzzle *puzzle, uint64_t budget, nq_hint *out);

/** What a cell is to a hint. */
typedef enum {
    NQ_ROLE_NONE = 0,
    NQ_ROLE_OUT = 1,     /**< It goes out: no queen can stand here. */
    NQ_ROLE_BECAUSE = 2, /**< It is part of the reason. */
    NQ_ROLE_QUEEN = 3    /**< A queen goes in. */
} nq_role;

/**
 * What each cell is to the hint that nq_puzzle_hint() gave last: n * n values of
 * nq_role, row by row.
 */
NQ_API nq_status nq_puzzle_hint_cells(const nq_puzzle *puzzle, uint8_t *out);

/** Bytes that the longest hint needs. */
#define NQ_HINT_ROOM 320

/**
 * The hint as a sentence for people: rows and columns counted from 1, regions as
 * letters from A. room is the bytes in text, at least NQ_HINT_ROOM.
 */
NQ_API nq_status nq_hint_text(const nq_hint *hint, char *text, size_t room);

/** How hard a puzzle is, by the deepest technique that it needs. */
typedef enum {
    NQ_GRADE_NONE = 0,   /**< It has no solution, or several. */
    NQ_GRADE_EASY = 1,   /**< LAST, CONFINED. */
    NQ_GRADE_MEDIUM = 2, /**< SHARED, NEVER. */
    NQ_GRADE_HARD = 3,   /**< LOCKED. */
    NQ_GRADE_EXPERT = 4, /**< ASSUMED. */
    NQ_GRADE_BEYOND = 5  /**< One solution, but no technique leads to it. */
} nq_grade;

/** Name of a grade, "easy" for instance, or NULL where there is none. */
NQ_API const char *nq_grade_name(int grade);

/** The techniques of steps[] in nq_grading. */
#define NQ_TECHNIQUES 6

/** What a grade is based on. */
typedef struct {
    nq_grade grade;
    uint32_t solutions;            /**< 0, 1, or 2: two or more. */
    nq_hint_kind hardest;          /**< The deepest technique: FOUND if beyond. */
    uint32_t size;                 /**< The largest k of a LOCKED step. */
    uint32_t chain;                /**< The longest chain of an ASSUMED step. */
    uint32_t steps[NQ_TECHNIQUES]; /**< How many steps were LAST, CONFINED, SHARED,
                                        NEVER, LOCKED, ASSUMED. */
} nq_grading;

/**
 * How hard the board is as it stands, with its queens and crosses. The rules must be
 * "regions" (NQ_E_UNSUPPORTED), n at most NQ_LADDER_MAX_N (NQ_E_SIZE). Only where no
 * technique helps solutions are searched for, within the budget, as in
 * nq_puzzle_next(). Begins the walk anew.
 */
NQ_API nq_status nq_puzzle_grade(nq_puzzle *puzzle, uint64_t budget,
                                 nq_grading *out);

/** The hints from a position to the solved board, one after another. */
typedef struct nq_deduction nq_deduction;

/**
 * Start before the first step, from the board as it stands; later changes of the
 * puzzle do not matter. It takes the puzzles that nq_puzzle_grade() takes.
 */
NQ_API NQ_MUST_CHECK nq_status nq_deduction_new(const nq_puzzle *puzzle,
                                                nq_deduction **out);

/**
 * The next step; NQ_DONE after the last. A hint that says what is wrong, or SEVERAL,
 * is the last. The budget is that of nq_puzzle_hint().
 */
NQ_API nq_status nq_deduction_next(nq_deduction *deduction, uint64_t budget,
                                   nq_hint *out);

/** The step before the present one, which it becomes; NQ_DONE before the first. */
NQ_API nq_status nq_deduction_previous(nq_deduction *deduction, nq_hint *out);

/** What each cell is to the present step: see nq_puzzle_hint_cells(). */
NQ_API nq_status nq_deduction_cells(const nq_deduction *deduction, uint8_t *out);

/** How many steps were taken; 0 before the first. */
NQ_API nq_status nq_deduction_position(const nq_deduction *deduction,
                                       uint32_t *out);

/** End a deduction. NULL is fine. */
NQ_API void nq_deduction_free(nq_deduction *deduction);

/** End a puzzle. NULL is fine. */
NQ_API void nq_puzzle_free(nq_puzzle *puzzle);

/** The boards that nq_puzzle_generate() makes. */
#define NQ_GENERATE_MIN_N 5
#define NQ_GENERATE_MAX_N 12

/**
 * Regions of a puzzle for the rules "regions" with exactly one solution, which can be
 * found without an assumption: n * n numbers for nq_puzzle_paint(). Every region is
 * connected. The same seed gives the same puzzle everywhere.
 */
NQ_API nq_status nq_puzzle_generate(int n, uint64_t seed, uint32_t *regions);

/**
 * The same with a grade from EASY to EXPERT (one to three assumptions); NQ_E_RANGE for
 * others. NQ_E_BUDGET when none of 2000 puzzles has the grade.
 */
NQ_API nq_status nq_puzzle_generate_graded(int n, uint64_t seed, nq_grade grade,
                                           uint32_t *regions);

/* ---- Export: DIMACS CNF -------------------------------------------------- */

/** A puzzle as a formula for SAT solvers, written piece by piece. */
typedef struct nq_dimacs nq_dimacs;

/**
 * Start writing. Variable row * n + column + 1 is a queen on that cell, and every
 * solution is one model. The puzzle must stay as it is until nq_dimacs_free().
 */
NQ_API NQ_MUST_CHECK nq_status nq_dimacs_new(const nq_puzzle *puzzle,
                                             nq_dimacs **out);

/** Bytes that any piece needs: the longest clause names every cell of the board. */
#define NQ_DIMACS_ROOM 131072

/**
 * Write the next whole lines, as many as room allows, and how many bytes they are;
 * NQ_DONE after the last. No zero byte is written.
 */
NQ_API nq_status nq_dimacs_next(nq_dimacs *formula, char *text, size_t room,
                                size_t *length);

/** End writing, finished or not. NULL is fine. */
NQ_API void nq_dimacs_free(nq_dimacs *formula);

/* ---- Estimates --------------------------------------------------------- */

/** The result of random probes so far. */
typedef struct {
    uint64_t state;  /**< Of the random numbers; at first the seed. */
    uint64_t probes; /**< How many there were. */
    double mean;     /**< The estimated number of solutions. */
    double spread;   /**< Sum of the squared distances from the mean. */
} nq_estimate;

/** No probes yet. The same seed gives the same numbers everywhere. */
NQ_API nq_status nq_estimate_begin(uint64_t seed, nq_estimate *out);

/**
 * Send more random probes down the search tree of a puzzle, whose size no search
 * could walk through. Right on average, but when few probes meet many solutions
 * both the mean and its error come out too small: look how they change with more
 * probes. Begins the puzzle's walk anew.
 */
NQ_API nq_status nq_puzzle_probe(nq_puzzle *puzzle, uint32_t probes,
                                 nq_estimate *estimate);

/** The standard error of the mean; NQ_E_RANGE for less than two probes. */
NQ_API nq_status nq_estimate_error(const nq_estimate *estimate, double *out);

/* ---- Rank -------------------------------------------------------------- */

/** Ranks are 64 bits wide, as counts are. */
#define NQ_RANK_MAX_N NQ_COUNT_MAX_N

/**
 * The solution with that many solutions before it in lexicographic order; NQ_DONE
 * when there are fewer. Takes part of a second for n = 16, seven times as
 * long for each n more.
 */
NQ_API nq_status nq_unrank(int n, uint64_t rank, uint32_t *columns);

/** How many solutions come before this one; NQ_E_RANGE when it is none. */
NQ_API nq_status nq_rank(const uint32_t *columns, int n, uint64_t *out);

/** Larger boards have solutions at random in nq_solve(), if not with equal chances.
 */
#define NQ_RANDOM_MAX_N 18

/**
 * A solution drawn with the same chance as every other; the same for the same seed.
 * NQ_DONE for n = 2 and n = 3, which have none.
 */
NQ_API nq_status nq_random_solution(int n, uint64_t seed, uint32_t *columns);

#ifdef __cplusplus
}
#endif
#endif
