/*
 * crc.h -- the CRC-32 of zip, PNG and Ethernet.
 */
#ifndef NQ_CRC_H
#define NQ_CRC_H

#include <stddef.h>
#include <stdint.h>

uint32_t nq_crc32(const uint8_t *bytes, size_t length);

#endif
