/** The lists of games and the pages for what is not there, as one chunk: each is small, and shares nearly all with the others. */
export { ChampScreen } from './champ/champ-screen.tsx';
export { NotFoundScreen } from './errors/not-found-screen.tsx';
export { ServerErrorScreen } from './errors/server-error-screen.tsx';
export { LineScreen } from './line/line-screen.tsx';
export { LiveScreen } from './live/live-screen.tsx';
