import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { FavouritesCommand, FavouritesEvent, FavouritesRejection } from './messages.ts';
import { keyOf } from './rules/key.ts';
import { MAX_STARS, merge, newerThan, starsIn } from './rules/merge.ts';
import type { Favourite, FavouritesState } from './types.ts';

const UNCHANGED = err<FavouritesRejection>({ code: 'favourites/unchanged' });

export interface FavouritesFacts {
  /** Wall ms. */
  readonly now: number;
}

type FavouritesDecider = Decider<
  FavouritesState,
  FavouritesCommand,
  FavouritesEvent,
  FavouritesFacts,
  FavouritesRejection
>;

export const favouritesDecider: FavouritesDecider = {
  initial: { entries: {}, unsent: [], account: 'none' },
  decide(command, { entries, unsent, account }, { now }) {
    switch (command.type) {
      case 'favourites/star': {
        const last = entries[keyOf(command.payload)];
        if (last?.isOn === true) return UNCHANGED;
        if (starsIn(entries).length >= MAX_STARS) return err({ code: 'favourites/full' });
        // A change is later than the one it replaces, even where this device's clock is behind.
        const favourite = { ...command.payload, at: Math.max(now, (last?.at ?? 0) + 1), isOn: true };
        return ok([{ type: 'favourites/changed', payload: { favourite } }]);
      }
      case 'favourites/unstar': {
        const last = entries[keyOf(command.payload)];
        if (last?.isOn !== true) return UNCHANGED;
        const favourite = { ...last, at: Math.max(now, last.at + 1), isOn: false };
        return ok([{ type: 'favourites/changed', payload: { favourite } }]);
      }
      case 'favourites/merge': {
        const changes = newerThan(entries, command.payload.changes, now);
        return changes.length === 0
          ? UNCHANGED
          : ok([{ type: 'favourites/merged', payload: { changes, from: command.payload.from } }]);
      }
      case 'favourites/reportSaved':
        return ok([{ type: 'favourites/saved', payload: command.payload }]);
      case 'favourites/reportFailure':
        return account === 'failed' ? UNCHANGED : ok([{ type: 'favourites/failed', payload: {} }]);
      case 'favourites/forget':
        return account === 'none' && unsent.length === 0 && Object.keys(entries).length === 0
          ? UNCHANGED
          : ok([{ type: 'favourites/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'favourites/changed':
        return withChanges(state, [event.payload.favourite], true);
      case 'favourites/merged':
        return withChanges(state, event.payload.changes, event.payload.from === 'device');
      case 'favourites/saved': {
        const saved = new Map(event.payload.changes.map((change) => [keyOf(change), change.at]));
        // A star that was changed again meanwhile is sent again.
        const unsent = state.unsent.filter((key) => saved.get(key) !== state.entries[key]?.at);
        return { ...state, unsent, account: 'same' };
      }
      case 'favourites/failed':
        return { ...state, account: 'failed' };
      case 'favourites/forgotten':
        return favouritesDecider.initial;
    }
    return state;
  },
};

function withChanges(state: FavouritesState, changes: readonly Favourite[], isUnsent: boolean): FavouritesState {
  const entries = merge(state.entries, changes);
  if (!isUnsent) return { ...state, entries };
  return { ...state, entries, unsent: [...new Set([...state.unsent, ...changes.map(keyOf)])] };
}
