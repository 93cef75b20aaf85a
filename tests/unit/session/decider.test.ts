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

describe('who is here', () => {
  it('[SES-1] is asked at the start', () =>
    past().when({ type: 'session/restore', payload: {} }).then({ type: 'session/restoring', payload: {} }));
  it('[SES-1] is not asked of a player', () =>
    past(signedIn('7')).when({ type: 'session/restore', payload: {} }).refused({ code: 'session/alreadyIn' }));
  it('[SES-1] a guest becomes known as one', () =>
    past()
      .when({ type: 'session/reportGuest', payload: { why: 'noSession' } })
      .then(guest));
  it('a guest is one already', () =>
    past(guest)
      .when({ type: 'session/reportGuest', payload: { why: 'noSession' } })
      .refused({ code: 'session/unchanged' }));
  it('a player is one already', () =>
    past(signedIn('7'))
      .when({ type: 'session/reportPlayer', payload: { userId: '7', how: 'otherTab', previousLoginAt: null } })
      .refused({ code: 'session/unchanged' }));
  it('[SES-5] another player is a sign-out of the first', () => {
    past(signedIn('7'))
      .when({ type: 'session/reportPlayer', payload: { userId: '8', how: 'otherTab', previousLoginAt: 5 } })
      .then(
        { type: 'session/signedOut', payload: { userId: '7', why: 'otherTab' } },
        { type: 'session/signedIn', payload: { userId: '8', how: 'otherTab', previousLoginAt: 5 } },
      );
  });
});

describe('signing in', () => {
  it('[SES-2] a login names an attempt, never what was typed', () =>
    past(guest)
      .when({ type: 'session/logIn', payload: { attempt: 'a1' } })
      .then(loggingIn));
  it('is possible before it is known who is here', () =>
    past()
      .when({ type: 'session/logIn', payload: { attempt: 'a1' } })
      .then(loggingIn));
  it('[SES-2] a registration has currency and country', () => {
    past(guest)
      .when({ type: 'session/register', payload: registration })
      .then({ type: 'session/registrationAsked', payload: { attempt: 'a1', currency: 'EUR', countryId: 1 } });
  });
  it('[SES-2] needs a confirmed age', () =>
    past(guest)
      .when({ type: 'session/register', payload: { ...registration, isAdult: false } })
      .refused({ code: 'session/underAge' }));
  it('[SES-3] is one attempt at a time', () => {
    past(guest, loggingIn)
      .when({ type: 'session/logIn', payload: { attempt: 'a2' } })
      .refused({ code: 'session/busy' });
    past(guest, loggingIn).when({ type: 'session/register', payload: registration }).refused({ code: 'session/busy' });
  });
  it('is for guests', () => {
    past(signedIn('7'))
      .when({ type: 'session/logIn', payload: { attempt: 'a1' } })
      .refused({ code: 'session/alreadyIn' });
    past(signedIn('7'))
      .when({ type: 'session/register', payload: registration })
      .refused({ code: 'session/alreadyIn' });
  });
  it('[SES-3] a failure is kept until the next try', () => {
    const failed: SessionEvent = { type: 'session/failed', payload: { code: 'wrongCredentials' } };
    past(guest, loggingIn)
      .when({ type: 'session/reportFailure', payload: { code: 'wrongCredentials' } })
      .then(failed);
    past(guest, loggingIn, failed)
      .when({ type: 'session/logIn', payload: { attempt: 'a2' } })
      .then({ type: 'session/logInAsked', payload: { attempt: 'a2' } });
  });
  it('a failure of somebody who is in by now is nothing', () =>
    past(signedIn('7'))
      .when({ type: 'session/reportFailure', payload: { code: 'refused' } })
      .refused({ code: 'session/alreadyIn' }));
});

describe('leaving', () => {
  it('[SES-4] is asked for by a player', () =>
    past(signedIn('7'))
      .when({ type: 'session/logOut', payload: {} })
      .then({ type: 'session/signedOut', payload: { userId: '7', why: 'asked' } }));
  it('is nothing for a guest', () =>
    past(guest).when({ type: 'session/logOut', payload: {} }).refused({ code: 'session/notIn' }));
  it('[SES-7] the operator ends a session, here or as another tab hears', () => {
    past(signedIn('7'))
      .when({ type: 'session/reportGuest', payload: { why: 'ended' } })
      .then({ type: 'session/signedOut', payload: { userId: '7', why: 'ended' } });
    past(signedIn('7'))
      .when({ type: 'session/reportGuest', payload: { why: 'endedInOtherTab' } })
      .then({ type: 'session/signedOut', payload: { userId: '7', why: 'endedInOtherTab' } });
  });
});
