export { line } from './contract.ts';
export type { Line } from './create-line.ts';
export type { LineState } from './decider.ts';
export type { LineReads } from './reads.ts';
export { allowedOddsViews, constrainOddsView, formatOdds, HIGHEST_PRICE, oddsViewIds } from './rules/odds-view.ts';
export { parseOdds } from './rules/odds-view-parse.ts';
export type { OddsViewId } from './rules/odds-view.ts';
export type { Board, BoardFilter, BoardGroup, Game, Market, Quote, TreeSport } from './types.ts';
