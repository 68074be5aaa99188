/** How far a pointer may tremble before it drags. */
const STILL = 8;

interface Following {
  /** It has begun to drag. */
  readonly begin: () => void;
  readonly move: (event: PointerEvent) => void;
  /** It has let go after dragging. */
  readonly drop: (event: PointerEvent) => void;
  /** The drag came to nothing: Escape was pressed, or the browser took the pointer away. */
  readonly cancel?: () => void;
}

/** Follows a pointer that was pressed until it lets go, wherever on the page that is. */
export function followPointer(pressed: PointerEvent, { begin, move, drop, cancel }: Following): void {
  let dragging = false;
  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) return;
    if (!dragging && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > STILL) {
      dragging = true;
      begin();
    }
    if (dragging) move(event);
  };
  const stop = (): void => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onEnd);
    removeEventListener('pointercancel', onEnd);
    removeEventListener('keydown', onKey, true);
  };
  const onEnd = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) return;
    stop();
    if (!dragging) return;
    swallowClick();
    if (event.type === 'pointerup') drop(event);
    else cancel?.();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !dragging) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
    // The button is still down: its click comes when it is let go.
    swallowClick();
    cancel?.();
  };
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onEnd);
  addEventListener('pointercancel', onEnd);
  addEventListener('keydown', onKey, true);
}

/** What was dragged and let go where it came from has not been clicked. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    removeEventListener('pointerdown', forget, true);
  };
  const forget = (): void => removeEventListener('click', swallow, true);
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerdown', forget, { capture: true, once: true });
}
