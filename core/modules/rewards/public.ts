export { rewards } from './contract.ts';
export type { RewardsCommand } from './messages.ts';
export { percentOf } from './rules/progress.ts';
export { CASHBACK_KINDS } from './types.ts';
export type { CashbackKind, RewardsAnswer } from './types.ts';
