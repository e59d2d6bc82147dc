/*
 * checkpoints.c -- a count's progress, entered unit by unit and kept as bytes.
 */
#include "transport.h"

EXPORT("checkpoint_new") nq_checkpoint *checkpoint_new(int n, int algorithm)
{
    const char *name;
    nq_checkpoint *progress;
    last_status = algorithm_at(algorithm, &name)
                      ? nq_checkpoint_new(n, name, &progress)
                      : NQ_E_ALGORITHM;
    return last_status == NQ_OK ? progress : NULL;
}

/** The progress in the first length bytes of the input block, or 0. */
EXPORT("checkpoint_read")
nq_checkpoint *checkpoint_read(int n, int algorithm, uint32_t length)
{
    const char *name;
    nq_checkpoint *progress;
    last_status = algorithm_at(algorithm, &name)
                      ? nq_checkpoint_read(n, name, input_block, length, &progress)
                      : NQ_E_ALGORITHM;
    return last_status == NQ_OK ? progress : NULL;
}

/** Enter what a unit gave; the status is NQ_DONE when it was not new. */
EXPORT("checkpoint_add")
nq_status checkpoint_add(nq_checkpoint *progress, uint32_t number, uint64_t sum,
                         uint32_t residue, uint64_t cost)
{
    const nq_part part = {sum, residue, cost};
    return last_status = nq_checkpoint_add(progress, number, &part);
}

/** The first unit from one on that is not done; -1: all are. */
EXPORT("checkpoint_next")
int64_t checkpoint_next(const nq_checkpoint *p, uint32_t from)
{
    uint32_t next;
    last_status = nq_checkpoint_next(p, from, &next);
    return last_status == NQ_OK ? (int64_t)next : -1;
}

/** What a unit gave; -1: it is not done. */
EXPORT("checkpoint_sum")
int64_t checkpoint_sum(const nq_checkpoint *p, uint32_t number)
{
    uint64_t sum;
    last_status = nq_checkpoint_sum(p, number, &sum);
    return last_status == NQ_OK ? (int64_t)sum : -1;
}

/** Sum, residue and cost of what is done, and the number of units done. */
EXPORT("checkpoint_total") const uint64_t *checkpoint_total(const nq_checkpoint *p)
{
    nq_part total = {0};
    uint32_t done = 0;
    uint64_t *out = is_handle(p) ? output_room(4 * sizeof *out) : NULL;
    if (!out)
        return NULL;
    nq_checkpoint_done(p, &done);
    last_status = nq_checkpoint_total(p, &total);
    out[0] = total.sum;
    out[1] = total.residue;
    out[2] = total.cost;
    out[3] = done;
    return out;
}

EXPORT("checkpoint_size") uint32_t checkpoint_size(const nq_checkpoint *p)
{
    size_t size = 0;
    last_status = nq_checkpoint_size(p, &size);
    return (uint32_t)size;
}

/** The progress as bytes; checkpoint_size() is their number. */
EXPORT("checkpoint_write") const uint8_t *checkpoint_write(const nq_checkpoint *p)
{
    const uint32_t size = checkpoint_size(p);
    uint8_t *bytes = last_status == NQ_OK ? output_room(size) : NULL;
    if (bytes)
        last_status = nq_checkpoint_write(p, bytes, size);
    return bytes;
}

EXPORT("checkpoint_free") void checkpoint_free(nq_checkpoint *p)
{
    nq_checkpoint_free(p);
}
