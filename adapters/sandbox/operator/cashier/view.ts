/** A payment as shown to the player, and when its next step is due. */
import { PROVIDER_PATH } from 'touchline/core/cashier/rules/provider';
import type { Payment, StepName } from 'touchline/core/cashier/types';
import type { ValueOf } from '../switches/switches.ts';
import { wayOf } from './methods.ts';
import type { KnownPayment } from './payments.ts';
import { isOpen } from './payments.ts';

/** How long the provider's page stays valid. */
export const PROVIDER_EXPIRES_MS = 1_800_000;
/** How long a provider without a page takes to decide. */
const BY_ITSELF_MS = 3_000;

const STEPS: Readonly<Record<Payment['kind'], readonly StepName[]>> = {
  deposit: ['requested', 'sent', 'done'],
  withdrawal: ['requested', 'checked', 'sent', 'done'],
};

/** When the next step is due, milliseconds; null while only a person or a switch can advance the payment. */
export function dueAt(payment: KnownPayment, stepMs: number, outcome: ValueOf<'paymentOutcome'>): number | null {
  if (payment.state === 'provider') return payment.until;
  if (payment.state !== 'pending') return null;
  if (payment.kind === 'deposit') {
    if (outcome === 'pending') return null;
    // A payment kept pending on the page, or by a slow method, waits for a step.
    return (
      payment.changedAt +
      (payment.token === '' && (wayOf(payment.methodId)?.deposit?.steps ?? 0) === 0
        ? Math.min(stepMs, BY_ITSELF_MS)
        : stepMs)
    );
  }
  return payment.steps.has('checked') && outcome === 'pending' ? null : payment.changedAt + stepMs;
}

/** `areFinal`: the rules in force let no withdrawal be cancelled once it was requested [CSH-20]. */
export function viewPayment(payment: KnownPayment, due: number | null, areFinal: boolean): Payment {
  const {
    id,
    key,
    kind,
    state,
    methodId,
    currency,
    amount,
    fee,
    net,
    destination,
    createdAt,
    changedAt,
    steps,
    reason,
    token,
    until,
  } = payment;
  const way = wayOf(methodId);
  return {
    id: String(id),
    key,
    kind,
    state,
    methodId,
    methodName: way?.name ?? methodId,
    methodKind: way?.kind ?? 'bank',
    currency,
    amount,
    fee,
    net,
    destination,
    createdAt,
    changedAt,
    steps: STEPS[kind].map((step) => ({ step, at: steps.get(step) ?? null })),
    expectedAt: isOpen(payment) ? due : null,
    reason,
    canCancel:
      state === 'provider' || (state === 'pending' && kind === 'withdrawal' && !steps.has('sent') && !areFinal),
    provider: state === 'provider' && token !== '' ? { address: `${PROVIDER_PATH}${token}`, expiresAt: until } : null,
  };
}
