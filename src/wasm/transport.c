/*
 * transport.c -- the two blocks of memory, the last status, and the limits: see
 * transport.h.
 */
#include "transport.h"

#include "base/alloc.h"

nq_status last_status = NQ_OK;
void *input_block;
size_t output_items;

static void *output_block;
static size_t input_size;
static size_t output_size;

/** Taken at the first call, so that short answers still fit when memory is full. */
enum { LEAST_ROOM = 1024 };

/** The block with at least that room, or NULL with the old one kept. */
static void *make_room(void **block, size_t *size, size_t room)
{
    last_status = NQ_OK;
    if (*block && room <= *size)
        return *block;
    if (room < LEAST_ROOM)
        room = LEAST_ROOM;
    void *larger = nq_malloc(room);
    if (!larger) {
        last_status = NQ_E_MEMORY;
        return NULL;
    }
    nq_free(*block);
    *block = larger;
    *size = room;
    return larger;
}

/** Where the caller writes what the next call is to read. */
EXPORT("input") void *input(uint32_t bytes)
{
    return make_room(&input_block, &input_size, bytes);
}

void *output_room(size_t bytes)
{
    return make_room(&output_block, &output_size, bytes);
}

uint32_t *output_board(int n)
{
    if (n >= 0 && n <= NQ_SOLVE_MAX_N)
        return output_room((size_t)n * sizeof(uint32_t));
    last_status = NQ_E_SIZE;
    return NULL;
}

bool is_handle(const void *handle)
{
    last_status = handle ? NQ_OK : NQ_E_NULL;
    return handle;
}

/** How much the last call wrote to the output: bytes of a text, items of a list. */
EXPORT("output_length") uint32_t output_length(void)
{
    return (uint32_t)output_items;
}

/** How the last call that can fail went. */
EXPORT("status") nq_status status(void)
{
    return last_status;
}

EXPORT("status_name") const char *status_name(int number)
{
    return nq_status_name((nq_status)number);
}

EXPORT("status_text") const char *status_text(int number)
{
    return nq_status_text((nq_status)number);
}

EXPORT("engine_version") const char *engine_version(void)
{
    return nq_engine_version();
}

/** A limit of nqueens.h by its index, as LIMITS in web/lib/core/wasm_instance.js has them; -1
 * past the last one. */
EXPORT("limit") int limit(uint32_t which)
{
    static const int LIMITS[] = {
        NQ_CHECK_MAX_N,         // the largest board of check() and conflicts()
        NQ_SOLVE_MAX_N,         // of solve()
        NQ_RANK_MAX_N,          // of rank() and unrank()
        NQ_RANDOM_MAX_N,        // of random_solution()
        NQ_HALF_TURN_MAX_N,     // of count_turned() by a half turn
        NQ_QUARTER_TURN_MAX_N,  // and by a quarter turn
        NQ_PUZZLE_MAX_N,        // of a puzzle
        NQ_GENERATE_MIN_N,      // the smallest board of generate()
        NQ_GENERATE_MAX_N,      // and the largest
        NQ_LADDER_MAX_N,        // the largest of grades and deductions
        NQ_HINT_GROUPS,         // the most groups of a hint
    };
    return which < sizeof LIMITS / sizeof *LIMITS ? LIMITS[which] : -1;
}
