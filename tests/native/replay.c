/*
 * replay.c -- feed a fuzzer the files named on the command line, one after another.
 */
#include "fuzz.h"

static void replay(const char *path)
{
    static uint8_t bytes[1 << 20];
    FILE *file = fopen(path, "rb");
    HOLD(file);
    const size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    uint8_t *copy =
        malloc(size + 1);  // of the right size, so that ASan sees the end
    HOLD(copy);
    memcpy(copy, bytes, size);
    LLVMFuzzerTestOneInput(copy, size);
    free(copy);
}

int main(int count, char **paths)
{
    HOLD(count > 1);
    for (int i = 1; i < count; i++)
        replay(paths[i]);
    printf("%d inputs replayed\n", count - 1);
    return 0;
}
