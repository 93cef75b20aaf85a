import { describe, expect, it } from 'vitest';
import type { Money } from 'touchline/kernel/money';
import { money } from 'touchline/kernel/money';
import { kindOfNumber, numberOfKind } from 'touchline/core/limits/kinds-wire';
import { DEFAULT_PACK, PACKS } from 'touchline/core/limits/packs/packs';
import { loadPack } from 'touchline/core/limits/packs/pack';
import { allowanceOf, whatStops } from 'touchline/core/limits/rules/allowance';
import { directionOf, isNoLimit, windowMs } from 'touchline/core/limits/rules/kinds';
import { hoursLeft, pendingNotice } from 'touchline/core/limits/rules/pending-notices';
import { daysOf, EXCLUSION_DAYS, periodName, periodOptions } from 'touchline/core/limits/rules/periods';
import type { Limit, LimitKind } from 'touchline/core/limits/types';
import { LIMIT_KINDS, MONEY_KINDS } from 'touchline/core/limits/types';
import { reviewAt, unset, worded } from 'touchline/core/limits/views';
import {
  daysOfId,
  decodeAvailable,
  decodeBroadcast,
  decodeLimits,
  decodeReasons,
  decodeSaved,
  encodeBroadcast,
} from 'touchline/core/limits/wire';

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
const DAY = 86_400_000;
const eur = (amount: number): Money => money(amount, 'EUR');

const REMOVABLE: readonly LimitKind[] = ['stakeDay', 'lossDay', 'depositWeek', 'sessionTime', 'realityCheck'];
const LASTING: readonly LimitKind[] = ['selfExclusion', 'timeOut', 'extraLock'];

describe('kinds', () => {
  it('[LIM-1] have windows of 24 h, 7 d and 30 d', () => {
    expect(MONEY_KINDS.map((kind) => windowMs(kind) / DAY)).toEqual([1, 7, 30, 1, 7, 30, 1, 7, 30]);
  });
  it('[LIM-1, LIM-2] only 999999999 and -1 mean no limit, which is looser than every value', () => {
    const unlimited = (value: number): readonly LimitKind[] => REMOVABLE.filter((kind) => isNoLimit(kind, value));
    expect(unlimited(999_999_999)).toEqual(REMOVABLE);
    expect(unlimited(-1)).toEqual(REMOVABLE);
    for (const value of [0, -2, 1, 999_999_998, 1_000_000_000]) expect(unlimited(value), `${value}`).toEqual([]);
    expect(LASTING.filter((kind) => isNoLimit(kind, -1))).toEqual([]);
  });
  it('[LIM-2] a lower value is stricter, and a removal is looser', () => {
    expect(directionOf('depositDay', 100, 50)).toBe(-1);
    expect(directionOf('depositDay', 100, 200)).toBe(1);
    expect(directionOf('depositDay', 100, 999_999_999)).toBe(1);
    expect(directionOf('depositDay', null, 5)).toBe(-1);
    expect(directionOf('realityCheck', 30, -1)).toBe(1);
    expect(directionOf('sessionTime', -1, 4)).toBe(-1);
    expect(directionOf('selfExclusion', 7, 30)).toBe(-1);
    expect(directionOf('timeOut', 30, 7)).toBe(1);
  });
  it('[LIM-3] two spellings of a year are one choice, and ids are lengths', () => {
    expect(periodOptions(EXCLUSION_DAYS)).toEqual([1, 7, 30, 90, 180, 365, 730, 1_095, 1_825]);
    expect(periodOptions([360, 720])).toEqual([360, 720]);
    expect([360, 365, 1, 7, 180, 1_825].map(periodName)).toEqual([
      { unit: 'years', count: 1 },
      { unit: 'years', count: 1 },
      { unit: 'hours', count: 24 },
      { unit: 'days', count: 7 },
      { unit: 'months', count: 6 },
      { unit: 'years', count: 5 },
    ]);
  });
  it('[LIM-3] a number means days; only an id of the service means another length', () => {
    expect([10, 11, 12, 1, 2, 3, 0, -5, 1.5].map(daysOf)).toEqual([10, 11, 12, 1, 2, 3, null, null, null]);
    expect([10, 11, 12, 1, 2, 3, 365, 4, 0].map(daysOfId)).toEqual([1, 7, 30, 1, 7, 30, 365, null, null]);
  });
});

describe('currencies', () => {
  const euros = limit('depositDay', 1_000, { limitBalance: 300, frees: [{ at: 50, left: 600 }] });
  it('[LIM-23] a limit in one currency stops every amount in another, however small, with the reason', () => {
    expect(whatStops([euros], 'deposit', money(1, 'JPY'))).toEqual([
      { limitType: 'depositDay', left: eur(300), freesAt: null, isOtherCurrency: true },
    ]);
    expect(whatStops([euros], 'deposit', eur(1))).toEqual([]);
  });
  it('[LIM-23] a limit without a currency stops every amount', () => {
    expect(whatStops([limit('stakeDay', 500, { currency: null })], 'stake', eur(1))).toMatchObject([
      { limitType: 'stakeDay', left: null, isOtherCurrency: true },
    ]);
  });
  it('[LIM-23] the allowance in another currency is zero', () => {
    expect(allowanceOf([euros], 'deposit', 'EUR')).toEqual({ most: eur(300), limitType: 'depositDay' });
    expect(allowanceOf([euros], 'deposit', 'USD')).toEqual({ most: money(0, 'USD'), limitType: 'depositDay' });
    expect(allowanceOf([euros, limit('depositWeek', 5, { currency: 'USD' })], 'deposit', 'EUR')).toEqual({
      most: eur(0),
      limitType: 'depositWeek',
    });
  });
  it('[LIM-23] the currency is decoded for each limit and for the list, and an invalid one is ignored', () => {
    const decoded = decodeLimits({
      currency: 'SEK',
      limits: [
        { limitType: 20, limitValue: 5, limitState: 'ACTIVE', currency: 'EUR' },
        { limitType: 21, limitValue: 5, limitState: 'ACTIVE' },
      ],
    });
    expect(decoded.ok && [decoded.value.currency, ...decoded.value.limits.map(({ currency }) => currency)]).toEqual([
      'SEK',
      'EUR',
      null,
    ]);
    expect(decodeLimits({ currency: '<b>', limits: [] }).ok).toBe(false);
  });
});

describe('an action', () => {
  const limits = [
    limit('depositDay', 1_000, {
      limitBalance: 300,
      frees: [
        { at: 50, left: 600 },
        { at: 90, left: 1_000 },
      ],
    }),
    limit('depositMonth', 5_000, { limitBalance: 200 }),
    limit('stakeDay', 700, { limitBalance: 700 }),
  ];
  it('[LIM-5] is stopped by every exceeded limit, with the remainder and when it frees', () => {
    expect(whatStops(limits, 'deposit', eur(500))).toEqual([
      { limitType: 'depositMonth', left: eur(200), freesAt: null, isOtherCurrency: false },
      { limitType: 'depositDay', left: eur(300), freesAt: 50_000, isOtherCurrency: false },
    ]);
    expect(whatStops(limits, 'deposit', eur(200))).toEqual([]);
    expect(whatStops(limits, 'stake', eur(701))).toEqual([
      { limitType: 'stakeDay', left: eur(700), freesAt: null, isOtherCurrency: false },
    ]);
  });
  it('[LIM-5] has the smallest remainder as its allowance', () => {
    expect(allowanceOf(limits, 'deposit', 'EUR')).toEqual({ most: eur(200), limitType: 'depositMonth' });
    expect(allowanceOf([], 'stake', 'EUR')).toEqual({ most: null, limitType: null });
    expect(allowanceOf([limit('depositDay', 999_999_999)], 'deposit', 'EUR')).toEqual({ most: null, limitType: null });
  });
  it('[LIM-5] is stopped by an exclusion unless it is a withdrawal, and by a time-out if it is a deposit', () => {
    const excluded = [limit('selfExclusion', 7, { endsAt: 90 })];
    for (const action of ['stake', 'deposit', 'bonus', 'promotion'] as const)
      expect(whatStops(excluded, action, eur(0))).toEqual([
        { limitType: 'selfExclusion', left: null, freesAt: 90_000, isOtherCurrency: false },
      ]);
    expect(whatStops(excluded, 'withdrawal', eur(1_000))).toEqual([]);
    expect(whatStops([limit('timeOut', 1, { endsAt: 9 })], 'deposit', eur(0))).toHaveLength(1);
    expect(whatStops([limit('timeOut', 1, { endsAt: 9 })], 'stake', eur(0))).toHaveLength(0);
  });
});

describe('notices', () => {
  it('[LIM-9] show one change with its time, or the number of several, in hours rounded up', () => {
    const waiting = (kind: LimitKind, startedAt: number): Limit =>
      limit(kind, 5, { limitState: 'PENDING', needApprove: true, startedAt });
    expect(hoursLeft(3_600_001, 0)).toBe(2);
    expect(hoursLeft(0, 5)).toBe(0);
    expect(pendingNotice([], 0)).toBeNull();
    expect(pendingNotice([waiting('depositDay', 0)], 0)).toEqual({
      key: 'limits.pending.single',
      params: { until: DAY, hours: 24 },
    });
    expect(pendingNotice([waiting('depositDay', 0), waiting('depositWeek', 60)], 0)).toEqual({
      key: 'limits.pending.multiple',
      params: { count: 2, until: DAY + 60_000, hours: 25 },
    });
  });
});

describe('decoding', () => {
  it('[LIM-1] leaves out unknown kinds, and refuses invalid data', () => {
    const entry = { limitType: 20, limitValue: '1000', limitState: 'ACTIVE' };
    expect(decodeLimits([entry, { limitType: 99, limitValue: 1, limitState: 'ACTIVE' }])).toMatchObject({
      ok: true,
      value: {
        serverTime: null,
        limits: [{ limitType: 'depositDay', limitValue: 1_000, needApprove: false, frees: [] }],
      },
    });
    expect(decodeLimits([{ ...entry, limitState: 'MAYBE' }]).ok).toBe(false);
    expect(decodeLimits([{ ...entry, limitValue: 1.5 }]).ok).toBe(false);
    expect(decodeLimits(null).ok).toBe(false);
  });
  it('[LIM-13] tabs share an answer with the service’s numbers, and read back the same answer', () => {
    const limits = decodeLimits({
      serverTime: 5,
      limits: [{ limitType: 30, limitValue: 7, limitState: 'ACTIVE', endsAt: 9 }],
    });
    const available = decodeAvailable([{ type: 30, options: [7], optionsMap: { 7: 'A week' } }]);
    if (!limits.ok || !available.ok) throw new Error('not decoded');
    const answer = { ...limits.value, available: available.value };
    const shared = encodeBroadcast(answer);
    expect(shared).toMatchObject({ limits: [{ limitType: 30, limitValue: 7 }], available: [{ type: 30 }] });
    expect(decodeBroadcast(shared)).toEqual({ ok: true, value: answer });
  });
  it('[LIM-1] each kind has the service’s number, and another number names no kind', () => {
    const numbers: Readonly<Record<LimitKind, number>> = {
      stakeDay: 1,
      stakeWeek: 2,
      stakeMonth: 3,
      lossDay: 10,
      lossWeek: 11,
      lossMonth: 12,
      depositDay: 20,
      depositWeek: 21,
      depositMonth: 22,
      selfExclusion: 30,
      sessionTime: 31,
      realityCheck: 32,
      timeOut: 33,
      extraLock: 37,
    };
    expect(Object.fromEntries(LIMIT_KINDS.map((kind) => [kind, numberOfKind(kind)]))).toEqual(numbers);
    expect(LIMIT_KINDS.map((kind) => kindOfNumber(numbers[kind]))).toEqual(LIMIT_KINDS);
    expect([4, 0, '1', null].map(kindOfNumber)).toEqual([null, null, null, null]);
  });
  it('[LIM-3] reads options in each of their forms', () => {
    expect(
      decodeAvailable([
        { type: 30, options: [{ id: 10 }, { value: '7' }, 30] },
        { type: 55, options: [] },
      ]),
    ).toEqual({ ok: true, value: [{ type: 'selfExclusion', options: [1, 7, 30] }] });
  });
  it("[LIM-3] keeps an operator's literal three days, and reads the option with id 3 as thirty", () => {
    expect(
      decodeAvailable([
        { type: 30, options: [3, '12', { value: 2 }, { value: 10, id: 10 }, { id: 3 }, { id: 5 }] },
        { type: 32, options: [{ id: 5 }, 0, -1, -2, 999_999_998] },
      ]),
    ).toEqual({
      ok: true,
      value: [
        { type: 'selfExclusion', options: [3, 12, 2, 10, 30] },
        { type: 'realityCheck', options: [5, -1] },
      ],
    });
  });
  it('[LIM-1] empty hours and minutes are no limit, and every other value limits', () => {
    const decoded = decodeLimits([
      { limitType: 31, limitValue: 0, limitState: 'ACTIVE' },
      { limitType: 32, limitValue: -2, limitState: 'ACTIVE' },
      { limitType: 31, limitValue: 4, limitState: 'ACTIVE' },
      { limitType: 20, limitValue: -5, limitState: 'ACTIVE' },
      { limitType: 30, limitValue: 0, limitState: 'ACTIVE', endsAt: 9 },
    ]);
    expect(decoded.ok && decoded.value.limits.map(({ limitType, limitValue }) => [limitType, limitValue])).toEqual([
      ['sessionTime', 4],
      ['depositDay', -5],
      ['selfExclusion', 0],
    ]);
  });
  it('reads reasons and an empty answer', () => {
    expect(decodeReasons({ reasons: [{ id: 1, title: 'x' }] })).toEqual({ ok: true, value: [{ id: 1, title: 'x' }] });
    expect(decodeSaved({}).ok).toBe(true);
  });
});

describe('rule packs', () => {
  it('[PCK-1, PCK-2, PCK-3, PCK-4, PCK-5, PCK-6, PCK-7] are valid, and each has its own id', () => {
    expect(PACKS.map((pack) => loadPack(JSON.parse(JSON.stringify(pack))))).toEqual(
      PACKS.map((value) => ({ ok: true, value })),
    );
    expect(new Set(PACKS.map(({ id }) => id)).size).toBe(7);
  });
  it('[LIM-15, PCK-8] name the first faulty field', () => {
    const errorOf = (change: object): string => {
      const read = loadPack({ ...DEFAULT_PACK, ...change });
      return read.ok ? 'valid' : (read.error.split(':')[0] ?? '');
    };
    expect(errorOf({ coolDownS: 86_399 })).toBe('coolDownS');
    expect(errorOf({ id: 'Malta' })).toBe('id');
    expect(errorOf({ kinds: ['depositDay', 'depositDay'] })).toBe('kinds');
    expect(errorOf({ kinds: ['deposits'] })).toBe('kinds.0');
    expect(errorOf({ amounts: 'presets', presets: [] })).toBe('presets');
    expect(errorOf({ presets: [5, 5] })).toBe('presets');
    expect(errorOf({ minAge: 16 })).toBe('minAge');
    expect(errorOf({ mustSetBeforePlay: [['depositDay']], kinds: ['depositWeek'] })).toBe('mustSetBeforePlay');
    expect(errorOf({ realityCheck: { ...DEFAULT_PACK.realityCheck, preset: 7 } })).toBe('realityCheck.preset');
    expect(errorOf({ realityCheck: { ...DEFAULT_PACK.realityCheck, options: ['x'] } })).toBe('realityCheck.options.0');
    expect(errorOf({ more: 1 })).toBe('more');
    expect(errorOf({ wording: { a: '<b>' } })).toBe('wording.a');
  });
  it('[LIM-15] name the required limits, the review period, and their own texts', () => {
    const sweden = PACKS.find(({ id }) => id === 'SE') ?? DEFAULT_PACK;
    const kingdom = PACKS.find(({ id }) => id === 'GB') ?? DEFAULT_PACK;
    expect(unset([limit('depositWeek', 5)], sweden)).toEqual([['depositDay'], ['depositMonth']]);
    expect(reviewAt(0, kingdom)).toBe(182 * DAY);
    expect(reviewAt(0, DEFAULT_PACK)).toBeNull();
    expect(worded('limits.kind.depositDay', kingdom)).toBe('limits.gb.kind.depositDay');
    expect(worded('toString', kingdom)).toBe('toString');
  });
});
