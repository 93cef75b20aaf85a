/** The operator's modals: each kind is shown alone, has a name, contains the focus, and closes as its kind allows. */
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { openBoard, register } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

/** In order of appearance: alerts, oldest first, then modals normally opened by a player, then timed ones. */
const DIALOGS = [
  ['Attention', 'Escape'],
  ['Please note', 'Understood'],
  ['Good to know', 'Not now'],
  ['Maintenance', 'Escape'],
  ['Paybill is out of service', 'Understood'],
  ['What is a banker?', 'Escape'],
] as const;

describe('the operator’s modals', () => {
  it.each([
    [1366, 'light'],
    [390, 'dark'],
  ] as const)(
    '[MDL-14, MDL-1] come one after the other and give the page back, at %i px in the %s theme',
    async (width, theme) => {
      await host.turn(
        {
          announcedModals: [
            'default',
            'snackbar',
            'alert',
            'permanentAlert',
            'alertWithLink',
            'maintenance',
            'paybillsOut',
            'banker',
          ],
        },
        true,
      );
      const tab = await openPage({ width, theme });
      const { page } = tab;
      await page.goto(`${host.address}/en/contacts`);
      for (const [title, leave] of DIALOGS) {
        const dialog = page.getByRole('dialog', { name: title });
        await dialog.waitFor();
        expect(await page.locator('dialog[open]').count(), title).toBe(1);
        expect(await dialog.evaluate((element) => element.contains(document.activeElement)), title).toBe(true);
        expect(await faults(page)).toEqual([]);
        if (title === 'Please note') {
          for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
          expect(await dialog.isVisible()).toBe(true);
        }
        if (leave === 'Escape') await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: leave }).click();
        await dialog.waitFor({ state: 'detached' });
      }
      const strip = page.locator('.notices.is-modal:not([hidden])');
      // Its timer pauses while the pointer is on it.
      await strip.getByText('Done.').hover();
      expect(await page.locator('dialog[open]').count()).toBe(0);
      expect(await strip.count()).toBe(1);
      expect(await faults(page)).toEqual([]);
      await strip.getByRole('button', { name: 'Close' }).click();
      await strip.getByText('Done.').waitFor();
      // The notice closes automatically unless the pointer or the focus is on it.
      await page.mouse.move(5, 5);
      await page.locator('.notices.is-modal').waitFor({ state: 'detached', timeout: 15_000 });
      await page.locator('main h1').click();
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
    120_000,
  );

  it('[MDL-14, MDL-5] for new players come after the registration, and one whose button navigates closes the queued ones', async () => {
    await host.turn({ announcedModals: ['welcome', 'firstDeposit', 'authBonus'] }, true);
    const tab = await openPage();
    const { page } = tab;
    await openBoard(page, `${host.address}/en/line/1`);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await register(page);
    const welcome = page.getByRole('dialog', { name: 'Welcome', exact: true });
    await welcome.getByRole('button', { name: 'Understood' }).click();
    const first = page.getByRole('dialog', { name: 'Your account is open' });
    await first.waitFor();
    expect(await faults(page)).toEqual([]);
    await first.getByText('You may set limits before that.').waitFor();
    await first.getByRole('button', { name: 'Not now' }).waitFor();
    await first.getByRole('button', { name: 'Deposit' }).click();
    await page.waitForURL(/\/office\/recharge/);
    await first.waitFor({ state: 'detached' });
    // The queued modal is still there after the navigation.
    const bonus = page.getByRole('dialog', { name: 'A bonus for you' });
    await bonus.getByRole('button', { name: 'Not now' }).click();
    await bonus.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/en/office/recharge');
    expect(tab.problems()).toEqual([]);
    await tab.close();
  }, 90_000);
});
