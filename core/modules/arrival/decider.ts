import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { ArrivalCommand, ArrivalEvent, ArrivalRejection, How } from './messages.ts';

export interface ArrivalState {
  /** How the player has just arrived, or that the player has just left; null once a page is shown [ARR-1, ARR-3]. */
  readonly how: How | null;
}

export type ArrivalDecider = Decider<ArrivalState, ArrivalCommand, ArrivalEvent, null, ArrivalRejection>;

export const arrivalDecider: ArrivalDecider = {
  initial: { how: null },
  decide(command, state) {
    switch (command.type) {
      case 'arrival/note':
        return ok([{ type: 'arrival/noted', payload: command.payload }]);
      case 'arrival/land':
        return state.how === null ? err({ code: 'arrival/unchanged' }) : ok([{ type: 'arrival/landed', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'arrival/noted':
        return { how: event.payload.how };
      case 'arrival/landed':
        return { how: null };
    }
    return state;
  },
};
