/*
 * kill_resume.c -- kill_count is killed at random instants, and nothing is lost.
 *
 *     kill_resume program folder kills n [algorithm...]
 *
 * Each time it is left alone for a random number of units and a random moment more,
 * so that it dies while it counts, writes, flushes or renames. Then the file must
 * hold every unit that was reported, and at most the one more that was being
 * reported: what has to be counted again is never more than the unit that was
 * running. When a count comes to its end its total must be right, and a new one
 * begins with the next algorithm (all there are, if none is named). After the last
 * kill counts are left alone, until every algorithm has had its own.
 */
#include "kill_file.h"
#include "oracle.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_UNITS_AT_ONCE = 12, LONGEST_MOMENT = 3000000 };

static const char *program, *path, *n_in_words;
static int n;
static const char *algorithms[16];
static int algorithm_count;
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
    return algorithms[counts % algorithm_count];
}

static uint32_t done_in_file(void)
{
    uint32_t done = 0;
    nq_checkpoint *progress = read_progress(n, algorithm(), path);
    if (progress)
        nq_checkpoint_done(progress, &done);
    nq_checkpoint_free(progress);
    return done;
}

static pid_t start(int *output)
{
    int ends[2];
    demand(pipe(ends) == 0, "no pipe");
    const pid_t child = fork();
    demand(child >= 0, "cannot fork");
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        execl(program, program, n_in_words, algorithm(), path, (char *)NULL);
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
    demand(strtoull(line, NULL, 10) == A000170[n], "the total is wrong");
    unlink(path);
    counts++;
}

static bool is_complete(void)
{
    uint32_t units = 0;
    demand(nq_count_units(n, algorithm(), &units) == NQ_OK, "no number");
    return done_in_file() == units;
}

static void choose(char **names)
{
    const char *name;
    for (int i = 0; (name = *names ? names[i] : nq_algorithm_name(i)); i++) {
        demand(i < (int)(sizeof algorithms / sizeof *algorithms), "too many names");
        algorithms[algorithm_count++] = name;
    }
}

int main(int count, char **words)
{
    static char file[KILL_PATH_ROOM];
    demand(count >= 5, "wants a program, a folder, a number of kills, and n");
    snprintf(file, sizeof file, "%s/kill_resume.%d", words[2], (int)getpid());
    program = words[1];
    path = file;
    const int wanted = atoi(words[3]);
    n_in_words = words[4];
    n = atoi(n_in_words);
    demand(n >= 0 && n <= 27, "n is from 0 to 27");
    choose(words + 5);
    srand((unsigned)time(NULL));
    int kills = 0;
    while (kills < wanted) {
        kills += live_and_die();
        if (is_complete())
            finish();
    }
    do
        finish();
    while (counts < algorithm_count);
    strcat(file, ".new");
    unlink(file);
    printf("n = %d: %d kills, right totals: %d\n", n, kills, counts);
    return 0;
}
