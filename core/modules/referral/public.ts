export { referral } from './contract.ts';
export type { Referral } from './rules.ts';
