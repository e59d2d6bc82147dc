/*
 * compiler.h -- what the library needs of a compiler beyond C11, by name.
 */
#ifndef NQ_COMPILER_H
#define NQ_COMPILER_H

/** A function whose call would cost more than its body, or whose arguments must be
 * constants where it is compiled. */
#define NQ_INLINE static inline __attribute__((always_inline))

/** A function that runs once or waits for its reader: in a file that people download,
 * size matters more than speed. */
#if defined(__wasm__)
#define NQ_COLD __attribute__((minsize))
#else
#define NQ_COLD
#endif

#endif
