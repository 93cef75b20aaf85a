import { keyOf } from './rules/key.ts';
import { starsIn } from './rules/merge.ts';
import type { Favourite, FavouriteKind, FavouritesState, FavouritesView } from './types.ts';

export function viewFavourites(
  { entries, account }: Pick<FavouritesState, 'entries' | 'account'>,
  areTeamsShown = true,
): FavouritesView {
  const stars = [...starsIn(entries)].sort((one, other) => other.at - one.at || other.id - one.id);
  const idsOf = (wanted: FavouriteKind): readonly number[] =>
    stars.flatMap(({ kind, id }: Favourite) => (kind === wanted ? [id] : []));
  return {
    games: idsOf('game'),
    competitions: idsOf('competition'),
    casinoGames: idsOf('casinoGame'),
    teams: areTeamsShown ? idsOf('team') : [],
    areTeamsShown,
    starred: new Set(stars.map(keyOf)),
    account,
  };
}
