/*
 * symmetry.c -- the images of a board, and the classes of solutions.
 */
#include "transport.h"

EXPORT("image_name") const char *image_name(int i)
{
    return nq_image_name((nq_image)i);
}

/** An image of the n columns in the input block, or 0. */
EXPORT_OF_WHOLE("symmetry_image") const uint32_t *symmetry_image(int n, int image)
{
    uint32_t *out = output_board(n);
    if (out)
        last_status = nq_symmetry_image(input_block, n, (nq_image)image, out);
    return out && last_status == NQ_OK ? out : NULL;
}

/** The least image of the n columns in the input block, or 0. */
EXPORT_OF_WHOLE("symmetry_canonical") const uint32_t *symmetry_canonical(int n)
{
    uint32_t *out = output_board(n);
    if (out)
        last_status = nq_symmetry_canonical(input_block, n, out);
    return out && last_status == NQ_OK ? out : NULL;
}

/** Which images are the board in the input block again, a bit each; 0: refused. */
EXPORT_OF_WHOLE("symmetry_kept") uint32_t symmetry_kept(int n)
{
    uint32_t kept;
    last_status = nq_symmetry_kept(input_block, n, &kept);
    return last_status == NQ_OK ? kept : 0;
}

/** How many solutions a turn keeps, NQ_IMAGE_HALF_TURN or NQ_IMAGE_QUARTER_TURN; or -1. */
EXPORT_OF_WHOLE("count_turned") int64_t count_turned(int n, int turn)
{
    uint64_t kept;
    last_status = turn == NQ_IMAGE_HALF_TURN      ? nq_count_half_turn(n, &kept)
                  : turn == NQ_IMAGE_QUARTER_TURN ? nq_count_quarter_turn(n, &kept)
                                                  : NQ_E_RANGE;
    return last_status == NQ_OK ? (int64_t)kept : -1;
}

/** All classes, and those of one, two, four and eight, 64 bits each; or 0. */
EXPORT_OF_WHOLE("classes_of") const uint64_t *classes_of(int n, uint64_t solutions)
{
    nq_classes found;
    uint64_t *out = output_room(5 * sizeof *out);
    if (!out)
        return NULL;
    last_status = nq_classes_of(n, solutions, &found);
    if (last_status != NQ_OK)
        return NULL;
    out[0] = found.classes;
    out[1] = found.of_one;
    out[2] = found.of_two;
    out[3] = found.of_four;
    out[4] = found.of_eight;
    return out;
}
