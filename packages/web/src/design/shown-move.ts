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
    if (list === undefined) return () => undefined;
    // With the next frame, which lays out anyway, and whenever the list has got more room or less: a hint above it leaves less.
    // Scrolls the list alone: the page stays where it is.
    const watch = new ResizeObserver(() => {
      const [move, box] = [button?.getBoundingClientRect(), list.getBoundingClientRect()];
      if (move !== undefined && (move.top < box.top || move.bottom > box.bottom))
        list.scrollTop += (move.top + move.bottom - box.top - box.bottom) / 2;
    });
    watch.observe(list);
    return () => watch.disconnect();
  }
}
