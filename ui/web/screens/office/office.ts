/** The office as one chunk. */
export { AccountScreen } from './account-screen.tsx';
export { HistoryScreen } from './history-screen.tsx';
