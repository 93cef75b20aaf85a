/** The marks of wins: rounds of real draws in the frames of games that mark wins. */
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createDraws } from '../../adapters/sandbox/provider/fairness/stream.ts';
import { gameOf } from '../../adapters/sandbox/provider/games/games.ts';
import { closeFrame, mainButton, openOwn, stakeField } from './frame-tools.ts';

const ROUNDS = 60;
const FRAMES = {
  dice: () => import('../../ui/games/dice/dice.game.ts'),
  limbo: () => import('../../ui/games/limbo/limbo.game.ts'),
  'orchard-row': () => import('../../ui/games/orchard-row/orchard-row.game.ts'),
  'harbour-lights': () => import('../../ui/games/harbour-lights/harbour-lights.game.ts'),
  'night-train': () => import('../../ui/games/night-train/night-train.game.ts'),
  'coin-room': () => import('../../ui/games/coin-room/coin-room.game.ts'),
  'wild-meadow': () => import('../../ui/games/wild-meadow/wild-meadow.game.ts'),
  'book-of-tides': () => import('../../ui/games/book-of-tides/book-of-tides.game.ts'),
  'crystal-falls': () => import('../../ui/games/crystal-falls/crystal-falls.game.ts'),
  'star-harvest': () => import('../../ui/games/star-harvest/star-harvest.game.ts'),
} as const;

/**
 * The mark is a colour, which these classes give, beside words that say the same: it has neither a role nor a text, and
 * each game puts it somewhere else.
 */
const marks = (): number => document.querySelectorAll('.is-won, .is-paying').length;

/** The lowest stake, which a payment of little more does not exceed in minor units; dice: the most likely side. */
function choose(): void {
  stakeField().value = '0.10';
  const chance = screen.queryByRole<HTMLInputElement>('slider');
  if (chance !== null) {
    chance.value = '95';
    chance.dispatchEvent(new Event('input'));
  }
}

afterEach(closeFrame);

it.each(Object.keys(FRAMES) as (keyof typeof FRAMES)[])(
  '[GSN-16] a round that returns the stake or less has no mark of a win, and one that returns more has: %s',
  async (id) => {
    const frame = await openOwn(FRAMES[id]);
    choose();
    const found = { lost: 0, returned: 0, won: 0 };
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      mainButton().click();
      // Rounds follow each other.
      // oxlint-disable-next-line no-await-in-loop
      await frame.handled();
      const bet = frame.asked('play')['bet'];
      const result = gameOf(id)?.play(createDraws({ serverSeed: 'marks', clientSeed: id, nonce }), bet, []);
      const stake = gameOf(id)?.stakeOf(bet) ?? 0;
      const pays = result?.pays ?? 0;
      const round = { id: `r${nonce}`, status: 'over', stake, bet, moves: [], ...result };
      // oxlint-disable-next-line no-await-in-loop
      await frame.answer('play', { ok: true, round });
      // oxlint-disable-next-line no-await-in-loop
      await frame.handled();
      expect(marks() > 0, `nonce ${nonce}, which pays ${pays} for ${stake}, is marked`).toBe(pays > stake);
      found[pays > stake ? 'won' : pays > 0 ? 'returned' : 'lost'] += 1;
    }
    expect(found.won + found.returned).toBeGreaterThan(0);
  },
);
