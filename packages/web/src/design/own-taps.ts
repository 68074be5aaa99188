/**
 * A tap that begins on an element presses nothing beside it. A finger's click comes after its pointerup, at whatever lies there
 * by then: when the last move has been played, that would be a button of the outcome, which nobody meant to press.
 */
export function ownTaps(element: HTMLElement): () => void {
  let inside = false;
  const isInside = ({ target }: Event): boolean => target instanceof Node && element.contains(target);
  const begin = (event: PointerEvent): void => {
    inside = isInside(event);
  };
  const end = (event: MouseEvent): void => {
    // What was pressed by a key comes without a pointer and counts no clicks.
    if (!inside || event.detail === 0 || isInside(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('click', end, true);
  return () => {
    removeEventListener('pointerdown', begin, true);
    removeEventListener('click', end, true);
  };
}
