/** Boards and error pages as one chunk: each is small and shares most of its code with the others. */
export { ChampScreen } from './champ/champ-screen.tsx';
export { NotFoundScreen } from './errors/not-found-screen.tsx';
export { ServerErrorScreen } from './errors/server-error-screen.tsx';
export { LineScreen } from './line/line-screen.tsx';
export { LiveScreen } from './live/live-screen.tsx';
