export type { Confirming, TermsState } from './types.ts';
