/** Identification: a photograph from a file and from the camera, its refusals, its decision, and what depends on it. */
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { openPage, type Tab } from '../browser/page.ts';
import { signIn } from '../browser/sign-in.ts';
import { hostOfFile } from './host-of-file.ts';
import { pictureFile } from './picture-file.ts';

const host = hostOfFile('--switch', 'verification=unverified', '--switch', 'identificationSeconds=1');
const PHOTO = '**/web-api/identification/photo';

let tab: Tab | undefined;
afterEach(async () => {
  await tab?.close();
  tab = undefined;
  await host.turn({ verification: 'unverified', identificationSeconds: 1 }, true);
});

/**
 * Runs before the page's own code: a camera that shows a moving canvas, because the pinned browser has none. `null`:
 * one that the player refuses.
 */
function putCamera(color: string | null): void {
  const open: MediaStreamTrack[] = [];
  Object.assign(globalThis, { cameraTracks: open });
  navigator.mediaDevices.getUserMedia = () => {
    if (color === null) return Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_280, 960];
    const context = canvas.getContext('2d');
    const timer = setInterval(() => {
      if (context === null) return;
      context.fillStyle = color;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }, 50);
    const stream = canvas.captureStream(20);
    for (const track of stream.getTracks()) {
      open.push(track);
      track.addEventListener('ended', () => clearInterval(timer));
    }
    return Promise.resolve(stream);
  };
}
const isCameraOn = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    (globalThis as typeof globalThis & { cameraTracks: readonly MediaStreamTrack[] }).cameraTracks.some(
      ({ readyState }) => readyState === 'live',
    ),
  );

async function openIdentification(options: Parameters<typeof openPage>[0] = {}, query = ''): Promise<Page> {
  tab = await openPage(options);
  await signIn(host.address, tab.context);
  await tab.page.goto(`${host.address}/en/office/identification${query}`);
  return tab.page;
}

async function toPhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(?:Confirm your identity|Send another photograph)$/ }).click();
  await page.getByText('Your whole face, without sunglasses or a mask').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Chooses a picture, and sends it. */
async function sendFile(page: Page): Promise<void> {
  await page.getByLabel('Choose a picture').setInputFiles(await pictureFile(page));
  await page.getByRole('img', { name: 'Your photograph in the frame' }).waitFor();
  await page.getByRole('button', { name: 'Send the photograph' }).click();
}

it.each([1366, 390])(
  '[IDN-1…IDN-7] a chosen picture is cut, sent, reviewed and accepted, and withdrawals open, at %i px',
  async (width) => {
    const page = await openIdentification({ width });
    await page.getByRole('heading', { name: 'Your identity is not confirmed yet' }).waitFor();
    await toPhoto(page);
    await page
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    await page.getByText('This file is not a supported picture').waitFor();
    await page.getByLabel('Choose a picture').setInputFiles(await pictureFile(page));
    const size = page.getByRole('slider', { name: 'Size' });
    await size.focus();
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
    expect(Number(await size.inputValue())).toBeCloseTo(1.2);
    const [request] = await Promise.all([
      page.waitForRequest(PHOTO),
      page.getByRole('button', { name: 'Send the photograph' }).click(),
    ]);
    const { provider, image } = request.postDataJSON() as { provider: string; image: string };
    expect(provider).toBe('faceid');
    expect(image).toMatch(/^\/9j\//);
    expect(image.length).toBeLessThanOrEqual(200_000);
    // Whole frames, not the smallest that would do.
    expect(image.length).toBeGreaterThan(50_000);
    await page.getByRole('heading', { name: 'Your photograph is under review' }).waitFor();
    // The decision reaches the player wherever they are.
    await page.getByRole('link', { name: 'Continue to sports' }).click();
    await page.getByText('Your identity is confirmed.').waitFor({ timeout: 30_000 });
    const [offer] = await Promise.all([
      page.waitForResponse('**/payment-api/v1/methods*'),
      page.goto(`${host.address}/en/office/deduce`),
    ]);
    expect(await offer.json()).toMatchObject({ demands: [] });
    expect(tab?.problems()).toEqual([]);
  },
);

it('[IDN-2, IDN-7] a denied photograph can be followed by another', async () => {
  await host.turn({ identificationOutcome: 'denied' });
  const page = await openIdentification();
  await toPhoto(page);
  await sendFile(page);
  await page.getByRole('heading', { name: 'Your photograph was not accepted' }).waitFor({ timeout: 30_000 });
  await host.turn({ identificationOutcome: 'accepted' });
  await toPhoto(page);
  await sendFile(page);
  await page.getByRole('heading', { name: 'Your identity is confirmed' }).waitFor({ timeout: 30_000 });
});

it('[IDN-4] after each refusal the picture is still there, and says what to do', async () => {
  const page = await openIdentification({ expected: [/status of (?:403|429|500)/, /ERR_FAILED/] });
  await toPhoto(page);
  let answer: 403 | 429 | 500 | 'network' = 403;
  await page.route(PHOTO, (route) => (answer === 'network' ? route.abort() : route.fulfill({ status: answer })));
  await sendFile(page);
  const send = page.getByRole('button', { name: 'Send the photograph' });
  await page.getByText('This photograph can’t be used').waitFor();
  answer = 500;
  await send.click();
  await page.getByText('The service is not working at the moment. Your photograph is still here').waitFor();
  answer = 'network';
  await send.click();
  await page.getByText('We received no answer. Your photograph is still here').waitFor();
  answer = 429;
  await send.click();
  await page.getByText('No attempts are left today. Your photograph was not sent.').waitFor();
  await page.getByRole('img', { name: 'Your photograph in the frame' }).waitFor();
  await page.getByRole('alert').getByRole('link', { name: 'Ask support' }).click();
  await page.waitForURL('**/en/office/support');
  expect(tab?.problems()).toEqual([]);
});

it('[IDN-6, HST-7] the camera of a page that was opened elsewhere opens after the page has loaded again, and its picture is sent', async () => {
  tab = await openPage();
  const { page, context } = tab;
  await page.addInitScript(putCamera, '#0a0');
  await signIn(host.address, context);
  const policyOf = async (path: string): Promise<string | undefined> =>
    (await page.goto(`${host.address}${path}`))?.headers()['permissions-policy'];
  expect(await policyOf('/en/office/identification')).toContain('camera=(self)');
  expect(await policyOf('/en/office/account')).toContain('camera=()');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Identification' }).click();
  await toPhoto(page);
  await page.getByRole('button', { name: 'Open the camera' }).click();
  await page.waitForURL('**/en/office/identification?camera=true');
  await page.getByText(/^\d+ seconds left$/).waitFor();
  expect(await isCameraOn(page)).toBe(true);
  await page.getByRole('button', { name: 'Take the photograph' }).click();
  await page.getByRole('button', { name: 'Another picture' }).click();
  expect(await isCameraOn(page)).toBe(false);
  await page.getByRole('button', { name: 'Open the camera' }).click();
  await page.getByRole('button', { name: 'Take the photograph' }).click();
  await page.getByRole('button', { name: 'Send the photograph' }).click();
  await page.getByRole('heading', { name: 'Your identity is confirmed' }).waitFor({ timeout: 30_000 });
  expect(tab.problems()).toEqual([]);
});

it('[IDN-6] a refused camera leaves the way by a file', async () => {
  tab = await openPage();
  const { page } = tab;
  await page.addInitScript(putCamera, null);
  await signIn(host.address, tab.context);
  await page.goto(`${host.address}/en/office/identification`);
  await toPhoto(page);
  await page.getByRole('button', { name: 'Open the camera' }).click();
  await page.getByText('The camera is not allowed here').waitFor();
  await sendFile(page);
  await page.getByRole('heading', { name: 'Your identity is confirmed' }).waitFor({ timeout: 30_000 });
});
