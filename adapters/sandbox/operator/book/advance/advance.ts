/**
 * The advance: half of the stakes of the player's open bets, less what is owed. It pays what the balance lacks and is repaid from the next payouts. What a player owes
 * is minus the balance of the house's account for it, so it is never counted apart from the money.
 */
import { prepaidPart } from '../../../../../core/modules/coupon/rules/settlement/terms.ts';
import { advanceAccount } from '../../players/wallets.ts';
import type { Wallets } from '../../players/wallets.ts';
import type { Bets } from '../bets.ts';
import type { Bettor, RejectReason } from '../coupon.ts';

const SHARE = 2;

export interface AdvanceDeps {
  readonly wallets: Pick<Wallets, 'balance'>;
  readonly bets: Pick<Bets, 'openStakes'>;
}

/** Minor units, never below 0. */
export function owed({ wallets }: Pick<AdvanceDeps, 'wallets'>, playerId: number, currency: string): number {
  return Math.max(0, -wallets.balance(advanceAccount(playerId), currency));
}

/** What may be taken now, minor units. */
export function availableAdvance(deps: AdvanceDeps, { id, currency }: Bettor): number {
  return Math.max(0, Math.floor(deps.bets.openStakes(id) / SHARE) - owed(deps, id, currency.iso));
}

export type FundsCheck =
  | { readonly ok: true; readonly prepaid: number }
  | { readonly ok: false; readonly reason: RejectReason };

/** How a stake is paid: the advance pays what the balance lacks, never more than the player allowed (`allowed`, minor units). */
export function checkFunds(stake: number, balance: number, allowed: number, available: number): FundsCheck {
  const lacks: FundsCheck = { ok: false, reason: { code: 'insufficientFunds', amount: balance } };
  if (allowed === 0) return stake > balance ? lacks : { ok: true, prepaid: 0 };
  const part = prepaidPart(stake, balance, available);
  if (!part.ok) return { ok: false, reason: { code: 'advanceTooSmall', amount: available } };
  return part.value > allowed ? lacks : { ok: true, prepaid: part.value };
}
