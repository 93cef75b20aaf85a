import { describe, expect, it } from 'vitest';
import { DEFAULT_PACK, PACKS } from '../../../core/modules/limits/packs/packs.ts';
import { loadPack } from '../../../core/modules/limits/packs/pack.ts';
import { allowanceOf, whatStops } from '../../../core/modules/limits/rules/allowance.ts';
import { directionOf, isNoLimit, windowMs } from '../../../core/modules/limits/rules/kinds.ts';
import { hoursLeft, pendingNotice } from '../../../core/modules/limits/rules/pending-notices.ts';
import { daysOf, EXCLUSION_DAYS, periodName, periodOptions } from '../../../core/modules/limits/rules/periods.ts';
import type { Limit, LimitKind } from '../../../core/modules/limits/types.ts';
import { reviewAt, unset, worded } from '../../../core/modules/limits/views.ts';
import { decodeAvailable, decodeLimits, decodeReasons, decodeSaved } from '../../../core/modules/limits/wire.ts';

const limit = (limitType: LimitKind, limitValue: number, more: Partial<Limit> = {}): Limit => ({
  limitType,
  limitValue,
  limitBalance: null,
  limitState: 'ACTIVE',
  needApprove: false,
  startedAt: null,
  endsAt: null,
  availableValues: [],
  measure: '',
  label: '',
  waiting: 0,
  frees: [],
  ...more,
});
const DAY = 86_400_000;

describe('kinds', () => {
  it('[LIM-1] have windows of 24 h, 7 d and 30 d', () => {
    expect([1, 2, 3, 10, 11, 12, 20, 21, 22].map((kind) => windowMs(kind as 1) / DAY)).toEqual([
      1, 7, 30, 1, 7, 30, 1, 7, 30,
    ]);
  });
  it('[LIM-1, LIM-2] no limit has several spellings and is above every value', () => {
    expect([
      isNoLimit(21, 999_999_999),
      isNoLimit(21, -1),
      isNoLimit(31, -1),
      isNoLimit(32, 0),
      isNoLimit(21, 0),
      isNoLimit(30, 1),
    ]).toEqual([true, true, true, true, false, false]);
    expect([
      directionOf(20, 100, 50),
      directionOf(20, 100, 200),
      directionOf(20, 100, 999_999_999),
      directionOf(20, null, 5),
      directionOf(32, 30, -1),
      directionOf(31, -1, 4),
    ]).toEqual([-1, 1, 1, -1, 1, -1]);
    expect([directionOf(30, 7, 30), directionOf(33, 30, 7)]).toEqual([-1, 1]);
  });
  it('[LIM-3] lengths: two spellings of a year are one choice, ids are lengths', () => {
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
    expect([10, 11, 12, 1, 2, 3, 0, -5, 1.5].map(daysOf)).toEqual([1, 7, 30, 1, 7, 30, null, null, null]);
  });
});

describe('what stops an action', () => {
  const limits = [
    limit(20, 1_000, {
      limitBalance: 300,
      frees: [
        { at: 50, left: 600 },
        { at: 90, left: 1_000 },
      ],
    }),
    limit(22, 5_000, { limitBalance: 200 }),
    limit(1, 700, { limitBalance: 700 }),
  ];
  it('[LIM-5] every limit, what is left and when it frees', () => {
    expect(whatStops(limits, 'deposit', 500)).toEqual([
      { limitType: 22, left: 200, freesAt: null },
      { limitType: 20, left: 300, freesAt: 50_000 },
    ]);
    expect(whatStops(limits, 'deposit', 200)).toEqual([]);
    expect(whatStops(limits, 'stake', 701)).toEqual([{ limitType: 1, left: 700, freesAt: null }]);
  });
  it('[LIM-5] the allowance is the smallest remainder', () => {
    expect(allowanceOf(limits, 'deposit')).toEqual({ most: 200, limitType: 22 });
    expect(allowanceOf([], 'stake')).toEqual({ most: null, limitType: null });
    expect(allowanceOf([limit(20, 999_999_999)], 'deposit')).toEqual({ most: null, limitType: null });
  });
  it('[LIM-5] 30 closes all but withdrawal, 33 deposits', () => {
    const excluded = [limit(30, 7, { endsAt: 90 })];
    for (const action of ['stake', 'deposit', 'bonus', 'promotion'] as const)
      expect(whatStops(excluded, action, 0)).toEqual([{ limitType: 30, left: null, freesAt: 90_000 }]);
    expect(whatStops(excluded, 'withdrawal', 1_000)).toEqual([]);
    expect([
      whatStops([limit(33, 1, { endsAt: 9 })], 'deposit', 0).length,
      whatStops([limit(33, 1, { endsAt: 9 })], 'stake', 0).length,
    ]).toEqual([1, 0]);
  });
});

describe('notices', () => {
  it('[LIM-9] one until a time, several, hours rounded up', () => {
    const waiting = (kind: LimitKind, startedAt: number): Limit =>
      limit(kind, 5, { limitState: 'PENDING', needApprove: true, startedAt });
    expect(hoursLeft(3_600_001, 0)).toBe(2);
    expect(hoursLeft(0, 5)).toBe(0);
    expect(pendingNotice([], 0)).toBeNull();
    expect(pendingNotice([waiting(20, 0)], 0)).toEqual({
      key: 'limits.pending.single',
      params: { until: DAY, hours: 24 },
    });
    expect(pendingNotice([waiting(20, 0), waiting(21, 60)], 0)).toEqual({
      key: 'limits.pending.multiple',
      params: { count: 2, until: DAY + 60_000, hours: 25 },
    });
  });
});

describe('the wire', () => {
  it('[LIM-1] leaves out what it does not know, and refuses what is broken', () => {
    const entry = { limitType: 20, limitValue: '1000', limitState: 'ACTIVE' };
    expect(decodeLimits([entry, { limitType: 99, limitValue: 1, limitState: 'ACTIVE' }])).toMatchObject({
      ok: true,
      value: { serverTime: null, limits: [{ limitType: 20, limitValue: 1_000, needApprove: false, frees: [] }] },
    });
    expect(decodeLimits([{ ...entry, limitState: 'MAYBE' }]).ok).toBe(false);
    expect(decodeLimits([{ ...entry, limitValue: 1.5 }]).ok).toBe(false);
    expect(decodeLimits(null).ok).toBe(false);
  });
  it('decodes what it has decoded to the same', () => {
    const once = decodeLimits({
      serverTime: 5,
      limits: [{ limitType: 30, limitValue: 7, limitState: 'ACTIVE', endsAt: 9 }],
    });
    expect(once.ok && decodeLimits(once.value)).toEqual(once);
  });
  it('[LIM-3] reads options in each of their forms', () => {
    expect(
      decodeAvailable([
        { type: 30, options: [{ id: 10 }, { value: '7' }, 30] },
        { type: 55, options: [] },
      ]),
    ).toEqual({ ok: true, value: [{ type: 30, options: [10, 7, 30] }] });
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
    const told = (change: object): string => {
      const read = loadPack({ ...DEFAULT_PACK, ...change });
      return read.ok ? 'valid' : (read.error.split(':')[0] ?? '');
    };
    expect([
      told({ coolDownS: 86_399 }),
      told({ id: 'Malta' }),
      told({ kinds: [20, 20] }),
      told({ kinds: [4] }),
      told({ amounts: 'presets', presets: [] }),
      told({ presets: [5, 5] }),
      told({ minAge: 16 }),
      told({ mustSetBeforePlay: [[20]], kinds: [21] }),
      told({ realityCheck: { ...DEFAULT_PACK.realityCheck, preset: 7 } }),
      told({ realityCheck: { ...DEFAULT_PACK.realityCheck, options: ['x'] } }),
      told({ more: 1 }),
      told({ wording: { a: '<b>' } }),
    ]).toEqual([
      'coolDownS',
      'id',
      'kinds',
      'kinds.0',
      'presets',
      'presets',
      'minAge',
      'mustSetBeforePlay',
      'realityCheck.preset',
      'realityCheck.options.0',
      'more',
      'wording.a',
    ]);
  });
  it('[LIM-15] say what must be set, when to review, and their own words', () => {
    const sweden = PACKS.find(({ id }) => id === 'SE') ?? DEFAULT_PACK;
    const kingdom = PACKS.find(({ id }) => id === 'GB') ?? DEFAULT_PACK;
    expect(unset([limit(21, 5)], sweden)).toEqual([[20], [22]]);
    expect([reviewAt(0, kingdom), reviewAt(0, DEFAULT_PACK)]).toEqual([182 * DAY, null]);
    expect([worded('limits.kind.20', kingdom), worded('toString', kingdom)]).toEqual(['limits.gb.kind.20', 'toString']);
  });
});
