export type { DisplayActions, FilteredBoard } from './filter-board.ts';
export { CHOICES } from './types.ts';
export type { Display, DisplayView, SwitchName } from './types.ts';
