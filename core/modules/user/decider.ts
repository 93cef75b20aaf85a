import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { UserCommand, UserEvent, UserRejection } from './messages.ts';
import type { AccountConversion, UserFacts } from './types.ts';

export interface UserState {
  /** Set before the load and reset by its failure: an installed config is not loaded again [USR-1]. */
  readonly isInstalled: boolean;
  readonly facts: UserFacts | null;
  /** Null until loaded: until then nothing is stopped [USR-11]. */
  readonly rights: readonly string[] | null;
  readonly accountConversion: AccountConversion;
  /** The player has answered the identification window in this visit [USR-4]. */
  readonly isIdentificationPutOff: boolean;
}

export interface UserModuleFacts {
  readonly signedIn: boolean;
}

export type UserDecider = Decider<UserState, UserCommand, UserEvent, UserModuleFacts, UserRejection>;

const NOBODY: UserState = {
  isInstalled: false,
  facts: null,
  rights: null,
  accountConversion: 'none',
  isIdentificationPutOff: false,
};

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
      case 'user/putOffIdentification':
        return state.isIdentificationPutOff
          ? err({ code: 'user/unchanged' })
          : ok([{ type: 'user/identificationPutOff', payload: {} }]);
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
      case 'user/identificationPutOff':
        return { ...state, isIdentificationPutOff: true };
      case 'user/forgotten':
        return NOBODY;
    }
    return state;
  },
};
