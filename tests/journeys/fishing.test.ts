/** Fishing and the camera hunt in the browser, by keyboard alone: a round for fun, and one for money. */
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { activate, hasPresses, markPresses, press } from './keys.ts';
import { balance, enter } from './player.ts';
import { faults, faultsInFrame } from './sound.ts';

const host = hostOfFile();

async function openGame(page: Page, path: string, mode: 'Play for fun' | 'Play for money'): Promise<FrameLocator> {
  await page.goto(`${host.address}/en/slots/game/${path}`);
  await activate(page, page.getByRole('button', { name: mode }));
  const frame = page.frameLocator('iframe.casino-frame');
  await frame.locator('.controls .main[aria-disabled="false"]').waitFor();
  return frame;
}

const RESULT = /(?:won|came back|No win)/;

describe('fishing and hunting', () => {
  it.each([
    ['Fishing', '282/fishing', 'Cast', ['Perch 100 in 500 4.85×'], /^(?:On the hook: \w+|No fish came)\. /],
    [
      'Camera hunt',
      '283/camera-hunt',
      'Watch',
      ['Deer 40 in 200 4.85×', 'Lynx 2 in 200 97×'],
      /^(?:In front of the camera: \w+|No animal came)\. /,
    ],
  ] as const)(
    '[CTH-2, CTH-4, GSN-1, GWAL-9, CSN-5] %s is played for fun with the picture and for money without motion, and the round is verified',
    async (title, path, button, animals, result) => {
      const guest = await openPage({ width: 1366 });
      await markPresses(guest.page);
      const forFun = await openGame(guest.page, path, 'Play for fun');
      await press(forFun.getByRole('button', { name: button }));
      await expect.poll(() => forFun.getByRole('status').innerText()).toMatch(result);
      expect(await hasPresses(guest.page)).toBe(false);
      expect(await faults(guest.page)).toEqual([]);
      expect(await faultsInFrame(guest.page)).toEqual([]);
      const tab = await openPage({ width: 390, reducedMotion: true, theme: 'dark', touch: true });
      const { page } = tab;
      await enter(page, `${host.address}/en`);
      const before = await balance(page);
      await markPresses(page);
      const frame = await openGame(page, path, 'Play for money');
      for (const name of animals) {
        const animal = frame.getByRole('button', { name });
        // Choices follow each other.
        // oxlint-disable-next-line no-await-in-loop
        await press(animal);
        // oxlint-disable-next-line no-await-in-loop
        await expect.poll(() => animal.getAttribute('aria-pressed')).toBe('true');
      }
      await press(frame.getByRole('button', { name: button }));
      const said = (): Promise<string> => frame.getByRole('status').innerText();
      await expect.poll(said).toMatch(result);
      expect(await said()).toMatch(RESULT);
      const paid = Number(/([\d.]+) EUR/.exec(await said())?.[1] ?? 0) * 100;
      await expect.poll(() => balance(page)).toBe(before - 100 + Math.round(paid));
      expect(await faults(page)).toEqual([]);
      expect(await faultsInFrame(page)).toEqual([]);
      await activate(page, frame.locator('summary', { hasText: 'Seeds' }));
      await press(frame.getByRole('button', { name: 'Reveal and change seeds' }));
      expect(await hasPresses(page)).toBe(false);
      await page.getByRole('link', { name: /^Verify the round/ }).click();
      const record = page.getByRole('textbox', { name: 'Record of the round' });
      await expect.poll(() => record.inputValue()).toMatch(/"serverSeed": "[\da-f]{64}"/);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByText('This round is correct.').waitFor();
      await page.goto(`${host.address}/en/office/casino/rounds`);
      await page.getByRole('cell', { name: title }).waitFor();
      expect([...tab.problems(), ...guest.problems()]).toEqual([]);
      await Promise.all([tab.close(), guest.close()]);
    },
  );
});
