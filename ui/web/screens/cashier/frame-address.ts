/** Where a provider's page is loaded from. In a demo the operator's own have no server: a static page of the build stands for them, and its hash names the payment. */
import { PROVIDER_PATH } from '../../../../core/modules/cashier/rules/provider.ts';

declare const __DEMO__: boolean | undefined;
declare const __BASE__: string;

const IS_DEMO = typeof __DEMO__ === 'boolean' && __DEMO__;

export const PROVIDER_PAGE = IS_DEMO ? `${__BASE__}provider.html` : '';

export function frameAddress(address: string): string {
  return IS_DEMO && address.startsWith(PROVIDER_PATH)
    ? `${PROVIDER_PAGE}#${address.slice(PROVIDER_PATH.length)}`
    : address;
}
