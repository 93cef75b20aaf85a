/** Toto in the core: what a page follows, the coupon that is filled in, and its purchase. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from 'touchline/app/features';
import type { Followed, TotoAnswer, TotoResult } from 'touchline/core/toto/types';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';
import { couponOf, drawOf, LIST } from './samples.ts';

const BASE = '/web-api/toto/football';
const OPEN: Followed = { section: 'football', draw: 'open' };

let given: Given;
const view = () => given.core.feature('toto').get();
const codeOf = (command: Command): string => {
  const result = given.core.dispatch(command);
  return result.ok ? 'accepted' : result.error.code;
};
const follow = (followed: Followed | null) => codeOf({ type: 'toto/follow', payload: { followed } });
const mark = (game: number, result: TotoResult) => codeOf({ type: 'toto/mark', payload: { game, result } });
const fill = (how: 'favourites' | 'random') => codeOf({ type: 'toto/fill', payload: { how } });
const clear = () => codeOf({ type: 'toto/clear', payload: {} });
const typeStake = (text: string) => codeOf({ type: 'toto/typeStake', payload: { text } });
const buy = () => codeOf({ type: 'toto/buy', payload: {} });
const askedFor = (what: string): number => given.calls.filter((call) => call === what).length;
const sold = () => given.requests.filter(({ method, path }) => method === 'POST' && path === `${BASE}/coupons`);
const bodies = (): readonly unknown[] => sold().map(({ body }) => JSON.parse(String(body)) as unknown);
const keys = (): readonly unknown[] => sold().map(({ headers }) => headers['idempotency-key']);
const sells = (answer: unknown): void => void given.answers.set(`POST ${BASE}/coupons`, answer as never);
const soon = () => given.clock.run(100);

async function begin(isPlayer = true, followed: Followed = OPEN): Promise<void> {
  given = await openGate({ isPlayer });
  const at = given.clock.now();
  const closesAt = at + 600_000;
  given.answers.set(`GET ${BASE}`, { ...LIST, draws: LIST.draws.map((draw) => ({ ...draw, closesAt })) });
  given.answers.set(`GET ${BASE}/draws/12`, drawOf({ closesAt }) as never);
  given.answers.set(`GET ${BASE}/draws/13`, drawOf({ number: 13, status: 'coming' }) as never);
  given.answers.set(`GET ${BASE}/coupons`, { coupons: [couponOf()] });
  void given.core.load('toto');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  follow(followed);
  await soon();
}
beforeEach(() => begin());
afterEach(closeGates);

describe('a section that a page follows', () => {
  it('[TOC-1] is asked for with the draw on sale and the player’s coupons, by everybody in their language', async () => {
    expect(view()).toMatchObject({
      status: 'ready',
      answer: { list: { open: 12 }, draw: { number: 12 }, coupons: [{ id: 'c0ffee' }] },
    });
    expect(given.requests.find(({ path }) => path.startsWith(`${BASE}/draws/12`))?.path).toContain('lng=en');
    closeGates();
    await begin(false);
    expect(view()).toMatchObject({ status: 'ready', answer: { draw: { number: 12 }, coupons: null } });
    expect(askedFor(`GET ${BASE}/coupons`)).toBe(0);
  });

  it('[TOC-1] shows the draw that the page names, the next one, or none', async () => {
    follow({ section: 'football', draw: 'next' });
    expect(view()).toMatchObject({ status: 'loading', answer: null });
    await soon();
    expect(view()?.answer?.draw).toMatchObject({ number: 13, status: 'coming' });
    follow({ section: 'football', draw: 99 });
    await soon();
    expect(view()).toMatchObject({ status: 'ready', answer: { draw: null } });
    follow({ section: 'football', draw: null });
    await soon();
    expect(view()).toMatchObject({ status: 'ready', answer: { draw: null, coupons: [{ id: 'c0ffee' }] } });
  });

  it('[TOC-1] is asked for again within half a minute, and by nobody once no page follows', async () => {
    expect(follow(OPEN)).toBe('toto/unchanged');
    expect(askedFor(`GET ${BASE}`)).toBe(1);
    await given.clock.run(30_100);
    expect(askedFor(`GET ${BASE}`)).toBe(2);
    follow(null);
    await given.clock.run(120_000);
    expect(askedFor(`GET ${BASE}`)).toBe(2);
  });

  it('[TOC-1] keeps the last answer through a failure, asks again after 5 seconds, and at once when told to', async () => {
    given.answers.set(`GET ${BASE}`, 'network');
    await given.clock.run(30_100);
    expect(view()).toMatchObject({ status: 'failed', answer: { draw: { number: 12 } } });
    await given.clock.run(5_100);
    expect(askedFor(`GET ${BASE}`)).toBe(3);
    expect(follow(OPEN)).toBe('accepted');
    await soon();
    expect(askedFor(`GET ${BASE}`)).toBe(4);
  });

  it('[TOC-1] is asked for again when the language changes', async () => {
    given.core.dispatch({ type: 'preferences/choose', payload: { language: 'de' } });
    await soon();
    expect(given.requests.filter(({ path }) => path.startsWith(`${BASE}/draws/12`)).map(({ path }) => path)).toEqual([
      expect.stringContaining('lng=en'),
      expect.stringContaining('lng=de'),
    ]);
  });

  it('[TOC-1] drops an answer for a page that is no longer followed', () => {
    const answer: TotoAnswer = { list: LIST, draw: null, coupons: null };
    const followed: Followed = { section: 'hockey', draw: 'open' };
    expect(codeOf({ type: 'toto/receive', payload: { followed, answer } })).toBe('toto/outdated');
    expect(codeOf({ type: 'toto/reportFailure', payload: { followed } })).toBe('toto/outdated');
  });
});

describe('a coupon that is filled in', () => {
  it('[TOC-3] multiplies the marks of its games once each has one', () => {
    fill('favourites');
    expect(view()?.draft?.picks.slice(0, 4)).toEqual([1, 2, 4, 1]);
    expect(view()?.order).toMatchObject({ columns: 1, total: 10, problem: null });
    mark(0, 2);
    mark(1, 1);
    mark(1, 3);
    expect(view()?.draft?.picks.slice(0, 2)).toEqual([3, 7]);
    expect(view()?.order).toMatchObject({ columns: 6, total: 60 });
    mark(2, 3);
    expect(view()?.order).toMatchObject({ columns: 0, total: null, problem: 'marks' });
    clear();
    expect(view()?.draft?.picks).toEqual(Array<number>(15).fill(0));
    expect(clear()).toBe('toto/unchanged');
    expect(mark(15, 1)).toBe('toto/unchanged');
  });

  it('[TOC-3] is filled at random by the port', () => {
    fill('random');
    // 0.5 of three results is the second.
    expect(view()?.draft?.picks).toEqual(Array<number>(15).fill(2));
  });

  it('[TOC-4] takes a stake within the range, and names the first missing part', () => {
    expect(view()?.order).toMatchObject({ stakeText: '0.10', stakePerColumn: 10, min: 10, problem: 'marks' });
    fill('favourites');
    for (const [text, problem, total] of [
      ['1.50', null, 150],
      ['500', null, 50_000],
      ['500.01', 'stake', null],
      ['0.09', 'stake', null],
      ['', 'stake', null],
      ['x', 'stake', null],
    ] as const) {
      typeStake(text);
      expect(view()?.order).toMatchObject({ stakeText: text, problem, total });
      expect(buy()).toBe(problem === null ? 'accepted' : 'toto/stake');
      if (problem === null) given.core.dispatch({ type: 'toto/reportRefused', payload: { refusal: 'funds' } });
    }
  });

  it('[TOC-4] can have so many columns as the largest stake pays for at the unit', () => {
    fill('favourites');
    // 3 to the power of 8 columns are more than 5,000.
    for (let game = 0; game < 8; game += 1)
      for (const result of [1, 2, 3] as const) if (result !== (game % 3) + 1) mark(game, result);
    expect(view()?.order).toMatchObject({ columns: 6_561, problem: 'columns', total: null });
    expect(buy()).toBe('toto/columns');
    mark(0, 1);
    expect(view()?.order).toMatchObject({ columns: 4_374, max: 11, problem: null, total: 43_740 });
  });

  it('[TOC-3] takes no marks while its draw is not on sale', async () => {
    follow({ section: 'football', draw: 'next' });
    expect(mark(0, 1)).toBe('toto/notOpen');
    expect(fill('random')).toBe('toto/notOpen');
    expect(buy()).toBe('toto/notOpen');
    await soon();
    expect(mark(0, 1)).toBe('toto/notOpen');
    expect(fill('random')).toBe('toto/notOpen');
    expect(buy()).toBe('toto/notOpen');
    expect(view()).toMatchObject({ draft: null, order: null, next: null });
  });

  it('[TOC-5] is kept for its draw over pages', async () => {
    mark(3, 2);
    follow({ section: 'football', draw: 'next' });
    await soon();
    follow({ section: 'football', draw: 12 });
    await soon();
    expect(view()?.draft?.picks[3]).toBe(2);
  });

  it('[TOC-5, TOC-6] of a guest is the player’s after the login', async () => {
    closeGates();
    await begin(false);
    fill('favourites');
    typeStake('2');
    expect(view()?.next).toBe('logIn');
    expect(buy()).toBe('toto/signedOut');
    expect(given.storage.read('tl.toto')).toContain('"stakeText":"2"');
    await given.signIn();
    await given.clock.run(500);
    expect(given.storage.read('tl.toto')).toBeNull();
    expect(given.storage.read('tl.my.toto')).toContain('"stakeText":"2"');
    expect(view()).toMatchObject({ next: 'buy', order: { total: 200 }, answer: { coupons: [{ id: 'c0ffee' }] } });
  });

  it('[TOC-5, TOC-9] is gone after a logout, on the device too', async () => {
    fill('favourites');
    expect(given.storage.read('tl.my.toto')).not.toBeNull();
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(500);
    expect(view()).toMatchObject({
      next: 'logIn',
      draft: { picks: Array<number>(15).fill(0) },
      answer: { coupons: null },
    });
    expect(given.storage.read('tl.toto')).toBeNull();
    expect(given.storage.read('tl.my.toto')).toBeNull();
  });

  it('[TOC-5] stays when the operator has ended the session', async () => {
    fill('favourites');
    given.core.dispatch({ type: 'session/reportGuest', payload: { why: 'ended' } });
    await given.clock.run(500);
    expect(view()).toMatchObject({ next: 'logIn', order: { columns: 1 } });
  });
});

describe('the purchase of a coupon', () => {
  beforeEach(() => void fill('favourites'));

  it('[TOC-7, TOC-8] sends marks and stake under a key, once at a time, and loads balances and coupons again', async () => {
    sells({ refusal: null, coupon: couponOf({ id: 'beef' }) });
    given.answers.set(`GET ${BASE}/coupons`, { coupons: [couponOf({ id: 'beef' }), couponOf()] });
    const balances = askedFor('GET /web-api/user/accounts');
    expect(buy()).toBe('accepted');
    expect(buy()).toBe('toto/busy');
    expect(mark(0, 1)).toBe('toto/busy');
    expect(clear()).toBe('toto/busy');
    await soon();
    expect(bodies()).toEqual([
      { number: 12, picks: [1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 2, 4], stakePerColumn: 10 },
    ]);
    expect(view()).toMatchObject({
      buying: null,
      last: { outcome: 'bought', coupon: { id: 'beef' } },
      draft: { picks: Array<number>(15).fill(0), stakeText: null },
      answer: { coupons: [{ id: 'beef' }, { id: 'c0ffee' }] },
    });
    expect(askedFor('GET /web-api/user/accounts')).toBeGreaterThan(balances);
    expect(given.storage.read('tl.my.toto')).toBeNull();
  });

  it('[TOC-7] of the same marks has a new key once the one before was answered', async () => {
    sells({ refusal: null, coupon: couponOf() });
    buy();
    await soon();
    fill('favourites');
    buy();
    await soon();
    expect(bodies()[0]).toEqual(bodies()[1]);
    expect(new Set(keys()).size).toBe(2);
  });

  it.each(['closed', 'funds', 'limit', 'excluded', 'stakeRange'] as const)(
    '[TOC-8] that is refused for %s keeps the marks',
    async (refusal) => {
      sells({ refusal, coupon: null });
      buy();
      await soon();
      expect(view()).toMatchObject({ last: { outcome: 'refused', refusal }, order: { columns: 1 }, next: 'buy' });
      mark(0, 2);
      expect(view()?.last).toBeNull();
    },
  );

  it('[TOC-8] that the operator forbids is refused', async () => {
    sells([403, { errors: [] }]);
    buy();
    await soon();
    expect(view()?.last).toMatchObject({ outcome: 'refused', refusal: 'notAllowed' });
  });

  it.each([['network'], [[500, '']], [{ refusal: null }]])(
    '[TOC-7] whose answer is %j is unknown: the same purchase goes again under the same key',
    async (lost) => {
      sells(lost);
      buy();
      await soon();
      expect(view()).toMatchObject({ next: 'again', buying: null, last: null });
      expect(mark(0, 2)).toBe('toto/unanswered');
      expect(typeStake('5')).toBe('toto/unanswered');
      expect(clear()).toBe('toto/unanswered');
      expect(fill('random')).toBe('toto/unanswered');
      expect(given.storage.read('tl.my.toto')).toContain(String(keys()[0]));
      sells({ refusal: null, coupon: couponOf() });
      expect(buy()).toBe('accepted');
      await soon();
      expect(keys()[1]).toBe(keys()[0]);
      expect(bodies()[1]).toEqual(bodies()[0]);
      expect(view()).toMatchObject({ last: { outcome: 'bought' }, next: 'buy' });
    },
  );

  it('[TOC-9] that is answered after the logout is not reported', async () => {
    sells({ refusal: null, coupon: couponOf() });
    buy();
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(500);
    expect(view()).toMatchObject({ buying: null, last: null, next: 'logIn' });
  });
});
