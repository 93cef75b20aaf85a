/**
 * Windows with the operator's content: a question to support and its answer, the player's last 30 days, offers beside
 * bets.
 */
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { openDialog } from './auth-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter, openBoard } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();

it('[SCH-17] a player asks support from the support window, and reads the answer later, also from the office', async () => {
  await host.turn({ deskAnswerSeconds: 86_400 });
  const tab = await openPage();
  const { page } = tab;
  await enter(page, `${host.address}/en/live`);
  await page.getByRole('button', { name: 'Help and support' }).click();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const question = openDialog(page, 'Ask us a question');
  const text = question.getByRole('textbox', { name: 'Your question' });
  await text.fill('Hm');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(1);
  await question.getByRole('button', { name: 'Send' }).click();
  await question.getByText('A question needs at least 5 characters.').waitFor();
  expect(await faults(page)).toEqual([]);
  // The first call gets no answer; the text stays, and the question is recorded once.
  let isFirst = true;
  await page.route('**/web-api/support/questions', async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort();
  });
  await text.fill('How long does a withdrawal take?');
  await question.getByRole('button', { name: 'Send' }).click();
  await question.getByText(/^There was no answer/).waitFor();
  await question.getByRole('button', { name: 'Send' }).click();
  await question.getByText('Your question has arrived.').waitFor();
  await question.getByRole('button', { name: 'Your requests' }).click();
  const requests = openDialog(page, 'Your support requests');
  await requests.getByText('No answer yet.').waitFor();
  expect(await requests.locator('.asked').count()).toBe(1);
  await page.keyboard.press('Escape');
  await requests.waitFor({ state: 'detached' });

  await host.turn({ deskAnswerSeconds: 0 });
  await page.goto(`${host.address}/en/office/support`);
  await page.getByRole('button', { name: 'Your requests' }).click();
  await requests.getByText(/Withdrawals are in your account/).waitFor();
  expect(await faults(page)).toEqual([]);
  expect(tab.problems().filter((each) => !each.includes('support/questions'))).toEqual([]);
  await tab.close();
});

it('[MDL-13] a player sees the last 30 days and the offers beside bets; a guest is led to the login', async () => {
  const tab = await openPage({ width: 390, height: 844, theme: 'dark' });
  const { page } = tab;
  await openBoard(page, `${host.address}/en/live`);
  await page.goto(`${host.address}/en/offers`);
  await page.getByRole('button', { name: 'Partner programme' }).click();
  await openDialog(page, 'Partner programme')
    .getByText(/has no sponsors/)
    .waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cash through an agent' }).click();
  const cash = openDialog(page, 'Team cash');
  await cash.locator('ol li').first().waitFor();
  expect(await faults(page)).toEqual([]);
  await cash.getByRole('link', { name: 'To the page' }).click();
  await page.getByRole('heading', { name: 'Cash terminals', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await enter(page, `${host.address}/en/live`);
  await page.goto(`${host.address}/en/office/account`);
  await page.getByRole('button', { name: 'Your last 30 days' }).click();
  const insights = openDialog(page, 'Your play at a glance');
  await insights.getByText('Days with play').waitFor();
  expect(await faults(page)).toEqual([]);
  await insights.getByRole('link', { name: 'My control' }).click();
  await page.getByRole('heading', { name: 'My control', level: 1 }).waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
