/** Rounds that are missing in the player's history. */
import { describe, expect, it } from 'vitest';
import { nonceGaps } from 'touchline/core/casino/rules/nonce-gaps';
import type { PlayedRound, RoundStatus } from 'touchline/core/casino/types';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';
import { GAMES } from '../../../adapters/sandbox/provider/games/games.ts';

const roundOf = (seedId: string, nonce: number, gameId = 'dice', status: RoundStatus = 'over'): PlayedRound => ({
  ...{ id: `${seedId}.${nonce}`, gameId, status, currency: 'EUR', stake: 100, bet: {}, moves: [], shown: {}, pays: 0 },
  ...{ nonce, seedId, at: nonce, commitment: 'c', tableHash: 't', version: 1, clientSeed: 'mine', serverSeed: null },
});
const FOREIGN: PlayedRound = {
  ...{ id: 'alpha:r', gameId: 'wheel', status: 'over', currency: 'EUR', stake: 100, pays: 0, at: 1 },
  ...{ commitment: null, isFree: false, proof: null },
};
const isShared = (gameId: string): boolean => gameId === 'crash';

describe('the numbers of rounds under one seed', () => {
  it('[CSN-33] have no gap where they follow each other, over visits, games and cancelled rounds', () => {
    const rounds = [
      ...[roundOf('b', 1), roundOf('m', 0, 'mines'), FOREIGN, roundOf('b', 0)],
      ...[roundOf('a', 2), roundOf('a', 1, 'dice', 'cancelled'), roundOf('a', 0)],
    ];
    expect(nonceGaps(rounds, true, isShared)).toEqual([]);
  });

  it('[CSN-33] have a gap where rounds are missing between two, each seed for itself', () => {
    const rounds = [roundOf('a', 9), roundOf('b', 5), roundOf('a', 5), roundOf('a', 4), roundOf('b', 3)];
    expect(nonceGaps(rounds, false, isShared)).toEqual([
      { gameId: 'dice', seedId: 'a', first: 6, last: 8 },
      { gameId: 'dice', seedId: 'b', first: 4, last: 4 },
    ]);
  });

  it('[CSN-33] begin with 0 where no older rounds are left out', () => {
    const rounds = [roundOf('a', 3), roundOf('a', 2)];
    expect(nonceGaps(rounds, false, isShared)).toEqual([]);
    expect(nonceGaps(rounds, true, isShared)).toEqual([{ gameId: 'dice', seedId: 'a', first: 0, last: 1 }]);
  });

  it('[CSN-33] may leave draws out that all players share, which the catalogue says of each such game', () => {
    expect(nonceGaps([roundOf('c', 9, 'crash'), roundOf('c', 2, 'crash')], true, isShared)).toEqual([]);
    const shared = GAMES.flatMap((game) => (game.shared === undefined ? [] : [game.id]));
    const reported = CATALOGUE.flatMap(({ id, features }) => (features.includes('shared') ? [id] : []));
    expect([...reported].sort((a, b) => a.localeCompare(b))).toEqual([...shared].sort((a, b) => a.localeCompare(b)));
  });
});
