/*
 * kill_resume.c -- kill_count is killed at random instants, and nothing is lost.
 *
 *     kill_resume program folder kills
 *
 * Each time it is left alone for a random number of units and a random moment more,
 * so that it dies while it counts, writes, flushes or renames. Then the file must
 * hold every unit that was reported, and at most the one more that was being
 * reported: what has to be counted again is never more than the unit that was
 * running. When a count comes to its end its total must be right, and a new one
 * begins with the other algorithm.
 */
#include "kill_file.h"
#include "oracle.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { N = 13, MOST_UNITS_AT_ONCE = 12, LONGEST_MOMENT = 3000000 };

static const char *const ALGORITHMS[] = {"fast", "bitmask"};

static const char *program, *path;
static int counts;  // that came to their end

static void demand(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "kill_resume: %s\n", what);
    exit(1);
}

static const char *algorithm(void)
{
    return ALGORITHMS[counts % 2];
}

static uint32_t done_in_file(void)
{
    uint32_t done = 0;
    nq_checkpoint *progress = read_progress(N, algorithm(), path);
    if (progress)
        nq_checkpoint_done(progress, &done);
    nq_checkpoint_free(progress);
    return done;
}

static pid_t start(int *output)
{
    int ends[2];
    char n[8];
    snprintf(n, sizeof n, "%d", N);
    demand(pipe(ends) == 0, "no pipe");
    const pid_t child = fork();
    demand(child >= 0, "cannot fork");
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        execl(program, program, n, algorithm(), path, (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    *output = ends[0];
    return child;
}

/** Read until so many units were reported, or there is no more to read. */
static uint32_t listen(int output, uint32_t units)
{
    uint32_t heard = 0;
    char letter;
    while (heard < units && read(output, &letter, 1) == 1 && letter == '.')
        heard++;
    return heard;
}

static void wait_a_moment(void)
{
    const struct timespec moment = {.tv_nsec = rand() % LONGEST_MOMENT};
    nanosleep(&moment, NULL);
}

/** One life of the program; true if it was killed before its end. */
static bool live_and_die(void)
{
    const uint32_t before = done_in_file();
    int output, status;
    const pid_t child = start(&output);
    uint32_t heard = listen(output, (uint32_t)(rand() % MOST_UNITS_AT_ONCE));
    wait_a_moment();
    kill(child, SIGKILL);
    demand(waitpid(child, &status, 0) == child, "cannot wait");
    heard += listen(output, UINT32_MAX);
    close(output);
    const uint32_t after = done_in_file();
    demand(after >= before + heard, "a reported unit is lost");
    demand(after <= before + heard + 1, "a unit is in the file that never was run");
    demand(WIFSIGNALED(status) || WEXITSTATUS(status) == 0, "the program failed");
    return WIFSIGNALED(status);
}

static void finish(void)
{
    char line[32];
    int output, status;
    const pid_t child = start(&output);
    FILE *stream = fdopen(output, "r");
    int letter;
    while ((letter = getc(stream)) == '.')
        continue;
    ungetc(letter, stream);
    demand(fgets(line, sizeof line, stream) != NULL, "no total");
    fclose(stream);
    demand(waitpid(child, &status, 0) == child && status == 0, "the end failed");
    demand(strtoull(line, NULL, 10) == A000170[N], "the total is wrong");
    unlink(path);
    counts++;
}

static bool is_complete(void)
{
    uint32_t units = 0;
    demand(nq_count_number(N, algorithm(), &units) == NQ_OK, "no number");
    return done_in_file() == units;
}

int main(int count, char **words)
{
    static char file[KILL_PATH_ROOM];
    demand(count == 4, "wants a program, a folder and a number of kills");
    snprintf(file, sizeof file, "%s/kill_resume.%d", words[2], (int)getpid());
    program = words[1];
    path = file;
    const char *more = getenv("NQ_KILLS");
    const int wanted = atoi(more ? more : words[3]);
    srand((unsigned)time(NULL));
    int kills = 0;
    while (kills < wanted) {
        kills += live_and_die();
        if (is_complete())
            finish();
    }
    finish();
    strcat(file, ".new");
    unlink(file);
    printf("%d kills, %d counts, each with the right total\n", kills, counts);
    return 0;
}
