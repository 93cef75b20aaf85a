/** Moves by the keyboard alone, as a player without a pointer makes them. */
import type { Locator, Page } from 'playwright-core';

/** More stops than any page has before its content. */
const MAX_STOPS = 400;

/** The key that leads from the focus of its document towards the element; null where the element has the focus. */
const keyTowards = (element: Element): 'Tab' | 'Shift+Tab' | null => {
  const from = document.activeElement;
  if (from === element) return null;
  const place = from?.compareDocumentPosition(element) ?? 0;
  return (place & Node.DOCUMENT_POSITION_PRECEDING) > 0 ? 'Shift+Tab' : 'Tab';
};

/** Presses Tab, or Shift and Tab where the target stands before the focus, until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, keys?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await target.first().waitFor();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    // Each stop depends on the one before.
    // oxlint-disable-next-line no-await-in-loop
    const key = (await target.count()) > 0 ? await target.first().evaluate(keyTowards) : 'Tab';
    if (key === null) return;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press(keys ?? key);
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

export async function activate(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
