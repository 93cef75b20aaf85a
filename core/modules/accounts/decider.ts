import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { AccountsAnswer, AccountsCommand, AccountsEvent, AccountsRejection } from './messages.ts';

export interface AccountsState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly answer: AccountsAnswer | null;
}

export interface AccountsFacts {
  readonly signedIn: boolean;
}

export type AccountsDecider = Decider<AccountsState, AccountsCommand, AccountsEvent, AccountsFacts, AccountsRejection>;

export const accountsDecider: AccountsDecider = {
  initial: { status: 'idle', answer: null },
  decide(command, state, { signedIn }) {
    switch (command.type) {
      case 'accounts/refresh':
        return signedIn ? ok([{ type: 'accounts/asked', payload: {} }]) : err({ code: 'accounts/signedOut' });
      case 'accounts/receive':
        if (!signedIn) return err({ code: 'accounts/signedOut' });
        if (state.status === 'ready' && JSON.stringify(state.answer) === JSON.stringify(command.payload))
          return err({ code: 'accounts/unchanged' });
        return ok([{ type: 'accounts/received', payload: command.payload }]);
      case 'accounts/reportFailure':
        return signedIn ? ok([{ type: 'accounts/failed', payload: {} }]) : err({ code: 'accounts/signedOut' });
      case 'accounts/forget':
        return state.status === 'idle'
          ? err({ code: 'accounts/unchanged' })
          : ok([{ type: 'accounts/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'accounts/asked':
        return state.answer === null ? { ...state, status: 'loading' } : state;
      case 'accounts/received':
        return { status: 'ready', answer: event.payload };
      case 'accounts/failed':
        return { ...state, status: state.answer === null ? 'failed' : 'ready' };
      case 'accounts/forgotten':
        return { status: 'idle', answer: null };
    }
    return state;
  },
};
