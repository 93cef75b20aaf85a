import { describe, expect, it } from 'vitest';
import type { Money } from 'touchline/kernel/money';
import { money } from 'touchline/kernel/money';
import { createCell } from 'touchline/kernel/readable';
import { limitsDecider } from 'touchline/core/limits/decider';
import { followMoney } from 'touchline/core/limits/follow-money.process';
import type { LimitsEvent } from 'touchline/core/limits/messages';
import { choosePack, JURISDICTIONS } from 'touchline/core/limits/packs/choose';
import { DEFAULT_PACK, PACKS, UNITED_KINGDOM_PACK } from 'touchline/core/limits/packs/packs';
import { bindingLimits } from 'touchline/core/limits/rules/binding';
import { nextNewsAt } from 'touchline/core/limits/rules/deadlines';
import { stakingOf } from 'touchline/core/limits/rules/staking';
import type { LimitsState } from 'touchline/core/limits/state';
import { INITIAL } from 'touchline/core/limits/state';
import type { Limit, LimitKind } from 'touchline/core/limits/types';
import { viewLimits } from 'touchline/core/limits/views';
import { decodeControl, decodeLimits } from 'touchline/core/limits/wire';
import type { SessionState } from 'touchline/core/session/decider';
import { createLimitsClock } from '../../models/limits/limits-clock.ts';

const DAY = 86_400_000;
const eur = (amount: number): Money => money(amount, 'EUR');
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
const fold = (...events: readonly LimitsEvent[]): LimitsState => events.reduce(limitsDecider.evolve, INITIAL);
const received = (limits: readonly Limit[], serverTime = 0, reviewedAt: number | null = null): LimitsEvent => ({
  type: 'limits/received',
  payload: { serverTime, limits, available: [], reviewedAt, receivedAt: serverTime, isToChange: false },
});
const changeAsked = (payload: Extract<LimitsEvent, { type: 'limits/changeAsked' }>['payload']): LimitsEvent => ({
  type: 'limits/changeAsked',
  payload,
});

describe('limits in force', () => {
  it('[LIM-4] include an exclusion, a time-out and a stop at once, before any answer, and a refused request never loosens anything', () => {
    const stopped = fold(received([limit('stakeDay', 500)]), changeAsked({ what: 'stop' }));
    expect(bindingLimits(stopped).map(({ limitType, endsAt }) => [limitType, endsAt])).toEqual([
      ['stakeDay', null],
      ['selfExclusion', null],
    ]);
    expect(viewLimits(stopped, DEFAULT_PACK, null)).toMatchObject({
      isExcluded: true,
      excludedUntil: null,
      stake: { most: eur(0), limitType: 'selfExclusion' },
      deposit: { most: eur(0) },
      staking: { excluded: { until: null } },
    });
    const timeOut = fold(
      received([]),
      changeAsked({ what: 'save', changes: [{ limitType: 'timeOut', limitValue: 7 }], reasonId: null }),
    );
    expect(viewLimits(timeOut, DEFAULT_PACK, null, 'EUR').deposit.most).toEqual(eur(0));
    expect(viewLimits(timeOut, DEFAULT_PACK, null, 'EUR').stake.most).toBeNull();
    // A running one keeps the operator's end.
    const running = fold(received([limit('selfExclusion', 7, { endsAt: 90 })]), changeAsked({ what: 'stop' }));
    expect(viewLimits(running, DEFAULT_PACK, null).excludedUntil).toBe(90_000);
  });
});

describe('limits for staking', () => {
  it('[LIM-18] have the remainder of each window and when it frees, besides the exclusion and a missing limit', () => {
    const limits = [
      limit('stakeDay', 1_000, { limitBalance: 200, frees: [{ at: 50, left: 600 }] }),
      limit('lossWeek', 5_000),
      limit('depositDay', 100),
      limit('stakeWeek', 999_999_999),
    ];
    expect(stakingOf(limits, [])).toEqual({
      excluded: null,
      timeOut: null,
      isLimitMissing: false,
      windows: [
        { limitType: 'stakeDay', limit: eur(1_000), left: eur(200), frees: [{ at: 50_000, left: eur(600) }] },
        { limitType: 'lossWeek', limit: eur(5_000), left: eur(5_000), frees: [] },
      ],
    });
    expect(stakingOf([limit('selfExclusion', 7, { endsAt: 90 })], [['depositDay']])).toEqual({
      excluded: { until: 90_000 },
      timeOut: null,
      isLimitMissing: true,
      windows: [],
    });
    expect(stakingOf([limit('depositDay', 100)], [])).toBeNull();
  });
  it('[LIM-18] are loaded again when more frees up', () => {
    const limits = [
      limit('stakeDay', 1_000, {
        frees: [
          { at: 50, left: 600 },
          { at: 90, left: 900 },
        ],
      }),
      limit('selfExclusion', 7, { endsAt: 70 }),
    ];
    expect(nextNewsAt(limits, 0)).toBe(50_000);
    expect(nextNewsAt(limits, 50_000)).toBe(70_000);
    expect(nextNewsAt(limits, 70_000)).toBe(90_000);
    expect(nextNewsAt(limits, 90_000)).toBeNull();
  });
  it('[LIM-18] are loaded again once after money has moved, but not for the first balance or without a money limit', async () => {
    const clock = createLimitsClock();
    const session = createCell<SessionState>({ status: 'player', userId: '1', previousLoginAt: null });
    const moved = createCell('');
    let limits: LimitsState = fold(received([limit('stakeDay', 500)]));
    const seen: string[] = [];
    const running = followMoney({ session, limits: () => limits, money: moved, clock: clock.device }).subscribe(
      ({ type }) => seen.push(type),
    );
    moved.set('[0,[10000]]');
    await clock.run(1_000);
    expect(seen).toEqual([]);
    moved.set('[0,[9000]]');
    moved.set('[0,[8000]]');
    await clock.run(1_000);
    expect(seen).toEqual(['limits/refresh']);
    limits = fold(received([limit('selfExclusion', 7, { endsAt: 9 })]));
    moved.set('[0,[7000]]');
    await clock.run(1_000);
    expect(seen).toHaveLength(1);
    running.unsubscribe();
  });
});

describe('my control', () => {
  const steps = [
    { at: 0, staked: 500, settled: 0, returned: 0, deposited: 0, withdrawn: 0, withdrawing: 0, playedMs: 60_000 },
  ];
  const control = (
    period: 'day' | 'week',
    status: 'controlAsked' | 'controlReceived',
    answer: typeof steps | null = steps,
  ): LimitsEvent =>
    status === 'controlAsked'
      ? { type: 'limits/controlAsked', payload: { period, offsetMinutes: 0 } }
      : { type: 'limits/controlReceived', payload: { period, steps: answer } };
  it('[LIM-19] an answer to another period is dropped; a failure is reported and keeps the known data', () => {
    expect(fold(control('day', 'controlAsked'), control('week', 'controlReceived')).control).toEqual({
      period: 'day',
      status: 'loading',
      steps: [],
    });
    const known = fold(control('day', 'controlAsked'), control('day', 'controlReceived'));
    expect(known.control).toEqual({ period: 'day', status: 'ready', steps });
    expect(
      [control('day', 'controlAsked'), control('day', 'controlReceived', null)].reduce(limitsDecider.evolve, known)
        .control,
    ).toEqual({ period: 'day', status: 'failed', steps });
  });
  it('[LIM-19] a story that fails to load is shown as failed, not empty; a loaded one stays', () => {
    const asked: LimitsEvent = { type: 'limits/storyAsked', payload: {} };
    const lost: LimitsEvent = { type: 'limits/storyReceived', payload: { story: null } };
    expect(fold(asked)).toMatchObject({ storyStatus: 'loading', story: null });
    expect(fold(asked, lost)).toMatchObject({ storyStatus: 'failed', story: null });
    expect(fold(asked, { type: 'limits/storyReceived', payload: { story: [] } }, asked, lost)).toMatchObject({
      storyStatus: 'ready',
      story: [],
    });
  });
  it('[LIM-19] steps are refused when negative or too many', () => {
    expect(decodeControl({ steps })).toEqual({ ok: true, value: steps });
    expect(decodeControl({ steps: [{ ...steps[0], staked: -1 }] }).ok).toBe(false);
    expect(decodeControl({ steps: Array.from({ length: 101 }, () => steps[0]) }).ok).toBe(false);
  });
});

describe('jurisdictions', () => {
  it('[LIM-20] each jurisdiction has its own valid pack', () => {
    expect(PACKS.map(({ id }) => id)).toEqual([...JURISDICTIONS]);
    for (const id of JURISDICTIONS) expect(choosePack(id)).toMatchObject({ ok: true, value: { id } });
  });
  it('[LIM-20] an unknown jurisdiction and a faulty pack are reported', () => {
    expect(choosePack('XX')).toEqual({ ok: false, error: 'there is no rule pack "XX"' });
    expect(choosePack('default', [{ ...DEFAULT_PACK, coolDownS: 60 }])).toEqual({
      ok: false,
      error: 'coolDownS: never less than a day',
    });
  });
  it('[LIM-20] a review falls due by the operator’s clock, counted from the last review, and never without the operator’s answer', () => {
    const after = (days: number, reviewedAt: number | null = 0): boolean =>
      viewLimits(fold(received([], days * DAY, reviewedAt)), UNITED_KINGDOM_PACK, null).isReviewDue;
    expect(after(181)).toBe(false);
    expect(after(182)).toBe(true);
    expect(after(1_000, null)).toBe(false);
    expect(after(200, 100 * DAY)).toBe(false);
    expect(viewLimits(fold(received([], 1_000 * DAY, 0)), DEFAULT_PACK, null).isReviewDue).toBe(false);
    const looked = fold(received([], 182 * DAY, 0), { type: 'limits/reviewed', payload: { at: 182 * DAY } });
    expect(viewLimits(looked, UNITED_KINGDOM_PACK, null).isReviewDue).toBe(false);
    // A list without it changes nothing.
    expect(fold(received([], 1, 5), received([], 2, null)).reviewedAt).toBe(5);
    expect(decodeLimits({ serverTime: 1, limits: [] })).toMatchObject({ ok: true, value: { reviewedAt: null } });
  });
});
