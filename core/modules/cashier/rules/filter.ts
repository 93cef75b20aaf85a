import type { Payment, PaymentFilter } from '../types.ts';

export function isSameFilter(left: PaymentFilter, right: PaymentFilter): boolean {
  return (
    left.kind === right.kind &&
    left.state === right.state &&
    left.methodId === right.methodId &&
    left.from === right.from &&
    left.to === right.to
  );
}

/** Whether a payment matches a filter, by the operator's own reading [CSH-11]. */
export function isAskedFor({ kind, state, methodId, from, to }: PaymentFilter, payment: Payment): boolean {
  const isOpen = payment.state === 'provider' || payment.state === 'pending';
  return (
    (kind === 'all' || payment.kind === kind) &&
    (state === 'all' || (state === 'open' ? isOpen : payment.state === state)) &&
    (methodId === '' || payment.methodId === methodId) &&
    (from === null || payment.createdAt >= from) &&
    (to === null || payment.createdAt <= to)
  );
}

/** The parts of the operator's query. */
export function filterQuery({ kind, state, methodId, from, to }: PaymentFilter): Readonly<Record<string, string>> {
  return {
    ...(kind === 'all' ? {} : { kind }),
    ...(state === 'all' ? {} : { state }),
    ...(methodId === '' ? {} : { methodId }),
    ...(from === null ? {} : { from: String(from) }),
    ...(to === null ? {} : { to: String(to) }),
  };
}
