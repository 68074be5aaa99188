import type { Page } from 'playwright-core';

/** Hears along with a screen reader, and reads what the line above the board tells of the others' turns: all of it must be heard. */
export async function listenTo(page: Page): Promise<() => Promise<{ heard: string; told: string[] }>> {
  await page.evaluate(() => {
    const ears = { heard: '', told: new Set<string>() };
    const attend = (): void => {
      const spoken = document.querySelector('[role=status][aria-live=polite]')?.textContent ?? '';
      if (!ears.heard.endsWith(`${spoken}\n`)) ears.heard += `${spoken}\n`;
      for (const passage of document.querySelectorAll('[data-test=story] .passage')) {
        // Whose move it was stands before the colon; what they did one by one comes to the ears one by one.
        const phrases = (passage.textContent ?? '')
          .replace(/^[^:]*: /, '')
          .replace(/\.$/, '')
          .split(', ');
        for (const phrase of phrases) ears.told.add(phrase);
      }
    };
    new MutationObserver(attend).observe(document, { characterData: true, childList: true, subtree: true });
    Object.assign(window, { ears });
  });
  return () =>
    page.evaluate(() => {
      const { heard, told } = (window as unknown as { ears: { heard: string; told: Set<string> } }).ears;
      return { heard: heard.toLowerCase(), told: [...told].map((phrase) => phrase.toLowerCase()) };
    });
}
