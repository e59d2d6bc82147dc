/*
 * kernels.c -- which kernels there are, and which of them this processor runs.
 */
#include "kernel.h"

extern const nq_kernel nq_kernel_plain;

#if defined(NQ_HAVE_KERNEL_AVX2)
extern const nq_kernel nq_kernel_avx2;

static const nq_kernel *fastest(void)
{
    return __builtin_cpu_supports("avx2") ? &nq_kernel_avx2 : &nq_kernel_plain;
}
#else
static const nq_kernel *fastest(void)
{
    return &nq_kernel_plain;
}
#endif

const nq_kernel *nq_kernel_at(uint32_t i)
{
    const nq_kernel *first = fastest();
    if (i == 0)
        return first;
    return i == 1 && first != &nq_kernel_plain ? &nq_kernel_plain : NULL;
}
