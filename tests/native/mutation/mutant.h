/*
 * mutant.h -- the forms that tests/native/mutation/mutate.mjs writes in place of operators.
 *
 * Each is the operator itself, unless its number is the mutant that was asked for.
 * Operands are evaluated once, and those of && and || only when they would be.
 */
#ifndef NQ_MUTANT_H
#define NQ_MUTANT_H

extern int nq_mutant;                  // 0: the code as it is written
extern unsigned char nq_mutant_met[];  // which of them were met

#define NQ_IS(id) (nq_mutant_met[id] = 1, nq_mutant == (id))

#define NQ_EITHER(id, left, right, op, other)                                      \
    ({                                                                             \
        __auto_type nq_left_ = left;                                               \
        __auto_type nq_right_ = right;                                             \
        NQ_IS(id) ? nq_left_ other nq_right_ : nq_left_ op nq_right_;              \
    })

#define NQ_LT(id, left, right) NQ_EITHER(id, left, right, <, <=)
#define NQ_LE(id, left, right) NQ_EITHER(id, left, right, <=, <)
#define NQ_GT(id, left, right) NQ_EITHER(id, left, right, >, >=)
#define NQ_GE(id, left, right) NQ_EITHER(id, left, right, >=, >)
#define NQ_EQ(id, left, right) NQ_EITHER(id, left, right, ==, !=)
#define NQ_NE(id, left, right) NQ_EITHER(id, left, right, !=, ==)
#define NQ_SHL(id, left, right) NQ_EITHER(id, left, right, <<, >>)
#define NQ_SHR(id, left, right) NQ_EITHER(id, left, right, >>, <<)
#define NQ_ADD(id, left, right) NQ_EITHER(id, left, right, +, -)
#define NQ_SUB(id, left, right) NQ_EITHER(id, left, right, -, +)

/** The other of && and || goes on where this one stops. */
#define NQ_AND(id, left, right)                                                    \
    ({                                                                             \
        const _Bool nq_first_ = left;                                              \
        nq_first_ != NQ_IS(id) ? (_Bool)right : nq_first_;                         \
    })
#define NQ_OR(id, left, right)                                                     \
    ({                                                                             \
        const _Bool nq_first_ = left;                                              \
        nq_first_ == NQ_IS(id) ? (_Bool)right : nq_first_;                         \
    })

#define NQ_IF(id, condition) ((_Bool)condition != NQ_IS(id))

#endif
