/** The player's rounds as a file. */
import { describe, expect, it } from 'vitest';
import { ROUND_COLUMNS, roundsCsv, roundsFileName } from 'touchline/core/casino/rules/rounds-csv';
import { EVERY_ROUND } from 'touchline/core/casino/rules/rounds-filter';
import type { ForeignRound, PlayedRound, RoundProof } from 'touchline/core/casino/types';
import { decodeProof } from 'touchline/core/casino/wire';
import { commitmentOf, tableHashOf } from '../../../adapters/sandbox/provider/fairness/commitment.ts';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { verifyRound } from '../../../ui/web/screens/casino/verify-round.ts';
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

const BETS: Readonly<Record<string, readonly [bet: unknown, moves: readonly number[]]>> = {
  dice: [{ stake: 150, chance: 5_000, side: 'under' }, []],
  mines: [{ stake: 150, mines: 3 }, [0, -1]],
};

/** A round as the provider plays it, with its seed revealed. */
function playedRound(gameId: string): RoundProof {
  const game = gameOf(gameId);
  const [bet, moves] = BETS[gameId] ?? [];
  const seeds = { serverSeed: 'a1'.repeat(32), clientSeed: '=mine', nonce: 4 };
  const result = game?.play(createDraws(seeds), bet, moves ?? []);
  const tableHash = tableHashOf(game?.table);
  const version = game?.version ?? 0;
  return {
    ...{ ...ROUND, gameId, bet, moves: moves ?? [], ...seeds, tableHash, version },
    ...{ shown: result?.shown ?? {}, pays: result?.pays ?? null },
    commitment: commitmentOf({ serverSeed: seeds.serverSeed, tableHash, gameId, version }),
  };
}

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
      [
        'r1',
        '2026-11-21T14:40:00Z',
        'dice, the game',
        'over',
        'EUR',
        '1.50',
        '2.97',
        'c0',
        "'=cmd()",
        '4',
        '',
        JSON.stringify(ROUND),
      ],
      [
        'r0',
        '2026-11-21T14:40:00Z',
        'dice, the game',
        'cancelled',
        'EUR',
        '0.00',
        '',
        'c0',
        'mine',
        '4',
        'a1',
        JSON.stringify(revealed),
      ],
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
      ...['sample:q', '2026-11-21T14:40:00Z', 'dice, the game', 'over', 'EUR', '1.50', '2.97', '', '', '', '', ''],
    ]);
  });

  it('[CSN-41] have no stake for a cancelled round, whose record keeps that of its bet', () => {
    const cancelled: RoundProof = { ...ROUND, status: 'cancelled', pays: null };
    const [, , , , , stake, paid] = readCsv(roundsCsv([cancelled], WORDS))[1] ?? [];
    expect({ stake, paid }).toEqual({ stake: '0.00', paid: '' });
    expect(JSON.parse(readCsv(roundsCsv([cancelled], WORDS))[1]?.at(-1) ?? '')).toMatchObject({ stake: ROUND.stake });
  });

  it.each(['mines', 'dice'])('[CSN-10, CSN-5] prove a round of %s from the file alone', async (gameId) => {
    const round = playedRound(gameId);
    const record = readCsv(roundsCsv([round], WORDS))[1]?.at(-1) ?? '';
    const read = decodeProof(JSON.parse(record));
    const verdict = read.ok ? await verifyRound(read.value) : null;
    expect(verdict).toEqual({
      kind: 'checked',
      checks: ['table', 'commitment', 'outcome', 'payment'].map((check) => ({ check, isRight: true })),
    });
    // The same record with another payment is found out.
    const wrong = await verifyRound({ ...round, pays: (round.pays ?? 0) + 1 });
    expect(wrong.kind === 'checked' && wrong.checks.filter(({ isRight }) => !isRight)).toEqual([
      { check: 'payment', isRight: false },
    ]);
  });

  it('[CSN-10, CSN-25] are named by their day and their filter', () => {
    expect(roundsFileName(ROUND.at, EVERY_ROUND)).toBe('rounds-2026-11-21.csv');
    const filter = { ...EVERY_ROUND, status: 'won', gameId: 'dice' } as const;
    expect(roundsFileName(ROUND.at, filter)).toBe('rounds-2026-11-21-won-dice.csv');
    expect(roundsFileName(ROUND.at, { ...filter, status: 'all' })).toBe('rounds-2026-11-21-dice.csv');
  });
});
