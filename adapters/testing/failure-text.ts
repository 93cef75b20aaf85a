/** Coupons in the domain's words. */
import type { SettleInput, SettleLeg } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetResult } from 'touchline/core/history/bet-result';

export const RESULTS: Readonly<Record<BetResult, string>> = {
  unsettled: 'not settled',
  notStarted: 'not started',
  lost: 'lost',
  won: 'won',
  returned: 'returned',
  forcedReturn: 'cancelled',
  halfWon: 'half won, half returned',
  halfLost: 'half lost, half returned',
  halfLostHalfWon: 'half lost, half won',
};

const decimals = (value: number, places: number): string => (value / 10 ** places).toFixed(places);
export const moneyText = (minor: number): string => decimals(minor, 2);

const legText = ({ price, result, isBanker, blockId, amount }: SettleLeg, at: number): string =>
  [
    `leg ${at + 1} at ${decimals(price, 3)} ${RESULTS[result]}`,
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

/** Stakes of the blocks after the first. */
const laterStakes = ({ betType, amountByBlockId = {} }: SettleInput): readonly string[] =>
  betType !== 'conditional'
    ? []
    : Object.entries(amountByBlockId)
        .slice(1)
        .map(([id, amount]) => `, then ${moneyText(amount)} on block ${id}`);

/** A coupon on one line: its name, its stake and its legs. */
export function couponText(coupon: SettleInput): string {
  const stake = coupon.betType === 'singles' ? '' : `, stake ${moneyText(coupon.stake)}${laterStakes(coupon).join('')}`;
  return `${couponName(coupon)}${stake}: ${coupon.legs.map(legText).join('; ')}`;
}

/** States that a coupon contains, for the tallies of a report. */
export const statesOf = (coupon: SettleInput): readonly string[] => [
  coupon.betType,
  ...new Set(coupon.legs.map(({ result }) => `a leg ${RESULTS[result]}`)),
  ...(coupon.legs.some(({ isBanker }) => isBanker === true) ? ['a banker'] : []),
];
