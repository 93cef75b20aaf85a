/** Moves by the keyboard alone, as a player without a pointer makes them. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any page has before its content. */
const MAX_STOPS = 400;
/** A button of a game with shared draws may rest until the next draw, a minute later. */
const PRESSABLE_MS = 130_000;

/** The key that leads from the focus of the document towards the first of the elements; null where that has the focus. */
const keyTowards = ([element]: readonly Element[]): 'Tab' | 'Shift+Tab' | null => {
  if (element === undefined) return 'Tab';
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
    const key = await target.evaluateAll(keyTowards);
    if (key === null) return;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press(keys ?? key);
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Leaves the navigation behind, as a player with a keyboard does: the first stop of a page leads to its content. */
export async function skipToContent(page: Page): Promise<void> {
  await page.locator('.frame:not(.is-any-width)').waitFor();
  await activate(page, page.getByRole('link', { name: 'Skip to the content' }));
}

export async function activate(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Presses a button by the keyboard as soon as it can be pressed. */
export async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await expect.poll(() => target.getAttribute('aria-disabled'), { timeout: PRESSABLE_MS }).not.toBe('true');
  await activate(target.page(), target, key);
}

/** Types a text into a field, in place of what stands there. */
export async function enterText(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Chooses the only option of a closed list whose text is `name`, by arrow keys. */
export async function chooseOption(list: Locator, name: string): Promise<void> {
  const { keyboard } = list.page();
  await tabTo(list.page(), list);
  await keyboard.press('Home');
  const count = await list.locator('option').count();
  const chosen = (): Promise<string> => list.locator('option:checked').innerText();
  // Keys follow each other, and each depends on what the one before has chosen.
  // oxlint-disable-next-line no-await-in-loop
  for (let at = 1; at < count && (await chosen()) !== name; at += 1) await keyboard.press('ArrowDown');
  expect(await chosen()).toBe(name);
}

/** Chooses a radio button, by arrow keys from the one of its group that is chosen. */
export async function chooseRadio(group: Locator, name: string): Promise<void> {
  const { keyboard } = group.page();
  await tabTo(group.page(), group.getByRole('radio', { checked: true }));
  const count = await group.getByRole('radio').count();
  const wanted = group.getByRole('radio', { name, exact: true });
  // Keys follow each other, as above.
  // oxlint-disable-next-line no-await-in-loop
  for (let at = 1; at < count && !(await wanted.isChecked()); at += 1) await keyboard.press('ArrowDown');
  expect(await wanted.isChecked()).toBe(true);
}

/** From the next navigation on, a press of a pointer leaves its mark in the page or in the frame that it hits. */
export async function markPresses(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (document.documentElement.dataset['pressed'] = ''), true),
  );
}

/** Whether a pointer was pressed in the page or in one of its frames. */
export async function hasPresses(page: Page): Promise<boolean> {
  const marks = page.frames().map((frame) => frame.locator('html[data-pressed]').count());
  return (await Promise.all(marks)).some((count) => count > 0);
}
