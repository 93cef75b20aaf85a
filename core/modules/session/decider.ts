import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { SessionCommand, SessionEvent, SessionRejection } from './messages.ts';
import type { SessionFailure } from './views.ts';

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'guest'; readonly busy: 'register' | 'logIn' | null; readonly failure: SessionFailure | null }
  | { readonly status: 'player'; readonly userId: string; readonly previousLoginAt: number | null };

export type SessionDecider = Decider<SessionState, SessionCommand, SessionEvent, null, SessionRejection>;

const GUEST: SessionState = { status: 'guest', busy: null, failure: null };

export const sessionDecider: SessionDecider = {
  initial: { status: 'unknown' },
  decide(command, state) {
    switch (command.type) {
      case 'session/restore':
        return state.status === 'player'
          ? err({ code: 'session/alreadyIn' })
          : ok([{ type: 'session/restoring', payload: {} }]);
      case 'session/logIn': {
        const refusal = mayAuthenticate(state);
        return refusal ?? ok([{ type: 'session/logInAsked', payload: { attempt: command.payload.attempt } }]);
      }
      case 'session/register': {
        const { currency, countryId, isAdult } = command.payload;
        if (!isAdult) return err({ code: 'session/underAge' });
        return mayAuthenticate(state) ?? ok([{ type: 'session/registrationAsked', payload: { currency, countryId } }]);
      }
      case 'session/dismissCredentials':
        return ok([{ type: 'session/credentialsDismissed', payload: {} }]);
      case 'session/logOut':
        if (state.status !== 'player') return err({ code: 'session/notIn' });
        return ok([{ type: 'session/signedOut', payload: { userId: state.userId, why: 'asked' } }]);
      case 'session/reportPlayer':
        return decidePlayer(state, command.payload);
      case 'session/reportGuest':
        // A user who is signing in is a guest already.
        if (state.status === 'guest' && (state.busy === null || command.payload.why === 'noSession'))
          return err({ code: 'session/unchanged' });
        return ok([
          {
            type: 'session/signedOut',
            payload: { userId: state.status === 'player' ? state.userId : null, why: command.payload.why },
          },
        ]);
      case 'session/reportFailure':
        return state.status === 'player'
          ? err({ code: 'session/alreadyIn' })
          : ok([{ type: 'session/failed', payload: command.payload }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'session/restoring':
      case 'session/credentialsDismissed':
        return state;
      case 'session/logInAsked':
        return { status: 'guest', busy: 'logIn', failure: null };
      case 'session/registrationAsked':
        return { status: 'guest', busy: 'register', failure: null };
      case 'session/failed':
        return { status: 'guest', busy: null, failure: event.payload };
      case 'session/signedOut':
        return GUEST;
      case 'session/signedIn':
        return { status: 'player', userId: event.payload.userId, previousLoginAt: event.payload.previousLoginAt };
    }
    return state;
  },
};

function mayAuthenticate(state: SessionState): ReturnType<typeof err<SessionRejection>> | null {
  if (state.status === 'player') return err({ code: 'session/alreadyIn' });
  if (state.status === 'guest' && state.busy !== null) return err({ code: 'session/busy' });
  return null;
}

/** Another player in this browser signs the first one out [SES-5]. */
function decidePlayer(
  state: SessionState,
  player: Extract<SessionCommand, { type: 'session/reportPlayer' }>['payload'],
): ReturnType<SessionDecider['decide']> {
  const signedIn: SessionEvent = { type: 'session/signedIn', payload: player };
  if (state.status !== 'player') return ok([signedIn]);
  if (state.userId === player.userId) return err({ code: 'session/unchanged' });
  return ok([{ type: 'session/signedOut', payload: { userId: state.userId, why: 'otherTab' } }, signedIn]);
}
