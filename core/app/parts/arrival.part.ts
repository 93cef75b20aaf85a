/** Where signing in leads: who has just come in, and the way that the operator's list has for her. */
import { combine } from '../../kernel/readable.ts';
import type { Module } from '../../kernel/decider.ts';
import { arrivalDecider } from '../../modules/arrival/decider.ts';
import type { ArrivalState } from '../../modules/arrival/decider.ts';
import type { ArrivalCommand, ArrivalEvent, ArrivalRejection } from '../../modules/arrival/messages.ts';
import { noteArrival } from '../../modules/arrival/note-arrival.process.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import type { Part } from './part.ts';

export const arrivalPart: Part<ArrivalState> = ({ runtime, readable, eventsOf }) => {
  const module: Module<'arrival', ArrivalState, ArrivalCommand, ArrivalEvent, null, ArrivalRejection> = {
    name: 'arrival',
    decider: arrivalDecider,
    facts: () => null,
  };
  runtime.join(module);
  const arrival = readable('arrival');
  return {
    view: arrival,
    processes: [{ name: 'arrival/note', run: () => noteArrival(eventsOf('session')) }],
    world: combine([arrival, readable('site-config')] as const, ([{ how }, { config }]) => {
      const { afterSignIn } = setupOf(config);
      return {
        hasJustSignedIn: how === 'loggedIn' || how === 'registered',
        hasJustLeft: how === 'left',
        afterSignIn,
        afterRegistrationUrl:
          how === 'registered' ? (afterSignIn.find(({ from }) => from === 'registration')?.to ?? null) : null,
      };
    }),
  };
};
