/** A round that is open in another currency than the session's is not played in this one. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeFrame, mainButton, openOwn, said } from './frame-tools.ts';

const start = (): Promise<unknown> => import('../../ui/games/mines/mines.game.ts');
const SAYS = 'Your round in USD is still open. Choose that account to finish it.';
const OPEN = { id: 'r', status: 'staked', currency: 'USD', stake: 100, bet: { stake: 100 }, moves: [], pays: null };
const free = (): number =>
  within(screen.getByRole('group', { name: 'Board' }))
    .getAllByRole('button')
    .filter((cell) => cell.getAttribute('aria-disabled') !== 'true').length;

afterEach(closeFrame);

it('[GSN-31] the frame says in which currency the open round waits', async () => {
  await openOwn(start, null, true, { elsewhere: 'USD' });
  expect(said()).toBe(SAYS);
  expect(free()).toBe(0);
});

it('[GSN-31] a round of another currency is not drawn, whatever the provider sends', async () => {
  await openOwn(start, { ...OPEN, shown: { picks: [] } });
  expect(said()).toBe(SAYS);
  expect(free()).toBe(0);
});

it('[GSN-31] a round of the session’s currency goes on', async () => {
  await openOwn(start, { ...OPEN, currency: 'EUR', shown: { picks: [] } });
  expect(said()).toBe('');
  expect(free()).toBe(25);
});

it('[GSN-31] a bet that is refused because of such a round names its currency', async () => {
  const frame = await openOwn(start);
  mainButton().click();
  await frame.handled();
  await frame.answer('play', { ok: false, code: 'ROUND_ELSEWHERE', currency: 'USD' });
  expect(said()).toBe(SAYS);
});
