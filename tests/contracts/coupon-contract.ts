/**
 * The coupon calls that every host must answer: types, orders, limits and bonuses, ready coupons, history, faults.
 * One suite, run against each host.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIVE, outcome, START } from '../unit/sandbox-book/fake-line.ts';
import { leg } from '../unit/sandbox-book/given.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Answer, FetchLike, Signed } from './operator-client.ts';
import type { Hosted } from './operator-contract.ts';

type Change = Readonly<Record<string, unknown>>;

export function couponContract(host: string, open: () => Promise<Hosted>): void {
  let hosted: Hosted;
  let fetch: FetchLike;
  let player: Signed;
  beforeEach(async () => {
    hosted = await open();
    fetch = hosted.client();
    player = await register(fetch);
  });
  afterEach(() => hosted.close());

  /** A request of a client that supports every field. */
  const coupon = (change: Change = {}): Change => ({
    id: 'c1',
    accountId: Number(player.userId),
    userId: player.userId,
    amount: 1000,
    typeId: 0,
    systemValue: 2,
    changeCoefAction: 2,
    changeCoefTolerance: 0,
    coef: '1.95',
    coefViewId: 0,
    bets: legs(1),
    amountByBlockId: [],
    prepaidAmount: 0,
    exactCoef: null,
    isDropOnScoreChange: false,
    isVipBet: false,
    hasBonusBet: false,
    promoCode: '',
    hyperBonusPercent: 0,
    minHyperBonusBetLimit: 0,
    maxHyperBonusLimit: 0,
    refId: null,
    ...change,
  });
  const legs = (...games: readonly number[]): readonly Change[] =>
    games.map((game) => ({ ...leg(outcome(game), 1950), isLive: game === LIVE, isBanker: false, blockId: 0 }));
  const place = (key: string, change: Change = {}): Promise<Answer> =>
    post(fetch, '/bet-api/v1/bets', coupon(change), { ...signed(player), 'idempotency-key': key });
  const byKey = (key: string): Promise<Answer> => get(fetch, `/bet-api/v1/bets/by-key/${key}`, signed(player));
  const cancel = (key: string): Promise<Answer> =>
    post(fetch, `/bet-api/v1/bets/by-key/${key}/cancel`, undefined, signed(player));
  const limits = (change: Change = {}): Promise<Answer> =>
    post(fetch, '/bet-api/v1/coupon/limits', coupon(change), signed(player));
  const list = async (query: string): Promise<readonly string[]> => {
    const { body } = await get(fetch, `/bet-api/v1/bets?${query}`, signed(player));
    return (body as { bets: readonly { key: string }[] }).bets.map(({ key }) => key);
  };

  describe(`${host}: the whole coupon`, () => {
    it('accepts every type, and returns its terms', async () => {
      const inBlocks = (...ids: readonly number[]): readonly Change[] =>
        legs(1, 2, 3, 4).map((each, at) => ({ ...each, blockId: ids[at] ?? 0 }));
      const amountByBlockId = [
        { blockId: 0, amount: 300 },
        { blockId: 1, amount: 400 },
      ];
      const sent: readonly Change[] = [
        { typeId: 0 },
        { typeId: 1, bets: legs(1, 2) },
        { typeId: 2, bets: legs(1, 2, 3, 4).map((each, at) => ({ ...each, isBanker: at === 0 })) },
        { typeId: 3, bets: legs(1, 2, 3) },
        { typeId: 4, bets: inBlocks(0, 0, 1, 2) },
        { typeId: 5, bets: inBlocks(0, 0, 1, 1), amountByBlockId },
        { typeId: 6, bets: legs(1, 2) },
        { typeId: 7, bets: legs(1, 2) },
        { typeId: 8, bets: legs(1, 2, 3) },
      ];
      for (const [at, change] of sent.entries()) {
        expect((await place(`k${at}`, { amount: 300, ...change })).body).toMatchObject({
          status: 'accepted',
          bet: {
            typeId: change['typeId'],
            amount: 300,
            isVipBet: false,
            hasBonusBet: false,
            promoCode: '',
            prepaidAmount: 0,
            hyperBonusPercent: 0,
            accountType: 0,
            isFreeBet: false,
            guaranteed: 0,
            repaidAdvance: 0,
            productId: 0,
            amountByBlockId: change['typeId'] === 5 ? amountByBlockId : [],
            legs: expect.any(Array) as unknown,
          },
        });
      }
      const { body } = await byKey('k2');
      expect(body).toMatchObject({
        bet: {
          minWin: expect.any(Number) as number,
          legs: [{ isBanker: true, blockId: 0 }, { isBanker: false }, {}, {}],
        },
      });
      expect((await place('nine', { typeId: 9 })).body).toMatchObject({ reasons: [{ code: 'typeNotAllowed' }] });
    });

    it('serves a client without the new fields as before', async () => {
      const { kind, type, param, marketId, gameId, coef } = leg(outcome(1), 1950);
      const old = {
        id: 'c',
        accountId: Number(player.userId),
        amount: 500,
        typeId: 0,
        changeCoefAction: 2,
        coef: '1.95',
        coefViewId: 0,
        bets: [{ kind, type, param, marketId, gameId, coef, isLive: false }],
      };
      expect(
        (await post(fetch, '/bet-api/v1/bets', old, { ...signed(player), 'idempotency-key': 'old' })).body,
      ).toMatchObject({ status: 'accepted', bet: { legs: [{ isBanker: false, blockId: 0 }] } });
    });

    it('refuses with all reasons at once', async () => {
      hosted.line.set(outcome(1), { flags: 7 });
      const bets = legs(1, 2, 2).map((each, at) => ({ ...each, isBanker: at === 0 }));
      expect(
        (await place('k', { typeId: 2, bets, amount: 10, isVipBet: true, hasBonusBet: true, exactCoef: 2000 })).body,
      ).toEqual({
        key: 'k',
        status: 'rejected',
        reasons: [
          { code: 'typeNotAllowed' },
          { code: 'bonusBetNotAllowed' },
          { code: 'coefNotAvailable' },
          { code: 'blocked', marketId: outcome(1) },
          { code: 'bannedExpress', marketId: outcome(1) },
          { code: 'bankerNotAllowed', marketId: outcome(1) },
          { code: 'sameGame', marketId: outcome(2) },
          { code: 'sameGame', marketId: outcome(2) },
          { code: 'vipNotAllowed' },
          { code: 'belowMinimum', amount: 50 },
        ],
      });
    });

    it('returns limits for every option of the coupon', async () => {
      expect(await limits({ typeId: 1, bets: legs(1, 2) })).toMatchObject({
        status: 200,
        body: {
          minBetAmount: 20,
          maxBetAmount: 500_000,
          maxPayout: 10_000_000,
          maxByMarketId: [],
          availablePrepaidAmount: 0,
          vipMaxBetAmount: 2_500_000,
          antiExpressCoef: null,
          hyperBonusPercent: 0,
          minHyperBonusBetLimit: 0,
          maxHyperBonusLimit: 0,
          promoCodes: [{ amount: 200 }, { amount: 500 }, { amount: 1000 }],
        },
      });
      expect((await limits({ typeId: 9, bets: legs(1, 2) })).body).toMatchObject({
        maxByMarketId: [
          { marketId: outcome(1), amount: 500_000 },
          { marketId: outcome(2), amount: 500_000 },
        ],
      });
      expect((await limits({ typeId: 6, bets: legs(1, 2) })).body).toMatchObject({ antiExpressCoef: 1170 });
      expect(await limits({ accountId: 5 })).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'unknownAccount' }] },
      });
    });

    it('accepts a free bet from the bonus account, one with a promo code, and one with an advance', async () => {
      const { userId } = player;
      const bonus = 4_000_000_000 + Number(userId);
      expect((await place('bonus', { accountId: bonus, amount: 600 })).body).toMatchObject({
        bet: { accountId: bonus, accountType: 4, isFreeBet: true, possibleWin: 570 },
      });
      expect((await place('code', { promoCode: 'touchline', amount: 300 })).body).toMatchObject({
        bet: { promoCode: 'TOUCHLINE', isFreeBet: true, possibleWin: 285 },
      });
      await place('big', { amount: 9_000 });
      expect((await place('advance', { amount: 2_000, prepaidAmount: 1_000, bets: legs(2) })).body).toMatchObject({
        bet: { prepaidAmount: 1_000 },
      });
      expect((await get(fetch, '/web-api/user/accounts', signed(player))).body).toMatchObject({
        accounts: [
          { type: 0, money: 0 },
          { type: 4, money: 400 },
        ],
      });
      hosted.line.set(outcome(1), { result: 1 });
      hosted.line.set(outcome(2), { result: 0 });
      hosted.clock.advance(3_601_000);
      player = {
        ...player,
        ...((await get(fetch, '/web-api/user/gettoken?force_refresh=true')).body as Signed),
        userId,
      };
      expect((await byKey('advance')).body).toMatchObject({ bet: { payout: 0, repaidAdvance: 0 } });
      const repaid = await Promise.all(
        ['bonus', 'code', 'big'].map(
          async (key) => ((await byKey(key)).body as { bet: { repaidAdvance: number } }).bet.repaidAdvance,
        ),
      );
      expect(repaid.reduce((sum, each) => sum + each, 0)).toBe(1_000);
      expect((await get(fetch, '/web-api/user/accounts', signed(player))).body).toMatchObject({
        accounts: [{ money: 570 + 285 + 17_550 - 1_000 }, { money: 400 }],
      });
    });

    it('accepts or refuses a VIP bet by a trader’s decision', async () => {
      expect((await place('vip', { isVipBet: true })).body).toEqual({
        key: 'vip',
        status: 'pending',
        acceptAt: hosted.clock.now() + 10_000,
      });
      hosted.clock.advance(10_000);
      expect((await byKey('vip')).body).toMatchObject({ status: 'accepted', bet: { isVipBet: true } });
    });

    it('lets an order for exact odds wait, and accepts or cancels it', async () => {
      const waiting = { key: 'order', status: 'ordered', exactCoef: 2000, since: START, expiresAt: START + 3_600_000 };
      expect((await place('order', { exactCoef: 2000 })).body).toEqual(waiting);
      expect((await byKey('order')).body).toEqual(waiting);
      hosted.line.set(outcome(1), { price: 2050 });
      hosted.clock.advance(1_000);
      expect((await byKey('order')).body).toMatchObject({ status: 'accepted', bet: { possibleWin: 2050 } });
      await place('back', { exactCoef: 3000, bets: legs(2) });
      const called = { key: 'back', status: 'rejected', reasons: [{ code: 'cancelled' }] };
      expect((await cancel('back')).body).toEqual(called);
      expect((await byKey('back')).body).toEqual(called);
      expect(await cancel('nothing')).toMatchObject({ status: 404, body: { errors: [{ code: 'unknownKey' }] } });
      expect((await place('none', { exactCoef: 0, bets: legs(3) })).body).toMatchObject({ status: 'accepted' });
      expect(await place('bad', { exactCoef: 1.5 })).toMatchObject({ status: 422 });
    });
  });

  describe(`${host}: ready coupons`, () => {
    it('save under a code for a guest, and load by that code', async () => {
      const guest = hosted.client();
      const { typeId, systemValue, bets } = coupon({
        typeId: 4,
        bets: legs(1, 2, 3).map((each, blockId) => ({ ...each, blockId })),
      });
      const saved = await post(guest, '/bet-api/v1/coupon/code', { typeId, systemValue, bets });
      expect(saved).toMatchObject({ status: 200, body: { code: expect.stringMatching(/^[A-Z2-9]{6,8}$/) as string } });
      const { code } = saved.body as { code: string };
      hosted.line.set(outcome(2), { finished: true });
      expect((await get(hosted.client(), `/bet-api/v1/coupon/code/${code}?lng=en`)).body).toMatchObject({
        typeId: 4,
        systemValue: 2,
        missing: 1,
        legs: [
          { marketId: outcome(1), home: 'Home 1', label: null, price: 1950, blockId: 0, flags: 0 },
          { marketId: outcome(3), blockId: 2 },
        ],
      });
      expect(await get(guest, '/bet-api/v1/coupon/code/NOTHING1')).toMatchObject({
        status: 404,
        body: { errors: [{ code: 'unknownCode' }] },
      });
      expect(await post(guest, '/bet-api/v1/coupon/code', { typeId: 1, bets: [] })).toMatchObject({ status: 422 });
    });

    it('include expresses of the day and generated coupons', async () => {
      const { body } = await get(fetch, '/bet-api/v1/coupon/express-of-the-day?lng=en');
      expect(body).toMatchObject({
        live: [],
        line: [
          {
            id: expect.any(String) as string,
            coef: 14_459,
            bonusPercent: 0,
            typeId: 1,
            missing: 0,
            legs: [{}, {}, {}, {}],
          },
        ],
      });
      const wish = { legs: 2, minCoef: 3_000, maxCoef: 4_000 };
      expect(await post(fetch, '/bet-api/v1/coupon/generate', wish)).toMatchObject({
        status: 200,
        body: { typeId: 1, legs: [{ price: 1950 }, { price: 1950 }] },
      });
      expect(await post(fetch, '/bet-api/v1/coupon/generate', { ...wish, sportIds: [77] })).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'noSuchCoupon' }] },
      });
      expect(await post(fetch, '/bet-api/v1/coupon/generate', { ...wish, legs: 16 })).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'malformed' }] },
      });
      expect(await post(fetch, '/bet-api/v1/coupon/generate', { ...wish, maxCoef: 2_000 })).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'malformed' }] },
      });
    });

    it('repeat a bet with the legs that are still available', async () => {
      const { body } = await place('k', { typeId: 1, bets: legs(1, 2) });
      const {
        bet: { id },
      } = body as { bet: { id: string } };
      hosted.line.set(outcome(1), { finished: true });
      expect((await get(fetch, `/bet-api/v1/bets/${id}/repeat`, signed(player))).body).toMatchObject({
        typeId: 1,
        missing: 1,
        legs: [{ marketId: outcome(2) }],
      });
      expect(await get(fetch, '/bet-api/v1/bets/1/repeat', signed(player))).toMatchObject({ status: 404 });
    });
  });

  describe(`${host}: history`, () => {
    it('filters bets by state, type, time and product', async () => {
      await place('won');
      await place('lost', { bets: legs(2) });
      hosted.clock.advance(1_000);
      await place('returned', { bets: legs(3) });
      await place('express', { typeId: 1, bets: legs(1, 4) });
      await place('live', { bets: legs(LIVE) });
      hosted.clock.advance(5_000);
      hosted.line.set(outcome(1), { result: 1 });
      hosted.line.set(outcome(2), { result: 0 });
      hosted.line.set(outcome(3), { result: 2 });
      hosted.clock.advance(3_600_000 - 6_000);
      const { userId } = player;
      player = {
        ...player,
        ...((await get(fetch, '/web-api/user/gettoken?force_refresh=true')).body as Signed),
        userId,
      };
      expect(await list('status=won')).toEqual(['won']);
      expect(await list('status=lost')).toEqual(['lost']);
      expect(await list('status=returned')).toEqual(['returned']);
      expect(await list('status=settled')).toEqual(['returned', 'lost', 'won']);
      expect(await list('status=open')).toEqual(['live', 'express']);
      expect(await list('typeId=1')).toEqual(['express']);
      expect(await list('product=live')).toEqual(['live']);
      expect(await list('product=line&typeId=0&limit=100')).toEqual(['returned', 'lost', 'won']);
      expect(await list(`to=${START}`)).toEqual(['lost', 'won']);
      expect(await list(`from=${START + 1}&to=${START + 1_000}`)).toEqual(['express', 'returned']);
      for (const bad of ['product=other', 'typeId=x', 'from=-1'])
        expect(await get(fetch, `/bet-api/v1/bets?${bad}`, signed(player))).toMatchObject({ status: 422 });
    });
  });

  describe(`${host}: faults`, () => {
    const faults = (settings: Change): Promise<Answer> => post(fetch, '/sandbox-api/v1/faults', settings);

    it('lose an answer after the bet was made, which the key finds again', async () => {
      expect((await faults({ loseAnswer: 1 })).body).toEqual({ loseAnswer: 1, refuse: 0, delayMs: 0 });
      expect(await place('lost')).toMatchObject({ status: 502 });
      expect((await byKey('lost')).body).toMatchObject({ status: 'accepted' });
      expect((await place('lost')).body).toMatchObject({ status: 'accepted' });
      expect((await get(fetch, '/web-api/user/accounts', signed(player))).body).toMatchObject({
        accounts: [{ money: 9_000 }, {}],
      });
    });

    it('refuse and delay answers on demand', async () => {
      await faults({ refuse: 1 });
      expect((await place('refused')).body).toEqual({
        key: 'refused',
        status: 'rejected',
        reasons: [{ code: 'suspended', marketId: outcome(1) }],
      });
      expect((await place('taken')).body).toMatchObject({ status: 'accepted' });
      await faults({ delayMs: 500 });
      let answered = false;
      const late = place('late').finally(() => {
        answered = true;
      });
      while (((await byKey('late')).body as { status?: string }).status !== 'accepted')
        await new Promise((resolve) => setImmediate(resolve));
      expect(answered).toBe(false);
      hosted.clock.advance(500);
      expect((await late).body).toMatchObject({ status: 'accepted' });
      expect(await faults({ refuse: -1 })).toMatchObject({ status: 422 });
      expect(await faults({ delayMs: 60_001 })).toMatchObject({ status: 422 });
    });
  });
}
