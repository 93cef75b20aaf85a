import { describe, expect, it } from 'vitest';
import { authDecider, failureOf } from 'touchline/core/auth/decider';
import type { AuthFacts } from 'touchline/core/auth/decider';
import type { AuthCommand, AuthEvent } from 'touchline/core/auth/messages';
import type { Account, AuthJob, CodePurpose, Outcome } from 'touchline/core/auth/types';
import { given, STAMP, stateAfter } from '../../models/given.ts';

const FACTS: AuthFacts = {
  isPlayer: false,
  loginModes: ['login_password', 'sms'],
  registrationTypes: ['fast_reg', 'phone_reg'],
  providers: ['google'],
  isRegistrationOpen: true,
};
const guest = given(authDecider, FACTS);
const player = given(authDecider, { ...FACTS, isPlayer: true });
const at = (later: number, facts: AuthFacts = FACTS): typeof guest =>
  given(authDecider, facts, { ...STAMP, at: STAMP.at + later });
const ask = (job: AuthJob): AuthCommand => ({ type: 'auth/ask', payload: { attempt: 'a1', job } });
const asked = (job: AuthJob): AuthEvent => ({ type: 'auth/asked', payload: { attempt: 'a1', job } });
const answered = (outcome: Outcome): AuthEvent => ({
  type: 'auth/answered',
  payload: { attempt: 'a1', outcome, at: STAMP.at },
});
const sent = (purpose: CodePurpose, attemptsLeft = 5): AuthEvent =>
  answered({ kind: 'codeSent', purpose, resendInMs: 60_000, expiresInMs: 300_000, attemptsLeft });
const account: Account = { currency: 'EUR', countryId: 66, isAdult: true, bonus: 'none' };
const logIn: AuthJob = { kind: 'logIn', form: 'login_password' };
const requestLogin: AuthJob = { kind: 'requestCode', purpose: 'login', channel: 'sms' };

describe('modes', () => {
  it('[AUT-2] only offered modes can be chosen or submitted', () => {
    guest()
      .when({ type: 'auth/chooseForm', payload: { form: 'sms' } })
      .then({ type: 'auth/formChosen', payload: { form: 'sms' } });
    guest()
      .when({ type: 'auth/chooseForm', payload: { form: 'phone_password' } })
      .refused({ code: 'auth/notOffered' });
    guest()
      .when(ask({ kind: 'logIn', form: 'phone_password' }))
      .refused({ code: 'auth/notOffered' });
    guest().when(ask(logIn)).then(asked(logIn));
    guest()
      .when(ask({ kind: 'startSocial', provider: 'vk' }))
      .refused({ code: 'auth/notOffered' });
  });
  it('[AUT-19] one job runs at a time, and answers of another attempt are ignored', () => {
    guest(asked(logIn)).when(ask(logIn)).refused({ code: 'auth/busy' });
    guest(asked(logIn))
      .when({ type: 'auth/chooseForm', payload: { form: 'sms' } })
      .refused({ code: 'auth/busy' });
    guest(asked(logIn))
      .when({ type: 'auth/report', payload: { attempt: 'a2', outcome: { kind: 'signedIn' } } })
      .refused({ code: 'auth/stale' });
    guest()
      .when({ type: 'auth/reportFailure', payload: { attempt: 'a1', failure: failureOf('logIn', 'refused') } })
      .refused({ code: 'auth/stale' });
  });
  it('[AUT-15] the second step has its own form, and choosing a mode ends it', () => {
    const state = stateAfter(authDecider, [asked(logIn), sent('secondStep')]);
    expect(state.currentForm).toBe('login_password_two_step_code');
    expect(state.codes.secondStep?.attemptsLeft).toBe(5);
    expect(
      stateAfter(authDecider, [asked(logIn), sent('secondStep'), { type: 'auth/formChosen', payload: { form: 'sms' } }])
        .codes.secondStep,
    ).toBeUndefined();
    guest(asked(logIn), sent('secondStep'))
      .when(ask({ kind: 'secondStep' }))
      .then(asked({ kind: 'secondStep' }));
    guest()
      .when(ask({ kind: 'secondStep' }))
      .refused({ code: 'auth/noCode' });
  });
  it('jobs of players need a player, jobs of guests a guest, letters neither', () => {
    guest()
      .when(ask({ kind: 'beginTwoFactor' }))
      .refused({ code: 'auth/notIn' });
    player()
      .when(ask({ kind: 'beginTwoFactor' }))
      .then(asked({ kind: 'beginTwoFactor' }));
    player().when(ask(logIn)).refused({ code: 'auth/alreadyIn' });
    for (const past of [guest, player])
      past()
        .when(ask({ kind: 'openLetter', purpose: 'activate' }))
        .then(asked({ kind: 'openLetter', purpose: 'activate' }));
  });
});

describe('registration', () => {
  it('[AUT-6, AUT-9] must be open, of an offered type, and by an adult', () => {
    const register = (type: 'fast_reg' | 'full_reg', isAdult = true): AuthJob => ({
      kind: 'register',
      type,
      account: { ...account, isAdult },
    });
    guest()
      .when(ask(register('fast_reg')))
      .then(asked(register('fast_reg')));
    guest()
      .when(ask(register('fast_reg', false)))
      .refused({ code: 'auth/underAge' });
    guest()
      .when(ask(register('full_reg')))
      .refused({ code: 'auth/notOffered' });
    given(authDecider, { ...FACTS, isRegistrationOpen: false })()
      .when(ask(register('fast_reg')))
      .refused({ code: 'auth/registrationClosed' });
    given(authDecider, { ...FACTS, registrationTypes: ['full_reg'] })()
      .when(ask(register('full_reg', false)))
      .then(asked(register('full_reg', false)));
  });
  it('[AUT-17] a sent request stays sent until the form starts over', () => {
    const request = [asked({ kind: 'register', type: 'fast_reg', account }), answered({ kind: 'requestSent' })];
    expect(stateAfter(authDecider, request).isRequestSent).toBe(true);
    expect(
      stateAfter(authDecider, [...request, { type: 'auth/startedOver', payload: { flow: 'registration' } }])
        .isRequestSent,
    ).toBe(false);
  });
});

describe('codes', () => {
  const past = [asked(requestLogin), sent('login')] as const;
  it('[AUT-5] are resent after a minute, not before', () => {
    at(59_999)(...past)
      .when(ask(requestLogin))
      .refused({ code: 'auth/tooSoon' });
    at(60_000)(...past)
      .when(ask(requestLogin))
      .then(asked(requestLogin));
  });
  it('[AUT-5] are wrong before the deadline, and time_up from it on, without a call', () => {
    at(299_999)(...past)
      .when(ask({ kind: 'logInByCode' }))
      .then(asked({ kind: 'logInByCode' }));
    at(300_000)(...past)
      .when(ask({ kind: 'logInByCode' }))
      .then({ type: 'auth/failed', payload: failureOf('logInByCode', 'time_up', { field: 'code' }) });
    at(300_000)(...past)
      .when({ type: 'auth/expireCode', payload: { purpose: 'login' } })
      .then({ type: 'auth/codeExpired', payload: { purpose: 'login' } });
    at(299_999)(...past)
      .when({ type: 'auth/expireCode', payload: { purpose: 'login' } })
      .refused({ code: 'auth/unchanged' });
  });
  it('[AUT-5] run out of tries, and a new code has new ones', () => {
    const wrong = (attemptsLeft: number): readonly AuthEvent[] => [
      asked({ kind: 'logInByCode' }),
      { type: 'auth/failed', payload: failureOf('logInByCode', 'wrong_code', { field: 'code', attemptsLeft }) },
    ];
    const spent = [...past, ...wrong(1), ...wrong(0)];
    expect(stateAfter(authDecider, [...past, ...wrong(1)]).codes.login?.attemptsLeft).toBe(1);
    guest(...spent)
      .when(ask({ kind: 'logInByCode' }))
      .then({ type: 'auth/failed', payload: failureOf('logInByCode', 'no_attempts', { field: 'code' }) });
    guest(...spent, asked(requestLogin), sent('login'))
      .when(ask({ kind: 'logInByCode' }))
      .then(asked({ kind: 'logInByCode' }));
  });
  it('[AUT-13] lead to the new password when right, and through to the end', () => {
    const steps: readonly AuthEvent[] = [
      asked({ kind: 'requestCode', purpose: 'recovery', channel: 'email' }),
      sent('recovery'),
      asked({ kind: 'checkRecoveryCode' }),
      answered({ kind: 'codeRight' }),
      asked({ kind: 'setPassword' }),
      answered({ kind: 'passwordSet' }),
    ];
    expect([0, 2, 4, 6].map((count) => stateAfter(authDecider, steps.slice(0, count)).recovery)).toEqual([
      'ask',
      'code',
      'password',
      'done',
    ]);
  });
});

it('[AUT-1] nothing of the form is left after leaving', () => {
  expect(
    stateAfter(authDecider, [
      asked(requestLogin),
      sent('login'),
      { type: 'auth/rememberSet', payload: { remember: true } },
      { type: 'auth/forgotten', payload: {} },
    ]),
  ).toEqual(authDecider.initial);
});
