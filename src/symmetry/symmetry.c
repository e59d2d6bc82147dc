/*
 * symmetry.c -- the eight images of a board, its canonical form and its class.
 *
 * The square has eight symmetries: exchange rows and columns or not, then flip top
 * and bottom or not, then left and right or not. The three bits of an nq_image say
 * which. An image need not be written down to be compared: with the board seen from
 * both sides, the queen of any row of any image is looked up in one step.
 */
#include "symmetry.h"

#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/bits.h"

static const char *const IMAGE_NAMES[NQ_IMAGES] = {
    "base",      "flip-columns", "flip-rows", "half-turn",
    "transpose", "quarter-turn", "back-turn", "anti-transpose",
};

const char *nq_image_name(nq_image image)
{
    return (unsigned)image < NQ_IMAGES ? IMAGE_NAMES[image] : NULL;
}

bool nq_see_both_sides(nq_two_sided *board)
{
    const uint32_t n = board->n, none = UINT32_MAX;
    memset(board->row, 0xff, n * sizeof *board->row);
    for (uint32_t row = 0; row < n; row++) {
        const uint32_t column = board->column[row];
        if (column >= n || board->row[column] != none)
            return false;
        board->row[column] = row;
    }
    return true;
}

/** The column of the queen in a row of an image. */
static inline uint32_t image_column(const nq_two_sided *board, unsigned image,
                                    uint32_t row)
{
    NQ_ASSERT(row < board->n);
    const uint32_t last = board->n - 1;
    const uint32_t *side = image & NQ_IMAGE_TRANSPOSE ? board->row : board->column;
    const uint32_t column = side[image & NQ_IMAGE_FLIP_ROWS ? last - row : row];
    return image & NQ_IMAGE_FLIP_COLUMNS ? last - column : column;
}

/** Less than, equal to or greater than 0, as image a is compared with image b. */
static int compare(const nq_two_sided *board, unsigned a, unsigned b)
{
    NQ_ASSERT(a < NQ_IMAGES && b < NQ_IMAGES);
    for (uint32_t row = 0; row < board->n; row++) {
        const uint32_t of_a = image_column(board, a, row);
        const uint32_t of_b = image_column(board, b, row);
        if (of_a != of_b)
            return of_a < of_b ? -1 : 1;
    }
    return 0;
}

static unsigned least_image(const nq_two_sided *board)
{
    unsigned least = NQ_IMAGE_BASE;
    for (unsigned image = 1; image < NQ_IMAGES; image++)
        if (compare(board, image, least) < 0)
            least = image;
    return least;
}

bool nq_is_canonical(const nq_two_sided *board)
{
    return least_image(board) == NQ_IMAGE_BASE;
}

/** Check a caller's board and open its other side, which the caller then frees. */
static nq_status open_board(const uint32_t *columns, int n, nq_two_sided *board)
{
    if (!columns)
        return NQ_E_NULL;
    if (n < 0 || n > NQ_SOLVE_MAX_N)
        return NQ_E_SIZE;
    *board = (nq_two_sided){.n = (uint32_t)n, .column = columns};
    board->row = nq_malloc((size_t)n * sizeof *board->row + 1);
    if (!board->row)
        return NQ_E_MEMORY;
    if (nq_see_both_sides(board))
        return NQ_OK;
    nq_free(board->row);
    return NQ_E_RANGE;
}

/** Write an image over anything, the board itself included. */
static nq_status write_image(const nq_two_sided *board, unsigned image,
                             uint32_t *out)
{
    NQ_ASSERT(image < NQ_IMAGES);
    const size_t bytes = board->n * sizeof *out;
    uint32_t *image_columns = nq_malloc(bytes + 1);
    if (!image_columns)
        return NQ_E_MEMORY;
    for (uint32_t row = 0; row < board->n; row++)
        image_columns[row] = image_column(board, image, row);
    memcpy(out, image_columns, bytes);
    nq_free(image_columns);
    return NQ_OK;
}

nq_status nq_symmetry_image(const uint32_t *columns, int n, nq_image image,
                            uint32_t *out)
{
    nq_two_sided board;
    if (!out)
        return NQ_E_NULL;
    if (!nq_image_name(image))
        return NQ_E_RANGE;
    nq_status status = open_board(columns, n, &board);
    if (status != NQ_OK)
        return status;
    status = write_image(&board, (unsigned)image, out);
    nq_free(board.row);
    return status;
}

nq_status nq_symmetry_canonical(const uint32_t *columns, int n, uint32_t *out)
{
    nq_two_sided board;
    if (!out)
        return NQ_E_NULL;
    nq_status status = open_board(columns, n, &board);
    if (status != NQ_OK)
        return status;
    status = write_image(&board, least_image(&board), out);
    nq_free(board.row);
    return status;
}

nq_status nq_symmetry_kept(const uint32_t *columns, int n, uint32_t *out)
{
    nq_two_sided board;
    if (!out)
        return NQ_E_NULL;
    const nq_status status = open_board(columns, n, &board);
    if (status != NQ_OK)
        return status;
    uint32_t kept = 0;
    for (unsigned image = 0; image < NQ_IMAGES; image++)
        if (compare(&board, image, NQ_IMAGE_BASE) == 0)
            kept |= 1u << image;
    nq_free(board.row);
    *out = kept;
    return NQ_OK;
}

nq_status nq_symmetry_class_size(const uint32_t *columns, int n, int *out)
{
    uint32_t kept;
    if (!out)
        return NQ_E_NULL;
    const nq_status status = nq_symmetry_kept(columns, n, &kept);
    if (status == NQ_OK)
        *out = NQ_IMAGES / (int)nq_count_bits32(kept);
    return status;
}
