import { describe, expect, it } from 'vitest';
import { money } from 'touchline/kernel/money';
import { limitsDecider } from 'touchline/core/limits/decider';
import type { LimitsFacts } from 'touchline/core/limits/decider';
import type { LimitsEvent } from 'touchline/core/limits/messages';
import { DEFAULT_PACK } from 'touchline/core/limits/packs/packs';
import { bindingLimits, dueForApproval } from 'touchline/core/limits/rules/binding';
import type { Limit, LimitKind } from 'touchline/core/limits/types';
import { viewLimits } from 'touchline/core/limits/views';
import { given, STAMP } from '../../models/given.ts';

const NOW_S = STAMP.at / 1_000;
const FACTS: LimitsFacts = { signedIn: true, pack: DEFAULT_PACK };
const past = given(limitsDecider, FACTS);
const guest = given(limitsDecider, { ...FACTS, signedIn: false });

const limit = (limitType: LimitKind, limitValue: number, more: Partial<Limit> = {}): Limit => ({
  limitType,
  limitValue,
  currency: 'EUR',
  limitBalance: null,
  limitState: 'ACTIVE',
  needApprove: false,
  startedAt: null,
  endsAt: null,
  waiting: 0,
  frees: [],
  ...more,
});
const pending = (limitType: LimitKind, limitValue: number, startedAt: number): Limit =>
  limit(limitType, limitValue, { limitState: 'PENDING', needApprove: true, startedAt });
const AVAILABLE: readonly LimitKind[] = [
  'stakeDay',
  'lossDay',
  'depositDay',
  'depositWeek',
  'sessionTime',
  'realityCheck',
  'selfExclusion',
  'timeOut',
];
const received = (...limits: readonly Limit[]): LimitsEvent => ({
  type: 'limits/received',
  payload: {
    serverTime: STAMP.at,
    limits,
    available: AVAILABLE.map((type) => ({ type, options: [] })),
    receivedAt: STAMP.at,
    isToChange: false,
  },
});
const save = (limitType: LimitKind, limitValue: number) =>
  ({ type: 'limits/save', payload: { changes: [{ limitType, limitValue }] } }) as const;
const asked = (limitType: LimitKind, limitValue: number): LimitsEvent => ({
  type: 'limits/changeAsked',
  payload: { what: 'save', changes: [{ limitType, limitValue }], reasonId: null },
});

describe('requesting a change', () => {
  it('[LIM-16] is refused for a guest', () => {
    guest()
      .when({ type: 'limits/refresh', payload: { why: 'asked' } })
      .refused({ code: 'limits/signedOut' });
    guest().when({ type: 'limits/stop', payload: {} }).refused({ code: 'limits/signedOut' });
    guest(received()).when({ type: 'limits/forget', payload: {} }).then({ type: 'limits/forgotten', payload: {} });
  });
  it('[LIM-1] needs an available kind and a valid value', () => {
    past().when(save('depositDay', 100)).refused({ code: 'limits/notAvailable', limitType: 'depositDay' });
    past(received())
      .when(save('depositMonth', 100))
      .refused({ code: 'limits/notAvailable', limitType: 'depositMonth' });
    past(received()).when(save('extraLock', 1)).refused({ code: 'limits/notAvailable', limitType: 'extraLock' });
    past(received()).when(save('depositDay', 100)).then(asked('depositDay', 100));
    past(received())
      .when(save('depositDay', 1_000_000_000))
      .refused({ code: 'limits/notAllowedValue', limitType: 'depositDay', limitValue: 1_000_000_000 });
    past(received())
      .when(save('depositDay', 12.5))
      .refused({ code: 'limits/notAllowedValue', limitType: 'depositDay', limitValue: 12.5 });
    past(received())
      .when(save('sessionTime', 25))
      .refused({ code: 'limits/notAllowedValue', limitType: 'sessionTime', limitValue: 25 });
    past(received())
      .when(save('realityCheck', 7))
      .refused({ code: 'limits/notAllowedValue', limitType: 'realityCheck', limitValue: 7 });
    past(received()).when(save('realityCheck', 15)).then(asked('realityCheck', 15));
  });
  it('[LIM-1] never removes hours or the reminder by 0 or a negative value', () => {
    for (const kind of ['sessionTime', 'realityCheck'] as const)
      for (const limitValue of [0, -2, 999_999_998, 1_000_000_000])
        past(received(limit(kind, kind === 'sessionTime' ? 4 : 30)))
          .when(save(kind, limitValue))
          .refused({ code: 'limits/notAllowedValue', limitType: kind, limitValue });
    past(received(limit('depositDay', 500)))
      .when(save('depositDay', -2))
      .refused({ code: 'limits/notAllowedValue', limitType: 'depositDay', limitValue: -2 });
  });
  it('[LIM-23] is refused in another currency than the limit’s, and is sent with the displayed currency', () => {
    const inDollars = (limitValue: number) =>
      ({
        type: 'limits/save',
        payload: { changes: [{ limitType: 'depositDay', limitValue, currency: 'USD' }] },
      }) as const;
    past(received(limit('depositDay', 500)))
      .when(inDollars(100))
      .refused({ code: 'limits/otherCurrency', limitType: 'depositDay', currency: 'EUR' });
    past(received(limit('depositDay', 500, { currency: 'USD' })))
      .when(inDollars(100))
      .then({
        type: 'limits/changeAsked',
        payload: {
          what: 'save',
          changes: [{ limitType: 'depositDay', limitValue: 100, currency: 'USD' }],
          reasonId: null,
        },
      });
  });
  it('[LIM-15] accepts free amounts only where the pack allows them', () => {
    const presets = given(limitsDecider, { ...FACTS, pack: { ...DEFAULT_PACK, amounts: 'presets' } });
    presets(received())
      .when(save('depositDay', 1_234))
      .refused({ code: 'limits/notAllowedValue', limitType: 'depositDay', limitValue: 1_234 });
    presets(received()).when(save('depositDay', 1_000)).then(asked('depositDay', 1_000));
  });
  it('[LIM-7] is refused for a looser value while one is pending, never for a stricter one', () => {
    const waiting = received(limit('depositDay', 1_000), pending('depositDay', 5_000, NOW_S));
    past(waiting).when(save('depositDay', 9_000)).refused({ code: 'limits/pendingExists', limitType: 'depositDay' });
    past(waiting)
      .when({ type: 'limits/remove', payload: { limitType: 'depositDay' } })
      .refused({ code: 'limits/pendingExists', limitType: 'depositDay' });
    past(waiting).when(save('depositDay', 500)).then(asked('depositDay', 500));
    past(waiting).when(save('depositDay', 1_000)).refused({ code: 'limits/unchanged' });
  });
  it('[LIM-7] allows one call at a time, except that stopping never waits', () => {
    past(received(), asked('depositDay', 100)).when(save('depositWeek', 100)).refused({ code: 'limits/busy' });
    past(received(), asked('depositDay', 100))
      .when({ type: 'limits/stop', payload: {} })
      .then({ type: 'limits/changeAsked', payload: { what: 'stop' } });
  });
  it('[LIM-3] can only extend a running exclusion', () => {
    const endsAt = NOW_S + 7 * 86_400;
    const running = received(limit('selfExclusion', 7, { endsAt }));
    past(running)
      .when(save('selfExclusion', 1))
      .refused({ code: 'limits/shorter', limitType: 'selfExclusion', endsAt: endsAt * 1_000 });
    past(running).when(save('selfExclusion', 30)).then(asked('selfExclusion', 30));
    past(running)
      .when({ type: 'limits/remove', payload: { limitType: 'selfExclusion' } })
      .refused({ code: 'limits/locked', limitType: 'selfExclusion' });
  });
  it('[LIM-6] may make the extra section stricter under kind 37, but not looser', () => {
    const locked = received(limit('extraLock', 1), limit('sessionTime', 4));
    past(locked).when(save('sessionTime', 8)).refused({ code: 'limits/locked', limitType: 'sessionTime' });
    past(locked).when(save('sessionTime', 2)).then(asked('sessionTime', 2));
    expect(
      viewLimits(past(locked).state, DEFAULT_PACK, null).sections.find(({ id }) => id === 'extra')?.isDisabled,
    ).toBe(true);
  });
});

describe('a stricter value', () => {
  it('[LIM-4] is in force in the batch of its request', () => {
    const { state } = past(received(limit('depositDay', 5_000, { limitBalance: 3_000 })), asked('depositDay', 2_500));
    expect(bindingLimits(state)).toMatchObject([{ limitType: 'depositDay', limitValue: 2_500, limitBalance: 500 }]);
    expect(viewLimits(state, DEFAULT_PACK, null).deposit).toEqual({ most: money(500, 'EUR'), limitType: 'depositDay' });
  });
  it('[LIM-4] applies at once, while a looser one does not', () => {
    expect(bindingLimits(past(received(limit('depositDay', 5_000)), asked('depositDay', 9_000)).state)).toMatchObject([
      { limitValue: 5_000 },
    ]);
    expect(
      bindingLimits(past(received(limit('depositDay', 5_000)), asked('depositDay', 999_999_999)).state),
    ).toMatchObject([{ limitValue: 5_000 }]);
  });
});

describe('a pending change', () => {
  const day = 86_400;
  const confirm = { type: 'limits/confirm', payload: { limitType: 'depositDay' } } as const;
  it('[LIM-10] is confirmed at 86400 s, not a second before', () => {
    past(received(limit('depositDay', 1), pending('depositDay', 5, NOW_S - day + 1)))
      .when(confirm)
      .refused({ code: 'limits/tooEarly', limitType: 'depositDay', dueAt: STAMP.at + 1_000 });
    past(received(limit('depositDay', 1), pending('depositDay', 5, NOW_S - day)))
      .when(confirm)
      .then({ type: 'limits/changeAsked', payload: { what: 'confirm', limitType: 'depositDay' } });
  });
  it("[LIM-10] becomes due by the operator's time", () => {
    expect(dueForApproval(past(received(pending('depositDay', 5, NOW_S - day + 1))).state)).toEqual([]);
    expect(
      viewLimits(
        past(received(limit('depositDay', 1), pending('depositDay', 5, NOW_S - day))).state,
        DEFAULT_PACK,
        null,
      ).prompt,
    ).toMatchObject({ limitType: 'depositDay', from: 1, to: 5, direction: 1 });
  });
  it('[LIM-7] is rejected at any time', () => {
    past(received(pending('depositDay', 5, NOW_S)))
      .when({ type: 'limits/reject', payload: { limitType: 'depositDay' } })
      .then({ type: 'limits/changeAsked', payload: { what: 'reject', limitType: 'depositDay' } });
    past(received())
      .when({ type: 'limits/reject', payload: { limitType: 'depositDay' } })
      .refused({ code: 'limits/nothingPending', limitType: 'depositDay' });
  });
});

describe('an answer', () => {
  const answer = {
    status: 'ok',
    title: '',
    questions: [],
    tokenGuid: '',
    limitsData: null,
    serverTime: null,
    receivedAt: STAMP.at,
  };
  it('[LIM-14] that failed is a refusal with an empty title', () => {
    past(received(), asked('depositDay', 5))
      .when({ type: 'limits/reportRefused', payload: { isSure: true, title: '' } })
      .then({
        type: 'limits/changeAnswered',
        payload: {
          what: 'save',
          isOk: false,
          isSure: true,
          status: 'forbidden',
          title: '',
          key: 'main_query_error',
          testPassed: null,
        },
      });
  });
  it('[LIM-14] maps to the specified messages', () => {
    const rejecting: LimitsEvent = { type: 'limits/changeAsked', payload: { what: 'reject', limitType: 'depositDay' } };
    const outcome = past(received(), rejecting).when({
      type: 'limits/reportSaved',
      payload: { ...answer, title: 'Done' },
    }).outcome;
    expect(outcome).toMatchObject({
      ok: true,
      value: [{ payload: { isOk: true, title: 'Done', key: 'responsible_gaming_cancel_limit_success' } }],
    });
  });
  it('[LIM-14] may contain questions', () => {
    const questions = [{ id: 1, text: 'q', answers: [] }];
    past(received(), asked('depositDay', 999_999_999))
      .when({ type: 'limits/reportSaved', payload: { ...answer, status: 'test', questions, tokenGuid: 't' } })
      .then({ type: 'limits/testOpened', payload: { tokenGuid: 't', questions } });
    past(received())
      .when({ type: 'limits/answerTest', payload: { answers: [] } })
      .refused({ code: 'limits/noTest' });
  });
  it('[LIM-13] that arrives after a newer one changes nothing', () => {
    const late: LimitsEvent = {
      type: 'limits/received',
      payload: { serverTime: STAMP.at - 10, limits: [], available: null, receivedAt: STAMP.at + 50, isToChange: false },
    };
    expect(past(received(limit('depositDay', 5)), late).state.limits).toHaveLength(1);
  });
});

describe('a reminder', () => {
  const reminded: LimitsEvent = { type: 'limits/reminded', payload: { at: 5 } };
  it('[LIM-11] stops asking only with continue', () => {
    past(reminded)
      .when({ type: 'limits/answerReminder', payload: { action: 'nothing', notAgain: true } })
      .then({ type: 'limits/reminderAnswered', payload: { action: 'nothing', notAgain: false, shownAt: 5 } });
    past(reminded)
      .when({ type: 'limits/answerReminder', payload: { action: 'continue', notAgain: true } })
      .then({ type: 'limits/reminderAnswered', payload: { action: 'continue', notAgain: true, shownAt: 5 } });
    past()
      .when({ type: 'limits/answerReminder', payload: { action: 'continue', notAgain: false } })
      .refused({ code: 'limits/notReminded' });
    past(reminded)
      .when({ type: 'limits/remind', payload: { at: 9 } })
      .refused({ code: 'limits/unchanged' });
  });
});
