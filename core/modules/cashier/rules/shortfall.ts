/** The money that the coupon lacks [CSH-19]. */
import type { CouponView } from '../../coupon/public.ts';
import type { Shortfall } from '../types.ts';

/** The coupon's reasons that more money remedies. */
const LACKS: ReadonlySet<string> = new Set(['insufficientFunds', 'advanceTooSmall']);

/**
 * The part of the stake that neither the balance nor an advance that is switched on covers. Null unless money is all
 * that the bet lacks, and it is paid from the account that deposits go to. `depositAccountId`: null while unknown.
 */
export function shortfallOf(
  slip: Pick<CouponView, 'totalStake' | 'currency' | 'account' | 'advance' | 'blockers'>,
  depositAccountId: number | null,
): Shortfall | null {
  const { totalStake, currency, account, advance, blockers } = slip;
  const paying = account.choices.find(({ id }) => id === account.id);
  if (paying === undefined || paying.id !== depositAccountId || paying.type === 'bonus') return null;
  if (totalStake === null || blockers.length === 0 || !blockers.every(({ code }) => LACKS.has(code))) return null;
  const amount = totalStake - paying.money - (advance.isOn ? advance.available : 0);
  return amount > 0 ? { amount, currency } : null;
}
