/**
 * The advance: half of the stakes of the player's open bets, less the debt. It covers the part of a stake that the
 * balance lacks, and the next payouts repay it. A player's debt is the negated balance of the house's advance account,
 * so the debt always agrees with the money.
 */
import { prepaidPart } from 'touchline/core/coupon/rules/settlement/terms';
import { advanceAccount } from '../../players/wallets.ts';
import type { Wallets } from '../../players/wallets.ts';
import type { Bets } from '../bets.ts';
import type { Bettor, RejectReason } from '../coupon.ts';

const SHARE = 2;

export interface AdvanceDeps {
  readonly wallets: Pick<Wallets, 'balance'>;
  readonly bets: Pick<Bets, 'openStakes'>;
}

/** The debt to the advance, minor units, never below 0. */
export function owed({ wallets }: Pick<AdvanceDeps, 'wallets'>, playerId: number, currency: string): number {
  return Math.max(0, -wallets.balance(advanceAccount(playerId), currency));
}

/** The amount available now, minor units. */
export function availableAdvance(deps: AdvanceDeps, { id, currency }: Bettor): number {
  return Math.max(0, Math.floor(deps.bets.openStakes(id, currency.iso) / SHARE) - owed(deps, id, currency.iso));
}

export type FundsCheck =
  | { readonly ok: true; readonly prepaid: number }
  | { readonly ok: false; readonly reason: RejectReason };

/**
 * How a stake is paid. The advance covers the shortfall of the balance, up to the `allowed` amount that the player set,
 * minor units.
 */
export function checkFunds(stake: number, balance: number, allowed: number, available: number): FundsCheck {
  const lacks: FundsCheck = { ok: false, reason: { code: 'insufficientFunds', amount: balance } };
  if (allowed === 0) return stake > balance ? lacks : { ok: true, prepaid: 0 };
  const part = prepaidPart(stake, balance, available);
  if (!part.ok) return { ok: false, reason: { code: 'advanceTooSmall', amount: available } };
  return part.value > allowed ? lacks : { ok: true, prepaid: part.value };
}
