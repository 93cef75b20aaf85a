import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerLimits } from '../../../adapters/sandbox/operator/limits/calls.ts';
import { createLedgerFollower } from '../../../adapters/sandbox/operator/limits/follow-records.ts';
import { createLimitsBook } from '../../../adapters/sandbox/operator/limits/limits-book.ts';
import type { LimitsBook } from '../../../adapters/sandbox/operator/limits/limits-book.ts';
import { isLimitRecord } from '../../../adapters/sandbox/operator/limits/records.ts';
import type { LimitRecord } from '../../../adapters/sandbox/operator/limits/records.ts';
import { readRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import { storedCoupon } from '../../../adapters/sandbox/operator/store/stored-coupon.ts';
import { DEFAULT_PACK, GERMANY_PACK, SWEDEN_PACK } from 'touchline/core/limits/packs/packs';
import type { RulePack } from 'touchline/core/limits/packs/pack';
import type { LimitKind } from 'touchline/core/limits/types';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ME = 7;

interface Desk {
  readonly book: LimitsBook;
  readonly records: LimitRecord[];
  at: number;
}

function desk(pack: RulePack = DEFAULT_PACK): Desk {
  const records: LimitRecord[] = [];
  const book = createLimitsBook({
    pack: () => pack,
    commit: (record) => (records.push(record), book.apply(record)),
    now: () => all.at,
    currencyOf: () => 'EUR',
    newToken: () => 'token',
  });
  const all = { book, records, at: Date.UTC(2026, 2, 1, 10) };
  return all;
}

const set = (all: Desk, limitType: LimitKind, limitValue: number): string =>
  all.book.save(ME, [{ limitType, limitValue }], null).status;

describe('hours a day', () => {
  it('[LIM-1] are 1 to 24, or none', () => {
    const all = desk();
    expect([25, 0, -2, 999_999_998].map((hours) => set(all, 'sessionTime', hours))).toEqual(
      Array(4).fill('notAllowedValue'),
    );
    expect([1, 24].map((hours) => set(all, 'sessionTime', hours))).toEqual(['ok', 'ok']);
    expect(all.records.map(({ t }) => t)).toEqual(['limitSet', 'limitAsked']);
  });
});

describe('invalid values for a kind', () => {
  it('[LIM-1] 0, negatives and unavailable lengths do not change a reminder', () => {
    const all = desk();
    set(all, 'realityCheck', 30);
    expect([0, -2, 7, 999_999_998].map((minutes) => set(all, 'realityCheck', minutes))).toEqual(
      Array(4).fill('notAllowedValue'),
    );
    expect(all.records.map(({ t }) => t)).toEqual(['limitSet']);
    expect(all.book.list(ME)).toMatchObject([{ limitType: 'realityCheck', limitValue: 30, limitState: 'ACTIVE' }]);
  });
  it('[LIM-1] a negative amount is invalid and does not remove a limit', () => {
    const all = desk();
    set(all, 'depositDay', 500);
    expect([-2, -500].map((amount) => set(all, 'depositDay', amount))).toEqual(['notAllowedValue', 'notAllowedValue']);
    expect(all.records.map(({ t }) => t)).toEqual(['limitSet']);
  });
  it('[LIM-3] an exclusion of three days lasts three days, not the thirty of the option with id 3', () => {
    const all = desk({ ...DEFAULT_PACK, exclusionDays: [1, 3, 30] });
    expect(all.book.save(ME, [{ limitType: 'selfExclusion', limitValue: 3 }], null).status).toBe('ok');
    expect(all.book.list(ME)).toMatchObject([
      { limitType: 'selfExclusion', endsAt: Math.ceil((all.at + 3 * DAY) / 1_000) },
    ]);
    expect(all.book.save(ME, [{ limitType: 'selfExclusion', limitValue: 12 }], null).status).toBe('notAllowedValue');
  });
});

describe('currencies', () => {
  it("[LIM-23] a limit is in the currency of the player's money, and kinds without amounts have none", () => {
    const all = desk();
    set(all, 'depositDay', 1_000);
    set(all, 'sessionTime', 4);
    expect(all.book.list(ME).map(({ limitType, currency }) => [limitType, currency])).toEqual([
      ['depositDay', 'EUR'],
      ['sessionTime', null],
    ]);
  });
  it('[LIM-23] any amount above zero in another currency is refused with its reason', () => {
    const all = desk();
    set(all, 'stakeDay', 1_000);
    expect(all.book.stops(ME, 'stake', 1, { currency: 'USD' })).toEqual([
      { limitType: 'stakeDay', code: 'limitCurrency', left: null, freesAt: null },
    ]);
    expect(all.book.stops(ME, 'stake', 0, { currency: 'USD' })).toEqual([]);
    expect(all.book.stops(ME, 'stake', 1, { currency: 'EUR' })).toEqual([]);
    expect(all.book.stops(ME, 'deposit', 1, { currency: 'USD' })).toEqual([]);
  });
  it('[LIM-23] a change in another currency changes nothing', () => {
    const all = desk();
    expect(all.book.save(ME, [{ limitType: 'depositDay', limitValue: 5, currency: 'USD' }], null).status).toBe(
      'otherCurrency',
    );
    expect(all.records).toEqual([]);
    expect(all.book.save(ME, [{ limitType: 'depositDay', limitValue: 5, currency: 'EUR' }], null).status).toBe('ok');
  });
});

describe('rolling windows', () => {
  it('[LIM-1] free an amount exactly one window later', () => {
    const all = desk();
    set(all, 'depositDay', 1_000);
    all.book.ledger.deposit(ME, 'a', 700, all.at);
    all.at += DAY - 1;
    expect(all.book.stops(ME, 'deposit', 301)).toEqual([
      { limitType: 'depositDay', code: 'limitReached', left: 300, freesAt: all.at + 1 },
    ]);
    all.at += 1;
    expect(all.book.stops(ME, 'deposit', 1_000)).toEqual([]);
  });
  it('[LIM-5] a pending deposit uses its limits; a failed one frees them, a credited one counts from its credit', () => {
    const all = desk();
    const usage = (): unknown => {
      const { limitBalance, waiting, frees } =
        all.book.list(ME).find(({ limitType }) => limitType === 'depositDay') ?? {};
      return { limitBalance, waiting, frees: frees?.map(({ at, left }) => [at * 1_000 - all.at, left]) };
    };
    set(all, 'depositDay', 1_000);
    all.book.ledger.deposit(ME, 'a', 100, all.at);
    all.book.ledger.begin('deposit', ME, 'b', 300, all.at);
    all.book.ledger.begin('deposit', ME, 'c', 600, all.at);
    expect(usage()).toEqual({ limitBalance: 0, waiting: 900, frees: [[DAY, 100]] });
    expect(all.book.stops(ME, 'deposit', 1)).toMatchObject([
      { limitType: 'depositDay', left: 0, freesAt: all.at + DAY },
    ]);
    expect(all.book.stops(ME, 'deposit', 200)).toMatchObject([{ limitType: 'depositDay', left: 0, freesAt: null }]);
    // Its provider has paid; the other deposit is decided later.
    expect(all.book.stops(ME, 'credit', 900)).toEqual([]);
    expect(all.book.stops(ME, 'credit', 901)).toHaveLength(1);
    all.book.ledger.end(ME, 'c');
    all.at += HOUR;
    all.book.ledger.deposit(ME, 'b', 300, all.at);
    expect(usage()).toEqual({
      limitBalance: 600,
      waiting: 0,
      frees: [
        [DAY - HOUR, 700],
        [DAY, 1_000],
      ],
    });
    all.book.ledger.begin('withdrawal', ME, 'd', 500, all.at);
    expect(usage()).toEqual({
      limitBalance: 600,
      waiting: 0,
      frees: [
        [DAY - HOUR, 700],
        [DAY, 1_000],
      ],
    });
  });
  it('[LIM-17] net loss counts an open bet as lost, and a win offsets earlier losses only', () => {
    const all = desk();
    set(all, 'lossDay', 1_000);
    all.book.ledger.stake(ME, 'a', 800, all.at);
    expect(all.book.allowance(ME, 'stake')).toBe(200);
    all.book.ledger.settle(ME, 'a', 5_000, (all.at += HOUR));
    expect(all.book.allowance(ME, 'stake')).toBe(1_000);
    all.book.ledger.stake(ME, 'b', 600, (all.at += HOUR));
    all.book.ledger.settle(ME, 'b', 0, (all.at += HOUR));
    expect(all.book.allowance(ME, 'stake')).toBe(400);
  });
  it('[LIM-17] a bet that was not accepted uses no stake, and a key counts once', () => {
    const all = desk();
    set(all, 'stakeDay', 1_000);
    const follow = createLedgerFollower(all.book.ledger, all.book.currency);
    const coupon = v.parse(storedCoupon, {
      accountId: ME,
      typeId: 0,
      systemValue: 0,
      currency: 'EUR',
      amount: 600,
      changeCoefAction: 2,
      legs: [],
    });
    follow({ t: 'betPending', at: all.at, playerId: ME, key: 'k', coupon, acceptAt: all.at, entries: [] });
    follow({ t: 'betAccepted', at: all.at, playerId: ME, key: 'k', betId: 1, coupon, entries: [] });
    expect(all.book.allowance(ME, 'stake')).toBe(400);
    follow({ t: 'betPending', at: all.at, playerId: ME, key: 'm', coupon, acceptAt: all.at, entries: [] });
    follow({ t: 'betRejected', at: all.at, playerId: ME, key: 'm', reasons: [], entries: [] });
    expect(all.book.allowance(ME, 'stake')).toBe(400);
  });
});

describe('time', () => {
  it('[LIM-17] never goes back', () => {
    const all = desk();
    all.book.save(ME, [{ limitType: 'selfExclusion', limitValue: 1 }], null);
    all.at += 2 * HOUR;
    const now = all.book.now();
    all.at -= 30 * DAY;
    expect(all.book.now()).toBe(now);
  });
  it('[LIM-12] a session limit counts the day’s pings and closes bets and deposits, not withdrawals', () => {
    const all = desk();
    set(all, 'sessionTime', 1);
    for (let ping = 0; ping <= 120; ping += 1) {
      all.book.ping(ME);
      all.at += 30_000;
    }
    expect(all.book.stops(ME, 'stake', 1)).toMatchObject([
      { limitType: 'sessionTime', code: 'sessionOver', freesAt: Date.UTC(2026, 2, 2) },
    ]);
    expect(all.book.stops(ME, 'deposit', 1)).toHaveLength(1);
    expect(all.book.stops(ME, 'withdrawal', 1)).toHaveLength(0);
    expect(all.records.filter(({ t }) => t === 'limitTime').length).toBeLessThanOrEqual(60);
    all.at = Date.UTC(2026, 2, 2);
    expect(all.book.stops(ME, 'stake', 1)).toEqual([]);
  });
});

describe('packs in use', () => {
  it('[PCK-4] Sweden requires limits before play, and 72 hours for a looser limit', () => {
    const all = desk(SWEDEN_PACK);
    expect(all.book.stops(ME, 'deposit', 1).map(({ code, limitType }) => [code, limitType])).toEqual([
      ['limitMissing', 'depositDay'],
      ['limitMissing', 'depositWeek'],
      ['limitMissing', 'depositMonth'],
    ]);
    set(all, 'depositDay', 100);
    set(all, 'depositDay', 500);
    all.at += 3 * DAY - 1;
    expect(all.book.act(ME, 'depositDay', 'confirm')).toBe('tooEarly');
    all.at += 1;
    expect(all.book.act(ME, 'depositDay', 'confirm')).toBe('ok');
  });
  it('[PCK-5] Germany allows at most 1 000 euros a month, and has an hourly reminder by default', () => {
    const all = desk(GERMANY_PACK);
    expect(set(all, 'depositMonth', 100_001)).toBe('aboveCeiling');
    expect(set(all, 'depositMonth', 999_999_999)).toBe('ok');
    expect(set(all, 'depositMonth', 100_000)).toBe('ok');
    expect(set(all, 'depositMonth', 100_001)).toBe('aboveCeiling');
    expect(all.book.list(ME).find(({ limitType }) => limitType === 'realityCheck')?.limitValue).toBe(60);
    expect(set(all, 'realityCheck', -1)).toBe('aboveCeiling');
  });
});

describe('calls', () => {
  it('[LIM-14] that cannot be decoded change nothing', () => {
    const all = desk();
    const post = (path: string, body: unknown): number | undefined =>
      answerLimits(all.book, {
        playerId: ME,
        method: 'POST',
        path: `/limit-service-api/api/external/web/v3/${path}`,
        query: new URLSearchParams(),
        body,
      })?.status;
    expect(post('limits', null)).toBe(422);
    expect(post('limits', { limits: [] })).toBe(422);
    expect(post('limits', { limits: [{ limitType: 4, limitValue: 1 }] })).toBe(422);
    expect(post('limits', { limits: [{ limitType: 20, limitValue: 1.5 }] })).toBe(422);
    expect(post('limitaction', { action: 'yes', limitType: 20 })).toBe(422);
    expect(post('testanswers', { tokenGuid: 'x', answers: [] })).toBe(404);
    expect(all.records).toEqual([]);
    expect(post('nothing', {})).toBeUndefined();
  });
  it('[LIM-7] an early confirmation is refused', () => {
    const all = desk();
    set(all, 'stakeDay', 100);
    set(all, 'stakeDay', 500);
    const reply = answerLimits(all.book, {
      playerId: ME,
      method: 'POST',
      path: '/limit-service-api/api/external/web/v3/limitaction',
      query: new URLSearchParams(),
      body: { action: 'confirm', limitType: 1 },
    });
    expect(reply).toEqual({ status: 403, code: 'tooEarly' });
  });
  it('[LIM-17] records of earlier versions, with the service’s numbers of kinds, restore the same limits', () => {
    const all = desk();
    set(all, 'stakeDay', 100);
    set(all, 'stakeDay', 500);
    set(all, 'depositMonth', 700);
    all.book.save(ME, [{ limitType: 'timeOut', limitValue: 7 }], null);
    const numbers: Readonly<Record<string, number>> = { stakeDay: 1, depositMonth: 22, timeOut: 33 };
    const earlier = all.records.map((record) =>
      'limitType' in record ? { ...record, limitType: numbers[record.limitType] } : record,
    );
    expect(earlier.map((record) => ('limitType' in record ? record.limitType : null))).toEqual([1, 1, 22, 33]);
    const read = earlier.map((record) => readRecord(JSON.parse(JSON.stringify(record))));
    expect(read).toEqual(all.records.map((value) => ({ ok: true, value })));
    expect(readRecord({ ...earlier[0], limitType: 4 }).ok).toBe(false);
    expect(readRecord({ ...earlier[3], limitType: 31 }).ok).toBe(false);
    const restored = desk();
    restored.at = all.at;
    for (const each of read) if (each.ok && isLimitRecord(each.value)) restored.book.apply(each.value);
    expect(restored.book.list(ME)).toEqual(all.book.list(ME));
  });
  it('[LIM-17] only its own records are recognised', () => {
    const all = desk();
    set(all, 'stakeDay', 100);
    expect(all.records.every(isLimitRecord)).toBe(true);
    expect(isLimitRecord({ t: 'betSettled' })).toBe(false);
  });
});
