import { describe, expect, it } from 'vitest';
import { accountsDecider } from 'touchline/core/accounts/decider';
import type { AccountsAnswer, AccountsEvent } from 'touchline/core/accounts/messages';
import { viewAccounts } from 'touchline/core/accounts/views';
import { decodeAccounts } from 'touchline/core/accounts/wire';
import { given, stateAfter } from '../../models/given.ts';
import { createWorld } from '../../models/world.ts';

const account = {
  id: 7,
  type: 'main',
  currencyId: 1,
  iso: 'EUR',
  symbol: '€',
  money: 12_345,
  isActive: true,
  label: '',
} as const;
const answer: AccountsAnswer = {
  accounts: [account],
  session: { loginAt: 5, previousLoginAt: null, netPosition: -300 },
};
const player = given(accountsDecider, { signedIn: true });
const guest = given(accountsDecider, { signedIn: false });
const asked: AccountsEvent = { type: 'accounts/asked', payload: {} };
const received: AccountsEvent = { type: 'accounts/received', payload: answer };
const failed: AccountsEvent = { type: 'accounts/failed', payload: {} };

describe('accounts', () => {
  it('[ACC-1] are loaded for a player', () => player().when({ type: 'accounts/refresh', payload: {} }).then(asked));
  it('[ACC-1] are never loaded for a guest', () => {
    guest().when({ type: 'accounts/refresh', payload: {} }).refused({ code: 'accounts/signedOut' });
    guest().when({ type: 'accounts/receive', payload: answer }).refused({ code: 'accounts/signedOut' });
    guest().when({ type: 'accounts/reportFailure', payload: {} }).refused({ code: 'accounts/signedOut' });
  });
  it('are recorded once: an identical answer records no event', () => {
    player(asked).when({ type: 'accounts/receive', payload: answer }).then(received);
    player(asked, received)
      .when({ type: 'accounts/receive', payload: { ...answer } })
      .refused({ code: 'accounts/unchanged' });
    player(asked, received)
      .when({ type: 'accounts/receive', payload: { ...answer, session: { ...answer.session, netPosition: 0 } } })
      .then({ type: 'accounts/received', payload: { ...answer, session: { ...answer.session, netPosition: 0 } } });
  });
  it('[ACC-4] report a failure only for the first load', () => {
    player(asked).when({ type: 'accounts/reportFailure', payload: {} }).then(failed);
    expect(stateAfter(accountsDecider, [asked, failed]).status).toBe('failed');
    expect(stateAfter(accountsDecider, [asked, received, asked, failed])).toEqual({ status: 'ready', answer });
  });
  it('[ACC-4] keep the known state during a refresh', () =>
    expect(stateAfter(accountsDecider, [asked, received, asked])).toEqual({ status: 'ready', answer }));
  it('[ACC-5] are forgotten when the player leaves', () => {
    guest(asked, received)
      .when({ type: 'accounts/forget', payload: {} })
      .then({ type: 'accounts/forgotten', payload: {} });
    expect(stateAfter(accountsDecider, [asked, received, { type: 'accounts/forgotten', payload: {} }])).toEqual(
      accountsDecider.initial,
    );
    guest().when({ type: 'accounts/forget', payload: {} }).refused({ code: 'accounts/unchanged' });
  });
  it('[ACC-6] include the active one, the net position and the login times', () => {
    expect(viewAccounts(stateAfter(accountsDecider, [received]))).toEqual({
      status: 'ready',
      accounts: [account],
      active: account,
      loginAt: 5,
      previousLoginAt: null,
      netPosition: -300,
      netCurrency: 'EUR',
      globalUserId: '7',
    });
    expect(viewAccounts(accountsDecider.initial)).toEqual({
      status: 'idle',
      accounts: [],
      active: null,
      loginAt: null,
      previousLoginAt: null,
      netPosition: 0,
      netCurrency: '',
      globalUserId: '',
    });
  });
});

describe('several accounts', () => {
  const bonus = { ...account, id: 8, type: 'bonus' as const, money: 500, isActive: false };
  const dollars = {
    ...account,
    id: 9,
    type: 'currency' as const,
    currencyId: 2,
    iso: 'USD',
    money: 700,
    isActive: true,
  };
  const withDollars = { ...answer, accounts: [{ ...account, isActive: false }, bonus, dollars] };
  it('[ACC-7] all stake bets: the active one, unless the player chooses another in the coupon', async () => {
    const { core } = await createWorld().player();
    expect(core.dispatch({ type: 'accounts/receive', payload: withDollars }).ok).toBe(true);
    expect(core.coupon.get().account.choices.map(({ id }) => id)).toEqual([7, 8, 9]);
    expect(core.coupon.get().account.id).toBe(9);
    expect(core.coupon.get().currency).toBe('USD');
    core.dispatch({ type: 'coupon/chooseAccount', payload: { accountId: 7 } });
    expect(core.coupon.get().account.id).toBe(7);
    expect(core.coupon.get().currency).toBe('EUR');
  });
  it('[ACC-6] the net position is in the main account’s currency', () => {
    expect(
      viewAccounts(stateAfter(accountsDecider, [{ type: 'accounts/received', payload: withDollars }])),
    ).toMatchObject({ active: dollars, netCurrency: 'EUR' });
  });
});

describe('on the wire', () => {
  const wire = { ...account, type: 0 };
  it('[ACC-2] amounts are whole minor units', () => {
    expect(decodeAccounts({ ...answer, accounts: [wire] })).toEqual({ ok: true, value: answer });
    expect(decodeAccounts({ ...answer, accounts: [{ ...wire, money: 123.45 }] }).ok).toBe(false);
    expect(decodeAccounts({ ...answer, accounts: [{ ...wire, money: '12345' }] }).ok).toBe(false);
  });
  it('[ACC-3] types are words for the operator’s numbers, and an account of an unknown type is left out', () => {
    expect(
      decodeAccounts({ ...answer, accounts: [77, 0, 4, -1, 9].map((type, id) => ({ ...wire, id, type })) }),
    ).toMatchObject({
      ok: true,
      value: {
        accounts: [
          { id: 1, type: 'main' },
          { id: 2, type: 'bonus' },
          { id: 4, type: 'currency' },
        ],
      },
    });
  });
});

describe('loading', () => {
  it('[ACC-1] starts when a player signs in', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    await world.clock.run(500);
    expect(core.accounts.get().status).toBe('idle');
    expect(world.operator.received.some(({ what }) => what === 'GET /web-api/user/accounts')).toBe(false);
    core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
    await world.clock.run(500);
    expect(core.accounts.get()).toMatchObject({ status: 'ready', active: { money: 10_000 } });
  });

  it('[ACC-4] recovers a failed first load with the next updates', async () => {
    const world = createWorld();
    world.browser.fate = ({ path }) =>
      path === '/web-api/user/accounts' || path.startsWith('/bet-api/v1/updates')
        ? { kind: 'down' }
        : { kind: 'answer', ms: 5 };
    const { core } = await world.player();
    expect(core.accounts.get().status).toBe('failed');
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    await world.clock.run(16_000);
    expect(core.accounts.get()).toMatchObject({ status: 'ready', active: { money: 10_000 } });
  });
});
