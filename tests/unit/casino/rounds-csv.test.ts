/** The player's rounds as a file. */
import { describe, expect, it } from 'vitest';
import { ROUND_COLUMNS, roundsCsv, roundsFileName } from 'touchline/core/casino/rules/rounds-csv';
import { EVERY_ROUND } from 'touchline/core/casino/rules/rounds-filter';
import type { ForeignRound, PlayedRound, RoundProof } from 'touchline/core/casino/types';
import { readCsv } from '../history/read-csv.ts';

const WORDS = {
  column: (column: string) => column,
  game: (gameId: string) => `${gameId}, the game`,
  status: ({ status }: PlayedRound) => status,
};

const ROUND: RoundProof = {
  id: 'r1',
  gameId: 'dice',
  status: 'over',
  currency: 'EUR',
  stake: 150,
  bet: {},
  moves: [],
  shown: {},
  pays: 297,
  nonce: 4,
  seedId: 's',
  at: Date.UTC(2026, 10, 21, 14, 40),
  commitment: 'c0',
  tableHash: 't0',
  version: 1,
  clientSeed: '=cmd()',
  serverSeed: null,
};

describe('rounds as a file', () => {
  it('[CSN-10] have one row each, with amounts, time and seeds, and nothing that a spreadsheet would run', () => {
    const revealed = {
      ...ROUND,
      id: 'r0',
      serverSeed: 'a1',
      clientSeed: 'mine',
      pays: null,
      status: 'cancelled' as const,
    };
    const rows = readCsv(roundsCsv([ROUND, revealed], WORDS));
    expect(rows[0]).toEqual([...ROUND_COLUMNS]);
    expect(rows.slice(1)).toEqual([
      ['r1', '2026-11-21T14:40:00Z', 'dice, the game', 'over', 'EUR', '1.50', '2.97', 'c0', "'=cmd()", '4', ''],
      ['r0', '2026-11-21T14:40:00Z', 'dice, the game', 'cancelled', 'EUR', '1.50', '', 'c0', 'mine', '4', 'a1'],
    ]);
  });

  it('[CSN-10, CSN-23] leave the seeds of a foreign round empty', () => {
    const { gameId, status, currency, stake, pays, at } = ROUND;
    const foreign: ForeignRound = {
      id: 'sample:q',
      gameId,
      status,
      currency,
      stake,
      pays,
      at,
      commitment: null,
      isFree: false,
      proof: null,
    };
    expect(readCsv(roundsCsv([foreign], WORDS))[1]).toEqual([
      ...['sample:q', '2026-11-21T14:40:00Z', 'dice, the game', 'over', 'EUR', '1.50', '2.97', '', '', '', ''],
    ]);
  });

  it('[CSN-10, CSN-25] are named by their day and their filter', () => {
    expect(roundsFileName(ROUND.at, EVERY_ROUND)).toBe('rounds-2026-11-21.csv');
    const filter = { ...EVERY_ROUND, status: 'won', gameId: 'dice' } as const;
    expect(roundsFileName(ROUND.at, filter)).toBe('rounds-2026-11-21-won-dice.csv');
    expect(roundsFileName(ROUND.at, { ...filter, status: 'all' })).toBe('rounds-2026-11-21-dice.csv');
  });
});
