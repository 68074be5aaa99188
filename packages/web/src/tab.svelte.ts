/** What the tab of the browser says besides where one is: for those who look at another page meanwhile. */
export const tab: {
  /** A table calls: its match has begun. */
  called: string;
  /** It is one's turn in the match that is shown. */
  turn: string;
} = $state({ called: '', turn: '' });

/** The heading of what stands in an element, told at once and whenever it changes. */
export function followHeading(element: HTMLElement, tell: (heading: string) => void): () => void {
  const look = (): void => tell((element.querySelector('h1')?.textContent ?? '').replace(/\s+/g, ' ').trim());
  const watch = new MutationObserver(look);
  watch.observe(element, { childList: true, subtree: true, characterData: true });
  look();
  return () => watch.disconnect();
}
