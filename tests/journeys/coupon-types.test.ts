/** Every bet type except the single (`main-journey.ts`), placed from one coupon and settled, with an exact balance. */
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { arrive, chooseLast, chooseType, placedBets, unfold } from './coupon-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, balance, coupon, openBoard, place, shortFormat, stake, untilBalance } from './player.ts';

/** Names in the order in which they are placed, with their ids. */
const TYPES: readonly (readonly [name: string, id: number])[] = [
  ['Express', 1],
  ['System', 2],
  ['Chain', 3],
  ['Multibet', 4],
  ['Conditional bet', 5],
  ['Anti-express', 6],
  ['Lucky', 7],
  ['Patent', 8],
];
const LEGS = 3;
const SETTLE_MS = 100_000;

// A short game ends within half a minute once the held line continues.
const host = hostOfFile('--speed', '30', '--switch', 'isLineHeld');

it('each type is placed from the same three legs and settled, and the balance is exact', async () => {
  const tab = await openPage();
  const { page } = tab;
  const start = await arrive(page, host);
  await openBoard(page, `${host.address}${await shortFormat(host.address)}`);
  await chooseLast(page, LEGS);
  await stake(page, '2');
  const panel = await coupon(page);
  await unfold(panel, 'Options');
  await panel.getByRole('checkbox', { name: 'Keep the selections after a bet' }).check();

  for (const [name] of TYPES) {
    await chooseType(page, name);
    await place(page);
    await accepted(page);
    await panel.getByRole('button', { name: 'New bet' }).click();
  }
  await chooseType(page, 'Singles');
  await place(page);
  await panel.getByText(/^All 3 bets accepted$/).waitFor({ timeout: 30_000 });
  await panel.getByRole('button', { name: 'Continue' }).click();

  await host.turn({ isLineHeld: false });
  const placed = await placedBets(page, host);
  expect(placed.map(({ typeId }) => typeId).toSorted((a, b) => a - b)).toEqual(
    [0, 0, 0, ...TYPES.map(([, id]) => id)].toSorted((a, b) => a - b),
  );
  await expect
    .poll(async () => (await placedBets(page, host)).filter(({ status }) => status === 'open').length, {
      message: 'all are settled',
      timeout: SETTLE_MS,
      interval: 3000,
    })
    .toBe(0);
  const settled = await placedBets(page, host);
  const due = settled.reduce((sum, { amount, payout }) => sum - amount + payout, start);
  await untilBalance(page, due).catch(async () => expect(await balance(page)).toBe(due));

  await page
    .locator('main article.bet')
    .nth(placed.length - 1)
    .waitFor();
  expect(await page.locator('main article.bet.is-open').count()).toBe(0);
  expect(tab.problems()).toEqual([]);
  await tab.close();
}, 240_000);
