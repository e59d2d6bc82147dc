/**
 * pointer.js -- mouse, pen and finger on the board: hover, tap, drag and drag off.
 */
import { pointIn } from '../dom.js';

/** A finger that moves less than this has tapped. */
const SLOP = 6;

/** A finger that rests for so long means the other button. */
const LONG_PRESS_MS = 450;

/**
 * `on` gets hover(cell or -1), tap(cell), mark(cell) for the other button and a long press,
 * lift(cell) -> 'piece' when it may be dragged, 'paint' when a drag from it paints,
 * drag(from, { x, y, cell }), drop(from, to or -1), paint(from, cell) and painted(isMeant).
 */
export function watchPointer(view, on) {
  const { element } = view;
  let down = null;

  const where = (event) => {
    const [x, y] = pointIn(element, event);
    return { x, y, cell: view.place.cellAt(x, y) };
  };

  const pinch = watchPinch(view, where);

  element.addEventListener('pointerdown', (event) => {
    if (pinch.down(event)) return letGo(false);
    // Two fingers scroll: what the first one has begun was not meant.
    if (event.pointerType === 'touch' && !event.isPrimary) return letGo(false);
    if (event.button !== 0 || !event.isPrimary) return;
    const at = where(event);
    if (at.cell < 0) return;
    down = { ...at, dragging: false, movable: on.lift(at.cell) };
    down.panning = !down.movable && view.place.zoomed;
    if (down.movable || down.panning) element.setPointerCapture(event.pointerId);
    if (event.pointerType === 'touch') down.press = setTimeout(longPress, LONG_PRESS_MS);
  });

  element.addEventListener('pointermove', (event) => {
    if (pinch.move(event)) return undefined;
    const at = where(event);
    if (!down) return event.pointerType === 'touch' ? undefined : on.hover(at.cell);
    const moved = Math.hypot(at.x - down.x, at.y - down.y) > SLOP;
    if (!down.dragging && (!moved || !(down.movable || down.panning))) return undefined;
    clearTimeout(down.press);
    down.dragging = true;
    if (down.movable === 'paint') return at.cell < 0 ? undefined : on.paint(down.cell, at.cell);
    if (!down.panning) return on.drag(down.cell, at);
    view.moveBy(down.x - at.x, down.y - at.y);
    down.x = at.x;
    down.y = at.y;
    return undefined;
  });

  element.addEventListener('pointerup', (event) => {
    pinch.up(event);
    if (!down) return;
    const at = where(event);
    const { dragging, panning, cell, movable, press } = down;
    clearTimeout(press);
    down = null;
    if (dragging && panning) return;
    if (dragging && movable === 'paint') on.painted(true);
    else if (dragging) on.drop(cell, at.cell);
    else if (at.cell === cell) on.tap(cell);
  });

  const longPress = () => {
    if (!down || down.dragging) return;
    const { cell } = down;
    down = null;
    on.mark(cell);
  };

  element.addEventListener('contextmenu', (event) => {
    const { cell } = where(event);
    if (cell < 0 || !on.mark) return;
    // A finger's long press was heard already.
    if (event.pointerType !== 'touch' && !on.mark(cell)) return;
    event.preventDefault();
  });

  const letGo = (isMeant) => {
    clearTimeout(down?.press);
    if (down?.dragging && down.movable === 'paint') on.painted(isMeant);
    else if (down?.dragging && !down.panning) on.drop(down.cell, down.cell);
    down = null;
  };
  element.addEventListener('pointercancel', (event) => {
    pinch.up(event);
    letGo(true);
  });
  element.addEventListener('wheel', (event) => zoomByWheel(view, event, where(event)), {
    passive: false,
  });
  // A finger on a queen moves it, on a puzzle it paints, anywhere else it scrolls the page.
  const holdPage = (event) => {
    if (down?.movable && event.cancelable) event.preventDefault();
  };
  element.addEventListener('touchmove', holdPage, { passive: false });
  element.addEventListener('pointerleave', () => on.hover(-1));
  // Assistive technology clicks without a pointer.
  element.addEventListener('click', (event) => {
    const cell = event.target.closest?.('[data-cell]');
    if (event.detail === 0 && cell) on.tap(Number(cell.getAttribute('data-cell')));
  });
}

/** With Ctrl the wheel enlarges the board, as it does elsewhere; else it scrolls the page. */
function zoomByWheel(view, event, { x, y }) {
  if (!event.ctrlKey || !view.canZoom) return;
  event.preventDefault();
  view.zoomBy(Math.exp(-event.deltaY / 200), x, y);
}

/** Two fingers: their distance is the zoom, their middle the point that stays. */
function watchPinch(view, where) {
  const fingers = new Map();
  let apart = 0;
  const middle = () => {
    const [one, other] = [...fingers.values()];
    return {
      x: (one.x + other.x) / 2,
      y: (one.y + other.y) / 2,
      apart: Math.hypot(one.x - other.x, one.y - other.y),
    };
  };
  return {
    /** True when this finger makes it a pinch. */
    down(event) {
      if (event.pointerType !== 'touch' || !view.canZoom) return false;
      fingers.set(event.pointerId, where(event));
      if (fingers.size !== 2) return false;
      apart = middle().apart;
      return true;
    },
    move(event) {
      if (!fingers.has(event.pointerId)) return false;
      fingers.set(event.pointerId, where(event));
      if (fingers.size !== 2) return false;
      const now = middle();
      if (apart > 0) view.zoomBy(now.apart / apart, now.x, now.y);
      apart = now.apart;
      return true;
    },
    up(event) {
      fingers.delete(event.pointerId);
    },
  };
}
