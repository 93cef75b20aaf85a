/**
 * The provider's page and the return from it [CSH-9]. Every input here is untrusted: only the payment's id is used, and
 * its state is requested from the operator.
 */
import type { Payment } from '../types.ts';

/** The path of the operator's own provider pages. */
export const PROVIDER_PATH = '/provider-api/pay/';

/**
 * The address if a frame may show it: a path below `PROVIDER_PATH` of this origin, or one that begins with an allowed
 * https prefix (origin and path, such as `https://pay.example/frame/`). Null for anything else.
 */
export function providerAddress(address: string, allowed: readonly string[] = []): string | null {
  if (/^\/provider-api\/pay\/[\w-]{1,200}$/.test(address)) return address;
  // Plain characters only, without dot segments, so that a browser reads the address exactly as this check does.
  if (
    !/^https:\/\/[\w.-]+(?::\d{1,5})?\/[\w./?&=%+~:-]*$/.test(address) ||
    /\/\.\.?(?:[/?]|$)|%2e|%2f|%5c/i.test(address)
  )
    return null;
  const isAllowed = allowed.some(
    (prefix) => /^https:\/\/[\w.-]+(?::\d{1,5})?\/(?:[\w./-]*\/)?$/.test(prefix) && address.startsWith(prefix),
  );
  return isAllowed ? address : null;
}

const ID = /^\d{1,15}$/;

/** The payment that a provider's frame reports as done; null for any other message. */
export function readProviderMessage(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'type') || !Object.hasOwn(data, 'payment'))
    return null;
  const { type, payment } = data as { readonly type: unknown; readonly payment: unknown };
  return type === 'payment/returned' && typeof payment === 'string' && ID.test(payment) ? payment : null;
}

/** The payment in a return address (`?payment=5000001`); null without one, or with more than one. */
export function readReturn(search: string): string | null {
  const found = [...search.matchAll(/[?&]payment=([^&#]*)/g)];
  const id = found.length === 1 ? (found[0]?.[1] ?? '') : '';
  return ID.test(id) ? id : null;
}

/**
 * The return page of a payment in its current state: a path without language; '' while the player is still at the
 * provider.
 */
export function onpayOf({ kind, state }: Pick<Payment, 'kind' | 'state'>): string {
  const base = kind === 'withdrawal' ? '/onpay/withdraw' : '/onpay';
  switch (state) {
    case 'provider':
      return '';
    case 'pending':
      return `${base}/pending`;
    case 'succeeded':
      return `${base}/success`;
    case 'failed':
      return `${base}/fail`;
    case 'cancelled':
      return `${base}/cancel`;
  }
}
