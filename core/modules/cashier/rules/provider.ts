/** The provider's page and the way back from it [CSH-9]. Everything here comes from outside: nothing is believed but which payment is meant, and that is asked about. */
import type { Payment } from '../types.ts';

/** Where the operator's own provider pages are. */
export const PROVIDER_PATH = '/provider-api/pay/';

/**
 * The address if it may be shown in a frame: a path below `PROVIDER_PATH` of this origin, or one that begins with an allowed https prefix (origin and path, such as
 * `https://pay.example/frame/`). Null for anything else.
 */
export function providerAddress(address: string, allowed: readonly string[] = []): string | null {
  if (/^\/provider-api\/pay\/[\w-]{1,200}$/.test(address)) return address;
  // Plain characters only: nothing that a browser would read in another way than this does, and no way up.
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

/** Which payment a provider's frame says it is done with; null for any other message. */
export function readProviderMessage(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'type') || !Object.hasOwn(data, 'payment'))
    return null;
  const { type, payment } = data as { readonly type: unknown; readonly payment: unknown };
  return type === 'payment/returned' && typeof payment === 'string' && ID.test(payment) ? payment : null;
}

/** Which payment a return address means (`?payment=5000001`); null without one, or with more than one. */
export function readReturn(search: string): string | null {
  const found = [...search.matchAll(/[?&]payment=([^&#]*)/g)];
  const id = found.length === 1 ? (found[0]?.[1] ?? '') : '';
  return ID.test(id) ? id : null;
}

/** The return page of a payment as the operator tells it: a path without language; '' while the player is still at the provider. */
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
