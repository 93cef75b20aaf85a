export type { SiteConfigState } from './decider.ts';
export type { Country, Currency, SiteConfig } from './views.ts';
