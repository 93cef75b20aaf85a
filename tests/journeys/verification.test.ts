/**
 * Verification: a requested document stops withdrawals until its copy is accepted; personal data are checked and kept.
 */
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { openPage, type Tab } from '../browser/page.ts';
import { signIn } from '../browser/sign-in.ts';
import { hostOfFile } from './host-of-file.ts';
import { pictureFile } from './picture-file.ts';
import { faults } from './sound.ts';

const host = hostOfFile('--switch', 'identificationSeconds=1');
const DOCUMENT = '**/web-api/user/verification/document';

let tab: Tab | undefined;
afterEach(async () => {
  await tab?.close();
  tab = undefined;
  await host.turn({ identificationSeconds: 1 }, true);
});

async function openVerification(options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  tab = await openPage(options);
  await signIn(host.address, tab.context);
  await tab.page.goto(`${host.address}/en/office/verification`);
  await tab.page.getByRole('heading', { level: 1, name: 'Verification' }).waitFor();
  return tab.page;
}

it.each([1366, 390])(
  '[VRF-4, VRF-6, CSH-17] at %d px a requested document opens the way to the withdrawal',
  async (width) => {
    await host.turn({ requestedDocument: 'address' });
    tab = await openPage({ width });
    const { page } = tab;
    await signIn(host.address, tab.context);
    await page.goto(`${host.address}/en/office/account`);
    await page.getByRole('link', { name: 'Send a document' }).waitFor();
    await page.goto(`${host.address}/en/office/deduce`);
    await page.locator('.blocker').getByText('Another document is needed.').waitFor();
    await page.getByRole('link', { name: 'Send a document' }).click();
    await page.waitForURL('**/en/office/verification');
    const part = page.getByRole('region', { name: 'Proof of address' });
    await part.getByText('We need this document.').waitFor();
    await part.getByLabel('Choose a picture').setInputFiles(await pictureFile(page));
    await part.getByRole('img', { name: 'Your copy: Proof of address' }).waitFor();
    expect(await faults(page)).toEqual([]);
    const [request] = await Promise.all([
      page.waitForRequest(DOCUMENT),
      part.getByRole('button', { name: 'Send the copy' }).click(),
    ]);
    const { kind, image } = request.postDataJSON() as { kind: string; image: string };
    expect(kind).toBe('address');
    expect(image).toMatch(/^\/9j\//);
    expect(image.length).toBeLessThanOrEqual(200_000);
    await page.getByText('Your document was accepted.').waitFor({ timeout: 30_000 });
    await part.getByText('accepted', { exact: true }).waitFor();
    const [offer] = await Promise.all([
      page.waitForResponse('**/payment-api/v1/methods*'),
      page.goto(`${host.address}/en/office/deduce`),
    ]);
    expect(await offer.json()).toMatchObject({ demands: [] });
    expect(tab.problems()).toEqual([]);
  },
);

it('[VRF-5] after each refusal the copy is still there, and a declined one can be followed by another', async () => {
  await host.turn({ identificationOutcome: 'denied' });
  const page = await openVerification({ expected: [/status of (?:403|429|500)/, /ERR_FAILED/] });
  const part = page.getByRole('region', { name: 'Source of funds' });
  let answer: 403 | 429 | 500 | 'network' | 'through' = 403;
  await page.route(DOCUMENT, (route) =>
    answer === 'through' ? route.fallback() : answer === 'network' ? route.abort() : route.fulfill({ status: answer }),
  );
  await part.getByLabel('Choose a picture').setInputFiles(await pictureFile(page));
  const send = part.getByRole('button', { name: 'Send the copy' });
  for (const [next, text] of [
    [403, 'This copy can’t be used'],
    [500, 'Your copy is still here: send it again.'],
    ['network', 'We received no answer. Your copy is still here'],
    [429, 'No attempts are left today. Your copy was not sent.'],
  ] as const) {
    answer = next;
    await send.click();
    await part.getByText(text).waitFor();
    await part.getByRole('img', { name: 'Your copy: Source of funds' }).waitFor();
  }
  answer = 'through';
  await send.click();
  await part.getByText('not accepted', { exact: true }).waitFor({ timeout: 30_000 });
  await part.getByLabel('Choose a picture').waitFor({ state: 'attached' });
  expect(tab?.problems()).toEqual([]);
});

it('[VRF-1, VRF-2] personal data are checked, saved, and there again on a new page', async () => {
  const page = await openVerification();
  const form = page.getByRole('form', { name: 'Personal data' });
  await form.getByLabel('Surname').fill('O’Neill');
  await form.getByLabel('Date of birth').fill('2020-01-01');
  await form.getByLabel('Document number').fill('C01X00T47');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Nothing was saved. Look at the marked fields.').waitFor();
  await form.getByText('You must be at least 18 years old.').waitFor();
  // First name, kind of document, date of issue.
  expect(await form.getByText('This is required.').count()).toBe(3);
  expect(await faults(page)).toEqual([]);
  await form.getByLabel('First name').fill('Siobhán');
  await form.getByLabel('Date of birth').fill('1990-02-28');
  await form.getByRole('combobox', { name: 'Document' }).selectOption({ label: 'Passport' });
  await form.getByLabel('Issued on').fill('2020-01-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Your details are saved.').waitFor();
  await page.reload();
  await expect.poll(() => form.getByLabel('Surname').inputValue()).toBe('O’Neill');
  expect(await form.getByLabel('Document number').inputValue()).toBe('C01X00T47');
  // Nothing of it is kept on the device.
  const kept = await page.evaluate(
    () => [localStorage, sessionStorage].map((store) => JSON.stringify(store)).join() + document.cookie,
  );
  expect(kept).not.toMatch(/Neill|C01X00T47/);
  expect(tab?.problems()).toEqual([]);
});
