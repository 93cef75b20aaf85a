/** The operator's figures for "my control", and the effect of its switches on limits. */
import { describe, expect, it } from 'vitest';
import { answerLimits } from '../../../adapters/sandbox/operator/limits/calls.ts';
import { createLimitsBook } from '../../../adapters/sandbox/operator/limits/limits-book.ts';
import type { LimitsBook, LimitsBookDeps } from '../../../adapters/sandbox/operator/limits/limits-book.ts';
import type { LimitRecord } from '../../../adapters/sandbox/operator/limits/records.ts';
import { limitsPaths } from 'touchline/core/limits/paths';
import { DEFAULT_PACK, GERMANY_PACK } from 'touchline/core/limits/packs/packs';
import type { RulePack } from 'touchline/core/limits/packs/pack';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ME = 7;
const NOON = Date.UTC(2026, 2, 10, 12, 30);

interface Desk {
  readonly book: LimitsBook;
  readonly records: LimitRecord[];
  at: number;
  pack: RulePack;
}

function desk(more: Partial<LimitsBookDeps> = {}): Desk {
  const records: LimitRecord[] = [];
  const book = createLimitsBook({
    pack: () => all.pack,
    commit: (record) => (records.push(record), book.apply(record)),
    now: () => all.at,
    currencyOf: () => 'EUR',
    newToken: () => 'token',
    ...more,
  });
  const all = { book, records, at: NOON, pack: DEFAULT_PACK };
  return all;
}

describe('my control', () => {
  it("[LIM-19] sums money and active time by the hours and days of the player's time zone", () => {
    const { book } = desk();
    book.ledger.stake(ME, 'a', 500, NOON - 2 * HOUR);
    book.ledger.settle(ME, 'a', 900, NOON - HOUR);
    book.ledger.stake(ME, 'b', 300, NOON - 3 * DAY);
    book.ledger.deposit(ME, 'd', 2_000, NOON - 10 * MINUTE);
    book.ledger.withdraw(ME, 'w', 700, NOON - 8 * DAY);
    book.ledger.withdraw(ME, 'w', 700, NOON - 8 * DAY);
    const day = book.control(ME, 'day', 0);
    expect(day).toHaveLength(24);
    expect(day.at(-1)?.at).toEqual(Date.UTC(2026, 2, 10, 12));
    expect(day.at(0)?.at).toEqual(Date.UTC(2026, 2, 9, 13));
    expect(day.filter(({ staked, returned, deposited }) => staked + returned + deposited > 0)).toMatchObject([
      { at: Date.UTC(2026, 2, 10, 10), staked: 500 },
      { at: Date.UTC(2026, 2, 10, 11), settled: 500, returned: 900 },
      { at: Date.UTC(2026, 2, 10, 12), deposited: 2_000 },
    ]);
    const week = book.control(ME, 'week', 3 * HOUR);
    expect(week).toHaveLength(7);
    expect(week.at(-1)?.at).toEqual(Date.UTC(2026, 2, 9, 21));
    expect(week.reduce((sum, { staked }) => sum + staked, 0)).toBe(800);
    expect(book.control(ME, 'month', 0).reduce((sum, { withdrawn }) => sum + withdrawn, 0)).toBe(700);
  });
  it('[LIM-19] time played is the time between pings, and survives a restart', () => {
    const all = desk();
    for (let minute = 0.5; minute <= 90; minute += 0.5) {
      all.at = NOON + minute * MINUTE;
      all.book.ping(ME);
    }
    const played = (book: LimitsBook): number =>
      book.control(ME, 'day', 0).reduce((sum, { playedMs }) => sum + playedMs, 0);
    expect(played(all.book)).toBe(90 * MINUTE);
    expect(
      all.book
        .control(ME, 'day', 0)
        .slice(-2)
        .map(({ playedMs }) => playedMs / MINUTE),
    ).toEqual([60, 1]);
    const again = desk();
    again.at = all.at;
    for (const record of all.records) again.book.apply(record);
    expect(played(again.book)).toBe(90 * MINUTE);
  });
  it('[LIM-12] a ping after a pause counts 30 s only; a lost one costs nothing; none counts twice', () => {
    const all = desk();
    all.book.save(ME, [{ limitType: 'sessionTime', limitValue: 1 }], null);
    const left = (): number =>
      ((all.book.list(ME).find(({ limitType }) => limitType === 'sessionTime')?.endsAt ?? 0) * 1_000 - all.at) / MINUTE;
    const pingAt = (minutes: number): number => {
      all.at = NOON + minutes * MINUTE;
      all.book.ping(ME);
      return left();
    };
    expect([0.5, 0.5, 1.5, 10, 10.5].map(pingAt)).toEqual([59.5, 59.5, 58.5, 58, 57.5]);
  });
  it('[LIM-12] time counted ahead is dropped at the end of the day, and never recorded', () => {
    const all = desk();
    all.book.save(ME, [{ limitType: 'sessionTime', limitValue: 1 }], null);
    all.book.playedAhead.set(HOUR);
    expect(all.book.stops(ME, 'stake', 1).map(({ code }) => code)).toEqual(['sessionOver']);
    expect(all.book.playedAhead.get()).toEqual(HOUR);
    all.book.ping(ME);
    all.at += DAY;
    expect(all.book.stops(ME, 'stake', 1)).toEqual([]);
    expect(all.book.playedAhead.get()).toBe(0);
    expect(all.records.filter(({ t }) => t === 'limitTime')).toEqual([]);
  });
  it('[LIM-19] a pending withdrawal is shown as such until it is paid or cancelled', () => {
    const { book } = desk();
    const figures = (): readonly number[] =>
      book
        .control(ME, 'day', 0)
        .slice(-2)
        .flatMap(({ withdrawing, withdrawn }) => [withdrawing, withdrawn]);
    book.ledger.begin('withdrawal', ME, 'a', 700, NOON - HOUR);
    book.ledger.begin('withdrawal', ME, 'b', 50, NOON - HOUR);
    expect(figures()).toEqual([750, 0, 0, 0]);
    book.ledger.withdraw(ME, 'a', 700, NOON);
    book.ledger.end(ME, 'b');
    expect(figures()).toEqual([0, 0, 0, 700]);
  });
  it('[LIM-19] withdrawals are shown, and count towards no limit', () => {
    const { book } = desk();
    book.save(ME, [{ limitType: 'depositDay', limitValue: 1_000 }], null);
    book.ledger.deposit(ME, 'd', 1_000, NOON);
    book.ledger.withdraw(ME, 'w', 1_000, NOON);
    expect(book.allowance(ME, 'deposit')).toBe(0);
  });
  it('[LIM-19] the call accepts three periods and existing time-zone offsets', () => {
    const { book } = desk();
    const ask = (query: string): number =>
      answerLimits(book, {
        playerId: ME,
        method: 'GET',
        path: limitsPaths.control,
        query: new URLSearchParams(query),
        body: null,
      })?.status ?? 0;
    expect(ask('period=day')).toBe(200);
    expect(ask('period=month&offset=-330')).toBe(200);
    expect(ask('period=year')).toBe(422);
    expect(ask('period=day&offset=900')).toBe(422);
    expect(ask('period=day&offset=x')).toBe(422);
  });
});

describe('the pack in force', () => {
  it('[LIM-20] is read at every decision, so that a switch applies to the next one', () => {
    const all = desk();
    expect(all.book.stops(ME, 'stake', 1)).toEqual([]);
    all.pack = GERMANY_PACK;
    expect(all.book.stops(ME, 'stake', 1)).toMatchObject([{ code: 'limitMissing', limitType: 'depositMonth' }]);
    expect(all.book.available().find(({ type }) => type === 'timeOut')?.options).toEqual([1]);
  });
  it('[LIM-20] a review is recorded, and until the first one the period counts from the registration', () => {
    const all = desk({ knownSince: () => NOON - 400 * DAY });
    const figures = (): unknown =>
      answerLimits(all.book, {
        playerId: ME,
        method: 'GET',
        path: limitsPaths.limits,
        query: new URLSearchParams(),
        body: null,
      })?.body;
    expect(figures()).toMatchObject({ reviewedAt: NOON - 400 * DAY });
    expect(
      answerLimits(all.book, {
        playerId: ME,
        method: 'POST',
        path: limitsPaths.review,
        query: new URLSearchParams(),
        body: null,
      }),
    ).toEqual({ status: 204 });
    expect(figures()).toEqual(expect.objectContaining({ reviewedAt: NOON }));
    expect(all.records).toEqual([{ t: 'limitReviewed', at: NOON, playerId: ME }]);
  });
  it('[LIM-6] a lock of all sections refuses looser values, but not stricter ones or stopping', () => {
    const all = desk({ isLockedForAll: () => true });
    all.book.save(ME, [{ limitType: 'sessionTime', limitValue: 4 }], null);
    expect(all.book.list(ME)).toContainEqual(expect.objectContaining({ limitType: 'extraLock', limitState: 'ACTIVE' }));
    expect(all.book.save(ME, [{ limitType: 'sessionTime', limitValue: 8 }], null).status).toBe('locked');
    expect(all.book.save(ME, [{ limitType: 'sessionTime', limitValue: 2 }], null).status).toBe('ok');
    expect(all.book.save(ME, [{ limitType: 'selfExclusion', limitValue: 1 }], null).status).toBe('ok');
  });
});

describe('a call that cannot be decoded', () => {
  const { book, records } = desk();
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body: unknown, query = ''): unknown =>
    answerLimits(book, { playerId: ME, method, path, query: new URLSearchParams(query), body });
  it.each([
    [
      'POST',
      limitsPaths.limits,
      { limits: [{ limitType: 20, limitValue: 99_999_999_999 }] },
      '',
      'limits.0.limitValue: at most 999999999, which means no limit',
    ],
    ['POST', limitsPaths.limits, { limits: [] }, '', 'limits: '],
    ['POST', limitsPaths.limits, null, '', 'body: '],
    ['POST', limitsPaths.action, { action: 'maybe', limitType: 20 }, '', 'action: '],
    ['POST', limitsPaths.testAnswers, { tokenGuid: 5 }, '', 'tokenGuid: '],
    [
      'POST',
      limitsPaths.realityCheck,
      { data: { attributes: { action: 'continue', do_not_show_again: 'no' } } },
      '',
      'data.attributes.do_not_show_again: ',
    ],
    ['DELETE', limitsPaths.remove, null, 'limitType=5', 'limitType: '],
    ['GET', limitsPaths.preview, null, 'limitType=30&limitValue=1', 'limitType: '],
    ['GET', limitsPaths.preview, null, 'limitType=20&limitValue=-1', 'limitValue: '],
    ['GET', limitsPaths.control, null, 'period=year', 'period: day, week, month; offset: '],
  ] as const)('[LIM-14] names the violated rule: %s %s %j', (method, path, body, query, begins) => {
    expect(ask(method, path, body, query)).toEqual({
      status: 422,
      code: 'malformed',
      detail: expect.stringContaining(begins) as unknown,
    });
  });
  it('[LIM-16] refuses an unknown reason, and accepts none', () => {
    const exclude = (reasonId: number | null): unknown =>
      ask('POST', limitsPaths.limits, { limits: [{ limitType: 30, limitValue: 1 }], reasonId });
    expect(exclude(-99)).toEqual({
      status: 422,
      code: 'unknownReason',
      detail: 'reasonId: one of 1, 2, 3, 4, 5, or none',
    });
    expect(records).toEqual([]);
    expect(exclude(null)).toEqual(expect.objectContaining({ status: 200 }));
    expect(records).toHaveLength(1);
  });
});
