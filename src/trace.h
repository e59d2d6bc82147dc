/*
 * trace.h -- limits of the trace that others need to know.
 */
#ifndef NQ_TRACE_H
#define NQ_TRACE_H

/** Boards beyond this are drawn by nobody, and their snapshots would not be small.
 */
#define NQ_TRACE_MAX_N 100

#endif
