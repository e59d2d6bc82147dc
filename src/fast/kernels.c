/*
 * kernels.c -- chooses the kernel that suits the processor.
 */
#include "kernel.h"

const nq_kernel *nq_kernel_best(void)
{
#if defined(NQ_HAVE_KERNEL_AVX2)
    if (__builtin_cpu_supports("avx2"))
        return &nq_kernel_avx2;
#endif
    return &nq_kernel_plain;
}
