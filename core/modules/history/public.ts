export type { BetTypeName } from './bet-type.ts';
export { betTypeIdOf, betTypeNames, betTypeOf } from './bet-type.ts';
export { history } from './contract.ts';
export type { HistoryFilter } from './filter.ts';
export type { HistoryState } from './state.ts';
export type { HistoryCommand } from './messages.ts';
export type { Bet, BetLeg, BetStatusId, HistoryView } from './views.ts';
export { betSchema, betTypeSchema, withBetType } from './wire.ts';
export { NO_BETS } from './no-bets.ts';
