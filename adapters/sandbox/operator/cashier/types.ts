/** The cashier's interface for the handlers. */
import type { CashierAnswer, Payment } from 'touchline/core/cashier/types';
import type { Bettor } from '../book/coupon.ts';
import type { AskedPayment } from './check.ts';
import type { KnownPayment, PaymentFilter, Payments } from './payments.ts';
import type { CashierRecord, PaymentReason } from './records.ts';

/** The player's action on the provider's page. */
export const ACTS = ['pay', 'refuse', 'keep', 'cancel'] as const;
export type Act = (typeof ACTS)[number];

export type PaymentAnswer =
  | { readonly key: string; readonly status: 'accepted'; readonly payment: Payment }
  | { readonly key: string; readonly status: 'rejected'; readonly reasons: readonly PaymentReason[] };

export interface Cashier extends Pick<Payments, 'hasDeposit'> {
  apply(record: CashierRecord): void;
  /** Advances open payments by the clock. */
  start(): void;
  stop(): void;
  /** Methods and conditions for the account with this number, in whose currency the bettor pays. */
  offer(bettor: Bettor, accountId: number): CashierAnswer;
  pay(bettor: Bettor, key: string, asked: AskedPayment): PaymentAnswer;
  /** The answer to the key, or null. */
  answer(bettor: Bettor, key: string): PaymentAnswer | null;
  /** Closes a key that has no answer. */
  abandon(bettor: Bettor, key: string): PaymentAnswer;
  /** The cancelled payment, the reason why it was not cancelled ('final': CSH-20), or null for an unknown payment. */
  cancel(bettor: Bettor, id: number): Payment | 'tooLate' | 'final' | null;
  payment(bettor: Bettor, id: number): Payment | null;
  payments(
    bettor: Bettor,
    filter: PaymentFilter,
    before: number | null,
    limit: number,
  ): { readonly payments: readonly Payment[]; readonly next: number | null };
  changed(bettor: Bettor, since: number): { readonly cursor: number; readonly payments: readonly Payment[] };
  /** Whether a payment of the player in this currency has not ended. */
  hasOpen(playerId: number, currency: string): boolean;
  /** A payment of any player by its number. */
  known(id: number): KnownPayment | null;
  /** The payment behind a provider page's token; null for an unknown token. */
  atProvider(token: string): KnownPayment | null;
  /** Applies the provider's outcome. Only the first outcome counts. */
  act(token: string, act: Act): KnownPayment | null;
}
