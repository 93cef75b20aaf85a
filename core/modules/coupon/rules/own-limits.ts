/**
 * Reasons from the player's own limits: each window that this stake exceeds, with its remainder and the time at which
 * more frees; limits in another currency, which can't count the stake; an exclusion; a missing limit [CPN-26].
 */
import { isAtMost, minorIn, money } from '../../../kernel/money.ts';
import type { Money } from '../../../kernel/money.ts';
import { text } from '../../../kernel/text.ts';
import type { CouponFacts } from '../facts.ts';
import type { Blocker } from '../views.ts';
import type { ResolvedSlip } from './resolved-slip.ts';
import { blocker } from './blocker.ts';

/** The player's own limits as blockers. `least` is the operator's minimum stake, minor units; null while unknown. */
export function ownLimitBlockers(
  { ownLimits, player }: CouponFacts,
  { totalStake, isBonusAccount, hasPromo, currency, type, exactCoef }: ResolvedSlip,
  least: number | null,
): readonly Blocker[] {
  if (ownLimits === null) return [];
  const { excluded, timeOut, isLimitMissing, windows } = ownLimits;
  // A free bet stakes none of the player's money.
  const stake = isBonusAccount || hasPromo ? null : money(totalStake ?? 0, currency);
  const judged = windows.map((window) => ({ ...window, fits: stake === null || isAtMost(stake, window.left) }));
  const stopping = judged.filter(({ fits }) => fits === false);
  const uncounted = judged.filter(({ fits }) => fits === null).map(({ left }) => left.currency);
  const most = Math.min(...stopping.map(({ left }) => minorIn(left, currency) ?? 0));
  const remedy: Blocker['remedy'] =
    most > 0 && most >= (least ?? 0) && type.amountPer !== 'leg'
      ? {
          text: text('coupon.remedy.setStake', { amount: most, currency }),
          command: { type: 'coupon/setStake', payload: { amount: most } },
        }
      : toLimits('coupon.remedy.limits');
  return [
    ...(excluded === null
      ? []
      : [
          excluded.until === null
            ? blocker('excluded', {}, toLimits('coupon.remedy.limits'))
            : blocker('excluded', { until: excluded.until }, toLimits('coupon.remedy.limits'), 'excludedUntil'),
        ]),
    ...(timeOut !== null && exactCoef.ok && exactCoef.value !== null ? [ofTimeOut(timeOut)] : []),
    ...(isLimitMissing ? [blocker('limitMissing', {}, toLimits('coupon.remedy.setLimit'))] : []),
    ...stopping.map(({ limitType, limit, left, frees }): Blocker => {
      const fitsLater = (room: Money): boolean => stake !== null && isAtMost(stake, room) === true;
      const until = fitsLater(limit) ? frees.find((step) => fitsLater(step.left))?.at : undefined;
      const params = { limitType, amount: minorIn(left, currency) ?? 0, currency };
      return until === undefined
        ? blocker('limitReached', params, remedy, 'ownLimit')
        : blocker('limitReached', { ...params, until }, remedy, 'ownLimitUntil');
    }),
    ...[...new Set(uncounted)].map((limitCurrency) =>
      blocker('limitCurrency', { limitCurrency, currency }, toCurrency(limitCurrency, player)),
    ),
  ];
}

/** The remedy for a stake that the limits can't count: an account in their currency where there is one. */
function toCurrency(currency: string, player: CouponFacts['player']): Blocker['remedy'] {
  const account = player?.accounts.find(({ iso }) => iso === currency);
  return account === undefined
    ? toLimits('coupon.remedy.limits')
    : {
        text: text('coupon.remedy.account', { currency }),
        command: { type: 'coupon/chooseAccount', payload: { accountId: account.id } },
      };
}

/** An order would be struck while the player takes a break: without exact odds the bet is placed at once. */
function ofTimeOut({ until }: { readonly until: number | null }): Blocker {
  const remedy: Blocker['remedy'] = {
    text: text('coupon.remedy.dropExact'),
    command: { type: 'coupon/typeExactCoef', payload: { text: '' } },
  };
  return until === null ? blocker('timeOut', {}, remedy) : blocker('timeOut', { until }, remedy, 'timeOutUntil');
}

function toLimits(key: string): Blocker['remedy'] {
  return { text: text(key), open: 'limits' };
}
