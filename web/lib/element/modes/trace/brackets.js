/**
 * brackets.js -- the range that is played again and again, between [ and ].
 */
const INWARD = 5;

/** From one x to another, between two heights. */
export function brackets(pen, look, [from, to], [top, bottom]) {
  const lines = [
    [from, INWARD],
    [to, -INWARD],
  ].flatMap(([x, inward]) => [
    [x, top, x, bottom],
    [x + inward, top, x, top],
    [x + inward, bottom, x, bottom],
  ]);
  pen.lines(lines, { stroke: look.ink, width: 2 });
}
