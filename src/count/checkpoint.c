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

static bool has(const nq_checkpoint *p, uint32_t unit)
{
    NQ_ASSERT(unit < p->units);
    return nq_byte_bit_get(p->is_done, unit);
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
    nq_checkpoint *p = nq_malloc(sizeof *p + size);
    if (!p)
        return NQ_E_MEMORY;
    *p = (nq_checkpoint){.n = (uint8_t)n,
                         .algorithm = row->id,
                         .has_mirrors = nq_traits_of(row) & NQ_TRAIT_MIRRORS,
                         .units = units};
    memset(p->sums, 0, size);
    p->is_done = (uint8_t *)p->sums + sums;
    *out = p;
    return NQ_OK;
}

void nq_checkpoint_free(nq_checkpoint *p)
{
    nq_free(p);
}

/* ---- Entering and asking ------------------------------------------------ */

/**
 * Units stand in the lexicographic order of their first rows, which mirroring
 * reverses: the image of the first unit is the last one, and so on.
 */
static bool mirror_differs(const nq_checkpoint *p, uint32_t unit, uint64_t sum)
{
    const uint32_t image = p->units - 1 - unit;
    return p->has_mirrors && has(p, image) && p->sums[image] != sum;
}

nq_status nq_checkpoint_add(nq_checkpoint *p, uint32_t unit, const nq_part *part)
{
    if (!p || !part)
        return NQ_E_NULL;
    if (unit >= p->units)
        return NQ_E_RANGE;
    if (has(p, unit))
        return p->sums[unit] == part->sum ? NQ_DONE : NQ_E_OVERFLOW;
    if (mirror_differs(p, unit, part->sum))
        return NQ_E_MIRROR;
    const nq_status status = nq_part_add(part, &p->total);
    if (status != NQ_OK)
        return status;
    p->sums[unit] = part->sum;
    nq_byte_bit_set(p->is_done, unit);
    p->done++;
    return NQ_OK;
}

nq_status nq_checkpoint_next(const nq_checkpoint *p, uint32_t from, uint32_t *out)
{
    if (!p || !out)
        return NQ_E_NULL;
    for (uint32_t unit = from; unit < p->units; unit++)
        if (!has(p, unit)) {
            *out = unit;
            return NQ_OK;
        }
    return NQ_DONE;
}

nq_status nq_checkpoint_sum(const nq_checkpoint *p, uint32_t unit, uint64_t *out)
{
    if (!p || !out)
        return NQ_E_NULL;
    if (unit >= p->units)
        return NQ_E_RANGE;
    if (!has(p, unit))
        return NQ_DONE;
    *out = p->sums[unit];
    return NQ_OK;
}

nq_status nq_checkpoint_done(const nq_checkpoint *p, uint32_t *out)
{
    if (!p || !out)
        return NQ_E_NULL;
    *out = p->done;
    return NQ_OK;
}

nq_status nq_checkpoint_total(const nq_checkpoint *p, nq_part *out)
{
    if (!p || !out)
        return NQ_E_NULL;
    *out = p->total;
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
    uint64_t number = 0;
    for (int i = size; i-- > 0;)
        number = number << 8 | bytes[i];
    return number;
}

static size_t size_of(uint32_t units, uint32_t done)
{
    return HEADER + bitmap_size(units) + sizeof(uint64_t) * done + CHECKSUM;
}

nq_status nq_checkpoint_size(const nq_checkpoint *p, size_t *out)
{
    if (!p || !out)
        return NQ_E_NULL;
    *out = size_of(p->units, p->done);
    return NQ_OK;
}

static void write_header(const nq_checkpoint *p, uint8_t *bytes)
{
    memset(bytes, 0, HEADER);
    memcpy(bytes, "NQCP", 4);
    bytes[4] = FORM;
    bytes[5] = p->n;
    bytes[6] = p->algorithm;
    NQ_ASSERT(strlen(nq_engine_version()) <= 8);
    memcpy(bytes + 8, nq_engine_version(), strlen(nq_engine_version()));
    put_number(bytes + 16, p->units, 4);
    put_number(bytes + 20, p->done, 4);
    put_number(bytes + 24, p->total.residue, 4);
    put_number(bytes + 32, p->total.cost, 8);
}

nq_status nq_checkpoint_write(const nq_checkpoint *p, uint8_t *bytes, size_t room)
{
    if (!p || !bytes)
        return NQ_E_NULL;
    const size_t size = size_of(p->units, p->done);
    if (room < size)
        return NQ_E_ROOM;
    write_header(p, bytes);
    memcpy(bytes + HEADER, p->is_done, bitmap_size(p->units));
    uint8_t *end = bytes + HEADER + bitmap_size(p->units);
    for (uint32_t unit = 0; unit < p->units; unit++)
        if (has(p, unit)) {
            put_number(end, p->sums[unit], 8);
            end += 8;
        }
    put_number(end, nq_crc32(bytes, size - CHECKSUM), CHECKSUM);
    return NQ_OK;
}

/** Enter the units that the bytes call done; false: they do not add up. */
static bool read_units(nq_checkpoint *p, const uint8_t *bytes, uint32_t done)
{
    const uint8_t *bitmap = bytes + HEADER, *sum = bitmap + bitmap_size(p->units);
    for (uint32_t unit = 0; unit < p->units; unit++) {
        if (!nq_byte_bit_get(bitmap, unit))
            continue;
        if (p->done == done)
            return false;  // more bits than sums
        const uint64_t value = get_number(sum, 8);
        const nq_part part = {value, (uint32_t)(value % NQ_RESIDUE_PRIME), 0};
        if (nq_checkpoint_add(p, unit, &part) != NQ_OK)
            return false;
        sum += 8;
    }
    p->total.cost = get_number(bytes + 32, 8);
    return true;
}

/** Written again, the progress must give the very bytes that were read. */
static bool round_trips(const nq_checkpoint *p, const uint8_t *bytes)
{
    uint8_t header[HEADER];
    write_header(p, header);
    return memcmp(header, bytes, HEADER) == 0 &&
           memcmp(p->is_done, bytes + HEADER, bitmap_size(p->units)) == 0;
}

static bool is_whole(const nq_checkpoint *p, const uint8_t *bytes, size_t length)
{
    if (length < size_of(p->units, 0))
        return false;
    const uint64_t done = get_number(bytes + 20, 4);
    return done <= p->units && length == size_of(p->units, (uint32_t)done) &&
           get_number(bytes + length - CHECKSUM, CHECKSUM) ==
               nq_crc32(bytes, length - CHECKSUM);
}

nq_status nq_checkpoint_read(int n, const char *algorithm, const uint8_t *bytes,
                             size_t length, nq_checkpoint **out)
{
    if (!bytes || !out)
        return NQ_E_NULL;
    nq_checkpoint *p;
    const nq_status status = nq_checkpoint_new(n, algorithm, &p);
    if (status != NQ_OK)
        return status;
    if (!is_whole(p, bytes, length) ||
        !read_units(p, bytes, (uint32_t)get_number(bytes + 20, 4)) ||
        !round_trips(p, bytes)) {
        nq_checkpoint_free(p);
        return NQ_E_CHECKPOINT;
    }
    *out = p;
    return NQ_OK;
}
