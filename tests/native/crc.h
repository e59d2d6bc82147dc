/*
 * crc.h -- CRC-32 bit by bit: an independent twin of the one in checkpoint.c, for
 * tests that sign lies.
 */
#ifndef NQ_TEST_CRC_H
#define NQ_TEST_CRC_H

#include <stddef.h>
#include <stdint.h>

static inline uint32_t crc32_of(const uint8_t *bytes, size_t length)
{
    uint32_t crc = UINT32_MAX;
    for (size_t i = 0; i < length; i++) {
        crc ^= bytes[i];
        for (int k = 0; k < 8; k++)
            crc = crc & 1 ? crc >> 1 ^ 0xedb88320u : crc >> 1;
    }
    return ~crc;
}

/** Put the right checksum into the last four bytes. */
static inline void sign(uint8_t *bytes, size_t size)
{
    const uint32_t crc = crc32_of(bytes, size - 4);
    for (size_t i = 0; i < 4; i++)
        bytes[size - 4 + i] = (uint8_t)(crc >> 8 * i);
}

#endif
