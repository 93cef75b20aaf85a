/**
 * Random histories in a browser: presses in one or two tabs, tabs killed at any call, reloads, network and storage
 * failures, restarts of the operator.
 */
import fc from 'fast-check';
import type { CashierTab, Fate } from './cashier-world.ts';
import { createCashierWorld, payBy } from './cashier-world.ts';
import { brokenLaws } from './money-laws.ts';

type Step =
  | {
      readonly do: 'press';
      readonly kind: 'deposit' | 'withdrawal';
      readonly method: string;
      readonly amount: number;
      readonly tabs: 1 | 2;
      /** For the next calls that change data. */ readonly fates: readonly Fate[];
    }
  | { readonly do: 'trouble'; readonly fates: readonly Fate[] }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'open'; readonly diesAfter: number }
  | { readonly do: 'reload' | 'restart' | 'cancel' | 'fill' | 'empty' | 'look' | 'demand' | 'waive' }
  | { readonly do: 'act'; readonly act: 'pay' | 'refuse' | 'keep' | 'cancel' };

const fate = fc.constantFrom<Fate>(
  { kind: 'loseAnswer' },
  { kind: 'loseAnswer' },
  { kind: 'loseRequest' },
  { kind: 'loseRequest' },
  { kind: 'down' },
  { kind: 'answer' },
  { kind: 'status', status: 502, isDone: true },
  { kind: 'status', status: 500, isDone: false },
  { kind: 'status', status: 429, isDone: false },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      kind: fc.constantFrom('deposit' as const, 'withdrawal' as const, 'withdrawal' as const),
      method: fc.constantFrom('card', 'bank', 'terminal'),
      amount: fc.integer({ min: 1_000, max: 1_100 }),
      tabs: fc.constantFrom<1 | 2>(1, 1, 2),
      fates: fc.oneof(fc.constant([]), fc.array(fate, { minLength: 1, maxLength: 3 })),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('trouble' as const),
      fates: fc.array(fate, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.oneof(
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 2_000 }),
        fc.integer({ min: 10_000, max: 40_000 }),
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), diesAfter: fc.integer({ min: 1, max: 16 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'reload' as const,
        'reload' as const,
        'restart' as const,
        'cancel' as const,
        'cancel' as const,
        'fill' as const,
        'empty' as const,
        'look' as const,
        'demand' as const,
        'waive' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      act: fc.constantFrom('pay' as const, 'refuse' as const, 'keep' as const, 'cancel' as const),
    }),
  },
);

export const anyVisit = fc.array(step, { minLength: 4, maxLength: 14, size: 'max' });
export type Visit = readonly Step[];

const FIELDS = { accountHolder: 'Alexandra Example', iban: 'DE89 3704 0044 0532 0130 00' };
const SECRETS = ['Alexandra', '3704 0044', '37040044'];

/** Counts of the outcomes of intents so far. */
export type Tally = Map<string, number>;

/** Runs a visit and removes all faults at its end; returns descriptions of broken laws. */
export async function playVisit(visit: Visit, tally: Tally = new Map()): Promise<readonly string[]> {
  const broken = new Set<string>();
  const must = (holds: boolean, law: string): void => void (holds || broken.add(law));
  const world = await createCashierWorld((where, fault) => broken.add(`${where}: ${String(fault)}`));
  const bodies = new Map<string, string>();
  const troubles: Fate[] = [];
  const pendingPayments = (): readonly string[] =>
    [...world.storage].filter(([name]) => name.startsWith('tl.pay.')).map(([, text]) => text);
  /** Keys of simultaneous presses. */
  const groups: string[][] = [];
  const everyone: CashierTab[] = [];
  const start = (diesAfter?: number): CashierTab => {
    const tab = world.open(diesAfter);
    everyone.push(tab);
    for (const kind of ['deposit', 'withdrawal'] as const) tab.dispatch({ type: 'cashier/open', payload: { kind } });
    return tab;
  };

  world.fate = ({ method }) => (method === 'POST' ? (troubles.shift() ?? { kind: 'answer' }) : { kind: 'answer' });
  world.onSend = (_tab, { method, path, headers, body = '' }) => {
    for (const text of world.storage.values())
      must(
        SECRETS.every((secret) => !text.includes(secret)),
        'nothing personal is in storage',
      );
    if (method !== 'POST' || path !== '/payment-api/v1/payments') return;
    const key = headers['idempotency-key'] ?? '';
    const { kind } = JSON.parse(body) as { readonly kind: string };
    must(world.storage.has(`tl.pay.${key}`), 'a wish is on record before it is sent');
    must(
      pendingPayments().filter((text) => text.includes(`"kind":"${kind}"`)).length === 1,
      'one wish of a kind is under way',
    );
    must((bodies.get(key) ?? body) === body, 'sent again, it is the same');
    bodies.set(key, body);
  };

  start();
  await world.clock.run(50);
  for (const each of visit) await play(each);
  // Everything works again, and a tab is open.
  troubles.length = 0;
  world.isFull = false;
  world.operator().switches.set({ isNeedIdentification: false });
  start();
  await world.clock.run(60_000);

  const made = new Map(
    world.records.flatMap((record) => (record.t === 'paymentMade' ? [[record.key, record] as const] : [])),
  );
  for (const group of groups)
    must(group.filter((key) => made.has(key)).length <= 1, 'presses at one moment make at most one payment');
  for (const key of made.keys()) must(bodies.has(key), 'every payment was wished for');
  must(pendingPayments().length === 0, 'every wish has its answer in the end');
  for (const tab of everyone) {
    must(
      tab.reports.every((report) => report.includes('storage is full')),
      `no fault: ${tab.reports.join()}`,
    );
    const log = JSON.stringify(tab.events);
    must(
      SECRETS.every((secret) => !log.includes(secret)),
      'nothing personal is in an event',
    );
    for (const { event } of tab.events) {
      tally.set(event.type, (tally.get(event.type) ?? 0) + 1);
      if (event.type === 'cashier/payAccepted')
        must(made.has((event.payload as { readonly key: string }).key), 'what was reported as accepted is there');
      if (event.type === 'cashier/payRejected' || event.type === 'cashier/payNotSaved')
        must(!made.has((event.payload as { readonly key: string }).key), 'what was reported as refused is not there');
    }
    if (!tab.isAlive()) continue;
    const view = tab.view();
    must(view.intents.length === 0, 'a tab that lives knows every answer');
    must(
      world
        .operator()
        .cashier.payments(
          { id: world.playerId, currency: { id: 2, iso: 'EUR', symbol: '', minorDigits: 2 } },
          { kind: null, state: 'open', methodId: '', from: null, to: null },
          null,
          100,
        )
        .payments.every(({ id }) => view.open.some((open) => open.id === id)),
      'a tab that lives sees what is on its way',
    );
  }
  const grant =
    world.records
      .flatMap((record) => (record.t === 'registered' ? record.entries : []))
      .find(({ account }) => account === `player:${world.playerId}`)?.amount ?? 0;
  // The welcome credit is one of the record's entries.
  for (const law of brokenLaws(
    world.records.filter(({ t }) => t !== 'registered'),
    0,
    () => null,
  ))
    broken.add(law);
  must(world.operator().balance(world.playerId) >= 0 && grant > 0, 'nobody owes');
  await world.close();
  return [...broken];

  async function play(each: Step): Promise<void> {
    const living = world.tabs();
    switch (each.do) {
      case 'press': {
        const group: string[] = [];
        if (each.fates.length > 0) troubles.splice(0, Infinity, ...each.fates);
        for (const tab of living.slice(-each.tabs)) {
          group.push(...payBy(tab, each.kind, each.method, each.amount, FIELDS));
        }
        return void groups.push(group);
      }
      case 'trouble':
        return void troubles.splice(0, Infinity, ...each.fates);
      case 'wait':
        return world.clock.run(each.ms);
      case 'open':
        start(each.diesAfter);
        return world.clock.run(20);
      case 'reload':
        living.at(-1)?.kill();
        start();
        return world.clock.run(30);
      case 'restart':
        return world.restart();
      case 'demand':
      case 'waive':
        // The operator refuses by data that the tabs have not received yet.
        return void world.operator().switches.set({ isNeedIdentification: each.do === 'demand' });
      case 'cancel': {
        await world.clock.run(60);
        const tab = living.at(-1);
        const [open] = tab?.view().open ?? [];
        if (tab !== undefined && open !== undefined) tab.dispatch({ type: 'cashier/cancel', payload: { id: open.id } });
        return;
      }
      case 'look': {
        const tab = living.at(-1);
        const [open] = tab?.view().open ?? [];
        if (tab !== undefined && open !== undefined) tab.dispatch({ type: 'cashier/look', payload: { id: open.id } });
        return;
      }
      case 'fill':
      case 'empty':
        world.isFull = each.do === 'fill';
        return;
      case 'act': {
        const last = world.records.findLast((record) => record.t === 'paymentMade' && record.token !== '');
        if (last?.t === 'paymentMade') world.operator().cashier.act(last.token, each.act);
        return;
      }
    }
  }
}
