export { siteConfig } from './contract.ts';
export type { CouponSetup } from './views.ts';
export { setupOf } from './setup.ts';
export type { SiteSetup } from './setup.ts';
export type { SiteConfigState } from './decider.ts';
export type { SiteConfig } from './views.ts';
