/** The parts of the frame that the first price does not need: one chunk, loaded right after it. Their places are kept until then. */
export { HeadTools } from './picks.tsx';
export { PlayerZone } from './player-zone.tsx';
export { Search } from './search.tsx';
export { SportsTree } from './sports-tree.tsx';
