import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import { shareStructure } from '../../kernel/share-structure.ts';
import type { TrialsCommand, TrialsEvent, TrialsRejection } from './messages.ts';
import type { Arms } from './types.ts';

const UNCHANGED = err<TrialsRejection>({ code: 'trials/unchanged' });

export const trialsDecider: Decider<Arms, TrialsCommand, TrialsEvent, null, TrialsRejection> = {
  initial: {},
  decide(command, state) {
    switch (command.type) {
      case 'trials/assign':
        return shareStructure(state, command.payload.arms) === state
          ? UNCHANGED
          : ok([{ type: 'trials/assigned', payload: command.payload }]);
      case 'trials/forget':
        return Object.keys(state).length === 0 ? UNCHANGED : ok([{ type: 'trials/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'trials/assigned':
        return event.payload.arms;
      case 'trials/forgotten':
        return {};
    }
    return state;
  },
};
