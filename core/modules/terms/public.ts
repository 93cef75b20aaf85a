export { terms } from './contract.ts';
export type { Confirming, TermsState } from './types.ts';
