/** The one move of a list that is shown. It is marked by hand: were it asked of every move, each step would ask a thousand. */
export class ShownMove {
  private button: HTMLElement | undefined;

  /**
   * Marks another one and scrolls it into sight; the keyboard reaches it in any case. Gives what lets go of the scrolling.
   * `reached`: whether its position is the one on the board, and not that before it.
   */
  mark(list: HTMLElement | undefined, button: HTMLElement | undefined, reached: boolean): () => void {
    this.button?.removeAttribute('aria-current');
    this.button?.setAttribute('tabindex', '-1');
    this.button = button;
    button?.setAttribute('tabindex', '0');
    if (reached) button?.setAttribute('aria-current', 'step');
    // With the next frame, which lays out anyway. Scrolls the list alone: the page stays where it is.
    const frame = requestAnimationFrame(() => {
      const [move, box] = [button?.getBoundingClientRect(), list?.getBoundingClientRect()];
      if (list === undefined || move === undefined || box === undefined) return;
      if (move.top < box.top || move.bottom > box.bottom)
        list.scrollTop += (move.top + move.bottom - box.top - box.bottom) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }
}
