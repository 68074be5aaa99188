/** How far a pointer may tremble before it drags. */
const STILL = 8;

interface Following {
  /** It has begun to drag. */
  readonly begin: () => void;
  readonly move: (event: PointerEvent) => void;
  /** It has let go after dragging. */
  readonly drop: (event: PointerEvent) => void;
}

/** Follows a pointer that was pressed until it lets go, wherever on the page that is. */
export function followPointer(pressed: PointerEvent, { begin, move, drop }: Following): void {
  let dragging = false;
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) return;
    if (!dragging && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > STILL) {
      dragging = true;
      begin();
    }
    if (dragging) move(event);
  };
  const onEnd = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) return;
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onEnd);
    removeEventListener('pointercancel', onEnd);
    if (dragging && event.type === 'pointerup') drop(event);
  };
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onEnd);
  addEventListener('pointercancel', onEnd);
}
