/** A game of our own notifies the page that the balance is below its lowest stake, once the player has seen why. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Frame } from './frame-tools.ts';
import { button, closeFrame, openOwn } from './frame-tools.ts';

const ROUND = { id: 'r', gameId: 'dice', currency: 'EUR', stake: 100, bet: {}, moves: [], shown: { roll: 1 } };

let frame: Frame;
beforeEach(async () => {
  frame = await openOwn(() => import('../../ui/games/dice/dice.game.ts'));
});
afterEach(closeFrame);

async function balance(minor: number): Promise<void> {
  frame.post({ t: 'balance', currency: 'EUR', balance: minor });
  await frame.handled();
}
const said = (): number => frame.posted.filter(({ t }) => t === 'deposit').length;

it('[GSN-35] says once for each balance that money lacks', async () => {
  await balance(10);
  expect(said()).toBe(0);
  await balance(9);
  await balance(9);
  expect(said()).toBe(1);
  await balance(500);
  await balance(9);
  expect(said()).toBe(2);
});

it('[GSN-35] does not give the end of a round away: the stake alone says nothing', async () => {
  await balance(100);
  button('Roll').click();
  await frame.handled();
  await balance(0);
  expect(said()).toBe(0);
  await frame.answer('play', { ok: true, round: { ...ROUND, status: 'over', pays: 0 } });
  await balance(0);
  expect(said()).toBe(1);
});

it('[GSN-35] says nothing while a round with moves is open', async () => {
  closeFrame();
  frame = await openOwn(() => import('../../ui/games/mines/mines.game.ts'), {
    ...{ ...ROUND, gameId: 'mines', status: 'staked', pays: null, bet: { stake: 100, mines: 3 } },
    shown: { mines: 3, safe: [], board: null, multiplier: '1' },
  });
  await balance(0);
  expect(said()).toBe(0);
});
