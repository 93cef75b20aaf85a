/** The settings that the operator keeps for a player: a covered balance, messages and hidden sports. */
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { signIn } from '../browser/sign-in.ts';
import { hostOfFile } from './host-of-file.ts';
import { faults } from './sound.ts';

const host = hostOfFile();
let tab: Tab | undefined;
afterEach(async () => {
  await tab?.close();
  tab = undefined;
});

it.each([
  { width: 1366, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const)('[OST-1…OST-6, LIN-206] settings apply at once and stay, at $width px', async (look) => {
  tab = await openPage({ ...look, touch: look.width < 1024 });
  const { page } = tab;
  await signIn(host.address, tab.context);
  await page.goto(`${host.address}/en/office/settings`);
  const balance = page.locator('.player-balance b');
  await balance.filter({ hasText: '€100.00' }).waitFor({ state: 'attached' });
  const privacy = page.getByRole('region', { name: 'Privacy' });
  await privacy.getByRole('checkbox', { name: 'Hide my balance' }).check();
  await page.getByText('Saved.').waitFor();
  await balance.filter({ hasText: '•••' }).waitFor({ state: 'attached' });
  expect(await faults(page)).toEqual([]);

  // A message to an address that is not confirmed is refused, and the page shows what is saved.
  const messages = page.getByRole('region', { name: 'E-mails and texts' });
  const news = messages.getByRole('checkbox', { name: 'News by e-mail' });
  await news.click();
  await page.getByText('Confirm your e-mail address first.').waitFor();
  await expect.poll(() => news.isChecked()).toBe(false);

  const live = page.getByRole('region', { name: 'Live sports' });
  await live.getByRole('checkbox', { name: 'Football', exact: true }).uncheck();
  await page.getByText('Saved.').waitFor();
  await page.goto(`${host.address}/en/live`);
  const football = page.locator('main a[href="/en/live/1"]');
  await page.locator('main a[href^="/en/live/"]').first().waitFor();
  await expect.poll(() => football.count()).toBe(0);
  await page.goto(`${host.address}/en/live/1`);
  await page.getByText('You have hidden this sport').waitFor();
  expect(await faults(page)).toEqual([]);
  // Its upcoming games stay.
  await page.goto(`${host.address}/en/line/1`);
  await page.locator('main [data-market]').first().waitFor();

  // The account page uncovers the balance on request.
  await page.goto(`${host.address}/en/office/account`);
  const amount = page.locator('.office-amount');
  await amount.filter({ hasText: '•••' }).waitFor();
  await page.getByRole('button', { name: 'Show the balance' }).click();
  await amount.filter({ hasText: '€100.00' }).waitFor();
  expect(await faults(page)).toEqual([]);

  // Another tab has the same settings, and a change there applies there.
  const other = await tab.another();
  await other.goto(`${host.address}/en/office/settings`);
  const again = other
    .getByRole('region', { name: 'Live sports' })
    .getByRole('checkbox', { name: 'Football', exact: true });
  await again.waitFor();
  expect(await again.isChecked()).toBe(false);
  await again.check();
  await other.getByText('Saved.').waitFor();
  await other.goto(`${host.address}/en/live/1`);
  await other.locator('main [data-market]').first().waitFor();
  expect(tab.problems()).toEqual([]);
});
