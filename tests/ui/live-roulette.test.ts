/** Live roulette in its frame: chips, the company of simulated players, and a result for all. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createDraws } from '../../adapters/sandbox/provider/fairness/stream.ts';
import { gameOf } from '../../adapters/sandbox/provider/games/games.ts';
import { button, closeFrame, draw, openShared, said } from './frame-tools.ts';

afterEach(closeFrame);

it('[LIV-3, LIV-4, LIV-5, LRO-1, SHR-4] chips are a bet and rest until the draw; simulated players are named as such, and the result is announced', async () => {
  const game = gameOf('live-roulette');
  if (game?.shared === undefined) throw new Error('there is no live roulette');
  // Red, 19–36, the third dozen, the first column, and 0.
  const preview = { simulated: [0, 3, 5, 20, 8, 1, 9, 7, 12, 11] };
  const frame = await openShared(() => import('../../ui/games/live-roulette/live-roulette.game.ts'), {
    more: { preview },
  });
  const company = within(screen.getByRole('list', { name: /^Simulated players/ }));
  expect(company.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Simulated 1Red, chips: 3',
    'Simulated 219–36, chips: 20',
    'Simulated 3Dozen 3, chips: 1',
    'Simulated 4Column 1, chips: 7',
    'Simulated 50, chips: 11',
  ]);
  expect(document.body.textContent).toContain('No dealer, no video');

  button('Place bet').click();
  await frame.handled();
  expect(said()).toBe('Put a chip on the table.');
  button('Red').click();
  button('17').click();
  button('Place bet').click();
  await frame.handled();
  const bet = {
    chips: [
      { on: 'red', stake: 100 },
      { on: 'n17', stake: 100 },
    ],
  };
  const round = { id: 'r1', status: 'staked', stake: 200, bet, moves: [], pays: null, shown: {} };
  expect((await frame.answer('play', { ok: true, round }))['bet']).toEqual(bet);
  expect(game.stakeOf(bet)).toBe(200);

  button('Clear').click();
  button('Black').click();
  for (const name of ['Black', 'Clear']) expect(button(name).getAttribute('aria-disabled'), name).toBe('true');
  expect(document.body.textContent).toContain('On the table: 2.00 EUR');

  const draws = () => createDraws({ serverSeed: 'a', clientSeed: 'salt', nonce: 4 });
  const played = game.play(draws(), bet, []);
  const over = { ...round, status: 'over', ...played };
  await frame.answer('watch', { ...draw('shown', game.shared.result(draws())), round: over });
  await expect.poll(said).toMatch(new RegExp(`^Result: ${String(played?.shown['number'])}\\.`));
  expect(button('Clear').getAttribute('aria-disabled')).toBeNull();
  button('Clear').click();
  expect(document.body.textContent).toContain('On the table: 0.00 EUR');
});
