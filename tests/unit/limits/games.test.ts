/** Stakes of games in the limits' ledger: each debit of a round counts at its own time. */
import { expect, it } from 'vitest';
import { createLedgerFollower } from '../../../adapters/sandbox/operator/limits/follow-records.ts';
import { createLedger } from '../../../adapters/sandbox/operator/limits/ledger.ts';
import type { CasinoRecordOf } from '../../../adapters/sandbox/operator/casino/records.ts';

const PLAYER = 7;

function world() {
  const ledger = createLedger();
  const follow = createLedgerFollower(ledger, () => 'EUR');
  const opened = { t: 'gameSessionOpened', at: 0, sessionId: 's', ticketId: 't', gameId: 'blackjack' } as const;
  follow({ ...opened, playerId: PLAYER, currency: 'EUR', entries: [] });
  const moved = (
    kind: CasinoRecordOf<'gameMoneyMoved'>['kind'],
    at: number,
    transactionId: string,
    amount: number,
    more: Partial<CasinoRecordOf<'gameMoneyMoved'>> = {},
  ): void =>
    follow({
      ...({ t: 'gameMoneyMoved', sessionId: 's', roundId: 'r', debitId: '', answer: { status: 'OK' } } as const),
      ...{ kind, at, transactionId, amount, entries: [] },
      ...more,
    });
  const stakes = () =>
    ledger.of(PLAYER).stakes.map(({ amount, at, returned }) => [amount, at, returned?.amount ?? null]);
  return { moved, stakes };
}

it('[GWAL-22] a free round is no stake, and its win no return of one', () => {
  const { moved, stakes } = world();
  moved('debit', 10, 'a', 20, { grantId: 'g' });
  moved('credit', 11, 'b', 100);
  moved('close', 12, 'c', 0);
  moved('debit', 20, 'd', 20, { grantId: 'g', roundId: 'q' });
  moved('rollback', 21, 'e', 20, { debitId: 'd', roundId: 'q', answer: { status: 'OK', applied: true } });
  expect(stakes()).toEqual([]);
});

it('[GWAL-9, GWAL-11] each debit of a round is a stake at its time, a rollback takes back its debit alone, and the round returns once', () => {
  const { moved, stakes } = world();
  moved('debit', 10, 'a', 100);
  moved('rollback', 11, 'x', 0, { debitId: 'late', answer: { status: 'OK', applied: false } });
  moved('debit', 20, 'b', 50);
  moved('debit', 30, 'c', 100);
  expect(stakes()).toEqual([
    [100, 10, null],
    [50, 20, null],
    [100, 30, null],
  ]);
  moved('rollback', 31, 'y', 100, { debitId: 'c', answer: { status: 'OK', applied: true } });
  moved('credit', 40, 'd', 250);
  moved('close', 41, 'e', 0);
  expect(stakes()).toEqual([
    [100, 10, 250],
    [50, 20, 0],
  ]);
});
