/** A bet as the player is shown it. */
import type { Line } from '../line/line.ts';
import type { StoredLeg } from '../store/records.ts';
import type { KnownBet } from './bets.ts';
import type { Bet, BetLeg, StatusId } from './coupon.ts';
import { possibleWin, totalCoef } from './payout.ts';

/** Open legs carry the score of this moment, settled ones the score they were settled at. `now` in milliseconds. */
export function viewBet(line: Pick<Line, 'game'>, bet: KnownBet, maxPayout: number, now: number): Bet {
  const { coupon, settled } = bet;
  const legs = coupon.legs.map((leg, index): BetLeg => viewLeg(line, bet, leg, index, now));
  return {
    id: String(bet.id),
    key: bet.key,
    typeId: coupon.typeId,
    systemValue: coupon.systemValue,
    accountId: coupon.accountId,
    currency: coupon.currency,
    amount: coupon.amount,
    coef: totalCoef(coupon),
    possibleWin: possibleWin(coupon, maxPayout),
    placedAt: bet.placedAt,
    status: settled === null ? 'open' : 'settled',
    statusId: settled === null ? openStatus(coupon.legs, now) : settled.statusId,
    payout: settled?.payout ?? 0,
    settledAt: settled?.at ?? null,
    legs,
  };
}

function viewLeg(line: Pick<Line, 'game'>, bet: KnownBet, stored: StoredLeg, index: number, now: number): BetLeg {
  const { seen: _seen, ...leg } = stored;
  const result = bet.results.get(index);
  if (result !== undefined) return { ...leg, statusId: result.statusId, score: result.score };
  return { ...leg, statusId: openStatus([stored], now), score: leg.startsAt > now ? '' : (line.game(leg.gameId, 'en')?.score ?? '') };
}

function openStatus(legs: readonly StoredLeg[], now: number): StatusId {
  return legs.every(({ startsAt }) => startsAt > now) ? -1 : -2;
}
