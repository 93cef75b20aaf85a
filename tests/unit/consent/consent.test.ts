import { describe, expect, it } from 'vitest';
import { consentDecider } from 'touchline/core/consent/decider';
import type { Choice, ConsentEvent } from 'touchline/core/consent/messages';
import type { ConsentType, CookieName } from 'touchline/core/consent/options';
import { optionsOf, typeOf, withChecked } from 'touchline/core/consent/options';
import { viewConsent } from 'touchline/core/consent/views';
import { decodeChoice, decodeBroadcast } from 'touchline/core/consent/wire';
import { given, STAMP, stateAfter } from '../../models/given.ts';

const past = given(consentDecider, null);
const givenNow = (type: ConsentType, at = STAMP.at): ConsentEvent => ({ type: 'consent/given', payload: { type, at } });
const choice = (type: ConsentType, at: number, isSent = false): Choice => ({ type, at, isSent });

describe('accepting selected', () => {
  it.each<[readonly CookieName[], ConsentType]>([
    [[], 'none'],
    [['necessary'], 'none'],
    [['functionality'], 'functional'],
    [['marketing'], 'marketing'],
    [['functionality', 'marketing'], 'all'],
    [['necessary', 'marketing', 'functionality'], 'all'],
    [['marketing', 'marketing'], 'marketing'],
  ])('[CNS-2] of %j means %s', (checked, type) =>
    past().when({ type: 'consent/acceptSelected', payload: { checked } }).then(givenNow(type)),
  );

  it('[CNS-2] takes the first checked option that is not disabled, in their order', () => {
    expect(
      typeOf([
        { name: 'necessary', checked: true, disabled: true, cookiesType: 'none' },
        { name: 'functionality', checked: true, disabled: false, cookiesType: 'functional' },
        { name: 'marketing', checked: true, disabled: false, cookiesType: 'marketing' },
      ]),
    ).toBe('all');
    expect(
      typeOf([
        { name: 'functionality', checked: false, disabled: true, cookiesType: 'functional' },
        { name: 'marketing', checked: true, disabled: false, cookiesType: 'marketing' },
      ]),
    ).toBe('marketing');
  });
  it('[CNS-3] leaves disabled options unchanged: necessary is always on', () =>
    expect(withChecked([]).find(({ name }) => name === 'necessary')).toEqual({
      name: 'necessary',
      checked: true,
      disabled: true,
      cookiesType: 'none',
    }));
  it('[CNS-3] starts with nothing ticked, and later with the earlier choice', () => {
    const ticked = (type: ConsentType | null): readonly string[] =>
      optionsOf(type)
        .filter(({ checked, disabled }) => checked && !disabled)
        .map(({ name }) => name);
    expect([null, 'none', 'functional', 'marketing', 'all'].map((type) => ticked(type as ConsentType | null))).toEqual([
      [],
      [],
      ['functionality'],
      ['marketing'],
      ['functionality', 'marketing'],
    ]);
  });
});

describe('permissions', () => {
  it('[CNS-7] are none before a choice', () =>
    expect(viewConsent(consentDecider.initial)).toMatchObject({
      type: null,
      allows: { functionality: false, marketing: false },
    }));
  it.each<[ConsentType, boolean, boolean]>([
    ['all', true, true],
    ['functional', true, false],
    ['marketing', false, true],
    ['none', false, false],
  ])('[CNS-7] by %s is functionality: %s, marketing: %s', (type, functionality, marketing) =>
    expect(viewConsent(stateAfter(consentDecider, [givenNow(type)])).allows).toEqual({ functionality, marketing }),
  );
  it('[CNS-6] are all where the site does not ask, until the visitor decides otherwise', () => {
    expect(viewConsent(stateAfter(consentDecider, [{ type: 'consent/assumed', payload: {} }]))).toMatchObject({
      type: 'all',
      allows: { functionality: true, marketing: true },
    });
    expect(
      viewConsent(stateAfter(consentDecider, [{ type: 'consent/assumed', payload: {} }, givenNow('none')])).type,
    ).toBe('none');
    past(givenNow('none')).when({ type: 'consent/assumeAll', payload: {} }).refused({ code: 'consent/unchanged' });
  });
});

describe('a choice from storage or another tab', () => {
  it('[CNS-4] applies when it is the later one', () => {
    past(givenNow('none', 5))
      .when({ type: 'consent/adopt', payload: choice('all', 4) })
      .refused({ code: 'consent/unchanged' });
    past(givenNow('none', 5))
      .when({ type: 'consent/adopt', payload: choice('all', 6) })
      .then({ type: 'consent/adopted', payload: choice('all', 6) });
    past(givenNow('none', 5))
      .when({ type: 'consent/adopt', payload: choice('none', 5) })
      .refused({ code: 'consent/unchanged' });
    past(givenNow('none', 5))
      .when({ type: 'consent/adopt', payload: choice('none', 5, true) })
      .then({ type: 'consent/adopted', payload: choice('none', 5, true) });
  });
  it('[CNS-4] is validated as foreign data', () => {
    for (const value of [
      null,
      {},
      { type: 'everything', at: 1, isSent: false },
      { type: 'all', at: 1.5, isSent: false },
      { type: 'all', at: -1, isSent: false },
      { type: 'all', at: 9e15, isSent: false },
    ])
      expect(decodeChoice(value).ok).toBe(false);
    expect(decodeChoice(choice('all', 1))).toEqual({ ok: true, value: choice('all', 1) });
    expect(decodeBroadcast({ kind: 'consent', choice: choice('all', 1) }).ok).toBe(true);
    expect(decodeBroadcast({ kind: 'preferences', choice: choice('all', 1) }).ok).toBe(false);
  });
});

describe('a choice that an earlier version of the site kept', () => {
  it.each([true, false])('[CNS-4] is read, sent or not: %s', (isTold) => {
    expect(decodeChoice({ type: 'all', at: 1, isTold })).toEqual({ ok: true, value: choice('all', 1, isTold) });
    expect(decodeBroadcast({ kind: 'consent', choice: { type: 'all', at: 1, isTold } })).toEqual({
      ok: true,
      value: { kind: 'consent', choice: choice('all', 1, isTold) },
    });
  });
});

describe('the time of consent', () => {
  it('[CNS-5] is sent for this choice only, and forgotten when the player leaves', () => {
    past(givenNow('all', 5))
      .when({ type: 'consent/confirmSent', payload: { at: 4 } })
      .refused({ code: 'consent/unchanged' });
    past(givenNow('all', 5))
      .when({ type: 'consent/confirmSent', payload: { at: 5 } })
      .then({ type: 'consent/sent', payload: { at: 5 } });
    past(givenNow('all', 5), { type: 'consent/sent', payload: { at: 5 } })
      .when({ type: 'consent/forgetSent', payload: {} })
      .then({ type: 'consent/sentForgotten', payload: {} });
    expect(
      stateAfter(consentDecider, [
        givenNow('all', 5),
        { type: 'consent/sent', payload: { at: 5 } },
        givenNow('none', 6),
      ]),
    ).toMatchObject({ isSent: false });
  });
});
