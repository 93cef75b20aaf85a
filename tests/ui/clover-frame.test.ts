/** The scratch card in its frame: what is left in the deck, before a card is bought. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeFrame, mainButton, openOwn } from './frame-tools.ts';

const FAIR = { clientSeed: 'mine', commitment: 'c', nonce: 4 };
const LEFT = [1, 9, 20, 55, 120, 300, 1_000, 699, 7_792];

afterEach(closeFrame);

const leftOf = (prize: string): string | undefined =>
  within(screen.getByRole('table', { name: 'Cards left in your deck', hidden: true }))
    .getByRole('row', { name: new RegExp(`^${prize}`), hidden: true })
    .querySelector('td')?.textContent ?? undefined;

it('[SCR-8] shows how many cards of each prize are left before the stake, and one less after a card', async () => {
  const start = (): Promise<unknown> => import('../../ui/games/clover-scratch/clover-scratch.game.ts');
  const frame = await openOwn(start, null, true, { fair: { ...FAIR, left: LEFT }, min: 100, max: 100 });
  expect(screen.getByText('9996 of 10000 cards left. One card costs 1.00 EUR.')).toBeTruthy();
  expect([leftOf('1000×'), leftOf('2×'), leftOf('None')]).toEqual(['1', '1000', '7792']);
  mainButton().click();
  await frame.handled();
  const round = { id: 'r', currency: 'EUR', stake: 100, bet: {} };
  await frame.answer('play', {
    ok: true,
    round: { ...round, status: 'over', moves: [-1], pays: 200, shown: { fields: [2, 1, 2, 5, 2, 10, 20, 50, 100] } },
  });
  expect(screen.getByText('9995 of 10000 cards left. One card costs 1.00 EUR.')).toBeTruthy();
  expect([leftOf('1000×'), leftOf('2×'), leftOf('None')]).toEqual(['1', '999', '7792']);
});
