/*
 * assert.h -- contracts between functions of the library, checked in tests.
 *
 * NQ_ASSERT(condition) states what a caller inside the library guarantees; arguments
 * of users are never asserted but refused with a status. With NQ_CHECKS (tests,
 * sanitizers, fuzzers, the checked wasm) a broken contract stops the program; without
 * it (releases, the coverage build) nothing is evaluated. In WebAssembly it traps,
 * because a message would need an import.
 */
#ifndef NQ_ASSERT_H
#define NQ_ASSERT_H

#if !defined(NQ_CHECKS)
// Not sizeof: the branches of its operand would be counted as never taken.
#define NQ_ASSERT(condition) ((void)(__typeof__(condition) *)0)
#elif defined(__wasm__)
#define NQ_ASSERT(condition) ((condition) ? (void)0 : __builtin_trap())
#else
#undef NDEBUG
#include <assert.h>
#define NQ_ASSERT(condition) assert(condition)
#endif

#endif
