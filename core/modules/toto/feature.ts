/** Toto: pools of 15 games. Loaded by the pages of toto. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { limits } from '../limits/public.ts';
import { line } from '../line/public.ts';
import { groupMarkOf, preferences } from '../preferences/public.ts';
import { session } from '../session/public.ts';
import type { RightStop } from '../user/public.ts';
import { user } from '../user/public.ts';
import { buyCoupons } from './buy-coupons.process.ts';
import { toto } from './contract.ts';
import { totoDecider } from './decider.ts';
import { followToto } from './follow-toto.process.ts';
import { forgetAnother } from './forget-another.process.ts';
import { keepDrafts } from './keep-drafts.process.ts';
import { viewToto } from './views.ts';

const NONE: readonly RightStop[] = [];

export const feature = defineFeature(toto, {
  needs: { line, preferences, session },
  optional: { limits, user },
  decider: totoDecider,
  create({ ports: { clock, ids, report, storage }, api, own, state, readable, service, eventsOf, optional }) {
    const { events$ } = own;
    const stops = derive(optional('user'), (known) => known?.stops.bet ?? NONE);
    const isExcluded = derive(optional('limits'), (known) => (known?.excludedUntil ?? null) !== null);
    const group = derive(readable('preferences'), ({ language }) => groupMarkOf(language));
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
        group: group.get(),
        newKey: () => ids.uuid(),
        random: () => ids.random(),
      }),
      view: combine(
        [own.readable, session$, stops, isExcluded, group] as const,
        ([now, who, stopped, excluded, mark]) =>
          viewToto(now, { session: who, stops: stopped, isExcluded: excluded, group: mark }),
      ),
      effects: {
        // First: a purchase is on the device before it is sent.
        'keep-drafts': () =>
          keepDrafts({ events$, drafts: () => own.state().drafts, session: session$, storage, report }),
        buy: () => buyCoupons({ events$, api }),
        follow: () =>
          followToto({
            events$,
            api,
            clock,
            operatorNow: service('line').reads.now,
            followed: () => own.state().followed,
            isSignedIn: () => userId() !== null,
            language: derive(readable('preferences'), ({ language }) => language),
          }),
        forget: () => forgetAnother(eventsOf('session')),
      },
    };
  },
});
