/** Random walks over the player's accounts, at an operator that loses calls and answers. */
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import type { AccountChangesCommand } from 'touchline/core/account-changes/messages';
import type { HttpRequest } from 'touchline/ports/http';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import type { Answer } from '../unit/gate/given.ts';
import { closeGates, openGate } from '../unit/gate/given.ts';

const BASE = '/web-api/user/accounts';
const MAIN = 7;
const CURRENCIES = [
  { id: 1, iso: 'EUR', symbol: '€' },
  { id: 2, iso: 'USD', symbol: '$' },
  { id: 6, iso: 'JPY', symbol: '¥' },
];
/** Units of the second account per unit of the first. */
const FACTOR = 2;

type Fate = 'answered' | 'lostBefore' | 'lostAfter';
interface Row {
  readonly id: number;
  readonly currencyId: number;
  money: number;
}

/** An operator with accounts; conversions double the amount, in either direction of a new currency. */
function createAccountsOperator() {
  const rows: Row[] = [
    { id: MAIN, currencyId: 1, money: 10_000 },
    { id: 106, currencyId: 6, money: 0 },
  ];
  const converted = new Map<string, object>();
  let active = MAIN;
  let fate: Fate = 'answered';
  const refused: Answer = { success: false, data: { code: 'no', message: 'No.' } };
  const done: Answer = { success: true, data: { message: 'Yes.' } };
  const quoteOf = (from: number, to: number, amount: number): object => ({
    ...{ from, to, amount, received: amount * FACTOR, rate: String(FACTOR), endsAt: 0 },
  });
  function change(what: string, body: Readonly<Record<string, number>>, key: string): Answer {
    const { currencyId = 0, id = 0, from = 0, to = 0, amount = 0 } = body;
    if (what === 'add') {
      if (rows.some((row) => row.currencyId === currencyId)) return refused;
      rows.push({ id: 100 + currencyId, currencyId, money: 0 });
      return done;
    }
    if (what === 'change') {
      if (!rows.some((row) => row.id === id)) return refused;
      active = id;
      return done;
    }
    if (what === 'remove') {
      const at = rows.findIndex((row) => row.currencyId === currencyId && row.money === 0 && row.id !== active);
      if (at < 1) return refused;
      rows.splice(at, 1);
      return done;
    }
    const known = converted.get(key);
    if (known !== undefined) return { success: true, data: known };
    const [source, target] = [from, to].map((number) => rows.find((row) => row.id === number));
    if (source === undefined || target === undefined || source.money < amount) return refused;
    source.money -= amount;
    target.money += amount * FACTOR;
    const quote = quoteOf(from, to, amount);
    converted.set(key, quote);
    return { success: true, data: quote };
  }
  return {
    converted,
    list: () =>
      rows.map(({ id, currencyId, money }) => {
        const { iso, symbol } = CURRENCIES.find((each) => each.id === currencyId) ?? { iso: '', symbol: '' };
        return { id, type: id === MAIN ? 0 : 9, currencyId, iso, symbol, money, isActive: id === active, label: '' };
      }),
    set: (next: Fate) => (fate = next),
    change: (what: string, { body, headers }: HttpRequest): Answer => {
      if (fate === 'lostBefore') return 'network';
      const answer = change(
        what,
        JSON.parse(body ?? '{}') as Readonly<Record<string, number>>,
        headers['idempotency-key'] ?? '',
      );
      return fate === 'lostAfter' ? 'network' : answer;
    },
    quote: ({ path }: HttpRequest): Answer => {
      const query = new URLSearchParams(path.slice(path.indexOf('?')));
      const [from = 0, to = 0, amount = 0] = ['from', 'to', 'amount'].map((name) => Number(query.get(name)));
      return fate === 'answered' ? { success: true, data: quoteOf(from, to, amount) } : 'network';
    },
  };
}

type Step =
  | { readonly do: 'command'; readonly command: AccountChangesCommand }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'fate'; readonly fate: Fate };

const account = fc.constantFrom(MAIN, 102, 106, 99);
const command: fc.Arbitrary<AccountChangesCommand> = fc.oneof(
  fc.record({
    type: fc.constant('account-changes/add' as const),
    payload: fc.record({ currencyId: fc.constantFrom(1, 2, 6, 9) }),
  }),
  fc.record({ type: fc.constant('account-changes/activate' as const), payload: fc.record({ accountId: account }) }),
  fc.record({ type: fc.constant('account-changes/remove' as const), payload: fc.record({ accountId: account }) }),
  fc.record({
    type: fc.constant('account-changes/quote' as const),
    payload: fc.record({ from: account, to: account, amount: fc.constantFrom(0, 1, 500, 9_999, 20_000) }),
  }),
  fc.record({ type: fc.constant('account-changes/convert' as const), payload: fc.constant({}) }),
  fc.record({ type: fc.constant('account-changes/dropQuote' as const), payload: fc.constant({}) }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('command' as const), command }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 300, 1_000, 3_000, 12_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('fate' as const),
      fate: fc.constantFrom<Fate>('answered', 'answered', 'lostBefore', 'lostAfter'),
    }),
  },
);

/** A conversion from its quote on, which random steps rarely reach. */
const story: fc.Arbitrary<readonly Step[]> = fc
  .record({
    from: fc.constantFrom(MAIN, 106),
    amount: fc.constantFrom(1, 500, 9_999),
    fate: fc.constantFrom<Fate>('answered', 'lostBefore', 'lostAfter'),
    ms: fc.constantFrom(1, 3_000, 12_000),
  })
  .map(({ from, amount, fate, ms }): readonly Step[] => [
    { do: 'fate', fate: 'answered' },
    {
      do: 'command',
      command: { type: 'account-changes/quote', payload: { from, to: from === MAIN ? 106 : MAIN, amount } },
    },
    { do: 'wait', ms: 300 },
    { do: 'fate', fate },
    { do: 'command', command: { type: 'account-changes/convert', payload: {} } },
    { do: 'wait', ms },
  ]);
const walk: fc.Arbitrary<readonly Step[]> = fc
  .array(fc.oneof({ weight: 9, arbitrary: step.map((each) => [each]) }, { weight: 1, arbitrary: story }), {
    minLength: 5,
    maxLength: 40,
  })
  .map((parts) => parts.flat());

afterEach(closeGates);

it(
  '[ACH-1…ACH-6] one change at a time; each ends; the list is the operator’s; no key converts twice',
  async () => {
    const seen = { converted: 0, unknown: 0, added: 0, removed: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        const operator = createAccountsOperator();
        const { core, answers, clock } = await openGate({ isPlayer: true });
        answers.set(`GET ${BASE}`, () => ({
          accounts: operator.list(),
          session: { loginAt: 0, previousLoginAt: null, netPosition: 0 },
        }));
        answers.set('GET /web-api/user/rights', { rights: [], accountConversion: 'additional' });
        answers.set(`GET ${BASE}/currencies`, { currencies: CURRENCIES });
        answers.set(`GET ${BASE}/quote`, operator.quote);
        for (const what of ['add', 'change', 'remove', 'convert'])
          answers.set(`POST ${BASE}/${what}`, (request) => operator.change(what, request));
        core.dispatch({ type: 'accounts/refresh', payload: {} });
        void core.load('accountChanges');
        const view = () => core.feature('accountChanges').get();
        for (let turn = 0; turn < 50 && view() === null; turn += 1) await clock.run(1);
        core.dispatch({ type: 'user/load', payload: { isAgain: true } });
        core.dispatch({ type: 'account-changes/load', payload: {} });
        await clock.run(100);
        let accepted = 0;
        for (const each of steps) {
          if (each.do === 'wait') await clock.run(each.ms);
          else if (each.do === 'fate') operator.set(each.fate);
          else {
            const busy = view()?.busy ?? null;
            const isFirst = view()?.conversion.step === 'quoted';
            const result = core.dispatch(each.command);
            const isChange = /\/(?:add|activate|remove)$/.test(each.command.type);
            if (isChange && result.ok) expect(busy).toBeNull();
            if (each.command.type === 'account-changes/convert' && result.ok && isFirst) accepted += 1;
            if (result.ok && each.command.type === 'account-changes/add') seen.added += 1;
            if (result.ok && each.command.type === 'account-changes/remove') seen.removed += 1;
          }
          if (view()?.conversion.step === 'unknown') seen.unknown += 1;
          if ((view()?.problem ?? null) !== null) seen.refused += 1;
        }
        operator.set('answered');
        await clock.run(30_000);
        expect(view()?.busy).toBeNull();
        if (view()?.conversion.step === 'unknown') {
          core.dispatch({ type: 'account-changes/convert', payload: {} });
          await clock.run(1_000);
        }
        expect(['idle', 'quoted', 'refused', 'done']).toContain(view()?.conversion.step);
        expect(core.accounts.get().accounts).toEqual(
          operator.list().map((each) => ({ ...each, type: each.id === MAIN ? 'main' : 'currency' })),
        );
        expect(operator.converted.size).toBeLessThanOrEqual(accepted);
        seen.converted += operator.converted.size;
        closeGates();
      }),
      { seed: 41, numRuns: FEWER_RUNS },
    );
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(FEWER_RUNS / 20);
  },
  TEST_TIMEOUT_MS,
);
