export type { DisplayActions, FilteredBoard } from './filter-board.ts';
export { display } from './contract.ts';
export { CHOICES } from './types.ts';
export type { Display, DisplayView, SwitchName } from './types.ts';
