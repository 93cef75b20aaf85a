/** The casino's catalogue, and the player's rounds. */
import { distinctUntilChanged, filter, map, skip } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine, createCell, derive } from '../../kernel/readable.ts';
import { accounts } from '../accounts/public.ts';
import { preferences } from '../preferences/public.ts';
import { session } from '../session/public.ts';
import { casino } from './contract.ts';
import { casinoDecider } from './decider.ts';
import { followDraws } from './follow-draws.process.ts';
import { followFreeSpins } from './free-spins.process.ts';
import type { LoadedRounds } from './load-casino.process.ts';
import { loadCasino } from './load-casino.process.ts';
import type { CasinoCommand } from './messages.ts';
import { isSameRoundsFilter } from './rules/rounds-filter.ts';
import type { AskedRound, CasinoGame, FreeSpins, GameDraws } from './types.ts';

/** Of a visitor, whose currency is not known. */
const USUAL_CURRENCY = 'EUR';

export const feature = defineFeature(casino, {
  needs: { accounts, preferences, session },
  decider: casinoDecider,
  create({ ports: { clock, page }, api, own, state, readable, eventsOf }) {
    const games = createCell<readonly CasinoGame[] | null>(null);
    const recent = createCell<readonly string[]>([]);
    const rounds = createCell<LoadedRounds | null>(null);
    const askedRound = createCell<AskedRound | null>(null);
    const freeSpins = createCell<readonly FreeSpins[] | null>(null);
    const draws = createCell<ReadonlyMap<string, GameDraws>>(new Map());
    const currency = derive(
      readable('accounts'),
      ({ answer }) => answer?.accounts.find(({ isActive }) => isActive)?.iso ?? USUAL_CURRENCY,
    );
    const left$ = eventsOf('session').pipe(filter(({ event }) => event.type === 'session/signedOut'));
    const isPlayer = ({ status }: { readonly status: string }): boolean => status === 'player';
    return {
      facts: () => ({ isSignedIn: isPlayer(state('session')) }),
      view: combine(
        [own.readable, games, recent, rounds, askedRound, freeSpins, draws] as const,
        ([now, list, played, loaded, one, free, drawn]) => {
          const isOfFilter = loaded !== null && isSameRoundsFilter(loaded.filter, now.roundsFilter);
          return {
            ...now,
            games: list,
            recent: played,
            rounds: isOfFilter ? loaded.rounds : null,
            hasMoreRounds: isOfFilter && loaded.hasMore,
            isRoundsCut: isOfFilter && loaded.isCut,
            askedRound: one,
            freeSpins: free,
            roundGames: loaded?.games ?? [],
            draws: drawn,
          };
        },
      ),
      effects: {
        /** Titles and rules are in the player's language, stakes in the currency of the active account. */
        translate: () =>
          combine(
            [readable('preferences'), currency] as const,
            ([{ language }, iso]) => `${language} ${iso}`,
          ).value$.pipe(
            distinctUntilChanged(),
            skip(1),
            filter(() => games.get() !== null),
            map((): CasinoCommand => ({ type: 'casino/load', payload: {} })),
          ),
        'follow-draws': () => followDraws({ own: own.readable, visible: page.visible, draws, api, clock }),
        load: () =>
          loadCasino({
            events$: own.events$,
            api,
            language: () => state('preferences').language,
            currency: currency.get,
            isPlayer$: readable('session').value$.pipe(map(isPlayer), distinctUntilChanged()),
            games,
            recent,
            rounds,
            askedRound,
            left$,
          }),
        'free-spins': () => followFreeSpins({ events$: own.events$, api, clock, freeSpins, left$ }),
      },
    };
  },
});
