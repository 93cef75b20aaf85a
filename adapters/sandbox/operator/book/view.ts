/** A bet as shown to the player. */
import type { BetLegWire, BetWire, LegPartWire } from 'touchline/core/history/bet-wire';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { comboSelections } from 'touchline/core/line/rules/market-names';
import type { Line } from '../line/line.ts';
import { marketId } from '../line/market-id.ts';
import { accountTypeOf, isFreeBet, MAIN } from '../players/accounts.ts';
import type { StoredCoupon, StoredLeg } from '../store/stored-coupon.ts';
import type { KnownBet } from './known-bet.ts';
import { cashedSoFar, openStake, restOf } from './cash-out/rest.ts';
import type { PayTerms } from './payout.ts';
import { possibleWin, settleCoupon, smallestWin, termsOf, totalCoef } from './payout.ts';

/**
 * Open legs carry the current score; settled legs carry the score at settlement and, once available, the final score.
 * `now` in milliseconds.
 */
export function viewBet(line: Pick<Line, 'game' | 'settle'>, bet: KnownBet, maxPayout: number, now: number): BetWire {
  const { coupon, settled, cashOuts } = bet;
  const remaining = openStake(bet);
  // A bet that was cashed out whole has no rest: its terms stay visible.
  const rest = remaining === 0 ? coupon : restOf(bet);
  const terms = termsOf(rest, maxPayout);
  const legs = coupon.legs.map((leg, index): BetLegWire => viewLeg(line, bet, leg, index, now));
  return {
    id: String(bet.id),
    key: bet.key,
    typeId: coupon.typeId,
    systemValue: coupon.systemValue,
    accountId: coupon.accountId,
    accountType: accountTypeOf(bet.playerId, coupon.accountId) ?? MAIN,
    currency: coupon.currency,
    amount: coupon.amount,
    amountByBlockId: coupon.amountByBlockId,
    coef: totalCoef(coupon),
    possibleWin: possibleWin(rest, terms),
    minWin: smallestWin(rest, terms),
    placedAt: bet.placedAt,
    status: settled === null ? 'open' : 'settled',
    statusId: settled === null ? openStatus(coupon.legs, now) : settled.statusId,
    payout: settled === null ? 0 : settled.payout + cashedSoFar(bet),
    remaining,
    cashOuts: cashOuts.map(({ key, at, stake, amount, least, movedTo }, index) => ({
      id: `${bet.id}-${index + 1}`,
      key,
      at,
      stake,
      amount,
      least,
      movedTo: movedTo === null ? '' : String(movedTo),
    })),
    editedFrom: bet.editedFrom === null ? '' : String(bet.editedFrom),
    guaranteed: settled === null ? guaranteed(bet, rest, terms) : settled.payout + cashedSoFar(bet),
    repaidAdvance: cashOuts.reduce((sum, { repaid }) => sum + repaid, settled?.repaid ?? 0),
    settledAt: settled?.at ?? null,
    productId: coupon.legs.some(({ isLive }) => isLive) ? 1 : 0,
    isVipBet: coupon.isVipBet,
    hasBonusBet: coupon.hasBonusBet,
    hyperBonusPercent: coupon.hyperBonus?.percent ?? 0,
    promoCode: coupon.promoCode,
    prepaidAmount: coupon.prepaidAmount,
    isFreeBet: isFreeBet(coupon),
    legs,
  };
}

function viewLeg(
  line: Pick<Line, 'game' | 'settle'>,
  bet: KnownBet,
  stored: StoredLeg,
  index: number,
  now: number,
): BetLegWire {
  const { seen: _seen, label = null, ...rest } = stored;
  const leg = { ...rest, label, ...(stored.kind === KIND.sameGame ? { parts: partsOf(line, stored, now) } : {}) };
  const result = bet.results.get(index);
  if (result !== undefined)
    return {
      ...leg,
      ...rankingOf(line, leg),
      statusId: result.statusId,
      score: result.score,
      finalScore: result.finalScore,
    };
  return {
    ...leg,
    statusId: openStatus([stored], now),
    score: leg.startsAt > now ? '' : (line.game(leg.gameId, 'en')?.score ?? ''),
    finalScore: null,
  };
}

/** How the event of a settled leg ended. An id is reused after years: another event's ranking is not this leg's. */
function rankingOf(
  line: Pick<Line, 'game'>,
  leg: Pick<StoredLeg, 'away' | 'gameId' | 'startsAt'>,
): Pick<BetLegWire, 'ranking'> {
  if (leg.away !== '') return {};
  const game = line.game(leg.gameId, 'en');
  return game?.ranking === undefined || game.startsAt !== leg.startsAt ? {} : { ranking: game.ranking };
}

/** The selections of a same-game combo, each as its own market settles, also after the combo is settled. */
function partsOf(
  line: Pick<Line, 'game' | 'settle'>,
  { gameId, label = '', startsAt }: StoredLeg,
  now: number,
): readonly LegPartWire[] {
  const open = openStatus([{ startsAt }], now);
  // An id is reused after years: another game's results are not this leg's.
  const isSame = open === -2 && line.game(gameId, 'en')?.startsAt === startsAt;
  return comboSelections(label).map(({ kind, type, param }) => ({
    kind,
    type,
    param,
    statusId: (isSame ? line.settle(marketId(gameId, { kind, type, param }), now) : null) ?? open,
  }));
}

/** The least that an open bet pays, whatever its open legs do. */
function guaranteed({ results }: KnownBet, rest: StoredCoupon, terms: PayTerms): number {
  const outcome = settleCoupon(rest, (leg) => results.get(leg)?.statusId ?? null, terms);
  return outcome.kind === 'open' ? outcome.guaranteed : outcome.payout;
}

function openStatus(legs: readonly Pick<StoredLeg, 'startsAt'>[], now: number): number {
  return legs.every(({ startsAt }) => startsAt > now) ? -1 : -2;
}
