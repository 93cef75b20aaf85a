/** A game whose player has too little money: from the game to a deposit and back, with the game as it was. */
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { arrive } from './coupon-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, choose, place, stake, untilBalance } from './player.ts';
import { faultsInBothThemes } from './sound.ts';

const host = hostOfFile();
/** Less than the lowest stake of the game. */
const LEFT = 5;

describe.each([1366, 390])('a game short of money at %d px', (width) => {
  it('[GSN-6, GSN-32, GSN-35] has a way to the cashier and back by the keyboard, and plays on in the same frame', async () => {
    const tab = await openPage({ width, reducedMotion: true });
    const { page } = tab;
    const before = await arrive(page, host);
    await choose(page, 1, true);
    await stake(page, String((before - LEFT) / 100));
    await place(page);
    await accepted(page);
    await untilBalance(page, LEFT);
    await page.goto(`${host.address}/en/slots/game/202/dice`);
    await page.getByRole('button', { name: 'Play for money' }).click();
    const frame = page.frameLocator('iframe.casino-frame');
    await frame.getByText('0.05 EUR').first().waitFor();
    const offer = page.locator('.casino-room-deposit');
    await offer.getByText('Your balance is too low for a stake in this game.').waitFor();
    expect(await faultsInBothThemes(page, '.casino-room')).toEqual([]);
    const [address, game] = [page.url(), page.frames().find((each) => each !== page.mainFrame())];
    await game?.evaluate(() => document.body.classList.add('is-the-same'));
    await frame.getByRole('textbox', { name: 'Stake' }).focus();
    await page.keyboard.press('Shift+Tab');
    await offer.getByRole('button', { name: 'Deposit' }).press('Enter');
    const window = page.getByRole('dialog', { name: 'Deposit', exact: true });
    await window.getByText('The game stays open, with its round, while you deposit.').waitFor();
    await window.getByRole('radio', { name: 'Visa' }).check();
    await window.locator('.cashier-amount').fill('20');
    await window.getByRole('button', { name: 'Deposit', exact: true }).press('Enter');
    await page.frameLocator('iframe.provider').getByRole('button', { name: 'Pay' }).press('Enter');
    await window.getByText('€20.00 added to your account').first().waitFor();
    expect(await faultsInBothThemes(page, '.recharge-body')).toEqual([]);
    await window.getByRole('button', { name: 'Back to the game' }).press('Enter');
    await window.waitFor({ state: 'detached' });
    await frame.getByText('20.05 EUR').first().waitFor();
    await expect.poll(() => offer.getByRole('button').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.classList.contains('casino-frame'))).toBe(true);
    expect(page.url()).toBe(address);
    expect(await game?.locator('body.is-the-same').count()).toBe(1);
    await frame.getByRole('button', { name: 'Max: the highest stake' }).press('Enter');
    expect(await frame.getByRole('textbox', { name: 'Stake' }).inputValue()).toBe('20.05');
    await frame.getByRole('textbox', { name: 'Stake' }).fill('0.10');
    await frame.getByRole('button', { name: 'Roll' }).press('Enter');
    await expect.poll(() => frame.getByRole('status').innerText()).toMatch(/won|No win/);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
