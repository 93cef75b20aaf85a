/** Reasons that lie in the player's own limits: each window that this stake does not fit in, what is left of it and when it frees; an exclusion; a limit that is missing [CPN-26]. */
import { text } from '../../../kernel/text.ts';
import type { CouponFacts } from '../facts.ts';
import type { Blocker } from '../views.ts';
import type { Meaning } from './meaning.ts';

/** `least` is the operator's least stake, minor units; null while unknown. */
export function ownLimitBlockers(
  { ownLimits }: CouponFacts,
  { totalStake, isBonusAccount, hasPromo, currency, type }: Meaning,
  least: number | null,
): readonly Blocker[] {
  if (ownLimits === null) return [];
  const { excluded, isLimitMissing, windows } = ownLimits;
  // A free bet stakes nothing of the player's.
  const amount = isBonusAccount || hasPromo ? 0 : (totalStake ?? 0);
  const stopping = windows.filter(({ left }) => amount > left);
  const most = Math.min(...stopping.map(({ left }) => left));
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
            ? told('excluded', 'excluded', {}, toLimits('coupon.remedy.limits'))
            : told('excluded', 'excludedUntil', { until: excluded.until }, toLimits('coupon.remedy.limits')),
        ]),
    ...(isLimitMissing ? [told('limitMissing', 'limitMissing', {}, toLimits('coupon.remedy.setLimit'))] : []),
    ...stopping.map(({ limitType, limitValue, left, frees }): Blocker => {
      const until = amount > limitValue ? undefined : frees.find((step) => step.left >= amount)?.at;
      const params = { limitType, amount: left, currency };
      return until === undefined
        ? told('limitReached', 'ownLimit', params, remedy)
        : told('limitReached', 'ownLimitUntil', { ...params, until }, remedy);
    }),
  ];
}

function told(
  code: string,
  key: string,
  params: Readonly<Record<string, string | number>>,
  remedy: Blocker['remedy'],
): Blocker {
  return {
    code,
    text: text(`coupon.block.${key}`, params),
    money: Object.hasOwn(params, 'amount') ? ['amount'] : [],
    remedy,
  };
}

function toLimits(key: string): Blocker['remedy'] {
  return { text: text(key), open: 'limits' };
}
