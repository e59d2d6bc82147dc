/*
 * formats.h -- how a format is described.
 *
 * All formats have the same skeleton; they differ in the separators between its parts
 * and in how a queen is named:
 *
 *     text  = text_open board gap board gap board text_close
 *     board = board_open row row_gap row row_gap row board_close
 *     row   = row_open queen row_close
 *
 * So a format is a table of small strings. The writer puts them down as they are,
 * and the reader takes the same strings for its grammar.
 */
#ifndef NQ_FORMATS_H
#define NQ_FORMATS_H

#include "nqueens.h"
#include "base/text.h"

/** How a row names its queen. */
typedef enum {
    NQ_BY_CELLS,   // all cells of the row, one of them different
    NQ_BY_COLUMN,  // a number
    NQ_BY_SQUARE   // a chess square such as e2
} nq_naming;

typedef struct {
    const char *name;
    int max_n;
    nq_naming naming;
    const char *cell[2];      // by cells: an empty one and a queen, and
    char mark[2];             // the letter in each that the reader looks for
    const char *text_open;    // before the first board
    const char *gap;          // between two boards
    const char *board_open;   // before the first row, and
    const char *numbered;     // if any, after the board's number, which comes next
    const char *row_open;     // before a queen
    const char *row_close;    // after a queen
    const char *row_gap;      // between two rows
    const char *board_close;  // after the last row
    const char *text_close;   // after the last board
    const char *none;         // in place of everything when there is no board
} nq_format;

/** The format of that name, or NULL. */
const nq_format *nq_find_format(const char *name);

/** How many letters and digits can be in the name of a column or square. */
enum { NQ_COLUMN_LETTERS = 8, NQ_SQUARE_LETTERS = 16 };

#endif
