/*
 * fuzz_checkpoint.c -- hostile bytes never become a progress that lies.
 *
 * The first bytes choose a count; the rest is read as its checkpoint, once as it is
 * and once with the right checksum put at its end, which the fuzzer could hardly
 * guess. What is accepted must be written back as the very same bytes.
 */
#include "crc.h"
#include "fuzz.h"

static void accepted(nq_checkpoint *p, const uint8_t *bytes, size_t size)
{
    size_t again;
    nq_part total;
    HOLD(nq_checkpoint_size(p, &again) == NQ_OK && again == size);
    uint8_t *copy = malloc(size);
    HOLD(copy);
    HOLD(nq_checkpoint_write(p, copy, size) == NQ_OK);
    HOLD(memcmp(copy, bytes, size) == 0);
    HOLD(nq_checkpoint_total(p, &total) == NQ_OK);
    HOLD(total.sum % NQ_RESIDUE_PRIME == total.residue);
    free(copy);
}

static void read_back(int n, const char *algorithm, const uint8_t *bytes,
                      size_t size)
{
    nq_checkpoint *p = NULL;
    const nq_status status = nq_checkpoint_read(n, algorithm, bytes, size, &p);
    HOLD((status == NQ_OK) == (p != NULL));
    if (status == NQ_OK)
        accepted(p, bytes, size);
    nq_checkpoint_free(p);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    choices c = {data, size};
    const int n = (int)choose(&c, 12);
    const char *algorithm = choose_algorithm(&c);
    read_back(n, algorithm, c.bytes, c.left);
    if (c.left >= 4) {
        uint8_t *copy = malloc(c.left);
        HOLD(copy);
        memcpy(copy, c.bytes, c.left);
        sign(copy, c.left);
        read_back(n, algorithm, copy, c.left);
        free(copy);
    }
    return 0;
}
