export { favourites } from './contract.ts';
export type { FavouritesView } from './types.ts';
