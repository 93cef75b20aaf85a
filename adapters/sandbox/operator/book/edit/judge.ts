/** Judges an edit: the bet with other legs at this moment, and every reason against the edit [BED-1…BED-5]. */
import { editedTypeOf, hasFixedPlaces, isSameSelection } from 'touchline/core/bet-edit/rules/edited-type';
import { betTypeIdOf, betTypeOf } from 'touchline/core/history/bet-type-wire';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import type { Line, LineClock } from '../../line/line.ts';
import type { Currency } from '../../players/directory.ts';
import { mainAccount } from '../../players/wallets.ts';
import type { StoredCoupon } from '../../store/stored-coupon.ts';
import { assess } from '../acceptance/assess.ts';
import type { AssessDeps } from '../acceptance/assess.ts';
import type { Protection } from '../acceptance/protection.ts';
import type { CashOuts } from '../cash-out/cash-outs.ts';
import { offerOf, priceOf } from '../cash-out/price.ts';
import type { AskedCoupon, AskedLeg, ChangeChoice, RejectReason } from '../coupon.ts';
import type { KnownBet } from '../known-bet.ts';
import type { EditReason } from './edits.ts';
import { editedAmounts, inPlaces } from './places.ts';

export interface JudgeDeps extends AssessDeps {
  readonly line: Pick<Line, 'market' | 'game'>;
  readonly clock: Pick<LineClock, 'now'>;
  readonly protection: Protection;
  readonly cashOuts: Pick<CashOuts, 'isWaiting'>;
  readonly currency: (iso: string) => Currency;
  readonly maxPayoutOf: (coupon: StoredCoupon) => number;
}

export interface Judged {
  readonly reasons: readonly EditReason[];
  /** The stake that leaves the bet, and what it is worth; 0 without an offer. */
  readonly stake: number;
  readonly value: number;
  /** The new bet as it would be struck now; null where its terms are unknown. Valid only without reasons. */
  readonly coupon: StoredCoupon | null;
}

/** A worse price than the player saw asks again; a better one is taken. */
export const NO_WORSE: ChangeChoice = { changeCoefAction: 2, changeCoefTolerance: 0 };

export function judgeEdit(deps: JudgeDeps, bet: KnownBet, legs: readonly AskedLeg[], choice: ChangeChoice): Judged {
  const none = (...codes: readonly string[]): Judged => ({
    reasons: codes.map((code) => ({ code })),
    stake: 0,
    value: 0,
    coupon: null,
  });
  const { coupon: old, playerId } = bet;
  const type = betTypeOf(old.typeId);
  const closed = deps.protection.against(playerId, { ...old, amount: 0 });
  // An exclusion, a time-out, a lost right or a closed site stops a new bet, so it stops an edit.
  if (closed.length > 0) return { ...none(), reasons: closed };
  if (bet.settled !== null) return none('settled');
  if (old.hasBonusBet) return none('notOwnMoney');
  if (type === 'unknown' || type === 'singles' || old.isVipBet) return none('typeNotOffered');
  if (deps.cashOuts.isWaiting(bet.id)) return none('underWay');
  const price = priceOf(deps.line, bet, deps.maxPayoutOf(old));
  if (!price.ok) return none(price.reason);
  const now = deps.clock.now();
  if (price.value.isLive || bet.results.size > 0 || old.legs.some(({ startsAt }) => startsAt <= now))
    return none('inPlay');
  const value = offerOf(price.value, price.value.open);
  const known = { stake: price.value.open, value };
  if (legs.length === 0) return { ...none('noLegs'), ...known };
  const placed = inPlaces(old.legs, legs);
  const { reasons, coupon } = assess(
    withValue(deps, bet, value),
    bettorOf(deps, bet),
    askedOf(deps, bet, value, placed, choice),
  );
  const live = coupon.legs.filter(({ isLive, startsAt }) => isLive || startsAt <= now);
  const isSame = isSameSelection(
    old.legs.map(({ marketId }) => marketId),
    legs.map(({ marketId }) => marketId),
  );
  return {
    ...known,
    reasons: [
      ...(isSame ? [{ code: 'unchanged' }] : []),
      ...live.map(({ marketId }) => ({ code: 'inPlay', marketId })),
      ...formReasonsOf(type, old.legs, placed),
      ...reasons.map(inWords),
    ],
    coupon: coupon.legs.length === legs.length ? coupon : null,
  };
}

/** Legs in blocks can be swapped only [BED-14]. */
function formReasonsOf(type: BetTypeName, old: StoredCoupon['legs'], legs: readonly AskedLeg[]): readonly EditReason[] {
  const games = new Set(old.map(({ gameId }) => gameId));
  const isSwapOnly = legs.length === old.length && legs.every(({ gameId }) => games.has(gameId));
  return hasFixedPlaces(type) && !isSwapOnly ? [{ code: 'typeNotAllowed' }] : [];
}

/** The player changes legs, not the form: these say that the type can't have such legs. */
const OF_FORM: ReadonlySet<string> = new Set(['badSystemValue', 'badBlocks', 'badBlockAmount']);

function inWords(reason: RejectReason): EditReason {
  if (OF_FORM.has(reason.code)) return { code: 'typeNotAllowed' };
  return reason.code === 'bankerNotAllowed' ? { ...reason, code: 'blocked' } : reason;
}

const bettorOf = ({ currency }: JudgeDeps, { playerId, coupon }: KnownBet): { id: number; currency: Currency } => ({
  id: playerId,
  currency: currency(coupon.currency),
});

/** The value of the bet is the whole stake: it is counted as if it were on the account already. */
function withValue(deps: JudgeDeps, { playerId, coupon }: KnownBet, value: number): JudgeDeps {
  const account = mainAccount(playerId);
  return {
    ...deps,
    wallets: {
      balance: (of, iso) => (of === account && iso === coupon.currency ? value : deps.wallets.balance(of, iso)),
    },
  };
}

function askedOf(
  { line }: Pick<JudgeDeps, 'line'>,
  { coupon }: KnownBet,
  value: number,
  legs: readonly AskedLeg[],
  choice: ChangeChoice,
): AskedCoupon {
  const pricesOf = (blockId: number): readonly number[] =>
    legs.flatMap((leg) => (leg.blockId === blockId ? [line.market(leg.marketId)?.price ?? leg.coef] : []));
  return {
    accountId: coupon.accountId,
    amount: value,
    typeId: typeIdOf(coupon.typeId, legs.length),
    systemValue: coupon.systemValue,
    ...choice,
    amountByBlockId: editedAmounts(coupon.amountByBlockId, value, pricesOf),
    prepaidAmount: 0,
    exactCoef: null,
    isDropOnScoreChange: false,
    isVipBet: false,
    hasBonusBet: false,
    promoCode: '',
    refId: coupon.refId ?? null,
    bets: legs,
  };
}

function typeIdOf(typeId: number, legs: number): number {
  const type = betTypeOf(typeId);
  return type === 'unknown' ? typeId : betTypeIdOf(editedTypeOf(type, legs));
}
