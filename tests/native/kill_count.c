/*
 * kill_count.c -- counts with a checkpoint file, and can be killed at any time.
 *
 *     kill_count n algorithm file
 *
 * Goes on from the file if it is there. After each unit the file is replaced:
 * written beside itself, flushed to the disk and then renamed, so that it is the
 * old one or the new one, and never a half. Only then a dot is printed; at the end,
 * the total.
 */
#include "kill_file.h"

#include <fcntl.h>
#include <unistd.h>

static void demand(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "kill_count: %s\n", what);
    exit(1);
}

static void flush_folder(const char *path)
{
    char folder[KILL_PATH_ROOM];
    snprintf(folder, sizeof folder, "%s", path);
    *strrchr(folder, '/') = '\0';
    const int opened = open(folder, O_RDONLY);
    demand(opened >= 0 && fsync(opened) == 0, "cannot flush the folder");
    close(opened);
}

static void save(const nq_checkpoint *progress, const char *path)
{
    static uint8_t bytes[KILL_FILE_ROOM];
    char beside[KILL_PATH_ROOM];
    size_t size;
    demand(nq_checkpoint_size(progress, &size) == NQ_OK &&
               nq_checkpoint_write(progress, bytes, sizeof bytes) == NQ_OK,
           "cannot write down the progress");
    snprintf(beside, sizeof beside, "%s.new", path);
    const int opened = open(beside, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    demand(opened >= 0, "cannot open the file");
    demand(write(opened, bytes, size) == (ssize_t)size, "cannot write the file");
    demand(fsync(opened) == 0 && close(opened) == 0, "cannot flush the file");
    demand(rename(beside, path) == 0, "cannot rename the file");
    flush_folder(path);
}

static void count_on(nq_checkpoint *progress, nq_count_job *job, const char *path)
{
    uint32_t unit = 0;
    while (nq_checkpoint_next(progress, unit, &unit) == NQ_OK) {
        nq_part part;
        demand(nq_count_job_run(job, unit, &part) == NQ_OK, "cannot run a unit");
        demand(nq_checkpoint_add(progress, unit, &part) == NQ_OK,
               "a unit is wrong");
        save(progress, path);
        demand(write(STDOUT_FILENO, ".", 1) == 1, "nobody listens");
    }
}

int main(int count, char **words)
{
    demand(count == 4 && strchr(words[3], '/'), "wants n, algorithm, folder/file");
    const int n = atoi(words[1]);
    nq_checkpoint *progress = read_progress(n, words[2], words[3]);
    nq_count_job *job;
    nq_part total;
    if (!progress)
        demand(nq_checkpoint_new(n, words[2], &progress) == NQ_OK, "cannot begin");
    demand(nq_count_job_new(n, words[2], &job) == NQ_OK, "cannot count");
    count_on(progress, job, words[3]);
    demand(nq_checkpoint_total(progress, &total) == NQ_OK, "no total");
    printf("%llu\n", (unsigned long long)total.sum);
    nq_count_job_free(job);
    nq_checkpoint_free(progress);
    return 0;
}
