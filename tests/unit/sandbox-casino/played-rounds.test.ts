/** Counts of played games: rounds for real money by day. */
import { expect, it } from 'vitest';
import type { RoundMoney } from '../../../adapters/sandbox/operator/casino/casino.ts';
import { createPlayedRounds } from '../../../adapters/sandbox/operator/casino/played-rounds.ts';
import type { CasinoRecord, CasinoRecordOf } from '../../../adapters/sandbox/operator/casino/records.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 10, 25, 12);

const round = (gameId: string, more: Partial<RoundMoney> = {}): RoundMoney => ({
  ...{ playerId: 1, gameId, currency: 'EUR', stake: 100, win: 0, isReturned: false },
  ...more,
});
const ROUNDS: Readonly<Record<string, RoundMoney>> = {
  dice: round('dice'),
  mines: round('mines'),
  returned: round('dice', { stake: 0, isReturned: true }),
  refused: round('dice', { stake: 0 }),
};
type Moved = CasinoRecordOf<'gameMoneyMoved'>;
const close = (roundId: string, at: number, more: Partial<Moved> = {}): Moved => ({
  ...{ t: 'gameMoneyMoved', kind: 'close', sessionId: 's', transactionId: `${roundId} ${at}`, amount: 0, debitId: '' },
  ...{ at, roundId, answer: { status: 'OK' }, entries: [] },
  ...more,
});

function given(...records: readonly CasinoRecord[]) {
  let now = NOON;
  const played = createPlayedRounds(() => now, { roundOf: (id) => ROUNDS[id] ?? null });
  records.forEach((record) => played.apply(record));
  return {
    played,
    after: (days: number) => {
      now = NOON + days * DAY_MS;
    },
  };
}

it('[GWAL-17] counts rounds that have closed, once each, by game', () => {
  const { played } = given(close('dice', NOON), close('dice', NOON + 1), close('mines', NOON));
  expect(['dice', 'mines', 'craps'].map(played.of)).toEqual([2, 1, 0]);
});

it('[GWAL-17] counts no returned stake, no refused close, no round without a stake and no play money', () => {
  const { played } = given(
    close('returned', NOON),
    close('refused', NOON),
    close('dice', NOON, { answer: { status: 'ROUND_CLOSED' } }),
    close('unknown', NOON),
    close('dice', NOON, { kind: 'debit' }),
  );
  expect(played.of('dice')).toBe(0);
});

it('[GWAL-17] counts today and the six days before', () => {
  const { played, after } = given(
    close('dice', NOON - 7 * DAY_MS),
    close('dice', NOON - 6 * DAY_MS),
    close('dice', NOON),
  );
  expect(played.of('dice')).toBe(2);
  after(1);
  expect(played.of('dice')).toBe(1);
  after(7);
  expect(played.of('dice')).toBe(0);
});
