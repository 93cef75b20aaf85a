export type { LimitsRules } from './rulebook.ts';
export type { LimitsCommand } from './messages.ts';
export type { RulePack } from './packs/pack.ts';
export type { Allowance, LimitedAction, LimitStop } from './rules/allowance.ts';
export type { LimitsState } from './state.ts';
export type { Limit, LimitKind } from './types.ts';
export type { LimitsView } from './views.ts';
