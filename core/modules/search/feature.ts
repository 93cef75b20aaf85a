/** Search: finds sports, competitions, teams and games by what a player types. */
import { defineFeature } from '../../app/define-feature.ts';
import { consent, functionalConsent } from '../consent/public.ts';
import { preferences } from '../preferences/public.ts';
import { search } from './contract.ts';
import { searchDecider } from './decider.ts';
import { createFinder } from './find.process.ts';
import { keepRecent } from './keep-recent.process.ts';
import { keepViewed } from './keep-viewed.process.ts';

export const feature = defineFeature(search, {
  needs: { preferences },
  optional: { consent },
  decider: searchDecider,
  create({ ports: { clock, report, searchIndex, storage }, api, own, optional, state }) {
    const mayRemember$ = functionalConsent(optional('consent'));
    const finder = createFinder({
      events$: own.events$,
      state: () => own.readable.get(),
      api,
      clock,
      report,
      language: () => state('preferences').language,
      loadIndex: searchIndex,
    });
    return {
      view: own.readable,
      facts: () => ({ isOld: finder.isOld(), now: clock.now() }),
      effects: {
        find: finder.run,
        'keep-recent': () => keepRecent(own.events$, () => own.readable.get(), mayRemember$, { storage, report }),
        'keep-viewed': () => keepViewed(own.events$, () => own.readable.get(), mayRemember$, { storage, report }),
      },
    };
  },
});
