/** The player's bets beside the line: the tab of the rail, or the sheet on a phone. */
import type { Locator, Page } from 'playwright-core';
import { isPhone } from './player.ts';

export async function myBets(page: Page): Promise<Locator> {
  if (!isPhone(page)) {
    const panel = page.locator('.rail-panel');
    await page
      .locator('.rail')
      .getByRole('tab', { name: /My bets/ })
      .click();
    return panel;
  }
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /My bets/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'My bets' });
  await sheet.waitFor();
  return sheet;
}
