/** The demands of jurisdictions on games. */
import { expect, it } from 'vitest';
import { createHouseRules } from '../../../adapters/sandbox/operator/casino/house-rules.ts';
import { gameRulesOf } from '../../../adapters/sandbox/operator/casino/pace.ts';
import { GAMES } from '../../../adapters/sandbox/provider/games/games.ts';

it('[GWAL-8] German rules forbid games at a table and poker against the house, and name only games that exist', () => {
  const { forbidden, maxStake, minCycleMs } = gameRulesOf('DE');
  expect(['holdem', 'roulette', 'video-poker'].filter((id) => forbidden.has(id))).toEqual(['holdem', 'roulette']);
  // A live table is the table's game.
  expect(['live-roulette', 'live-baccarat'].filter((id) => !forbidden.has(id))).toEqual([]);
  // A draw at a table is that table's game.
  expect(['tv-war', 'tv-21', 'tv-poker'].filter((id) => !forbidden.has(id))).toEqual([]);
  expect([...forbidden].filter((id) => !GAMES.some((game) => game.id === id))).toEqual([]);
  expect({ maxStake, minCycleMs }).toEqual({ maxStake: 1, minCycleMs: 5_000 });
  expect(gameRulesOf('MT').forbidden.size).toBe(0);
});

it('[GWAL-16] a session of another version of its game is bound to what is no longer there', () => {
  const { unbound } = createHouseRules({
    games: [{ id: 'dice', version: 2, isSlot: false, stakes: { min: 1, max: 10 } }],
    currency: () => ({ id: 1, iso: 'EUR', symbol: '€', minorDigits: 2 }),
    jurisdiction: () => 'MT',
    now: () => 0,
    ageOf: () => null,
    activeAccount: () => 70,
  });
  const bound = { playerId: 7, gameId: 'dice', accountId: 70, jurisdiction: 'MT', version: 2 };
  expect(unbound(bound)).toBeNull();
  expect(unbound({ ...bound, version: 1 })).toBe('version');
  // Sessions on record from before are bound to nothing.
  expect(unbound({ ...bound, accountId: null, jurisdiction: null, version: null })).toBeNull();
  // Play money has no account.
  expect(unbound({ ...bound, playerId: null, accountId: null })).toBeNull();
});
