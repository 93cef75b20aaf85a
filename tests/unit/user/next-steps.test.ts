import { describe, expect, it } from 'vitest';
import { nextSteps } from 'touchline/core/user/rules/next-steps';
import type { AccountFacts } from 'touchline/core/user/rules/next-steps';

const PROTECTED = {
  isChangedPassword: true,
  isTwoFactorOn: true,
  isPhoneBound: true,
  isSecurityQuestionOn: true,
  isEmailAuthOn: true,
};
const DONE: AccountFacts = {
  verification: 'verified',
  protection: PROTECTED,
  daysToActivate: null,
  limits: { mustSet: false, isReviewDue: false, hasAny: true },
  canFund: false,
  hasDeposited: true,
  isDataMissing: false,
  isIdentificationNeeded: false,
};
const names = (change: Partial<AccountFacts>): readonly string[] =>
  nextSteps({ ...DONE, ...change }).map((step) => (step.kind === 'protect' ? step.method : step.kind));

describe('[USR-14] the next steps', () => {
  it('are none when nothing is left, and none while nothing is known', () => {
    expect(names({})).toEqual([]);
    expect(names({ verification: 'unknown', protection: null, limits: null })).toEqual([]);
  });

  it('name what is open, the most urgent first', () => {
    expect(
      names({
        verification: 'notVerified',
        protection: { ...PROTECTED, isTwoFactorOn: false },
        limits: { mustSet: true, isReviewDue: true, hasAny: false },
        canFund: true,
      }),
    ).toEqual(['verify', 'setLimits', 'isTwoFactorOn', 'deposit']);
  });

  it('are a demand where the operator requires an identification, and nothing once it is there', () => {
    expect(names({ verification: 'notVerified', isIdentificationNeeded: true })).toEqual(['verifyNow']);
    expect(names({ verification: 'verified', isIdentificationNeeded: true })).toEqual([]);
  });

  it('ask for data that the registration left out, and word the first deposit as such', () => {
    expect(names({ isDataMissing: true, canFund: true, hasDeposited: false })).toEqual([
      'completeData',
      'firstDeposit',
    ]);
  });

  it('ask nothing during a review of the identity, and a new photograph after a denial', () => {
    expect(names({ verification: 'pending' })).toEqual([]);
    expect(names({ verification: 'denied' })).toEqual(['verifyAgain']);
  });

  it('[USR-15] name the deadline for a contact instead of a method of protection', () => {
    const steps = nextSteps({ ...DONE, protection: { ...PROTECTED, isEmailAuthOn: false }, daysToActivate: 3 });
    expect(steps).toEqual([{ kind: 'activate', days: 3 }]);
    expect(nextSteps({ ...DONE, daysToActivate: 0 })).toEqual([{ kind: 'activate', days: 0 }]);
  });

  it('have one step for the limits: required, due for review, or proposed', () => {
    expect(names({ limits: { mustSet: false, isReviewDue: true, hasAny: true } })).toEqual(['reviewLimits']);
    expect(names({ limits: { mustSet: false, isReviewDue: false, hasAny: false } })).toEqual(['considerLimits']);
  });

  it('propose one method of protection at a time, the address first', () => {
    const none = { ...PROTECTED, isEmailAuthOn: false, isPhoneBound: false, isTwoFactorOn: false };
    expect(names({ protection: none })).toEqual(['isEmailAuthOn']);
    expect(names({ protection: { ...none, isEmailAuthOn: true } })).toEqual(['isPhoneBound']);
    expect(names({ protection: { ...PROTECTED, isSecurityQuestionOn: false } })).toEqual(['isSecurityQuestionOn']);
  });
});
