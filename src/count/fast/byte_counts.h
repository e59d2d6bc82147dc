/*
 * byte_counts.h -- the total of a vector of bytes, for instruction sets that count
 * bits by bytes.
 */
#ifndef NQ_FAST_BYTE_COUNTS_H
#define NQ_FAST_BYTE_COUNTS_H

enum { COUNT_SUMS = 31 };  // 31 times 8 fits into a byte, 32 times does not

static inline uint64_t total_of(lanes counts)
{
    uint64_t words[sizeof counts / 8], total = 0;
    memcpy(words, &counts, sizeof counts);
    for (size_t i = 0; i < sizeof counts / 8; i++) {
        const uint64_t even = words[i] & UINT64_C(0x00ff00ff00ff00ff);
        const uint64_t odd = (words[i] >> 8) & UINT64_C(0x00ff00ff00ff00ff);
        total += ((even + odd) * UINT64_C(0x0001000100010001)) >> 48;
    }
    return total;
}

#endif
