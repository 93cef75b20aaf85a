/** The selections of a same-game combo, as the operator reports them with a bet. */
import { describe, expect, it } from 'vitest';
import type { BetResult } from 'touchline/core/history/bet-result';
import { decodeBet } from 'touchline/core/history/bets-wire';
import type { BetLeg } from 'touchline/core/history/types';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { createBets } from '../../../adapters/sandbox/operator/book/bets.ts';
import type { KnownBet } from '../../../adapters/sandbox/operator/book/known-bet.ts';
import { viewBet } from '../../../adapters/sandbox/operator/book/view.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { LIVE, outcome } from './fake-line.ts';
import type { FakeLine } from './fake-line.ts';
import { coupon, leg, newPlayer, stage } from './given.ts';

const MAX_PAYOUT = 1_000_000;

/** The leg of a single on the combo 'home wins and away wins' of a game, seen after `change` of the line. */
async function comboLeg(
  gameId: number,
  change: (line: FakeLine) => void = () => undefined,
  startsLater = 0,
): Promise<BetLeg | undefined> {
  const store = createMemoryStore();
  const at = await stage({ store });
  const player = await newPlayer(at.operator);
  at.operator.book.place(player, 'key', coupon(player, { bets: [leg(outcome(gameId), 1950)] }));
  at.clock.advance(10_000);
  const answer = at.operator.book.answer(player, 'key');
  if (answer?.status !== 'accepted') throw new Error('the bet was not placed');
  const bets = createBets();
  for (const record of store.records) bets.apply(record);
  const placed = bets.bet(Number(answer.bet.id));
  if (placed === null) throw new Error('the bet is not in the record');
  const bet: KnownBet = {
    ...placed,
    coupon: {
      ...placed.coupon,
      legs: placed.coupon.legs.map((each) => ({
        ...each,
        kind: KIND.sameGame,
        label: '1.1.0+1.3.0',
        startsAt: each.startsAt + startsLater,
      })),
    },
  };
  change(at.line);
  const view = viewBet(at.line, bet, MAX_PAYOUT, at.clock.now());
  const read = decodeBet(JSON.parse(JSON.stringify(view)));
  if (!read.ok) throw new Error(read.error);
  return read.value.legs[0];
}

const parts = (first: BetResult, second: BetResult): unknown => [
  { kind: KIND.result, type: 1, param: 0, result: first },
  { kind: KIND.result, type: 3, param: 0, result: second },
];

describe('the selections of a combo', () => {
  it('[HIS-18] have not started before their game, and are open in play', async () => {
    expect((await comboLeg(1))?.parts).toEqual(parts('notStarted', 'notStarted'));
    expect((await comboLeg(LIVE))?.parts).toEqual(parts('unsettled', 'unsettled'));
  });

  it('[HIS-18] are settled one by one, as their own markets are', async () => {
    const seen = await comboLeg(LIVE, (line) => line.set(outcome(LIVE, 3), { result: 0 }));
    expect(seen?.parts).toEqual(parts('unsettled', 'lost'));
  });

  it('[HIS-18] are never settled by a later game with the same number', async () => {
    const seen = await comboLeg(LIVE, (line) => line.set(outcome(LIVE, 3), { result: 0 }), -1_000);
    expect(seen?.parts).toEqual(parts('unsettled', 'unsettled'));
  });
});
