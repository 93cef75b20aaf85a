/** Histories of one player's limits: steps, and stories that bring a history to the places where engines go wrong. */
import type { Jurisdiction } from './jurisdictions.ts';
import type { Exclusion, MoneyLimit } from './limit-engine.ts';
import { familyOf } from './limit-model.ts';
import { currencyStories, orderStories } from './limit-order-stories.ts';
import type { LimitStep, StepAmount, Steps } from './limit-step.ts';
import { fc } from './npm-install-fast-check.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const steps = (...all: readonly LimitStep[]): readonly LimitStep[] => all;
const SLIGHTLY = fc.constantFrom(-HOUR / 2, -SECOND, 0, HOUR);

/**
 * The stories of a jurisdiction by name, and single steps of any kind.
 */
function limitStories(
  rules: Jurisdiction,
  { orders = false, otherCurrency }: MoreSteps,
): Readonly<Partial<Record<StoryName, Steps>>> & { readonly single: Steps } {
  const kind = fc.constantFrom(...rules.kinds);
  const amounts = rules.amounts ?? [0, 400, 500, 2_000, 9_000, 60_000];
  const usable = amounts.filter((amount) => amount > 0);
  const [small = 400, large = 60_000] = [usable[0], usable.at(-1)];
  const middle = usable[Math.floor(usable.length / 2)] ?? small;
  const value: fc.Arbitrary<number | null> = fc.constantFrom(...amounts, null);
  const amount: fc.Arbitrary<StepAmount> = fc.constantFrom<StepAmount>(1, 150, 400, 'left', 'over');
  const lengths = (exclusion: Exclusion): readonly number[] =>
    (exclusion === 'time-out' ? rules.timeOutDays : rules.selfExclusionDays).slice(0, 4);
  const excluding = (days: 'offered' | 'any'): fc.Arbitrary<LimitStep & { readonly do: 'exclude' }> =>
    fc
      .constantFrom<Exclusion>('self-exclusion', 'time-out')
      .chain((exclusion) =>
        fc
          .constantFrom(...lengths(exclusion), ...(days === 'any' ? [0, 2, 9, 4_000] : []))
          .map((length) => ({ do: 'exclude', exclusion, days: length }) as const),
      );
  const looser: fc.Arbitrary<{ readonly kind: MoneyLimit; readonly to: number | null }> = fc.record({
    kind,
    to: fc.constantFrom(large, middle, null),
  });
  /** A tight limit, and a request for a looser one. */
  const request = looser.map(({ kind: of, to }) => ({
    of,
    begin: steps({ do: 'change', kind: of, value: small }, { do: 'change', kind: of, value: to }),
  }));
  const spending = (of: MoneyLimit, much: StepAmount): LimitStep =>
    familyOf(of) === 'deposits' ? { do: 'deposit', amount: much, fails: false } : { do: 'stake', amount: much };
  const single: fc.Arbitrary<LimitStep> = fc.oneof(
    fc.record({ do: fc.constant('change' as const), kind, value }),
    fc.record({ do: fc.constantFrom('confirm' as const, 'reject' as const), kind }),
    fc.record({ do: fc.constant('stake' as const), amount }),
    fc.record({ do: fc.constant('deposit' as const), amount, fails: fc.boolean() }),
    fc.record({ do: fc.constant('settle' as const), percent: fc.constantFrom(0, 50, 100, 300) }),
    fc.record({ do: fc.constant('withdraw' as const), amount: fc.constantFrom(1, 400) }),
    fc.constantFrom<LimitStep>({ do: 'repeat' }, { do: 'bonus' }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(MINUTE, HOUR, DAY, 2 * DAY, 9 * DAY) }),
    excluding('any'),
  );

  return {
    single: single.map((one) => [one]),
    /** A looser limit is wanted, and answered around the time at which it can be. */
    loosen: fc
      .record({ request, ms: SLIGHTLY, do: fc.constantFrom('confirm' as const, 'reject' as const) })
      .map((each) => [
        ...each.request.begin,
        { do: 'waitUntil', moment: 'due', kind: each.request.of, ms: each.ms },
        { do: each.do, kind: each.request.of },
        spending(each.request.of, 'over'),
      ]),
    /** A looser limit is wanted and nobody answers until it is due, or has lapsed, and then somebody does. */
    lapse: fc
      .record({ request, moment: fc.constantFrom('due' as const, 'lapse' as const), ms: SLIGHTLY })
      .map(({ request: { of, begin }, moment, ms }) => [
        ...begin,
        { do: 'waitUntil', moment, kind: of, ms },
        spending(of, 'over'),
        { do: 'confirm', kind: of },
      ]),
    /** A second looser change, or the same again, while one is pending. */
    conflictingChange: fc
      .record({ request, second: value, ms: SLIGHTLY })
      .map(({ request: { of, begin }, second, ms }) => [
        ...begin,
        { do: 'wait', ms: 2 * MINUTE },
        { do: 'change', kind: of, value: second },
        { do: 'waitUntil', moment: 'due', kind: of, ms },
        { do: 'confirm', kind: of },
      ]),
    repeatedChange: fc
      .record({ request, ms: SLIGHTLY })
      .map(({ request: { of, begin }, ms }) => [
        ...begin,
        { do: 'wait', ms: 2 * MINUTE },
        ...begin.slice(1),
        { do: 'waitUntil', moment: 'due', kind: of, ms },
        { do: 'confirm', kind: of },
      ]),
    /** A stricter limit while a looser one waits. */
    tightenAgain: fc
      .record({ kind, ms: SLIGHTLY })
      .map(({ kind: of, ms }) => [
        ...steps({ do: 'change', kind: of, value: middle }, { do: 'change', kind: of, value: large }),
        { do: 'change', kind: of, value: small },
        { do: 'waitUntil', moment: 'due', kind: of, ms },
        { do: 'confirm', kind: of },
      ]),
    /** Two pages that both saw no limit, or a loose one. */
    twoTabs: fc
      .record({ kind, seen: fc.constantFrom(large, null) })
      .map(({ kind: of, seen }) =>
        steps(
          { do: 'change', kind: of, value: seen },
          { do: 'change', kind: of, value: small, seen },
          { do: 'change', kind: of, value: middle, seen },
        ),
      ),
    badValue: fc
      .record({ kind, value: fc.constantFrom(-2, -400, 0.5, 0, 1_000_000_000_000) })
      .map(({ kind: of, value: bad }) =>
        steps({ do: 'change', kind: of, value: small }, { do: 'change', kind: of, value: bad }, spending(of, 'left')),
      ),
    /** Limits above a ceiling, and at it. */
    ceiling: fc
      .record({ kind: fc.constantFrom(...ceiled(rules)), above: fc.constantFrom(0, 1, null) })
      .map(({ kind: of, above }) => {
        const most = rules.ceilings[of] ?? large;
        return steps(
          { do: 'change', kind: of, value: above === null ? small : most + above },
          { do: 'change', kind: of, value: above === null ? null : most + above },
        );
      }),
    /** Money up to a limit and over it, and again when the first of it leaves the window. */
    spend: fc
      .record({ kind, first: fc.constantFrom(1, 150, 399), much: amount, ms: SLIGHTLY })
      .map(({ kind: of, first, much, ms }) => [
        { do: 'change', kind: of, value: small },
        spending(of, first),
        { do: 'wait', ms: 2 * HOUR },
        spending(of, 'left'),
        { do: 'waitUntil', moment: 'free', kind: of, ms },
        spending(of, much),
        spending(of, 'over'),
      ]),
    /** Bets that win and lose under a limit of net losses or stakes. */
    win: fc
      .record({
        kind,
        percents: fc.array(fc.constantFrom(0, 50, 100, 300), { minLength: 1, maxLength: 3 }),
        much: amount,
      })
      .map(({ kind: of, percents, much }) => [
        { do: 'change', kind: of, value: small },
        ...percents.flatMap((percent) =>
          steps({ do: 'stake', amount: 150 }, { do: 'wait', ms: HOUR }, { do: 'settle', percent }),
        ),
        { do: 'stake', amount: much },
      ]),
    /** Money that limits must not count, or not twice. */
    uncounted: fc
      .record({
        kind,
        middle: fc.constantFrom<LimitStep>(
          { do: 'withdraw', amount: 150 },
          { do: 'deposit', amount: 150, fails: true },
          { do: 'repeat' },
        ),
      })
      .map(({ kind: of, middle: act }) => [
        { do: 'change', kind: of, value: small },
        spending(of, 150),
        act,
        spending(of, 'left'),
        spending(of, 'over'),
      ]),
    /** An exclusion, another beside it, and every action before and after its end. */
    exclude: fc
      .record({ first: excluding('offered'), second: excluding('any'), ms: SLIGHTLY })
      .map(({ first, second, ms }) => [
        first,
        { do: 'wait', ms: HOUR },
        { ...second, exclusion: first.exclusion },
        ...EVERY_ACTION,
        { do: 'waitUntilEnd', exclusion: first.exclusion, ms },
        ...EVERY_ACTION,
      ]),
    /** Play before and after the limits that must be set. */
    mustSet: fc
      .shuffledSubarray(rules.mustSetBeforePlay.map(([one]) => one ?? 'deposits-24h'))
      .map((set) => [
        { do: 'stake', amount: 1 },
        { do: 'deposit', amount: 1, fails: false },
        ...set.map((of): LimitStep => ({ do: 'change', kind: of, value: middle })),
        { do: 'stake', amount: 1 },
        { do: 'deposit', amount: 1, fails: false },
      ]),
    ...(orders ? orderStories(rules, { small, middle, ms: SLIGHTLY, excluding: excluding('offered') }) : {}),
    ...(otherCurrency === undefined ? {} : currencyStories(rules, { small, middle, currency: otherCurrency })),
  };
}

/** Calls of an engine beside those that every engine has. */
export interface MoreSteps {
  /** The engine has orders: `order` and `strike`. */
  readonly orders?: boolean;
  /** A currency that is not the player's own, such as `USD`. */
  readonly otherCurrency?: string;
}

export type StoryName =
  | 'single'
  | 'loosen'
  | 'lapse'
  | 'conflictingChange'
  | 'repeatedChange'
  | 'tightenAgain'
  | 'twoTabs'
  | 'badValue'
  | 'ceiling'
  | 'spend'
  | 'win'
  | 'uncounted'
  | 'exclude'
  | 'mustSet'
  | 'orders'
  | 'cancelledOrders'
  | 'currencies';

const EVERY_ACTION: readonly LimitStep[] = [
  { do: 'stake', amount: 1 },
  { do: 'deposit', amount: 1, fails: false },
  { do: 'bonus' },
  { do: 'withdraw', amount: 1 },
];

const ceiled = ({ ceilings, kinds }: Jurisdiction): readonly MoneyLimit[] => {
  const some = kinds.filter((kind) => ceilings[kind] !== undefined);
  return some.length === 0 ? kinds : some;
};

/**
 * Histories of up to six stories. With `of`, one of them is one of these: a law's own histories. `more` says what the
 * engine has beside the calls that every engine has.
 *
 * @public
 */
export function limitHistory(rules: Jurisdiction, of?: readonly StoryName[], more: MoreSteps = {}): Steps {
  const stories = limitStories(rules, more);
  const any = fc.oneof({ weight: 3, arbitrary: stories.single }, ...Object.values(stories));
  const parts =
    of === undefined
      ? fc.array(any, { minLength: 1, maxLength: 6 })
      : fc
          .tuple(
            fc.array(any, { maxLength: 1 }),
            fc.array(fc.oneof(...of.flatMap((name) => stories[name] ?? [])), { minLength: 1, maxLength: 1 }),
          )
          .map(([before, own]) => [...before, ...own]);
  const required: readonly LimitStep[] = rules.mustSetBeforePlay.map(([kind = 'deposits-24h']) => ({
    do: 'change',
    kind,
    value: rules.amounts?.at(-1) ?? 60_000,
  }));
  // Most histories of a jurisdiction with required limits begin with them, because nothing happens without.
  return fc
    .record({ parts, hasRequired: fc.integer({ min: 0, max: 4 }).map((draw) => draw > 0) })
    .map(({ parts: all, hasRequired }) => [...(hasRequired && of?.[0] !== 'mustSet' ? required : []), ...all.flat()]);
}
