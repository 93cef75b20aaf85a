/**
 * Random histories at the operator: payments, providers' answers, cancellations, limits, exclusions, restarts, months.
 */
import fc from 'fast-check';
import type { DEPOSIT_KINDS } from 'touchline/core/limits/types';
import type { Act } from '../../../adapters/sandbox/operator/cashier/types.ts';
import { brokenLaws, limitsIn, stopsIn } from './money-laws.ts';
import type { OperatorWorld } from './operator-world.ts';
import { BETTOR, createOperatorWorld, GRANT, PLAYER } from './operator-world.ts';

type DepositKind = (typeof DEPOSIT_KINDS)[number];

type Step =
  | {
      readonly do: 'pay';
      readonly key: number;
      readonly kind: 'deposit' | 'withdrawal';
      readonly method: string;
      readonly amount: number;
    }
  /** A deposit that is paid at once. */
  | { readonly do: 'deposit'; readonly amount: number }
  | { readonly do: 'act'; readonly nth: number; readonly act: Act }
  | { readonly do: 'cancel'; readonly nth: number }
  | { readonly do: 'abandon' | 'ask'; readonly key: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'limit'; readonly kind: DepositKind; readonly value: number }
  | { readonly do: 'confirm'; readonly kind: DepositKind }
  /** A looser limit that is requested, becomes due, and is confirmed. */
  | { readonly do: 'loosen'; readonly kind: DepositKind; readonly value: number }
  | { readonly do: 'stop' | 'restart' }
  | { readonly do: 'outcome'; readonly outcome: 'byHand' | 'succeed' | 'fail' | 'pending' };

const METHODS = ['card', 'bank', 'northpay', 'pocket', 'bitcoin', 'voucher', 'terminal'] as const;
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const key = fc.nat({ max: 30 });
const nth = fc.nat({ max: 4 });
const limitKind = fc.constantFrom<DepositKind>('depositDay', 'depositWeek', 'depositMonth');

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      key,
      kind: fc.constantFrom('deposit' as const, 'withdrawal' as const),
      method: fc.constantFrom(...METHODS),
      amount: fc.oneof(fc.integer({ min: 450, max: 9_999 }), fc.integer({ min: 1, max: 60_000 })),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('deposit' as const), amount: fc.integer({ min: 500, max: 9_000 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      nth,
      act: fc.constantFrom<Act>('pay', 'pay', 'refuse', 'keep', 'cancel'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), nth }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('abandon' as const, 'ask' as const), key }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.oneof(
        fc.integer({ min: 1, max: 30_000 }),
        fc.integer({ min: MINUTE, max: 40 * MINUTE }),
        fc.integer({ min: DAY / 2, max: 9 * DAY }),
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('limit' as const),
      kind: limitKind,
      value: fc.integer({ min: 1_000, max: 30_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('confirm' as const), kind: limitKind }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('loosen' as const),
      kind: limitKind,
      value: fc.integer({ min: 8_000, max: 60_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('stop' as const, 'restart' as const, 'restart' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('outcome' as const),
      outcome: fc.constantFrom(
        'byHand' as const,
        'byHand' as const,
        'succeed' as const,
        'fail' as const,
        'pending' as const,
      ),
    }),
  },
);

export const anyHistory = fc.array(anyStep, { minLength: 10, maxLength: 40, size: 'max' });
export type History = readonly Step[];

/** Counts of events so far, because histories without events prove nothing. */
export type Tally = Map<string, number>;

/** Runs a history; returns descriptions of broken laws. */
export function playHistory(history: History, tally: Tally = new Map()): readonly string[] {
  const world = createOperatorWorld();
  const broken: string[] = [];
  /** The first answer to each key: its payment, or the refusal. */
  const answers = new Map<number, string>();
  for (const each of history) play(world, each, answers, broken);
  broken.push(...brokenLaws(world.records, GRANT, limitsIn(world.records), stopsIn(world.records)));
  for (const record of world.records) {
    const what =
      record.t === 'paymentMoved'
        ? record.state
        : record.t === 'paymentRefused' && record.reasons.some(({ code }) => code === 'limitReached')
          ? 'limited'
          : record.t;
    tally.set(what, (tally.get(what) ?? 0) + 1);
  }
  // A restart now restores the same money, payments and allowance.
  const seen = (): string => {
    // Queried first, because a query processes what is due.
    const { payments } = world
      .cashier()
      .payments(BETTOR, { kind: null, state: null, methodId: '', from: null, to: null }, null, 100);
    const balances = world
      .wallets()
      .balances()
      .filter(({ amount }) => amount !== 0)
      .sort((one, other) => (one.account < other.account ? -1 : 1));
    return JSON.stringify([payments, balances, world.limits().allowance(PLAYER, 'deposit')]);
  };
  const before = seen();
  world.restart();
  if (seen() !== before) broken.push('a restart finds what was');
  return broken;
}

function play(world: OperatorWorld, step: Step, answers: Map<number, string>, broken: string[]): void {
  switch (step.do) {
    case 'pay': {
      const { kind, method, amount } = step;
      // The first call after a switch also ends payments that the switch had held back: that frees an allowance, too.
      world.cashier().payments(BETTOR, { kind: null, state: null, methodId: '', from: null, to: null }, null, 1);
      const allowance = world.limits().allowance(PLAYER, 'deposit');
      const answer = world.pay(`key${step.key}`, kind, method, amount);
      const now = answer.status === 'accepted' ? answer.payment.id : `refused ${JSON.stringify(answer.reasons)}`;
      const before = answers.get(step.key);
      if (before !== undefined && before !== now)
        broken.push(`a key always has the same answer: ${before}, then ${now}`);
      if (
        before === undefined &&
        kind === 'withdrawal' &&
        answer.status === 'rejected' &&
        answer.reasons.some(({ code }) =>
          ['excluded', 'timeOut', 'limitReached', 'sessionOver', 'limitMissing'].includes(code),
        )
      )
        broken.push('no limit stops a withdrawal');
      if (
        before === undefined &&
        kind === 'withdrawal' &&
        (world.limits().allowance(PLAYER, 'deposit') ?? 0) > (allowance ?? 0)
      )
        broken.push('a withdrawal restores nothing');
      if (
        before === undefined &&
        answer.status === 'rejected' &&
        answer.reasons.some(({ code }) => code === 'termsChanged')
      )
        broken.push('the fee is exact');
      answers.set(step.key, now);
      return;
    }
    case 'deposit':
      if (world.pay(`at${world.records.length}`, 'deposit', 'card', step.amount).status === 'accepted')
        world.act(0, 'pay');
      return;
    case 'act':
      return world.act(step.nth, step.act);
    case 'cancel': {
      const id = world.nth(step.nth);
      if (id !== null) world.cashier().cancel(BETTOR, id);
      return;
    }
    case 'abandon': {
      const answer = world.cashier().abandon(BETTOR, `key${step.key}`);
      if (!answers.has(step.key))
        answers.set(
          step.key,
          answer.status === 'accepted' ? answer.payment.id : `refused ${JSON.stringify(answer.reasons)}`,
        );
      return;
    }
    case 'ask':
      return void world.cashier().answer(BETTOR, `key${step.key}`);
    case 'wait': {
      const allowance = world.limits().allowance(PLAYER, 'deposit');
      const failedOnly = world.records.length;
      world.advance(step.ms);
      const since = world.records.slice(failedOnly);
      const isUnused = since.every((record) => record.t !== 'paymentMoved' || record.state !== 'succeeded');
      const after = world.limits().allowance(PLAYER, 'deposit');
      if (isUnused && allowance !== null && after !== null && after < allowance)
        broken.push('what is not credited uses nothing');
      return;
    }
    case 'limit':
      return void world.limits().save(PLAYER, [{ limitType: step.kind, limitValue: step.value }], null);
    case 'loosen':
      world.limits().save(PLAYER, [{ limitType: step.kind, limitValue: step.value }], null);
      world.advance(DAY + MINUTE);
      return void world.limits().act(PLAYER, step.kind, 'confirm');
    case 'confirm':
      return void world.limits().act(PLAYER, step.kind, 'confirm');
    case 'stop':
      return world.limits().blockUser(PLAYER);
    case 'restart':
      return world.restart();
    case 'outcome':
      return void world.switches.set({ paymentOutcome: step.outcome });
  }
}
