/**
 * pointer.js -- mouse, pen and finger on the board: hover, tap, drag and drag off.
 */

/** A finger that moves less than this has tapped. */
const SLOP = 6;

/**
 * `on` gets hover(cell or -1), tap(cell), lift(cell) -> true when it may be dragged,
 * drag({ x, y, cell }) and drop(from, to or -1).
 */
export function watchPointer(view, on) {
  const { element } = view;
  let down = null;

  const where = (event) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    return { x, y, cell: view.place?.cellAt(x, y) ?? -1 };
  };

  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const at = where(event);
    if (at.cell < 0) return;
    down = { ...at, dragging: false, movable: on.lift(at.cell) };
    if (down.movable) element.setPointerCapture(event.pointerId);
  });

  element.addEventListener('pointermove', (event) => {
    const at = where(event);
    if (!down) return event.pointerType === 'touch' ? undefined : on.hover(at.cell);
    const moved = Math.hypot(at.x - down.x, at.y - down.y) > SLOP;
    if (!down.dragging && (!moved || !down.movable)) return undefined;
    down.dragging = true;
    return on.drag(down.cell, at);
  });

  element.addEventListener('pointerup', (event) => {
    if (!down) return;
    const at = where(event);
    const { dragging, cell } = down;
    down = null;
    if (dragging) on.drop(cell, at.cell);
    else if (at.cell === cell) on.tap(cell);
  });

  const forget = () => {
    if (down?.dragging) on.drop(down.cell, down.cell);
    down = null;
  };
  element.addEventListener('pointercancel', forget);
  element.addEventListener('pointerleave', () => on.hover(-1));
  // Assistive technology clicks without a pointer.
  element.addEventListener('click', (event) => {
    const cell = event.target.closest?.('[data-cell]');
    if (event.detail === 0 && cell) on.tap(Number(cell.getAttribute('data-cell')));
  });
  return forget;
}
