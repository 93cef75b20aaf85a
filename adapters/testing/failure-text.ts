/** Coupons and failures in the domain's words. */
import type { SettleInput, SettleLeg } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetStatusId } from 'touchline/core/coupon/rules/settlement/leg-factor';
import { paidByHand } from './brute-force.ts';

const RESULTS: Readonly<Record<BetStatusId, string>> = {
  [-2]: 'uncalculated',
  [-1]: 'open',
  0: 'lost',
  1: 'won',
  2: 'returned',
  3: 'cancelled',
  4: 'half won, half returned',
  5: 'half lost, half returned',
  6: 'half lost, half won',
};
const SETTLED: readonly BetStatusId[] = [0, 1, 2, 4, 5, 6];
/** The order in which legs are suspected: returned and cancelled, then lost and won, then the halves. */
const suspicion = ({ statusId }: SettleLeg): number => (statusId > 3 ? 2 : statusId > 1 ? 0 : 1);

const decimals = (value: number, places: number): string => (value / 10 ** places).toFixed(places);
export const moneyText = (minor: number): string => decimals(minor, 2);

const legText = ({ price, statusId, isBanker, blockId, amount }: SettleLeg, at: number): string =>
  [
    `leg ${at + 1} at ${decimals(price, 3)} ${RESULTS[statusId]}`,
    ...(isBanker === true ? ['banker'] : []),
    ...(blockId === undefined ? [] : [`block ${blockId}`]),
    ...(amount === undefined ? [] : [`stake ${moneyText(amount)}`]),
  ].join(', ');

/** The name of a coupon with its size: `system 2/3`. */
function couponName({ betType, systemValue, legs }: SettleInput): string {
  if (betType !== 'system' && betType !== 'multibet') return betType;
  const free = legs.filter(({ isBanker }) => isBanker !== true);
  const units = betType === 'system' ? free.length : new Set(free.map(({ blockId }) => blockId)).size;
  return `${betType} ${systemValue ?? 2}/${units}`;
}

/** A coupon on one line: its name, its stake and its legs. */
function couponText(coupon: SettleInput): string {
  const stake = coupon.betType === 'singles' ? '' : `, stake ${moneyText(coupon.stake)}`;
  return `${couponName(coupon)}${stake}: ${coupon.legs.map(legText).join('; ')}`;
}

/** States that a coupon contains, for the tallies of a report. */
export const statesOf = (coupon: SettleInput): readonly string[] => [
  coupon.betType,
  ...new Set(coupon.legs.map(({ statusId }) => `a leg ${RESULTS[statusId]}`)),
  ...(coupon.legs.some(({ isBanker }) => isBanker === true) ? ['a banker'] : []),
];

/** The first single mistake that explains a payout: a leg paid by another result, or bankers that count as other legs. */
function mistakeIn(coupon: SettleInput, paid: number): string | null {
  // The difference is then one of terms, such as a cap or another rounding.
  if (paidByHand(coupon) === paid) return null;
  const places = [...coupon.legs.entries()].sort(([, a], [, b]) => suspicion(a) - suspicion(b));
  for (const [at, leg] of places)
    for (const statusId of SETTLED) {
      if (statusId === leg.statusId) continue;
      const legs = coupon.legs.map((each, index) => (index === at ? { ...each, statusId } : each));
      if (paidByHand({ ...coupon, legs }) === paid)
        return `leg ${at + 1} (${RESULTS[leg.statusId]}) is paid as if ${RESULTS[statusId]}`;
    }
  const bankers = coupon.legs.filter(({ isBanker }) => isBanker === true).length;
  const plain = coupon.legs.map(({ isBanker: _, ...leg }) => leg);
  if (bankers > 0 && paidByHand({ ...coupon, legs: plain }) === paid) return 'bankers are counted as other legs';
  return null;
}

/** A wrong payout: what was paid, what is owed, and the mistake that explains the difference. */
export function wrongPayout(coupon: SettleInput, paid: number, owed: string): string {
  const mistake = mistakeIn(coupon, paid);
  return `${mistake === null ? '' : `${mistake}. `}${couponText(coupon)}. Paid ${moneyText(paid)}, owed ${owed}.`;
}
