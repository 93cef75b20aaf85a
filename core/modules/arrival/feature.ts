/** Where signing in leads: recent arrivals, and the operator's list of routes after signing in. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine } from '../../kernel/readable.ts';
import { session } from '../session/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { arrival } from './contract.ts';
import { arrivalDecider } from './decider.ts';
import { noteArrival } from './note-arrival.process.ts';

export const feature = defineFeature(arrival, {
  needs: { session, siteConfig },
  decider: arrivalDecider,
  create: ({ own, readable, eventsOf }) => ({
    view: own.readable,
    effects: { note: () => noteArrival(eventsOf('session')) },
    guardFacts: combine([own.readable, readable('siteConfig')] as const, ([{ how }, { config }]) => {
      const { afterSignIn } = setupOf(config);
      return {
        hasJustSignedIn: how === 'loggedIn' || how === 'registered',
        hasJustLeft: how === 'left',
        afterSignIn,
        afterRegistrationUrl:
          how === 'registered' ? (afterSignIn.find(({ from }) => from === 'registration')?.to ?? null) : null,
      };
    }),
  }),
});
