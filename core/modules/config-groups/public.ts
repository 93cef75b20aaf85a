export { configGroups } from './contract.ts';
export type { ConfigGroupsFacts } from './decider.ts';
export type { ConfigGroupsCommand } from './messages.ts';
export type { ConfigGroupsState } from './state.ts';
export { groupOf } from './state.ts';
