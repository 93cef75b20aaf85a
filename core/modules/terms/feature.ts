/** Terms that a player has to confirm. */
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { session, withoutPlayer } from '../session/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { terms } from './contract.ts';
import { termsDecider } from './decider.ts';
import { followTerms } from './follow-terms.process.ts';
import type { TermsCommand } from './messages.ts';

export const feature = defineFeature(terms, {
  needs: { session, siteConfig },
  decider: termsDecider,
  create({ ports, api, own, state, readable }) {
    const isAvailable = derive(readable('siteConfig'), ({ config }) => setupOf(config).hasTermsToConfirm);
    return {
      facts: () => ({ signedIn: state('session').status === 'player' }),
      view: own.readable,
      effects: {
        // First, so that the terms of the next player are asked for anew.
        forget: () => withoutPlayer<TermsCommand>(readable('session'), { type: 'terms/forget', payload: {} }),
        follow: () =>
          followTerms({ events$: own.events$, session: readable('session'), isAvailable, api, clock: ports.clock }),
      },
      guardFacts: derive(own.readable, ({ isChanged }) => ({ areTermsChanged: isChanged })),
    };
  },
});
