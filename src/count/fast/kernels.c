/*
 * kernels.c -- which kernels there are, and which of them this processor runs.
 */
#include "kernel.h"

extern const nq_kernel nq_kernel_base;
#if defined(NQ_X86_KERNELS)
extern const nq_kernel nq_kernel_avx512, nq_kernel_avx2;
#endif

static const nq_kernel *const kernels[] = {
#if defined(NQ_X86_KERNELS)
    &nq_kernel_avx512,
    &nq_kernel_avx2,
#endif
    &nq_kernel_base,
};

enum { KERNELS = sizeof kernels / sizeof *kernels };

/** How many of the first kernels this processor does not run. */
static uint32_t too_new(void)
{
#if defined(NQ_X86_KERNELS)
    const int avx2 = __builtin_cpu_supports("avx2") != 0;
    const int words = __builtin_cpu_supports("avx512f") != 0;
    const int short_vectors = __builtin_cpu_supports("avx512vl") != 0;
    const int bit_counts = __builtin_cpu_supports("avx512vpopcntdq") != 0;
    return 2U - (uint32_t)(avx2 + (avx2 & words & short_vectors & bit_counts));
#else
    return 0;
#endif
}

const nq_kernel *nq_kernel_at(uint32_t i)
{
    const uint32_t at = i + too_new();
    return at < KERNELS ? kernels[at] : NULL;
}
