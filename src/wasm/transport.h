/*
 * transport.h -- how values cross between WebAssembly and its caller.
 *
 * The module imports nothing and needs no call before the first one. Any language that
 * runs WebAssembly can call it; this is all that the caller has to know:
 *
 *   number    i32, i64 or f64, as in the signature. An i32 or i64 may be unsigned: a
 *             caller that sees it as signed reads it modulo 2^32 or 2^64.
 *   address   i32: where something begins in the exported `memory`. Numbers there are
 *             little-endian. 0 is never an answer. Memory may grow in any call, so
 *             views of it are made anew after each call.
 *   text      the address of UTF-8 bytes that end with a zero, or, where its
 *             comment names output_length(), that number of bytes.
 *   board     the address of n u32 columns, one per row.
 *   choice    i32: the index of a name (solve_method(i), format_name(i), ...). -1
 *             stands for the default. An algorithm is chosen by its id, which never
 *             changes: algorithm_id(i) belongs to algorithm_name(i).
 *   handle    i32: what open() and its like return, 0 when they are refused. It must
 *             be given back exactly once, to the function that closes its kind. A
 *             handle that was closed must not be used again.
 *
 * An argument that is longer than a number goes into the input block: input(bytes) is
 * its address; write there, and call the function that reads it. A result that is longer
 * than a number is in the output block (or in the handle), valid until the next call:
 *
 *     caller                              module
 *     input(4 * n)                  ->    address of the input block
 *     write n columns there
 *     symmetry_image(n, 3)          ->    address of n columns in the output block
 *     read them, before the next call
 *
 * A function that fails returns 0, or -1 where 0 is an answer, and status() is the reason:
 * the numbers are those of nq_status in nqueens.h, status_name() has a short name and
 * status_text() a sentence for each. Functions of type nq_status return that number at once. Nothing else changes.
 *
 * Handle 0 is refused by every function in the same way: status 13, and the answer is
 * that of a failure. Closing 0 does nothing at all, so that a caller may always close.
 *
 * To add a function: write it in the file of its section, leave its outcome in
 * last_status, and put EXPORT("its_name") in front.
 */
#ifndef NQ_WASM_TRANSPORT_H
#define NQ_WASM_TRANSPORT_H

#include "nqueens.h"

#define EXPORT(name) __attribute__((export_name(name)))

/** An export that the module of boards (emscripten.cmake) does without. */
#ifdef NQ_BOARDS_ONLY
#define EXPORT_OF_WHOLE(name)
#else
#define EXPORT_OF_WHOLE(name) EXPORT(name)
#endif

/** In place of an index: the default. */
enum { DEFAULT_CHOICE = -1 };

/** The outcome of the last call that can fail. */
extern nq_status last_status;

/** What the caller wrote for this call; NULL if it never did. */
extern void *input_block;

/** The value of output_length(): bytes of a text or items of a list. */
extern size_t output_items;

/** The output block with at least that room, or NULL and NQ_E_MEMORY. */
void *output_room(size_t bytes);

/** The output block with room for n columns, or NULL. */
uint32_t *output_board(int n);

/** Whether there is a handle; leaves NQ_E_NULL if not. */
bool is_handle(const void *handle);

/** The algorithm of an id, NULL for the default; false where there is none. */
bool algorithm_at(int algorithm, const char **name);

#endif
