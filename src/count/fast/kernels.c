/*
 * kernels.c -- which kernels there are, and which of them this processor runs.
 */
#include "kernel.h"

extern const nq_kernel nq_kernel_plain;
#if defined(NQ_HAVE_KERNEL_AVX2)
extern const nq_kernel nq_kernel_avx2;
#endif

static const nq_kernel *const kernels[] = {
#if defined(NQ_HAVE_KERNEL_AVX2)
    &nq_kernel_avx2,
#endif
    &nq_kernel_plain,
};

enum { KERNELS = sizeof kernels / sizeof *kernels };

/** How many of the first kernels are beyond this processor. */
static uint32_t too_new(void)
{
#if defined(NQ_HAVE_KERNEL_AVX2)
    return !__builtin_cpu_supports("avx2");
#else
    return 0;
#endif
}

const nq_kernel *nq_kernel_at(uint32_t i)
{
    const uint32_t at = i + too_new();
    return at < KERNELS ? kernels[at] : NULL;
}
