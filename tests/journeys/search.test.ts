/** Search as people type: a nickname finds the team, Enter opens a page that can be shared, and recent searches come back. */
import { expect, it } from 'vitest';

import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { faults } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

it('[SRH-2, SRH-4, SRH-5] a nickname with a typing error finds the team, by keyboard', async () => {
  const tab = await openPage();
  const { page } = tab;
  await page.goto(`${host.address}/en`);
  const input = page.getByRole('search').getByRole('searchbox');
  await input.click();
  await page.getByRole('region', { name: 'Top competitions' }).waitFor();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await input.pressSequentially('man utd');
  const team = page.getByRole('region', { name: 'Teams and players' }).getByRole('link').first();
  await expect.poll(() => team.innerText()).toContain('Manchester United');
  expect(sent.filter((url) => url.includes('man'))).toEqual([]);
  await input.fill('liverpol');
  await expect.poll(() => team.innerText()).toContain('Liverpool');
  expect(await faults(page)).toEqual([]);
  await input.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/(?:line|live)\/1\/\d+\/\d+$/);
  await expect.poll(() => page.locator('main').innerText()).toContain('Liverpool');
  await input.fill('');
  await input.click();
  await page.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: 'Liverpool' }).waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[SRH-7] Enter opens a page of results, which a reload keeps, on a phone in Russian too', async () => {
  const tab = await openPage({ width: 390 });
  const { page } = tab;
  await page.goto(`${host.address}/ru/search?q=${encodeURIComponent('Ливерпуль')}`);
  const main = page.locator('main');
  await expect.poll(() => main.getByRole('link').first().innerText()).toContain('Liverpool');
  expect(await faults(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.reload();
  await expect.poll(() => main.getByRole('link').first().innerText()).toContain('Liverpool');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
