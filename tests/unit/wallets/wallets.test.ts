/** The list of wallets, and the feature that loads it. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Account } from 'touchline/core/accounts/types';
import type { RewardsAnswer } from 'touchline/core/rewards/types';
import { listWallets } from 'touchline/core/wallets/rules/list-wallets';
import { FEWER_RUNS, RUNS } from '../../arbitraries/runs.ts';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const account = (of: Partial<Account>): Account => ({
  id: 1,
  type: 'main',
  currencyId: 1,
  iso: 'EUR',
  symbol: '€',
  money: 0,
  isActive: true,
  label: '',
  ...of,
});
const NO_CASHBACK = { rate: 0, due: [], levels: [] };
const REWARDS: RewardsAnswer = {
  iso: 'EUR',
  bonus: null,
  offers: [],
  pastBonuses: [],
  freeBets: { idBonus: 1, money: 0 },
  points: { balance: 0, earned: 0, level: 'bronze', levels: [], table: [], moves: [] },
  cashback: { vip: NO_CASHBACK, premium: NO_CASHBACK },
  friends: { code: 'A', reward: 0, stake: 0, max: 0, list: [] },
  promoCodes: [],
};
const SHOWN = { areClubPointsShown: true };
const points = (balance: number, table: RewardsAnswer['points']['table'] = []): RewardsAnswer => ({
  ...REWARDS,
  points: { ...REWARDS.points, balance, table },
});
const BONUS = { id: 1, offerId: 'half', amount: 1_000, target: 3_000, endsAt: 9, done: 1_500 };

describe('the list of wallets', () => {
  it('[WAL-1] begins with the main account, then the other currencies; free bets follow while there is money for them', () => {
    const accounts = [
      account({ id: 3, type: 'bonus', money: 500, isActive: false }),
      account({ id: 2, type: 'currency', iso: 'JPY', isActive: false }),
      account({ id: 1, money: 7_000 }),
    ];
    const list = listWallets({ accounts, rewards: null, office: null });
    expect(list.map((wallet) => [wallet.kind, 'accountId' in wallet ? wallet.accountId : 0])).toEqual([
      ['money', 1],
      ['money', 2],
      ['freeBets', 3],
    ]);
    const spent = accounts.map((each) => ({ ...each, money: 0 }));
    expect(listWallets({ accounts: spent, rewards: REWARDS, office: SHOWN }).map(({ kind }) => kind)).toEqual([
      'money',
      'money',
    ]);
  });

  it('[WAL-1] has the money of every account once, whatever the accounts are', () => {
    const anyAccount = fc.record({
      type: fc.constantFrom<Account['type']>('main', 'bonus', 'currency'),
      iso: fc.constantFrom('EUR', 'JPY', 'KWD'),
      money: fc.nat(1_000_000),
    });
    fc.assert(
      fc.property(fc.array(anyAccount, { maxLength: 8 }), (some) => {
        const accounts = some.map((each, id) => account({ ...each, id }));
        const total = (iso: string, of: readonly { readonly iso: string; readonly money: number }[]): number =>
          of.filter((each) => each.iso === iso).reduce((sum, { money }) => sum + money, 0);
        const listed = listWallets({ accounts, rewards: null, office: null }).flatMap((wallet) =>
          wallet.kind === 'money' || wallet.kind === 'freeBets' ? [wallet] : [],
        );
        for (const iso of ['EUR', 'JPY', 'KWD']) expect(total(iso, listed)).toBe(total(iso, accounts));
        expect(new Set(listed.map(({ accountId }) => accountId)).size).toBe(listed.length);
        expect(listed.filter(({ kind }) => kind === 'money')).toHaveLength(
          some.filter(({ type }) => type !== 'bonus').length,
        );
      }),
      { seed: 71, numRuns: RUNS },
    );
  });

  it('[WAL-2] a bonus is listed once a deposit has brought it, with its turnover', () => {
    const kinds = (bonus: RewardsAnswer['bonus']) =>
      listWallets({ accounts: [], rewards: { ...REWARDS, bonus }, office: SHOWN });
    expect(kinds({ ...BONUS, amount: null, target: null, endsAt: null })).toEqual([]);
    expect(kinds(BONUS)).toEqual([{ kind: 'bonus', iso: 'EUR', amount: 1_000, percent: 50, endsAt: 9 }]);
  });

  it('[WAL-3] cashback has one wallet for each kind and currency with something to collect', () => {
    const vip = {
      ...NO_CASHBACK,
      due: [
        { iso: 'EUR', amount: 50 },
        { iso: 'JPY', amount: 0 },
        { iso: 'KWD', amount: 7 },
      ],
    };
    const list = listWallets({
      accounts: [],
      rewards: { ...REWARDS, cashback: { vip, premium: { ...NO_CASHBACK, due: [{ iso: 'EUR', amount: 3 }] } } },
      office: SHOWN,
    });
    expect(list).toEqual([
      { kind: 'cashback', cashback: 'vip', iso: 'EUR', amount: 50 },
      { kind: 'cashback', cashback: 'vip', iso: 'KWD', amount: 7 },
      { kind: 'cashback', cashback: 'premium', iso: 'EUR', amount: 3 },
    ]);
  });

  it('[WAL-4] points are worth what they buy, from the dearest row down, and nothing below the cheapest', () => {
    const table = [
      { id: 1, points: 100, amount: 100 },
      { id: 2, points: 500, amount: 600 },
    ];
    const worth = (balance: number) =>
      listWallets({ accounts: [], rewards: points(balance, table), office: SHOWN }).map((wallet) =>
        wallet.kind === 'points' ? (wallet.worth?.amount ?? null) : 'other',
      );
    expect(worth(0)).toEqual([]);
    expect(worth(99)).toEqual([null]);
    expect(worth(100)).toEqual([100]);
    expect(worth(750)).toEqual([800]);
  });

  it('[WAL-4] points are never worth more than they can be exchanged for', () => {
    const anyTable = fc
      .uniqueArray(fc.integer({ min: 1, max: 600 }), { maxLength: 4 })
      .chain((rows) =>
        fc.tuple(...rows.map((each, id) => fc.nat(900).map((amount) => ({ id, points: each, amount: amount + 1 })))),
      );
    fc.assert(
      fc.property(fc.nat(5_000), anyTable, (balance, table) => {
        const [wallet] = listWallets({ accounts: [], rewards: points(balance, table), office: SHOWN });
        if (wallet?.kind !== 'points') {
          expect(balance).toBe(0);
          return;
        }
        /** The free bets that each number of points buys at most. */
        const best = [0];
        for (let sum = 1; sum <= balance; sum += 1)
          best.push(
            Math.max(
              best[sum - 1] ?? 0,
              ...table.flatMap((row) => (row.points <= sum ? [(best[sum - row.points] ?? 0) + row.amount] : [])),
            ),
          );
        expect(wallet.worth?.amount ?? 0).toBeLessThanOrEqual(best[balance] ?? 0);
        expect(wallet.worth === null).toBe(table.every((row) => row.points > balance));
      }),
      { seed: 72, numRuns: FEWER_RUNS },
    );
  });

  it('[WAL-4] points that the operator does not show have no wallet', () => {
    for (const office of [{ areClubPointsShown: false }, null])
      expect(listWallets({ accounts: [], rewards: points(700), office })).toEqual([]);
  });
});

describe('the feature', () => {
  let given: Given;
  const view = () => given.core.feature('wallets').get();
  const MAIN = { id: 7, type: 0, currencyId: 1, iso: 'EUR', symbol: '€', money: 10_000, isActive: true, label: '' };
  const open = async (rewards: object | 'network'): Promise<void> => {
    given = await openGate({ isPlayer: true });
    given.answers.set('GET /web-api/user/accounts', {
      accounts: [MAIN],
      session: { loginAt: 0, previousLoginAt: null, netPosition: 0 },
    });
    given.answers.set('GET /web-api/rewards', rewards === 'network' ? rewards : { ...rewards });
    given.core.dispatch({ type: 'accounts/refresh', payload: {} });
    void given.core.load('wallets');
    for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
    await given.clock.run(5_000);
  };
  afterEach(closeGates);

  it('[WAL-6] loads what it lists, and forgets it when the player leaves', async () => {
    await open({ ...REWARDS, bonus: BONUS });
    // This operator has no settings of the office.
    expect(view()).toMatchObject({ loading: [], failed: ['office'] });
    expect(view()?.wallets.map(({ kind }) => kind)).toEqual(['money', 'bonus']);
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(100);
    expect(view()?.wallets).toEqual([]);
  });

  it('[WAL-6] lists the money and names the missing part when the rewards do not arrive', async () => {
    await open('network');
    expect(view()?.failed).toContain('rewards');
    expect(view()?.wallets).toEqual([
      { kind: 'money', accountId: 7, iso: 'EUR', money: 10_000, isMain: true, isActive: true },
    ]);
  });
});
