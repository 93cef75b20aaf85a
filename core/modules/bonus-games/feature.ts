/** Bonus games: turns that were earned by play, played for points or free bets. Loaded by the pages of the games. */
import { distinctUntilChanged, map, skip } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { limits } from '../limits/public.ts';
import { session } from '../session/public.ts';
import type { RightStop } from '../user/public.ts';
import { user } from '../user/public.ts';
import { bonusGames } from './contract.ts';
import { bonusGamesDecider } from './decider.ts';
import type { BonusGamesCommand } from './messages.ts';
import { playTurns } from './play-turns.process.ts';
import { viewBonusGames } from './views.ts';

const NONE: readonly RightStop[] = [];

export const feature = defineFeature(bonusGames, {
  needs: { session },
  optional: { limits, user },
  decider: bonusGamesDecider,
  create({ ports: { ids }, api, own, state, readable, optional }) {
    const stops = derive(optional('user'), (known) => known?.stops.bonus ?? NONE);
    const isExcluded = derive(optional('limits'), (known) => (known?.excludedUntil ?? null) !== null);
    return {
      facts: () => ({ stops: stops.get(), isExcluded: isExcluded.get(), newKey: () => ids.uuid() }),
      view: combine([own.readable, stops, isExcluded] as const, ([now, stopped, excluded]) =>
        viewBonusGames(now, stopped, excluded),
      ),
      effects: {
        play: () => playTurns({ events$: own.events$, api, isSignedIn: () => state('session').status === 'player' }),
        forget: () =>
          readable('session').value$.pipe(
            map((now) => (now.status === 'player' ? now.userId : '')),
            distinctUntilChanged(),
            skip(1),
            map((): BonusGamesCommand => ({ type: 'bonus-games/forget', payload: {} })),
          ),
      },
    };
  },
});
