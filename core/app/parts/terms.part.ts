/** Terms that a player has to confirm. */
import type { Module } from '../../kernel/decider.ts';
import { derive } from '../../kernel/readable.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import { termsDecider } from '../../modules/terms/decider.ts';
import type { TermsFacts } from '../../modules/terms/decider.ts';
import { followTerms, forgetTerms } from '../../modules/terms/follow-terms.process.ts';
import type { TermsCommand, TermsEvent, TermsRejection } from '../../modules/terms/messages.ts';
import type { TermsState } from '../../modules/terms/types.ts';
import type { Part } from './part.ts';

export const termsPart: Part<TermsState> = ({ ports, api, runtime, state, readable, eventsOf }) => {
  const module: Module<'terms', TermsState, TermsCommand, TermsEvent, TermsFacts, TermsRejection> = {
    name: 'terms',
    decider: termsDecider,
    facts: () => ({ signedIn: state('session').status === 'player' }),
  };
  runtime.join(module);
  const isAvailable = derive(readable('site-config'), ({ config }) => setupOf(config).isAvailableConfirmTerms);
  return {
    view: readable('terms'),
    processes: [
      {
        name: 'terms/follow',
        run: () =>
          followTerms({
            events$: eventsOf('terms'),
            session: readable('session'),
            isAvailable,
            api,
            clock: ports.clock,
          }),
      },
      { name: 'terms/forget', run: () => forgetTerms(readable('session')) },
    ],
    world: derive(readable('terms'), ({ isChanged }) => ({ areTermsChanged: isChanged })),
  };
};
