/* nq_checkpoint_write.c -- the progress of a count as bytes, and back */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    nq_count_job *job;
    nq_checkpoint *progress, *later;
    nq_part part;
    size_t size;
    uint32_t next;
    if (nq_count_job_new(10, "bitmask", &job) != NQ_OK ||
        nq_checkpoint_new(10, "bitmask", &progress) != NQ_OK)
        return 1;
    nq_count_job_run(job, 0, &part);
    nq_checkpoint_add(progress, 0, &part);
    nq_checkpoint_size(progress, &size);
    uint8_t *bytes = malloc(size);
    if (!bytes || nq_checkpoint_write(progress, bytes, size) != NQ_OK)
        return 1;
    if (nq_checkpoint_read(10, "bitmask", bytes, size, &later) != NQ_OK)
        return 1;
    nq_checkpoint_next(later, 0, &next);
    printf("go on with unit %" PRIu32 "\n", next);  // go on with unit 1
    free(bytes);
    nq_checkpoint_free(later);
    nq_checkpoint_free(progress);
    nq_count_job_free(job);
    return 0;
}
