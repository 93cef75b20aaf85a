export { consent } from './contract.ts';
export { functionalConsent } from './functional-consent.ts';
export type { ConsentCommand, ConsentEvent } from './messages.ts';
export type { ConsentType, CookieName, CookieOption } from './options.ts';
export type { ConsentView } from './views.ts';
