/**
 * Address from which a provider's page loads. In a demo the operator has no server: a static page of the build replaces
 * the provider's, and its hash names the payment.
 */
import { PROVIDER_PATH } from 'touchline/core/cashier/rules/provider';

declare const __DEMO__: boolean | undefined;
declare const __BASE__: string;

const IS_DEMO = typeof __DEMO__ === 'boolean' && __DEMO__;

export const PROVIDER_PAGE = IS_DEMO ? `${__BASE__}provider.html` : '';

export function frameAddress(address: string): string {
  return IS_DEMO && address.startsWith(PROVIDER_PATH)
    ? `${PROVIDER_PAGE}#${address.slice(PROVIDER_PATH.length)}`
    : address;
}
