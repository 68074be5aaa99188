import type { Page } from 'playwright-core';
import { drawn } from '../../packages/web/test/visit.ts';

/** What is written there is not for translators: moves in notation, code, where a move is typed, what a language calls itself. */
const KEPT = '[data-notation], [data-move], [data-test=entry], code, pre, span[lang]';

/**
 * What is wrong with a screen in the pseudo-language. It has no plain letter: three of them side by side are a word that
 * nobody translated, be it a whole phrase or what was filled into one. And its phrases are long: what does not fit is cut off.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  await drawn(page);
  return page.evaluate((kept) => {
    const faults: string[] = [];
    for (const details of document.querySelectorAll('details')) details.open = true;
    const where = (element: Element): string => {
      const name = (each: Element): string => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''}`;
      return `${element.parentElement === null ? '' : name(element.parentElement)} > ${name(element)}`;
    };

    const words = (text: string, element: Element, what: string): void => {
      // Names of files' forms, such as SGF, are the same everywhere.
      const found = text.match(/[a-z]{3,}/gi)?.find((word) => word !== word.toUpperCase());
      if (found !== undefined && element.closest(kept) === null)
        faults.push(`untranslated ${what} in ${where(element)}: ${text.trim()}`);
    };
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-valuetext', 'aria-roledescription', 'alt', 'placeholder', 'title'])
        words(element.getAttribute(name) ?? '', element, name);
    }
    words(document.title, document.documentElement, 'title');

    /** Whether something before the page's edge hides a part of it; what can be scrolled to is not hidden. */
    const cut = (box: DOMRect, from: Element): string | undefined => {
      // For ears alone, or whole after a press.
      if (from.closest('.unseen, [aria-expanded=false]') !== null) return undefined;
      // A name that people choose may be of any length: it is whole in its title.
      if (from.closest('[title]')?.getAttribute('title') === from.textContent) return undefined;
      for (let each: Element | null = from; each !== null && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(each);
        const edge = each.getBoundingClientRect();
        const drawn = each.tagName === 'text' || each.tagName === 'tspan';
        const hides = (overflow: string): boolean => !drawn && (overflow === 'hidden' || overflow === 'clip');
        if (hides(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) return where(each);
        if (hides(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1)) return where(each);
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return undefined;
      }
      return box.left < -1 || box.right > innerWidth + 1 ? 'the page' : undefined;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (element === null || text.trim() === '' || element.closest('script, style, noscript') !== null) continue;
      words(text, element, 'text');
      const range = document.createRange();
      range.selectNodeContents(node);
      // Phrases are to be read; of coordinates some may lie outside a board that was drawn nearer.
      if (!text.includes('⟦')) continue;
      // Letters that a drawing has squeezed are as wide as they are drawn, which a range does not know.
      const boxes = element.closest('[textLength]') === null ? range.getClientRects() : element.getClientRects();
      for (const box of boxes) {
        const by = cut(box, element);
        if (by === undefined) continue;
        faults.push(`cut off by ${by}, ${where(element)}: ${text.trim()}`);
        break;
      }
    }

    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls to the side');
    if (document.documentElement.dir !== 'rtl') faults.push('the page is not written from right to left');
    return faults;
  }, KEPT);
}
