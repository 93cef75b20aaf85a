/** Casino tournaments. Loaded by their pages. */
import { distinctUntilChanged, map, skip } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { limits } from '../limits/public.ts';
import { line } from '../line/public.ts';
import { preferences } from '../preferences/public.ts';
import { session } from '../session/public.ts';
import type { RightStop } from '../user/public.ts';
import { user } from '../user/public.ts';
import { actInTournaments } from './act.process.ts';
import { tournaments } from './contract.ts';
import { tournamentsDecider } from './decider.ts';
import { followTournaments } from './follow-tournaments.process.ts';
import { keepActs } from './keep-acts.process.ts';
import type { TournamentsCommand } from './messages.ts';
import { viewTournaments } from './views.ts';

const NONE: readonly RightStop[] = [];

export const feature = defineFeature(tournaments, {
  needs: { line, preferences, session },
  optional: { limits, user },
  decider: tournamentsDecider,
  create({ ports: { clock, ids, report, storage }, api, own, state, readable, service, optional }) {
    const { events$ } = own;
    const stops = derive(optional('user'), (known) =>
      known === null ? NONE : [...new Set([...known.stops.bet, ...known.stops.bonus])],
    );
    const isExcluded = derive(optional('limits'), (known) => (known?.excludedUntil ?? null) !== null);
    const language = derive(readable('preferences'), (known) => known.language);
    const session$ = readable('session');
    const userId = (): string | null => {
      const now = state('session');
      return now.status === 'player' ? now.userId : null;
    };
    return {
      facts: () => ({
        userId: userId(),
        stops: stops.get(),
        isExcluded: isExcluded.get(),
        newKey: () => ids.uuid(),
      }),
      view: combine([own.readable, session$, stops, isExcluded] as const, ([now, who, stopped, excluded]) =>
        viewTournaments(now, { session: who, stops: stopped, isExcluded: excluded }),
      ),
      effects: {
        // First: an act is on the device before it is sent.
        'keep-acts': () => keepActs({ events$, acts: () => own.state().unanswered, userId, storage, report }),
        act: () => actInTournaments({ events$, api, language }),
        follow: () =>
          followTournaments({
            events$,
            api,
            clock,
            operatorNow: service('line').reads.now,
            state: own.state,
            isSignedIn: () => userId() !== null,
            language,
          }),
        forget: () =>
          session$.value$.pipe(
            map((now) => (now.status === 'player' ? now.userId : '')),
            distinctUntilChanged(),
            skip(1),
            map((): TournamentsCommand => ({ type: 'tournaments/forget', payload: {} })),
          ),
      },
    };
  },
});
