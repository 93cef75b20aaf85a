/** The operator's calls that every host must answer. One suite, run against each host. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { FakeLine } from '../unit/sandbox-book/fake-line.ts';
import { LIVE, outcome } from '../unit/sandbox-book/fake-line.ts';
import { leg } from '../unit/sandbox-book/given.ts';
import { base64, framesOf, get, post, register, signed, until } from './operator-client.ts';
import type { Answer, FetchLike, Signed } from './operator-client.ts';

export interface Hosted {
  readonly clock: ManualClock;
  readonly line: FakeLine;
  /** Another browser with its own cookies. */
  readonly client: () => FetchLike;
  readonly close: () => Promise<void>;
}

/** `open` starts the host with a fake line and a manual clock. */
export function operatorContract(host: string, open: () => Promise<Hosted>): void {
  let hosted: Hosted;
  let fetch: FetchLike;
  beforeEach(async () => {
    hosted = await open();
    fetch = hosted.client();
  });
  afterEach(() => hosted.close());

  const coupon = (
    player: Signed,
    change: Readonly<Record<string, unknown>> = {},
  ): Readonly<Record<string, unknown>> => ({
    id: 'c1',
    accountId: Number(player.userId),
    userId: player.userId,
    amount: 1000,
    typeId: 0,
    systemValue: 2,
    changeCoefAction: 2,
    coef: '1.95',
    coefViewId: 0,
    bets: [{ ...leg(outcome(1), 1950), isLive: false }],
    somethingNew: { ignored: true },
    ...change,
  });
  const place = (player: Signed, key: string, change: Readonly<Record<string, unknown>> = {}): Promise<Answer> =>
    post(fetch, '/bet-api/v1/bets', coupon(player, change), { ...signed(player), 'idempotency-key': key });
  const byKey = (player: Signed, key: string): Promise<Answer> =>
    get(fetch, `/bet-api/v1/bets/by-key/${encodeURIComponent(key)}`, signed(player));
  const money = async (player: Signed): Promise<unknown> =>
    ((await get(fetch, '/web-api/user/accounts', signed(player))).body as { accounts: readonly { money: number }[] })
      .accounts[0]?.money;
  const refusal = (status: number, code: string): unknown => ({
    status,
    body: {
      errors: [
        { status: String(status), code, title: expect.any(String) as string, detail: expect.any(String) as string },
      ],
    },
  });

  describe(`${host}: site and line`, () => {
    it('answers with the config', async () => {
      const { status, headers, body } = await get(fetch, '/bff-api/config/all.json?lang=en', { 'x-geoip': 'JP' });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body).toMatchObject({
        languages: ['en', 'ru', 'de', 'ar'],
        defaultLanguage: 'en',
        country_code: 'JP',
        geoCountryId: 2,
        geoCurrency: 'JPY',
        companyName: 'Touchline',
        isRegistrationAllowed: true,
        minAge: 18,
        homepageType: 'sports',
        currencies: [{ id: 2, iso: 'EUR', symbol: '€', minorDigits: 2 }, {}, {}],
        countries: [{ id: 1, code: 'DE', name: 'Germany' }, {}],
        serverTime: hosted.clock.now(),
        coupon: { changeCoefActions: [0, 1, 2], maxLegs: 30 },
      });
      expect((await get(fetch, '/bff-api/config/all.json?lang=de', { 'x-geoip': 'XX' })).body).toMatchObject({
        country_code: 'DE',
        geoCurrency: 'EUR',
        countries: [{ name: 'Deutschland' }, { name: 'Japan' }],
      });
      expect((await get(fetch, '/bff-api/config/group/get?groups=coupon,other&lang=en')).body).toMatchObject({
        coupon: { amountStep: { EUR: 250 } },
        other: {},
      });
    });

    it('answers with the tree, games and search results', async () => {
      expect((await get(fetch, '/line-api/v1/tree?lng=en')).body).toMatchObject({
        at: hosted.clock.now(),
        sports: [{ id: 1, live: 1, line: 4 }],
      });
      expect(await get(fetch, `/line-api/v1/games/${LIVE}?lng=en`)).toMatchObject({
        status: 200,
        body: { id: LIVE, home: 'Home 10', status: 2, score: '1:0' },
      });
      expect(await get(fetch, '/line-api/v1/games/999?lng=en')).toMatchObject(refusal(404, 'unknownGame') as object);
      expect(await get(fetch, '/line-api/v1/games/abc')).toMatchObject({ status: 404 });
      expect((await get(fetch, '/line-api/v1/search-index?lng=en')).body).toMatchObject({
        sports: [[1, 'Football', 'Football']],
        teams: [[3, 10, 'Home 3', '', 50]],
      });
      expect(await get(fetch, '/line-api/v1/nothing')).toMatchObject({ status: 404 });
    });
  });

  describe(`${host}: feed`, () => {
    it('begins with a snapshot, continues with heartbeats, and is released without readers', async () => {
      const response = await fetch('/line-api/v1/feed?topics=top,live:1&lng=de', {
        headers: { 'x-requested-with': 'x' },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/x-ndjson');
      const frames = framesOf(response);
      expect(await frames.next()).toEqual({
        t: 'snap',
        seq: 1,
        at: hosted.clock.now(),
        topics: ['top', 'live:1'],
        lng: 'de',
      });
      hosted.clock.advance(2000);
      expect(await frames.next()).toEqual({ t: 'hb', seq: 1, at: hosted.clock.now() });
      hosted.line.send('{"t":"d","seq":2}');
      expect(await frames.next()).toEqual({ t: 'd', seq: 2 });
      expect(hosted.line.streams()).toBe(1);
      await frames.cancel();
      await until(() => hosted.line.streams() === 0);
    });

    it('is released by an abort', async () => {
      const abort = new AbortController();
      const frames = framesOf(await fetch('/line-api/v1/feed?topics=top', { signal: abort.signal }));
      await frames.next();
      abort.abort();
      await expect(frames.next()).rejects.toThrow();
      await until(() => hosted.line.streams() === 0);
    });

    it('refuses unknown topics', async () => {
      expect(await get(fetch, '/line-api/v1/feed?topics=top,nonsense')).toMatchObject({
        status: 404,
        body: { errors: [{ code: 'unknownTopic', meta: { topics: ['nonsense'] } }] },
      });
      expect(await get(fetch, '/line-api/v1/feed')).toMatchObject({ status: 422 });
    });
  });

  describe(`${host}: players`, () => {
    it('registers in one click, restores the session, issues tokens, and forgets at logout', async () => {
      const { status, body } = await post(fetch, '/web-api/registration/fast', {
        currency: 'EUR',
        countryId: 1,
        language: 'en',
        isAdult: true,
        bonus: 0,
      });
      expect(status).toBe(201);
      const player = body as Signed;
      expect(player).toMatchObject({
        login: expect.stringMatching(/^\d{9}$/) as string,
        expiresAt: hosted.clock.now() + 600_000,
        previousLoginAt: null,
      });
      expect(await get(fetch, '/web-api/session')).toMatchObject({ status: 200, body: player.userId });
      expect(await get(hosted.client(), '/web-api/session')).toMatchObject({ status: 200, body: '' });
      const fresh = (await get(fetch, '/web-api/user/gettoken?force_refresh=true')).body as Signed;
      expect(Object.keys(fresh).sort()).toEqual(['expiresAt', 'sessionToken', 'token', 'userId']);
      expect(fresh.userId).toBe(player.userId);
      expect(await get(fetch, '/web-api/user/accounts', signed(fresh))).toMatchObject({
        status: 200,
        body: {
          accounts: [
            {
              id: Number(player.userId),
              type: 0,
              iso: 'EUR',
              symbol: '€',
              money: 10_000,
              currencyId: 2,
              isActive: true,
              points: 0,
              label: '',
            },
            {
              id: 4_000_000_000 + Number(player.userId),
              type: 4,
              iso: 'EUR',
              symbol: '€',
              money: 1_000,
              currencyId: 2,
              isActive: false,
              points: 0,
              label: '',
            },
          ],
          session: { loginAt: hosted.clock.now(), previousLoginAt: null, netPosition: 0 },
        },
      });
      expect(await post(fetch, '/web-api/user/disconnect')).toMatchObject({ status: 204, body: '' });
      expect(await get(fetch, '/web-api/session')).toMatchObject({ body: '' });
      expect(await get(fetch, '/web-api/user/gettoken?force_refresh=true')).toMatchObject(
        refusal(401, 'unauthorized') as object,
      );
      expect(await get(fetch, '/web-api/user/accounts', signed(fresh))).toMatchObject({ status: 401 });
      expect(await post(fetch, '/web-api/user/disconnect')).toMatchObject({ status: 204 });
    });

    it('refuses invalid registrations', async () => {
      const form = { currency: 'EUR', countryId: 1, language: 'en', isAdult: true };
      expect(await post(fetch, '/web-api/registration/fast', { ...form, isAdult: false })).toMatchObject(
        refusal(422, 'underAge') as object,
      );
      expect(await post(fetch, '/web-api/registration/fast', { ...form, currency: 'XXX' })).toMatchObject(
        refusal(422, 'unknownCurrency') as object,
      );
      expect(await post(fetch, '/web-api/registration/fast', { ...form, countryId: 'one' })).toMatchObject(
        refusal(422, 'malformed') as object,
      );
      expect(await post(fetch, '/web-api/registration/fast', 'no json')).toMatchObject(
        refusal(400, 'notJson') as object,
      );
    });

    it('a call that changes state requires X-Requested-With', async () => {
      const response = await fetch('/web-api/user/disconnect', { method: 'POST' });
      expect(response.status).toBe(400);
    });

    it('logs in with base64 credentials, reports the previous login, and slows down guessing', async () => {
      const { login, password, userId } = await register(fetch);
      const registeredAt = hosted.clock.now();
      const other = hosted.client();
      const wrong = { status: 401, body: { errors: [{ code: 'wrongCredentials', meta: { field: 'both' } }] } };
      expect(
        await post(other, '/web-api/user/login', { login: base64(login), password: base64('пароль') }),
      ).toMatchObject(wrong);
      expect(
        await post(other, '/web-api/user/login', { login: base64('nobody'), password: base64(password) }),
      ).toMatchObject(wrong);
      expect(await post(other, '/web-api/user/login', { login: '***', password: base64(password) })).toMatchObject({
        status: 422,
      });
      hosted.clock.advance(1000);
      const answer = await post(other, '/web-api/user/login', { login: base64(login), password: base64(password) });
      expect(answer).toMatchObject({ status: 200, body: { userId, previousLoginAt: registeredAt } });
      expect(answer.body).not.toHaveProperty('password');
      expect(await get(other, '/web-api/session')).toMatchObject({ body: userId });
      for (let i = 0; i < 5; i += 1)
        await post(other, '/web-api/user/login', { login: base64(login), password: base64('wrong') });
      const slowed = await post(other, '/web-api/user/login', { login: base64(login), password: base64(password) });
      expect(slowed).toMatchObject({
        status: 429,
        body: { errors: [{ code: 'tooManyAttempts', meta: { retryAfter: 60 } }] },
      });
      expect(slowed.headers.get('retry-after')).toBe('60');
    });

    it('calls marked T require a valid token, its session token and a fingerprint', async () => {
      const player = await register(fetch);
      const good = signed(player);
      expect(await get(fetch, '/web-api/user/accounts')).toMatchObject(refusal(401, 'unauthorized') as object);
      expect(await get(fetch, '/web-api/user/accounts', { ...good, 'x-session-token': 'other' })).toMatchObject({
        status: 401,
      });
      const { 'x-fingerprint': _, ...bare } = good;
      expect(await get(fetch, '/web-api/user/accounts', bare)).toMatchObject(refusal(400, 'missingHeader') as object);
      hosted.clock.advance(600_000);
      expect(await get(fetch, '/web-api/user/accounts', good)).toMatchObject({ status: 401 });
    });
  });

  describe(`${host}: bets`, () => {
    it('returns limits, accepts a single, answers by its key, and updates the list and the balance', async () => {
      const player = await register(fetch);
      expect(await post(fetch, '/bet-api/v1/coupon/limits', coupon(player), signed(player))).toMatchObject({
        status: 200,
        body: { minBetAmount: 20, maxBetAmount: 500_000, maxPayout: 10_000_000 },
      });
      const answer = await place(player, 'key-1');
      expect(answer).toMatchObject({
        status: 200,
        body: {
          key: 'key-1',
          status: 'accepted',
          bet: {
            id: expect.any(String) as string,
            key: 'key-1',
            typeId: 0,
            accountId: Number(player.userId),
            currency: 'EUR',
            amount: 1000,
            coef: '1.95',
            possibleWin: 1950,
            placedAt: hosted.clock.now(),
            status: 'open',
            statusId: -1,
            payout: 0,
            settledAt: null,
            legs: [
              {
                marketId: outcome(1),
                gameId: 1,
                sportId: 1,
                champ: 'Premier League',
                home: 'Home 1',
                away: 'Away 1',
                kind: 1,
                type: 1,
                param: 0,
                price: 1950,
                isLive: false,
                placedScore: '',
                statusId: -1,
                score: '',
                finalScore: null,
              },
            ],
          },
        },
      });
      const { bet } = answer.body as { bet: { id: string } };
      expect((await place(player, 'key-1', { amount: 5000 })).body).toEqual(answer.body);
      expect((await byKey(player, 'key-1')).body).toEqual(answer.body);
      expect((await get(fetch, `/bet-api/v1/bets/${bet.id}`, signed(player))).body).toEqual(bet);
      expect((await get(fetch, '/bet-api/v1/bets?status=open', signed(player))).body).toEqual({
        bets: [bet],
        next: null,
      });
      expect((await get(fetch, '/bet-api/v1/bets?status=settled', signed(player))).body).toEqual({
        bets: [],
        next: null,
      });
      expect(await money(player)).toBe(9000);
    });

    it('refuses a bet with all reasons', async () => {
      const player = await register(fetch);
      hosted.line.set(outcome(1), { price: 1700 });
      hosted.line.set(outcome(2), { suspended: true });
      const bets = [leg(outcome(1), 1950), leg(outcome(2), 1950), leg(outcome(2, 2), 3400)];
      expect(await place(player, 'key-1', { typeId: 1, amount: 10, bets })).toMatchObject({
        status: 200,
        body: {
          key: 'key-1',
          status: 'rejected',
          reasons: [
            { code: 'suspended', marketId: outcome(2) },
            { code: 'priceMoved', marketId: outcome(1), price: 1700 },
            { code: 'sameGame', marketId: outcome(2) },
            { code: 'sameGame', marketId: outcome(2, 2) },
            { code: 'belowMinimum', amount: 20 },
          ],
        },
      });
      expect(await place(player, 'key-2', { amount: 20_000, typeId: 7, bets: [leg(outcome(3), 1950)] })).toMatchObject({
        body: { reasons: [{ code: 'typeNotAllowed' }, { code: 'insufficientFunds', amount: 10_000 }] },
      });
      expect(await money(player)).toBe(10_000);
    });

    it('refuses a malformed bet without using up the key', async () => {
      const player = await register(fetch);
      const send = (body: unknown, headers: Readonly<Record<string, string>>): Promise<Answer> =>
        post(fetch, '/bet-api/v1/bets', body, { ...signed(player), ...headers });
      expect(await send(coupon(player), {})).toMatchObject(refusal(400, 'missingKey') as object);
      expect(await send('{', { 'idempotency-key': 'k' })).toMatchObject(refusal(400, 'notJson') as object);
      expect(await send(coupon(player, { amount: 1.5 }), { 'idempotency-key': 'k' })).toMatchObject(
        refusal(422, 'malformed') as object,
      );
      expect(await send(coupon(player, { bets: [] }), { 'idempotency-key': 'k' })).toMatchObject(
        refusal(422, 'malformed') as object,
      );
      expect(await send(coupon(player, { accountId: 1 }), { 'idempotency-key': 'k' })).toMatchObject(
        refusal(422, 'unknownAccount') as object,
      );
      expect(await send(coupon(player, { userId: '1' }), { 'idempotency-key': 'k' })).toMatchObject(
        refusal(422, 'otherUser') as object,
      );
      expect(await byKey(player, 'k')).toMatchObject(refusal(404, 'unknownKey') as object);
      expect(await place(player, 'k')).toMatchObject({ body: { status: 'accepted' } });
    });

    it('a live bet waits for its acceptance with the stake reserved', async () => {
      const player = await register(fetch);
      const live = { bets: [{ ...leg(outcome(LIVE), 1950), isLive: true }] };
      const pending = await place(player, 'live', live);
      expect(pending).toMatchObject({
        status: 200,
        body: { key: 'live', status: 'pending', acceptAt: hosted.clock.now() + 5000 },
      });
      expect(await money(player)).toBe(9000);
      expect((await byKey(player, 'live')).body).toEqual(pending.body);
      hosted.clock.advance(5000);
      expect((await byKey(player, 'live')).body).toMatchObject({
        status: 'accepted',
        bet: { statusId: -2, legs: [{ isLive: true, placedScore: '1:0' }] },
      });
      await place(player, 'late', live);
      hosted.line.set(outcome(LIVE), { suspended: true });
      hosted.clock.advance(5000);
      expect((await byKey(player, 'late')).body).toMatchObject({
        status: 'rejected',
        reasons: [{ code: 'suspended' }],
      });
      expect(await money(player)).toBe(9000);
    });

    it('an abandoned key stays closed', async () => {
      const player = await register(fetch);
      const abandon = (key: string): Promise<Answer> =>
        post(fetch, `/bet-api/v1/bets/by-key/${key}/abandon`, undefined, signed(player));
      const closed = { key: 'gone', status: 'rejected', reasons: [{ code: 'abandoned' }] };
      expect(await byKey(player, 'gone')).toMatchObject({ status: 404 });
      expect((await abandon('gone')).body).toEqual(closed);
      expect((await place(player, 'gone')).body).toEqual(closed);
      expect((await byKey(player, 'gone')).body).toEqual(closed);
      const taken = await place(player, 'taken');
      expect((await abandon('taken')).body).toEqual(taken.body);
      expect(await money(player)).toBe(9000);
    });

    it('many concurrent requests with one key make one bet', async () => {
      const player = await register(fetch);
      const answers = await Promise.all(Array.from({ length: 20 }, () => place(player, 'same')));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await money(player)).toBe(9000);
    });

    it('settles, pays, and reports in the updates', async () => {
      const player = await register(fetch);
      await place(player, 'won');
      await place(player, 'lost', { bets: [leg(outcome(2, 3), 4200)] });
      const updates = (since: number): Promise<Answer> =>
        get(fetch, `/bet-api/v1/updates?since=${since}`, signed(player));
      const first = (await updates(0)).body as { cursor: number; bets: readonly unknown[] };
      expect(first).toMatchObject({
        bets: [{ key: 'won', status: 'open' }, { key: 'lost' }],
        accounts: [{ money: 8000 }, {}],
        session: { netPosition: 0 },
      });
      expect((await updates(first.cursor)).body).toMatchObject({ cursor: first.cursor, bets: [] });
      hosted.line.set(outcome(1), { result: 1 });
      hosted.line.set(outcome(2, 3), { result: 0 });
      hosted.clock.advance(3_601_000);
      const { token, sessionToken } = (await get(fetch, '/web-api/user/gettoken?force_refresh=true')).body as Signed;
      expect(
        (await get(fetch, `/bet-api/v1/updates?since=${first.cursor}`, signed({ token, sessionToken }))).body,
      ).toMatchObject({
        bets: [
          { key: 'won', status: 'settled', statusId: 1, payout: 1950, settledAt: expect.any(Number) as number },
          { key: 'lost', statusId: 0, payout: 0 },
        ],
        accounts: [{ money: 9950 }, {}],
        session: { netPosition: -50 },
      });
    });

    it('pages the list, newest first, and separates players', async () => {
      const player = await register(fetch);
      for (const key of ['a', 'b', 'c']) await place(player, key);
      const page = (query: string): Promise<Answer> => get(fetch, `/bet-api/v1/bets?${query}`, signed(player));
      const first = (await page('limit=2')).body as { bets: readonly { key: string; id: string }[]; next: string };
      expect(first.bets.map(({ key }) => key)).toEqual(['c', 'b']);
      expect((await page(`limit=2&cursor=${first.next}`)).body).toMatchObject({ bets: [{ key: 'a' }], next: null });
      expect(await page('status=odd')).toMatchObject({ status: 422 });
      expect(await page('cursor=x')).toMatchObject({ status: 422 });
      expect(await page('limit=0')).toMatchObject({ status: 422 });
      const stranger = await register(hosted.client());
      expect(await get(fetch, `/bet-api/v1/bets/${first.bets[0]?.id ?? ''}`, signed(stranger))).toMatchObject(
        refusal(404, 'unknownBet') as object,
      );
      expect(await byKey(stranger, 'a')).toMatchObject({ status: 404 });
      expect((await get(fetch, '/bet-api/v1/bets', signed(stranger))).body).toEqual({ bets: [], next: null });
    });
  });
}
