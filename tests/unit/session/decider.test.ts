import { describe, it } from 'vitest';
import { sessionDecider } from 'touchline/core/session/decider';
import type { SessionEvent } from 'touchline/core/session/messages';
import { given } from '../../models/given.ts';

const past = given(sessionDecider, null);
const signedIn = (userId: string): SessionEvent => ({
  type: 'session/signedIn',
  payload: { userId, how: 'loggedIn', previousLoginAt: null },
});
const guest: SessionEvent = { type: 'session/signedOut', payload: { userId: null, why: 'noSession' } };
const loggingIn: SessionEvent = { type: 'session/logInAsked', payload: { attempt: 'a1' } };
const registration = { attempt: 'a1', currency: 'EUR', countryId: 1, isAdult: true };

describe('the session’s player', () => {
  it('[SES-1] is requested at the start', () =>
    past().when({ type: 'session/restore', payload: {} }).then({ type: 'session/restoring', payload: {} }));
  it('[SES-1] is not requested again once known', () =>
    past(signedIn('7')).when({ type: 'session/restore', payload: {} }).refused({ code: 'session/alreadyIn' }));
  it('[SES-1] is reported as a guest', () =>
    past()
      .when({ type: 'session/reportGuest', payload: { why: 'noSession' } })
      .then(guest));
  it('reported as a guest twice is refused', () =>
    past(guest)
      .when({ type: 'session/reportGuest', payload: { why: 'noSession' } })
      .refused({ code: 'session/unchanged' }));
  it('reported again with the same id is refused', () =>
    past(signedIn('7'))
      .when({ type: 'session/reportPlayer', payload: { userId: '7', how: 'otherTab', previousLoginAt: null } })
      .refused({ code: 'session/unchanged' }));
  it('[SES-5] reported with another id signs out the first player', () => {
    past(signedIn('7'))
      .when({ type: 'session/reportPlayer', payload: { userId: '8', how: 'otherTab', previousLoginAt: 5 } })
      .then(
        { type: 'session/signedOut', payload: { userId: '7', why: 'otherTab' } },
        { type: 'session/signedIn', payload: { userId: '8', how: 'otherTab', previousLoginAt: 5 } },
      );
  });
});

describe('signing in', () => {
  it('[SES-2] records a login attempt, never what was typed', () =>
    past(guest)
      .when({ type: 'session/logIn', payload: { attempt: 'a1' } })
      .then(loggingIn));
  it('is possible before the session is known', () =>
    past()
      .when({ type: 'session/logIn', payload: { attempt: 'a1' } })
      .then(loggingIn));
  it('[SES-2] records the currency and country of a registration', () => {
    past(guest)
      .when({ type: 'session/register', payload: registration })
      .then({ type: 'session/registrationAsked', payload: { currency: 'EUR', countryId: 1 } });
  });
  it('[SES-2] requires a confirmed age to register', () =>
    past(guest)
      .when({ type: 'session/register', payload: { ...registration, isAdult: false } })
      .refused({ code: 'session/underAge' }));
  it('[SES-3] refuses a second attempt while one is under way', () => {
    past(guest, loggingIn)
      .when({ type: 'session/logIn', payload: { attempt: 'a2' } })
      .refused({ code: 'session/busy' });
    past(guest, loggingIn).when({ type: 'session/register', payload: registration }).refused({ code: 'session/busy' });
  });
  it('is refused for a player', () => {
    past(signedIn('7'))
      .when({ type: 'session/logIn', payload: { attempt: 'a1' } })
      .refused({ code: 'session/alreadyIn' });
    past(signedIn('7'))
      .when({ type: 'session/register', payload: registration })
      .refused({ code: 'session/alreadyIn' });
  });
  it('[SES-3] keeps a failure until the next attempt', () => {
    const failed: SessionEvent = { type: 'session/failed', payload: { code: 'wrongCredentials' } };
    past(guest, loggingIn)
      .when({ type: 'session/reportFailure', payload: { code: 'wrongCredentials' } })
      .then(failed);
    past(guest, loggingIn, failed)
      .when({ type: 'session/logIn', payload: { attempt: 'a2' } })
      .then({ type: 'session/logInAsked', payload: { attempt: 'a2' } });
  });
  it('ignores a failure after a successful sign-in', () =>
    past(signedIn('7'))
      .when({ type: 'session/reportFailure', payload: { code: 'refused' } })
      .refused({ code: 'session/alreadyIn' }));
});

describe('signing out', () => {
  it('[SES-4] happens at the player’s request', () =>
    past(signedIn('7'))
      .when({ type: 'session/logOut', payload: {} })
      .then({ type: 'session/signedOut', payload: { userId: '7', why: 'asked' } }));
  it('is refused for a guest', () =>
    past(guest).when({ type: 'session/logOut', payload: {} }).refused({ code: 'session/notIn' }));
  it('[SES-7] also happens when the operator ends the session, reported here or by another tab', () => {
    past(signedIn('7'))
      .when({ type: 'session/reportGuest', payload: { why: 'ended' } })
      .then({ type: 'session/signedOut', payload: { userId: '7', why: 'ended' } });
    past(signedIn('7'))
      .when({ type: 'session/reportGuest', payload: { why: 'endedInOtherTab' } })
      .then({ type: 'session/signedOut', payload: { userId: '7', why: 'endedInOtherTab' } });
  });
});
