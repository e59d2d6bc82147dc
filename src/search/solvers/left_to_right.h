/*
 * left_to_right.h -- for the algorithms that look at every cell of a row in turn.
 */
static inline void open_row(state *s, uint32_t depth)
{
    s->base.queen[depth] = UINT32_MAX;  // one step before column 0
}

static inline bool next_column(state *s, uint32_t depth)
{
    return ++s->base.queen[depth] < s->base.n;
}

static inline void skip_to(state *s, uint32_t depth, uint32_t column)
{
    s->base.queen[depth] = column - 1;
}
