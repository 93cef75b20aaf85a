/**
 * A room of bingo in its frame: the prize lines distinguish the player's own tickets from those of simulated and other
 * players.
 */
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { gameOf } from '../../adapters/sandbox/provider/games/games.ts';
import { button, closeFrame, draw, mainButton, openShared, said, type Frame } from './frame-tools.ts';

const preview = gameOf('bingo-75')?.shared?.preview?.({ below: () => 0 }) ?? {};
const RESULT = { balls: [1, 2], stageBalls: [1, 2], winners1: [7, 12, 31], winners2: [9] };

afterEach(closeFrame);

const openRoom = (): Promise<Frame> =>
  openShared(() => import('../../ui/games/bingo-75/bingo-75.game.ts'), { more: { preview } });

it('[BNG-3] a prize names the tickets of the player, and those of simulated or other players', async () => {
  const frame = await openRoom();
  for (const ticket of [7, 31]) button(`Ticket ${ticket}`).click();
  mainButton().click();
  await frame.handled();
  const round = { id: 'r1', stake: 200, bet: { stake: 100, tickets: [7, 31] }, moves: [], shown: {} };
  await frame.answer('play', { ok: true, round: { ...round, status: 'staked', pays: null } });
  await frame.answer('watch', {
    ...draw('shown', RESULT),
    round: { ...round, status: 'over', pays: 0, shown: RESULT },
  });
  await expect
    .poll(said)
    .toContain(
      'First line: ball 1, tickets 7, 31 (yours); 12 (simulated or other players). ' +
        'Full card: ball 2, tickets 9 (simulated or other players).',
    );
});

it('[BNG-3] a ticket that was chosen and not bought is not the player’s', async () => {
  const frame = await openRoom();
  button('Ticket 7').click();
  await frame.answer('watch', draw('shown', RESULT));
  await expect
    .poll(() => screen.queryByText(/^First line/)?.textContent)
    .toContain('First line: ball 1, tickets 7, 12, 31 (simulated or other players).');
});
