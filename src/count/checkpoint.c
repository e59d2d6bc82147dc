/*
 * checkpoint.c -- a count's progress, and the bytes it is kept as.
 *
 *     offset  bytes
 *          0      4  "NQCP"
 *          4      1  version of this form
 *          5      1  n
 *          6      1  the algorithm's id
 *          7      1  0
 *          8      8  the engine's version, filled up with zeros
 *         16      4  units of the count
 *         20      4  units done
 *         24      4  residue of the total
 *         28      4  0
 *         32      8  cost of the units done
 *         40      m  a bit for every unit: done or not (m bytes, unit 0 lowest)
 *     40 + m  8 * d  the sums of the units done, in order
 *       then      4  CRC-32 of everything before
 *
 * Numbers have their lowest byte first. The total is not kept: it is added up
 * again from the sums when the bytes are read, and must have that residue.
 */
#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/bits.h"
#include "base/crc.h"
#include "search/algorithms.h"

enum { FORM = 1, HEADER = 40, CHECKSUM = 4 };

_Static_assert(NQ_COUNT_MAX_N <= UINT8_MAX, "n is one byte of the header");

struct nq_checkpoint {
    uint8_t n;
    uint8_t algorithm;  // its id
    bool has_mirrors;   // the mirror image of a unit is a unit, too
    uint32_t units;
    uint32_t done;
    nq_part total;
    uint8_t *is_done;  // a bit for every unit
    uint64_t sums[];   // by unit; 0 while it is not done
};

static size_t bitmap_size(uint32_t units)
{
    return ((size_t)units + 7) / 8;
}

static bool has(const nq_checkpoint *progress, uint32_t unit)
{
    NQ_ASSERT(unit < progress->units);
    return nq_byte_bit_get(progress->is_done, unit);
}

nq_status nq_checkpoint_new(int n, const char *algorithm, nq_checkpoint **out)
{
    if (!out)
        return NQ_E_NULL;
    const nq_algorithm *row;
    uint32_t units = 0;
    nq_status status = nq_admit(n, algorithm, NQ_TASK_COUNT, &row);
    if (status == NQ_OK)
        status = row->counting->units(row, (uint32_t)n, &units);
    if (status != NQ_OK)
        return status;

    const size_t sums = units * sizeof(uint64_t), size = sums + bitmap_size(units);
    nq_checkpoint *progress = nq_malloc(sizeof *progress + size);
    if (!progress)
        return NQ_E_MEMORY;
    *progress = (nq_checkpoint){.n = (uint8_t)n,
                                .algorithm = row->id,
                                .has_mirrors = nq_traits_of(row) & NQ_TRAIT_MIRRORS,
                                .units = units};
    memset(progress->sums, 0, size);
    progress->is_done = (uint8_t *)progress->sums + sums;
    *out = progress;
    return NQ_OK;
}

void nq_checkpoint_free(nq_checkpoint *progress)
{
    nq_free(progress);
}

/* ---- Entering and asking ------------------------------------------------ */

/**
 * Units stand in the lexicographic order of their first rows, which mirroring
 * reverses: the image of the first unit is the last one, and so on.
 */
static bool mirror_differs(const nq_checkpoint *progress, uint32_t unit,
                           uint64_t sum)
{
    const uint32_t image = progress->units - 1 - unit;
    return progress->has_mirrors && has(progress, image) &&
           progress->sums[image] != sum;
}

nq_status nq_checkpoint_add(nq_checkpoint *progress, uint32_t unit,
                            const nq_part *part)
{
    if (!progress || !part)
        return NQ_E_NULL;
    if (unit >= progress->units)
        return NQ_E_RANGE;
    if (has(progress, unit))
        return progress->sums[unit] == part->sum ? NQ_DONE : NQ_E_OVERFLOW;
    if (mirror_differs(progress, unit, part->sum))
        return NQ_E_MIRROR;
    const nq_status status = nq_part_add(part, &progress->total);
    if (status != NQ_OK)
        return status;
    progress->sums[unit] = part->sum;
    nq_byte_bit_set(progress->is_done, unit);
    progress->done++;
    return NQ_OK;
}

nq_status nq_checkpoint_next(const nq_checkpoint *progress, uint32_t from,
                             uint32_t *out)
{
    if (!progress || !out)
        return NQ_E_NULL;
    for (uint32_t unit = from; unit < progress->units; unit++)
        if (!has(progress, unit)) {
            *out = unit;
            return NQ_OK;
        }
    return NQ_DONE;
}

nq_status nq_checkpoint_sum(const nq_checkpoint *progress, uint32_t unit,
                            uint64_t *out)
{
    if (!progress || !out)
        return NQ_E_NULL;
    if (unit >= progress->units)
        return NQ_E_RANGE;
    if (!has(progress, unit))
        return NQ_DONE;
    *out = progress->sums[unit];
    return NQ_OK;
}

nq_status nq_checkpoint_done(const nq_checkpoint *progress, uint32_t *out)
{
    if (!progress || !out)
        return NQ_E_NULL;
    *out = progress->done;
    return NQ_OK;
}

nq_status nq_checkpoint_total(const nq_checkpoint *progress, nq_part *out)
{
    if (!progress || !out)
        return NQ_E_NULL;
    *out = progress->total;
    return NQ_OK;
}

/* ---- Bytes --------------------------------------------------------------- */

static void put_number(uint8_t *bytes, uint64_t number, int size)
{
    NQ_ASSERT(size == 8 || number >> 8 * size == 0);
    for (int i = 0; i < size; i++)
        bytes[i] = (uint8_t)(number >> 8 * i);
}

static uint64_t get_number(const uint8_t *bytes, int size)
{
    NQ_ASSERT(0 < size && size <= 8);
    uint64_t number = 0;
    for (int i = size; i-- > 0;)
        number = number << 8 | bytes[i];
    return number;
}

static size_t size_of(uint32_t units, uint32_t done)
{
    return HEADER + bitmap_size(units) + sizeof(uint64_t) * done + CHECKSUM;
}

nq_status nq_checkpoint_size(const nq_checkpoint *progress, size_t *out)
{
    if (!progress || !out)
        return NQ_E_NULL;
    *out = size_of(progress->units, progress->done);
    return NQ_OK;
}

static void write_header(const nq_checkpoint *progress, uint8_t *bytes)
{
    memset(bytes, 0, HEADER);
    memcpy(bytes, "NQCP", 4);
    bytes[4] = FORM;
    bytes[5] = progress->n;
    bytes[6] = progress->algorithm;
    NQ_ASSERT(strlen(nq_engine_version()) <= 8);
    memcpy(bytes + 8, nq_engine_version(), strlen(nq_engine_version()));
    put_number(bytes + 16, progress->units, 4);
    put_number(bytes + 20, progress->done, 4);
    put_number(bytes + 24, progress->total.residue, 4);
    put_number(bytes + 32, progress->total.cost, 8);
}

nq_status nq_checkpoint_write(const nq_checkpoint *progress, uint8_t *bytes,
                              size_t room)
{
    if (!progress || !bytes)
        return NQ_E_NULL;
    const size_t size = size_of(progress->units, progress->done);
    if (room < size)
        return NQ_E_ROOM;
    write_header(progress, bytes);
    memcpy(bytes + HEADER, progress->is_done, bitmap_size(progress->units));
    uint8_t *end = bytes + HEADER + bitmap_size(progress->units);
    for (uint32_t unit = 0; unit < progress->units; unit++)
        if (has(progress, unit)) {
            put_number(end, progress->sums[unit], 8);
            end += 8;
        }
    put_number(end, nq_crc32(bytes, size - CHECKSUM), CHECKSUM);
    return NQ_OK;
}

/** Enter the units that the bytes call done; false: they do not add up. */
static bool read_units(nq_checkpoint *progress, const uint8_t *bytes, uint32_t done)
{
    const uint8_t *bitmap = bytes + HEADER,
                  *sum = bitmap + bitmap_size(progress->units);
    for (uint32_t unit = 0; unit < progress->units; unit++) {
        if (!nq_byte_bit_get(bitmap, unit))
            continue;
        if (progress->done == done)
            return false;  // more bits than sums
        const uint64_t value = get_number(sum, 8);
        const nq_part part = {value, (uint32_t)(value % NQ_RESIDUE_PRIME), 0};
        if (nq_checkpoint_add(progress, unit, &part) != NQ_OK)
            return false;
        sum += 8;
    }
    progress->total.cost = get_number(bytes + 32, 8);
    return true;
}

/** Written again, the progress must give the very bytes that were read. */
static bool round_trips(const nq_checkpoint *progress, const uint8_t *bytes)
{
    uint8_t header[HEADER];
    write_header(progress, header);
    return memcmp(header, bytes, HEADER) == 0 &&
           memcmp(progress->is_done, bytes + HEADER,
                  bitmap_size(progress->units)) == 0;
}

static bool is_whole(const nq_checkpoint *progress, const uint8_t *bytes,
                     size_t length)
{
    if (length < size_of(progress->units, 0))
        return false;
    const uint64_t done = get_number(bytes + 20, 4);
    return done <= progress->units &&
           length == size_of(progress->units, (uint32_t)done) &&
           get_number(bytes + length - CHECKSUM, CHECKSUM) ==
               nq_crc32(bytes, length - CHECKSUM);
}

nq_status nq_checkpoint_read(int n, const char *algorithm, const uint8_t *bytes,
                             size_t length, nq_checkpoint **out)
{
    if (!bytes || !out)
        return NQ_E_NULL;
    nq_checkpoint *progress;
    const nq_status status = nq_checkpoint_new(n, algorithm, &progress);
    if (status != NQ_OK)
        return status;
    if (!is_whole(progress, bytes, length) ||
        !read_units(progress, bytes, (uint32_t)get_number(bytes + 20, 4)) ||
        !round_trips(progress, bytes)) {
        nq_checkpoint_free(progress);
        return NQ_E_CHECKPOINT;
    }
    *out = progress;
    return NQ_OK;
}
