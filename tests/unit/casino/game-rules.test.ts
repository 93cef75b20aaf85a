/** What jurisdictions demand of games. */
import { expect, it } from 'vitest';
import { gameRulesOf } from '../../../adapters/sandbox/operator/casino/pace.ts';
import { GAMES } from '../../../adapters/sandbox/provider/games/games.ts';

it('[GWAL-8] German rules forbid games at a table and poker against the house, and name only games that exist', () => {
  const { forbidden, maxStake, minCycleMs } = gameRulesOf('DE');
  expect([forbidden.has('holdem'), forbidden.has('roulette'), forbidden.has('video-poker')]).toEqual([
    true,
    true,
    false,
  ]);
  // A live table is the table's game.
  expect(['live-roulette', 'live-baccarat'].map((id) => forbidden.has(id))).toEqual([true, true]);
  expect([...forbidden].filter((id) => !GAMES.some((game) => game.id === id))).toEqual([]);
  expect([maxStake, minCycleMs]).toEqual([1, 5_000]);
  expect(gameRulesOf('MT').forbidden.size).toBe(0);
});
