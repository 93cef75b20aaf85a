/** The filter of a board, and what it shows, as one chunk. */
export { BoardTools } from './board-tools.tsx';
export { CategoryBoard } from './category-board.tsx';
export { FilterNote, SoonBoard } from './filter-note.tsx';
export { MarketSwitch } from './market-switch.tsx';
export { SeveralGames } from './several-games.tsx';
