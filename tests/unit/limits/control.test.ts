/** What the operator tells "my control", and what its switches do to its limits. */
import { describe, expect, it } from 'vitest';
import { answerLimits } from '../../../adapters/sandbox/operator/limits/calls.ts';
import { createLimitsBook } from '../../../adapters/sandbox/operator/limits/limits-book.ts';
import type { LimitsBook, LimitsBookDeps } from '../../../adapters/sandbox/operator/limits/limits-book.ts';
import type { LimitRecord } from '../../../adapters/sandbox/operator/limits/records.ts';
import { limitsPaths } from '../../../core/modules/limits/paths.ts';
import { DEFAULT_PACK, GERMANY_PACK } from '../../../core/modules/limits/packs/packs.ts';
import type { RulePack } from '../../../core/modules/limits/packs/pack.ts';

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
  const book = createLimitsBook({ pack: () => all.pack, commit: (record) => (records.push(record), book.apply(record)), now: () => all.at, newToken: () => 'token', ...more });
  const all = { book, records, at: NOON, pack: DEFAULT_PACK };
  return all;
}

describe('my control', () => {
  it('[LIM-19] sums money and active time by the hours and days of the player\'s own zone', () => {
    const { book } = desk();
    book.ledger.stake(ME, 'a', 500, NOON - 2 * HOUR);
    book.ledger.settle(ME, 'a', 900, NOON - HOUR);
    book.ledger.stake(ME, 'b', 300, NOON - 3 * DAY);
    book.ledger.deposit(ME, 'd', 2_000, NOON - 10 * MINUTE);
    book.ledger.withdraw(ME, 'w', 700, NOON - 8 * DAY);
    book.ledger.withdraw(ME, 'w', 700, NOON - 8 * DAY);
    const day = book.control(ME, 'day', 0);
    expect([day.length, day.at(-1)?.at, day.at(0)?.at]).toEqual([24, Date.UTC(2026, 2, 10, 12), Date.UTC(2026, 2, 9, 13)]);
    expect(day.filter(({ staked, returned, deposited }) => staked + returned + deposited > 0)).toMatchObject([
      { at: Date.UTC(2026, 2, 10, 10), staked: 500 }, { at: Date.UTC(2026, 2, 10, 11), settled: 500, returned: 900 }, { at: Date.UTC(2026, 2, 10, 12), deposited: 2_000 },
    ]);
    const week = book.control(ME, 'week', 3 * HOUR);
    expect([week.length, week.at(-1)?.at]).toEqual([7, Date.UTC(2026, 2, 9, 21)]);
    expect(week.reduce((sum, { staked }) => sum + staked, 0)).toBe(800);
    expect(book.control(ME, 'month', 0).reduce((sum, { withdrawn }) => sum + withdrawn, 0)).toBe(700);
  });
  it('[LIM-19] time played is what was told by pings, and a restart knows it', () => {
    const all = desk();
    for (let minute = 0; minute <= 90; minute += 1) {
      all.at = NOON + minute * MINUTE;
      all.book.ping(ME);
    }
    const played = (book: LimitsBook): number => book.control(ME, 'day', 0).reduce((sum, { playedMs }) => sum + playedMs, 0);
    expect(played(all.book)).toBe(90 * MINUTE);
    expect(all.book.control(ME, 'day', 0).slice(-2).map(({ playedMs }) => playedMs / MINUTE)).toEqual([60, 1]);
    const again = desk();
    again.at = all.at;
    for (const record of all.records) again.book.apply(record);
    expect(played(again.book)).toBe(90 * MINUTE);
  });
  it('[LIM-19] withdrawals are told and count for no limit', () => {
    const { book } = desk();
    book.save(ME, [{ limitType: 20, limitValue: 1_000 }], null);
    book.ledger.deposit(ME, 'd', 1_000, NOON);
    book.ledger.withdraw(ME, 'w', 1_000, NOON);
    expect(book.allowance(ME, 'deposit')).toBe(0);
  });
  it('[LIM-19] the call takes three periods and offsets that there are', () => {
    const { book } = desk();
    const ask = (query: string): number => answerLimits(book, { playerId: ME, method: 'GET', path: limitsPaths.control, query: new URLSearchParams(query), body: null })?.status ?? 0;
    expect([ask('period=day'), ask('period=month&offset=-330'), ask('period=year'), ask('period=day&offset=900'), ask('period=day&offset=x')]).toEqual([200, 200, 422, 422, 422]);
  });
});

describe('the pack that holds', () => {
  it('[LIM-20] is asked for at every decision, so that a switch changes it for the next one', () => {
    const all = desk();
    expect(all.book.stops(ME, 'stake', 1)).toEqual([]);
    all.pack = GERMANY_PACK;
    expect(all.book.stops(ME, 'stake', 1)).toMatchObject([{ code: 'limitMissing', limitType: 22 }]);
    expect(all.book.available().find(({ type }) => type === 33)?.options).toEqual([1]);
  });
  it('[LIM-20] a review is written down, and counts from when the player is known until then', () => {
    const all = desk({ knownSince: () => NOON - 400 * DAY });
    const told = (): unknown => answerLimits(all.book, { playerId: ME, method: 'GET', path: limitsPaths.limits, query: new URLSearchParams(), body: null })?.body;
    expect(told()).toMatchObject({ reviewedAt: NOON - 400 * DAY });
    expect(answerLimits(all.book, { playerId: ME, method: 'POST', path: limitsPaths.review, query: new URLSearchParams(), body: null })).toEqual({ status: 204 });
    expect([told(), all.records]).toEqual([expect.objectContaining({ reviewedAt: NOON }), [{ t: 'limitReviewed', at: NOON, playerId: ME }]]);
  });
  it('[LIM-6] a lock for all is a lock: looser is refused, stricter and stopping are not', () => {
    const all = desk({ isLockedForAll: () => true });
    all.book.save(ME, [{ limitType: 31, limitValue: 4 }], null);
    expect(all.book.list(ME)).toContainEqual(expect.objectContaining({ limitType: 37, limitState: 'ACTIVE' }));
    expect([all.book.save(ME, [{ limitType: 31, limitValue: 8 }], null).status, all.book.save(ME, [{ limitType: 31, limitValue: 2 }], null).status, all.book.save(ME, [{ limitType: 30, limitValue: 1 }], null).status]).toEqual(['locked', 'ok', 'ok']);
  });
});
