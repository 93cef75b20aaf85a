import type { Message, Nothing } from '../../kernel/message.ts';
import type { Favourite, FavouriteKind } from './types.ts';

export type FavouriteChanges = { readonly changes: readonly Favourite[] };
/** `device`: what a guest chose on an earlier visit. `tab`: another tab of the browser. */
export type CopyOrigin = 'device' | 'tab' | 'account';

export type FavouritesCommand =
  | Message<'favourites/star', { readonly kind: FavouriteKind; readonly id: number; readonly startsAt: number | null }>
  | Message<'favourites/unstar', { readonly kind: FavouriteKind; readonly id: number }>
  /** From the module's processes. */
  | Message<'favourites/merge', FavouriteChanges & { readonly from: CopyOrigin }>
  | Message<'favourites/reportSaved', FavouriteChanges>
  | Message<'favourites/reportFailure', Nothing>
  | Message<'favourites/forget', Nothing>;

export type FavouritesEvent =
  | Message<'favourites/changed', { readonly favourite: Favourite }>
  | Message<'favourites/merged', FavouriteChanges & { readonly from: CopyOrigin }>
  | Message<'favourites/saved', FavouriteChanges>
  | Message<'favourites/failed', Nothing>
  | Message<'favourites/forgotten', Nothing>;

/** `full`: there are `MAX_STARS` already. */
export type FavouritesRejection = { readonly code: 'favourites/unchanged' | 'favourites/full' };
