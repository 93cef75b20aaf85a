/** Favourites: starred games, competitions and teams, of a guest on the device and of a player on the account. */
import { filter, map } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine } from '../../kernel/readable.ts';
import { consent, functionalConsent } from '../consent/public.ts';
import { officeSettings } from '../office-settings/public.ts';
import { session } from '../session/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { favourites } from './contract.ts';
import { favouritesDecider } from './decider.ts';
import { followTabs } from './follow-tabs.process.ts';
import { keepCopies } from './keep-copies.process.ts';
import type { FavouritesCommand } from './messages.ts';
import { syncAccount } from './sync-account.process.ts';
import { createTeams } from './teams.ts';
import { viewFavourites } from './views.ts';

export const feature = defineFeature(favourites, {
  // With consent, so that a star is stored as soon as it is set.
  needs: { consent, session, siteConfig },
  optional: { officeSettings },
  decider: favouritesDecider,
  create({ ports: { clock, report, storage, tabs }, api, own, readable, view, optional, eventsOf }) {
    const areTeamsShown = combine(
      [readable('siteConfig'), optional('officeSettings')] as const,
      ([site, settings]) =>
        setupOf(site.config).areFavouriteTeamsShown && settings?.answer?.office.areFavouriteTeamsShown !== false,
    );
    return {
      facts: () => ({ now: clock.now() }),
      view: combine([own.readable, areTeamsShown] as const, ([state, are]) => viewFavourites(state, are)),
      actions: createTeams(api, clock),
      effects: {
        keep: () =>
          keepCopies({
            events$: own.events$,
            state: own.state,
            session: readable('session'),
            mayRemember$: functionalConsent(view('consent')),
            storage,
            report,
          }),
        sync: () => syncAccount({ session: readable('session'), events$: own.events$, state: own.state, api, clock }),
        tabs: () => followTabs(own.events$, tabs),
        forget: () =>
          eventsOf('session').pipe(
            filter(({ event }) => event.type === 'session/signedOut'),
            map((): FavouritesCommand => ({ type: 'favourites/forget', payload: {} })),
          ),
      },
    };
  },
});
