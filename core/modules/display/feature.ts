/** How the site is shown in detail, on this device and in the player's account. */
import { defineFeature } from '../../app/define-feature.ts';
import { deriveShared } from '../../kernel/readable.ts';
import { preferences } from '../preferences/public.ts';
import { session } from '../session/public.ts';
import { siteConfig } from '../site-config/public.ts';
import { display } from './contract.ts';
import { displayDecider } from './decider.ts';
import { createBoardFilter } from './filter-board.ts';
import { createGamesWithVideo } from './games-with-video.ts';
import { keepDisplay } from './keep-display.process.ts';
import { sharePreferences } from './share-preferences.process.ts';
import { releaseEntries, syncAccount } from './sync-account.process.ts';
import { viewDisplay } from './views.ts';

export const feature = defineFeature(display, {
  needs: { preferences, session, siteConfig },
  decider: displayDecider,
  create({ ports, api, own, readable, state, eventsOf }) {
    const view = deriveShared(own.readable, viewDisplay);
    const videos = createGamesWithVideo({ api, clock: ports.clock, visible: ports.page.visible });
    return {
      view,
      actions: { board: createBoardFilter({ display: view, videos, clock: ports.clock }) },
      facts: () => ({ now: ports.clock.now() + (state('siteConfig').config?.clockOffset ?? 0) }),
      effects: {
        // First, so that what is stored is there before the account is asked.
        keep: () => keepDisplay({ events$: own.events$, state: own.state, ...ports }),
        share: () =>
          sharePreferences({
            events$: own.events$,
            entries: own.state,
            preferences: readable('preferences'),
            preferencesEvents$: eventsOf('preferences'),
          }),
        release: () => releaseEntries(eventsOf('session')),
        sync: () =>
          syncAccount({
            session: readable('session'),
            entries: own.readable,
            preferences: readable('preferences'),
            api,
            clock: ports.clock,
          }),
      },
    };
  },
});
