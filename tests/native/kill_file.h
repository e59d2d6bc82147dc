/*
 * kill_file.h -- the file that kill_count writes, and kill_resume looks at.
 */
#ifndef KILL_FILE_H
#define KILL_FILE_H

#include "nqueens.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KILL_FILE_ROOM = 1 << 20, KILL_PATH_ROOM = 1 << 12 };

/** What a file holds; NULL if there is none. A file that is damaged ends it all. */
static inline nq_checkpoint *read_progress(int n, const char *algorithm,
                                           const char *path)
{
    static uint8_t bytes[KILL_FILE_ROOM];
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    nq_checkpoint *progress = NULL;
    if (nq_checkpoint_read(n, algorithm, bytes, size, &progress) != NQ_OK) {
        fprintf(stderr, "%s is damaged\n", path);
        exit(2);
    }
    return progress;
}

#endif
