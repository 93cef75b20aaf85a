/** Formats the cashier's times. */
import type { Translate } from '../../text.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

function oneTime(seconds: number, t: Translate): string {
  if (seconds < HOUR_S) return t('cashier.minutes', { count: Math.ceil(seconds / MINUTE_S) });
  if (seconds < DAY_S) return t('cashier.hours', { count: Math.ceil(seconds / HOUR_S) });
  return t('cashier.days', { count: Math.ceil(seconds / DAY_S) });
}

/** Processing time: 'At once', 'up to 3 days'. */
export function takesText([, longest]: readonly [number, number], t: Translate): string {
  return longest === 0 ? t('cashier.atOnce') : t('cashier.upTo', { time: oneTime(longest, t) });
}
