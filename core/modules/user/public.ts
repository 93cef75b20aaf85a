export { user } from './contract.ts';
export type { RightStop } from './rules/rights.ts';
export type { AccountConversion } from './types.ts';
