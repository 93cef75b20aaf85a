import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from 'touchline/app/features';
import type { HttpRequest } from 'touchline/ports/http';
import type { Answer, Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const BASE = '/web-api/user/accounts';
const ACCOUNTS = `GET ${BASE}`;
const RIGHTS = 'GET /web-api/user/rights';
const MAIN = { id: 7, type: 0, currencyId: 1, iso: 'EUR', symbol: '€', money: 10_000, isActive: true, label: '' };
const BONUS = { ...MAIN, id: 8, type: 4, money: 500, isActive: false };
const YEN = { ...MAIN, id: 9, type: 9, currencyId: 6, iso: 'JPY', symbol: '¥', money: 0, isActive: false };
const CURRENCIES = {
  currencies: [
    { id: 1, iso: 'EUR', symbol: '€' },
    { id: 2, iso: 'USD', symbol: '$' },
    { id: 6, iso: 'JPY', symbol: '¥' },
  ],
};
const SESSION = { loginAt: 0, previousLoginAt: null, netPosition: 0 };
const DONE = { success: true, data: { message: 'Saved.' } };
const ASKED = { from: 7, to: 9, amount: 2_000 };
const QUOTE = { ...ASKED, received: 3_241, rate: '162.05', endsAt: Date.UTC(2026, 0, 11) };

let given: Given;
/** The list that the operator would send now. */
let listed: readonly object[];
const view = () => given.core.feature('accountChanges').get();
const dispatch = (command: Command) => given.core.dispatch(command);
const codeOf = (command: Command): string => {
  const result = dispatch(command);
  return result.ok ? 'accepted' : result.error.code;
};
const asked = (call: string): number => given.calls.filter((each) => each === call).length;
const add = { type: 'account-changes/add', payload: { currencyId: 2 } } as const;
const activate = (accountId: number) => ({ type: 'account-changes/activate', payload: { accountId } }) as const;
const remove = (accountId: number) => ({ type: 'account-changes/remove', payload: { accountId } }) as const;
const quote = (change: Partial<typeof ASKED> = {}) =>
  ({ type: 'account-changes/quote', payload: { ...ASKED, ...change } }) as const;
const convert = { type: 'account-changes/convert', payload: {} } as const;

async function open(accounts: readonly object[] = [MAIN, BONUS, YEN], permission = 'additional'): Promise<void> {
  listed = accounts;
  given = await openGate({ isPlayer: true });
  given.answers.set(ACCOUNTS, () => ({ accounts: listed, session: SESSION }));
  given.answers.set(RIGHTS, { rights: [], accountConversion: permission });
  given.answers.set(`GET ${BASE}/currencies`, CURRENCIES);
  dispatch({ type: 'accounts/refresh', payload: {} });
  void given.core.load('accountChanges');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  dispatch({ type: 'user/load', payload: { isAgain: true } });
  dispatch({ type: 'account-changes/load', payload: {} });
  await given.clock.run(100);
}
const answer = (call: string, what: Answer | ((request: HttpRequest) => Answer)): void =>
  void given.answers.set(`POST ${BASE}/${call}`, what);

beforeEach(() => open());
afterEach(closeGates);

describe('adding an account', () => {
  it('[ACH-1, ACH-2] is busy until the list shows it', async () => {
    answer('add', DONE);
    expect(view()?.addable.map(({ iso }) => iso)).toEqual(['USD']);
    dispatch(add);
    expect(view()?.busy).toBe('add');
    expect(codeOf(activate(9))).toBe('account-changes/busy');
    await given.clock.run(1_500);
    expect(view()?.busy).toBe('add');
    listed = [...listed, { ...YEN, id: 10, currencyId: 2, iso: 'USD' }];
    await given.clock.run(1_000);
    expect(view()).toMatchObject({ busy: null, problem: null, addable: [] });
  });

  it('[ACH-2] refreshes 5 times, 1,000 ms apart, and then gives up', async () => {
    answer('add', DONE);
    const before = asked(ACCOUNTS);
    dispatch(add);
    await given.clock.run(3_900);
    expect(asked(ACCOUNTS) - before).toBe(4);
    await given.clock.run(200);
    expect(asked(ACCOUNTS) - before).toBe(5);
    expect(view()?.busy).toBe('add');
    await given.clock.run(10_000);
    expect(asked(ACCOUNTS) - before).toBe(5);
    expect(view()?.busy).toBeNull();
  });

  it.each([
    ['[ACH-4] a refusal is shown in the operator’s words', { success: false, data: { message: 'No.' } }, 'No.'],
    ['[ACH-4] a call without an answer has no words', 'network' as const, ''],
  ])('%s', async (_, answered, message) => {
    answer('add', answered);
    const before = asked(ACCOUNTS);
    dispatch(add);
    await given.clock.run(200);
    expect(view()).toMatchObject({ busy: null, problem: { kind: 'add', message } });
    expect(asked(ACCOUNTS) - before).toBe(1);
    answer('add', DONE);
    dispatch(add);
    expect(view()?.problem).toBeNull();
  });

  it('is possible for an offered currency without an account', () => {
    expect(codeOf({ ...add, payload: { currencyId: 6 } })).toBe('account-changes/unchanged');
    expect(codeOf({ ...add, payload: { currencyId: 77 } })).toBe('account-changes/unknownCurrency');
  });
});

describe('the active account', () => {
  it('[ACH-3] is refreshed up to 5 times, 2,500 ms apart, and then pays the coupon', async () => {
    answer('change', DONE);
    const before = asked(ACCOUNTS);
    dispatch(activate(9));
    expect(view()?.busy).toBe('change');
    expect(given.core.accounts.get().globalUserId).toBe('7');
    await given.clock.run(2_400);
    expect(asked(ACCOUNTS) - before).toBe(1);
    listed = [{ ...MAIN, isActive: false }, BONUS, { ...YEN, isActive: true }];
    await given.clock.run(200);
    expect(view()?.busy).toBeNull();
    expect(given.core.accounts.get()).toMatchObject({ active: { id: 9 }, globalUserId: '9' });
    expect(given.core.coupon.get()).toMatchObject({ currency: 'JPY', account: { id: 9 } });
    await given.clock.run(20_000);
    expect(asked(ACCOUNTS) - before).toBe(2);
  });

  it.each([
    [7, 'account-changes/unchanged'],
    [8, 'account-changes/notAllowed'],
    [99, 'account-changes/unknownAccount'],
  ])('account %i cannot become it: %s', (id, code) => {
    expect(codeOf(activate(id))).toBe(code);
  });
});

describe('removing an account', () => {
  it('[ACH-2] ends when the list no longer has it', async () => {
    answer('remove', DONE);
    dispatch(remove(9));
    expect(view()?.busy).toBe('delete');
    listed = [MAIN, BONUS];
    await given.clock.run(100);
    expect(view()).toMatchObject({ busy: null, sources: [] });
    expect(given.requests.find(({ path }) => path.startsWith(`${BASE}/remove`))?.body).toBe('{"currencyId":6}');
  });

  it('is possible for an empty account that is neither the main, the bonus nor the active one', async () => {
    expect([7, 8, 99].map((id) => codeOf(remove(id)))).toEqual([
      'account-changes/notAllowed',
      'account-changes/notAllowed',
      'account-changes/unknownAccount',
    ]);
    for (const yen of [
      { ...YEN, money: 1 },
      { ...YEN, isActive: true },
    ]) {
      await open([{ ...MAIN, isActive: false }, yen]);
      expect(codeOf(remove(9))).toBe('account-changes/notAllowed');
    }
  });
});

describe('a conversion', () => {
  const quoted = async (): Promise<void> => {
    given.answers.set(`GET ${BASE}/quote`, { success: true, data: QUOTE });
    dispatch(quote());
    await given.clock.run(400);
  };

  it.each([
    ['none', [], []],
    ['main', [7], [7, 9]],
    ['additional', [7, 9], [7, 9]],
  ])('[ACH-5] with the permission %s is possible from %j', async (permission, sources, targets) => {
    await open([MAIN, BONUS, YEN], permission);
    expect(view()?.sources.map(({ id }) => id)).toEqual(sources);
    expect(view()?.targets.map(({ id }) => id)).toEqual(targets);
    expect(codeOf(quote()) === 'accepted', 'from 7').toBe(sources.length > 0);
    expect(codeOf(quote({ from: 9, to: 7 })) === 'accepted', 'from 9').toBe(sources.length > 1);
  });

  it('[ACH-5] is quoted before it is done; a newer amount replaces an older one', async () => {
    expect(codeOf(convert)).toBe('account-changes/notAllowed');
    given.answers.set(`GET ${BASE}/quote`, { success: true, data: QUOTE });
    dispatch(quote({ amount: 1_000 }));
    await given.clock.run(100);
    dispatch(quote());
    await given.clock.run(400);
    expect(asked(`GET ${BASE}/quote`)).toBe(1);
    expect(view()?.conversion).toEqual({ step: 'quoted', quote: QUOTE });
    answer('convert', { success: true, data: QUOTE });
    dispatch(convert);
    expect(view()?.conversion.step).toBe('converting');
    await given.clock.run(100);
    expect(view()?.conversion).toEqual({ step: 'done', quote: QUOTE });
    const sent = given.requests.find(({ path }) => path.startsWith(`${BASE}/convert`));
    expect(JSON.parse(sent?.body ?? '')).toEqual({ ...ASKED, received: 3_241 });
  });

  it.each([
    ['rateChanged', 'The rate has changed.'],
    ['insufficientFunds', 'There is less.'],
  ])('[ACH-5] refused as %s moves nothing and is shown in the operator’s words', async (code, message) => {
    await quoted();
    answer('convert', { success: false, data: { code, message } });
    dispatch(convert);
    await given.clock.run(100);
    expect(view()?.conversion).toEqual({ step: 'refused', asked: ASKED, code, message });
    expect(codeOf(convert)).toBe('account-changes/notAllowed');
  });

  it('[ACH-6] without an answer is sent again under its key, and again by the player', async () => {
    await quoted();
    answer('convert', 'network');
    dispatch(convert);
    await given.clock.run(7_400);
    expect(view()?.conversion.step).toBe('converting');
    await given.clock.run(200);
    expect(view()?.conversion).toMatchObject({ step: 'unknown', quote: QUOTE });
    expect(codeOf(quote())).toBe('account-changes/busy');
    expect(codeOf({ type: 'account-changes/dropQuote', payload: {} })).toBe('account-changes/busy');
    answer('convert', { success: true, data: QUOTE });
    dispatch(convert);
    await given.clock.run(100);
    expect(view()?.conversion.step).toBe('done');
    const keys = given.requests
      .filter(({ path }) => path.startsWith(`${BASE}/convert`))
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(1);
  });

  it('needs two accounts and an amount', () => {
    expect(
      [quote({ to: 7 }), quote({ to: 8 }), quote({ from: 99 }), quote({ amount: 0 }), quote({ amount: 0.5 })].map(
        codeOf,
      ),
    ).toEqual([
      'account-changes/notAllowed',
      'account-changes/notAllowed',
      'account-changes/unknownAccount',
      'account-changes/badAmount',
      'account-changes/badAmount',
    ]);
  });

  it('[ACH-7] is forgotten at sign-out', async () => {
    await quoted();
    dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(100);
    expect(view()).toMatchObject({ conversion: { step: 'idle' }, busy: null, problem: null });
  });
});
