/*
 * technique_locked.c -- k regions fill k rows, or k rows use up k regions.
 *
 * If the free cells of k regions all lie in k rows, these rows get their queens from
 * these regions, and nothing else in the rows can be a queen. The same holds the other
 * way round, and for columns. What k regions say of k rows, the other rows say of the
 * other regions: it is enough to look for k up to half of what is open.
 */
#include "ladder.h"

#include <string.h>

#include "base/assert.h"

enum { WAYS = 4 };

/** Which groups lie in which. */
static const struct {
    nq_group of, in;
} WAY[WAYS] = {{NQ_GROUP_REGION, NQ_GROUP_ROW},
               {NQ_GROUP_ROW, NQ_GROUP_REGION},
               {NQ_GROUP_REGION, NQ_GROUP_COLUMN},
               {NQ_GROUP_COLUMN, NQ_GROUP_REGION}};

typedef struct {
    nq_puzzle *p;
    const nq_board *board;
    int way;
    uint32_t size;                   // how many groups are looked for: k
    uint32_t span[NQ_LADDER_MAX_N];  // of each open group: the others it lies in
} search;

static void measure_spans(search *s)
{
    nq_group_list groups = nq_open_groups(s->board);
    nq_group_id group;
    memset(s->span, 0, sizeof s->span);
    while (nq_next_group(&groups, &group))
        if (group.kind == WAY[s->way].of)
            s->span[group.index] = (uint32_t)nq_group_span(s->p, s->board, group)
                                       .in[WAY[s->way].in]
                                       .low;
}

static void add_groups_of(nq_hint *hint, nq_group kind, uint32_t members,
                          nq_group_role role)
{
    for (nq_set left = {members, 0}; !nq_set_empty(left);)
        nq_hint_add_group(hint, (nq_group_id){kind, nq_set_pop(&left)}, role);
}

static bool is_step(const search *s, uint32_t of, uint32_t in, nq_hint *out)
{
    *out = nq_hint_of(NQ_HINT_LOCKED);
    out->size = (int32_t)s->size;
    add_groups_of(out, WAY[s->way].of, of, NQ_GROUP_ROLE_OF);
    add_groups_of(out, WAY[s->way].in, in, NQ_GROUP_ROLE_IN);
    return nq_hint_takes(s->p, s->board, out);
}

/** Add more groups from an index on to those that lie in the groups `in` so far. */
static bool add_groups(const search *s, uint32_t from, uint32_t of, uint32_t in,
                       nq_hint *out)
{
    if ((uint32_t)__builtin_popcount(of) == s->size) {
        // Fewer would have been a step of a smaller size, or of a lower technique.
        NQ_ASSERT((uint32_t)__builtin_popcount(in) == s->size);
        return is_step(s, of, in, out);
    }
    for (uint32_t i = from; i < s->p->n; i++) {
        const uint32_t wider = in | s->span[i];
        if (s->span[i] && (uint32_t)__builtin_popcount(wider) <= s->size &&
            add_groups(s, i + 1, of | UINT32_C(1) << i, wider, out))
            return true;
    }
    return false;
}

static bool find_of_size(search *s, nq_hint *out)
{
    for (s->way = 0; s->way < WAYS; s->way++) {
        measure_spans(s);
        if (add_groups(s, 0, 0, 0, out))
            return true;
    }
    return false;
}

bool nq_find_locked(nq_puzzle *p, const nq_board *board, nq_hint *out)
{
    const uint32_t half = nq_set_size(board->rows) / 2;
    search s = {.p = p, .board = board};
    if (!p->rules->regions || p->n > NQ_LADDER_MAX_N)
        return false;
    for (s.size = 2; s.size <= NQ_LOCKED_MAX && s.size <= half; s.size++)
        if (find_of_size(&s, out))
            return true;
    return false;
}
