/* nq_count_job_run.c -- a count, unit by unit */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    nq_count_job *job;
    uint32_t units = 0;
    nq_part part, total = {0, 0, 0};
    if (nq_count_job_new(12, NULL, &job) != NQ_OK)
        return 1;
    nq_count_job_units(job, &units);
    for (uint32_t unit = 0; unit < units; unit++)
        if (nq_count_job_run(job, unit, &part) != NQ_OK ||
            nq_part_add(&part, &total) != NQ_OK)
            return 1;
    nq_count_job_free(job);
    printf("%" PRIu64 "\n", total.sum);  // 14200
    return 0;
}
