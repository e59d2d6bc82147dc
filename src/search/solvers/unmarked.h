/*
 * unmarked.h -- for the algorithms that strike nothing out.
 */
#define STRIKES false

static inline void mark(state *s, uint32_t depth)
{
    (void)s, (void)depth;
}

static inline bool is_struck(const state *s, uint32_t depth, uint32_t row,
                             uint32_t column)
{
    (void)s, (void)depth, (void)row, (void)column;
    return false;
}
