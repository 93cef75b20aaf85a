import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { UserCommand, UserEvent, UserRejection } from './messages.ts';
import { withEmail, withPhone } from './rules/status.ts';
import type { AccountConversion, UserFacts } from './types.ts';

export interface UserState {
  /** Set before the load, reset by its failure: what is installed is not loaded again [USR-1]. */
  readonly isInstalled: boolean;
  readonly facts: UserFacts | null;
  readonly rights: readonly string[];
  readonly accountConversion: AccountConversion;
}

export interface UserModuleFacts {
  readonly signedIn: boolean;
}

export type UserDecider = Decider<UserState, UserCommand, UserEvent, UserModuleFacts, UserRejection>;

const NOBODY: UserState = { isInstalled: false, facts: null, rights: [], accountConversion: 'none' };

export const userDecider: UserDecider = {
  initial: NOBODY,
  decide(command, state, { signedIn }) {
    if (command.type === 'user/forget')
      return state === NOBODY ? err({ code: 'user/unchanged' }) : ok([{ type: 'user/forgotten', payload: {} }]);
    if (!signedIn) return err({ code: 'user/nobody' });
    switch (command.type) {
      case 'user/load':
        return state.isInstalled && !command.payload.isAgain
          ? err({ code: 'user/unchanged' })
          : ok([{ type: 'user/loadAsked', payload: {} }]);
      case 'user/receive':
        return ok([{ type: 'user/received', payload: command.payload }]);
      case 'user/reportFailure':
        return ok([{ type: 'user/failed', payload: {} }]);
      case 'user/receiveRights':
        return ok([{ type: 'user/rightsReceived', payload: command.payload }]);
      case 'user/addPhone':
        return state.facts === null ? err({ code: 'user/unchanged' }) : ok([{ type: 'user/phoneAdded', payload: {} }]);
      case 'user/addEmail':
        return state.facts === null ? err({ code: 'user/unchanged' }) : ok([{ type: 'user/emailAdded', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'user/loadAsked':
        return { ...state, isInstalled: true };
      case 'user/received':
        return { ...state, isInstalled: true, facts: event.payload };
      case 'user/failed':
        return { ...state, isInstalled: false };
      case 'user/rightsReceived':
        return { ...state, ...event.payload };
      case 'user/phoneAdded':
        return withFacts(state, (facts) => ({
          activationType: withPhone(facts.activationType),
          protectionMethods: { ...facts.protectionMethods, isPhoneBound: true },
        }));
      case 'user/emailAdded':
        return withFacts(state, (facts) => ({ activationType: withEmail(facts.activationType) }));
      case 'user/forgotten':
        return NOBODY;
    }
    return state;
  },
};

function withFacts(state: UserState, change: (facts: UserFacts) => Partial<UserFacts>): UserState {
  return state.facts === null ? state : { ...state, facts: { ...state.facts, ...change(state.facts) } };
}
