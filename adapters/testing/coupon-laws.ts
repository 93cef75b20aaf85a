/** The laws of coupons: each type against its lines written out, and relations that hold between coupons. */
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetResult } from 'touchline/core/history/bet-result';
import { betTypeNames } from 'touchline/core/history/bet-type';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import { faultAt } from './answers.ts';
import { paidByHand } from './brute-force.ts';
import { readProfile } from './coupon-profile.ts';
import type { CouponProfile } from './coupon-profile.ts';
import { tenfold, withLeg } from './coupon-variants.ts';
import { anyCoupon, coupon, withResults } from './coupons.ts';
import { defineLaw } from './define-law.ts';
import type { Engine, Law, LeftOut, Verdict } from './engine.ts';
import { couponText, moneyText, statesOf } from './failure-text.ts';
import { BETTER, HALVES } from './half-results.ts';
import { halfUnits } from './half-units.ts';
import { needed } from './needed.ts';
import { fc } from './npm-install-fast-check.ts';
import { isCapped, owedBy, totalStake } from './payout-terms.ts';
import type { PayoutTerms } from './payout-terms.ts';
import type { StakeRange } from './stakes.ts';
import { wrongPayout } from './wrong-payout.ts';

const RULE_OF: Readonly<Record<BetTypeName, string>> = {
  single: 'CPN-104',
  express: 'CPN-105',
  system: 'CPN-106',
  chain: 'CPN-108',
  multibet: 'CPN-109',
  conditional: 'CPN-110',
  antiExpress: 'CPN-111',
  lucky: 'CPN-112',
  patent: 'CPN-113',
  singles: 'CPN-114',
};

const BY_HALVES: readonly BetTypeName[] = ['single', 'express', 'system', 'multibet', 'lucky', 'patent', 'singles'];
const GROWING: readonly BetTypeName[] = [...BY_HALVES, 'chain'];
const UNORDERED: readonly BetTypeName[] = [
  'express',
  'system',
  'multibet',
  'antiExpress',
  'lucky',
  'patent',
  'singles',
];
const WITH_BANKERS: readonly BetTypeName[] = ['system', 'multibet'];
/** Room for ten times the stakes below the largest safe amount. */
const MAX_PAYOUT = Number.MAX_SAFE_INTEGER / 16;

/** The answer of `settle` or `quote`. A fault contains the coupon. */
async function ask(engine: Engine, name: 'settle' | 'quote', input: SettleInput): Promise<number> {
  const call = needed(engine, name);
  try {
    return await call(input);
  } catch (fault) {
    throw faultAt(fault, `Coupon: ${couponText(input)}`, input);
  }
}
const broken = (explanation: () => string, example: SettleInput): Verdict => ({
  outcome: 'broken',
  explanation,
  example,
});

/**
 * The pack of laws for a profile. Laws of types that the engine does not offer are left out, and so are laws about
 * which no stake of the profile can say anything. Throws where the profile has an unknown setting, `types` an unknown
 * name, `rounding` an unknown value, or the stakes are no range.
 *
 * @public
 */
export function couponLaws(profile: CouponProfile = {}): readonly Law[] {
  const { types, minStake, maxStake, rounding, antiExpressMargin, maxPayout, bankers, quotes } = readProfile(profile);
  const stakes: StakeRange = { min: minStake, max: maxStake };
  const terms: PayoutTerms = { rounding, maxPayout };
  const owed = (input: SettleInput): number => owedBy(input, terms);
  /** Relations that hold for sums do not hold where the cap cuts one of them. */
  const isAnyCapped = (...inputs: readonly SettleInput[]): boolean => inputs.some((input) => isCapped(input, terms));
  const offered = (wanted: readonly BetTypeName[]): readonly BetTypeName[] =>
    wanted.filter((name) => types.includes(name));
  /** The parts that the cases of laws about these types leave out. */
  const leaving = (names: readonly BetTypeName[]): { readonly leavesOut?: readonly LeftOut[] } =>
    !bankers && names.some((name) => WITH_BANKERS.includes(name)) ? { leavesOut: ['bankers'] } : {};
  const usual = (cases: fc.Arbitrary<SettleInput>): fc.Arbitrary<SettleInput> =>
    cases
      .map((input) => (input.betType === 'antiExpress' ? { ...input, antiExpressMargin } : input))
      .filter((input) => paidByHand(withResults(input, () => 'won')) < MAX_PAYOUT);

  const pays = async (engine: Engine, input: SettleInput, amount: number): Promise<Verdict> => {
    const paid = await ask(engine, 'settle', input);
    return paid === amount ? 'held' : broken(() => wrongPayout(input, paid, amount, terms), input);
  };
  /**
   * Holds the payouts of several coupons against each other. Where they do not agree, the report shows the first wrong
   * payout.
   */
  const compare = async (
    engine: Engine,
    inputs: readonly SettleInput[],
    agree: (...payouts: number[]) => boolean,
    explanation: string,
  ): Promise<Verdict> => {
    const bets: { readonly input: SettleInput; readonly paid: number }[] = [];
    for (const input of inputs) bets.push({ input, paid: await ask(engine, 'settle', input) });
    const wrong = bets.find(({ input, paid }) => paid !== owed(input)) ?? bets.at(-1);
    if (wrong === undefined || agree(...bets.map(({ paid }) => paid))) return 'held';
    const { input, paid } = wrong;
    return broken(() => `${explanation}. ${wrongPayout(input, paid, owed(input), terms)}`, input);
  };
  const isEqual = (one: number, other: number): boolean => one === other;

  const laws: Law[] = offered(betTypeNames).map((betType) =>
    defineLaw({
      name: `coupon/paid/${betType}`,
      rules: ['CPN-101', 'CPN-102', RULE_OF[betType]],
      statement: 'the payout is that of its lines written out one by one, rounded once',
      cases: usual(coupon(betType, undefined, { stakes, bankers })),
      ...leaving([betType]),
      statesOf,
      judge: (engine, input) => pays(engine, input, owed(input)),
    }),
  );
  /** A law about one coupon of some types; left out where none of them is offered. */
  const add = <T>(
    of: readonly BetTypeName[],
    about: { readonly name: string; readonly rules: readonly string[]; readonly statement: string },
    cases: (all: fc.Arbitrary<SettleInput>) => fc.Arbitrary<T>,
    couponOf: (value: T) => SettleInput,
    judge: (engine: Engine, value: T) => Promise<Verdict>,
    { results, range = stakes }: { readonly results?: readonly BetResult[]; readonly range?: StakeRange } = {},
  ): void => {
    const names = offered(of);
    if (names.length === 0) return;
    laws.push(
      defineLaw({
        ...about,
        ...leaving(names),
        cases: cases(usual(anyCoupon(names, results, { stakes: range, bankers }))),
        statesOf: (value) => statesOf(couponOf(value)),
        judge,
      }),
    );
  };
  const itself = (input: SettleInput): SettleInput => input;
  const alone = (all: fc.Arbitrary<SettleInput>): fc.Arbitrary<SettleInput> => all;

  add(
    betTypeNames,
    { name: 'coupon/all-returned', rules: ['CPN-102'], statement: 'all legs returned pays the stake' },
    alone,
    itself,
    (engine, input) => pays(engine, input, totalStake(input)),
    { results: ['returned', 'forcedReturn'] },
  );
  add(
    betTypeNames.filter((name) => name !== 'antiExpress'),
    { name: 'coupon/all-lost', rules: ['CPN-103'], statement: 'all legs lost pays nothing' },
    alone,
    itself,
    (engine, input) => pays(engine, input, 0),
    { results: ['lost'] },
  );
  add(
    UNORDERED,
    {
      name: 'coupon/order',
      rules: ['CPN-105', 'CPN-106', 'CPN-111'],
      statement: 'the order of legs makes no difference',
    },
    (all) =>
      all.chain((input) =>
        fc.record({
          input: fc.constant(input),
          legs: fc.shuffledSubarray([...input.legs], { minLength: input.legs.length, maxLength: input.legs.length }),
        }),
      ),
    ({ input }) => input,
    (engine, { input, legs }) =>
      compare(engine, [input, { ...input, legs }], isEqual, 'the order of legs changed what is paid'),
  );
  add(
    BY_HALVES,
    { name: 'coupon/halves', rules: ['CPN-102'], statement: 'a half result pays the mean of its two halves' },
    (all) => fc.record({ input: all, at: fc.nat(), half: fc.constantFrom(...HALVES) }),
    ({ input }) => input,
    async (engine, { input, at, half }) => {
      const leg = at % input.legs.length;
      const inputs = half.map((result) => withLeg(input, leg, result));
      if (isAnyCapped(...inputs)) return 'skipped';
      const isMean = (mixed: number, one: number, other: number): boolean => Math.abs(2 * mixed - one - other) <= 2;
      return compare(engine, inputs, isMean, 'a half result does not pay the mean of its two halves');
    },
  );
  add(
    GROWING,
    { name: 'coupon/better-result', rules: ['CPN-131'], statement: 'a better result never pays less' },
    (all) => fc.record({ input: all, at: fc.nat(), change: fc.constantFrom(...BETTER) }),
    ({ input }) => input,
    (engine, { input, at, change: [worse, better] }) => {
      const leg = at % input.legs.length;
      const pair = [withLeg(input, leg, worse), withLeg(input, leg, better)] as const;
      return compare(engine, pair, (less, more) => less <= more, 'a better result pays less');
    },
  );
  const tenth = Math.floor(maxStake / 10);
  add(
    tenth < minStake ? [] : betTypeNames,
    { name: 'coupon/scale', rules: ['CPN-101'], statement: 'ten times the stakes pay ten times as much' },
    alone,
    itself,
    async (engine, input) => {
      const off = 10 * (input.betType === 'singles' ? input.legs.length : 1);
      if (isAnyCapped(tenfold(input))) return 'skipped';
      const agree = (once: number, ten: number): boolean => Math.abs(ten - 10 * once) <= off;
      return compare(engine, [input, tenfold(input)], agree, 'ten times the stakes do not pay ten times as much');
    },
    { range: { min: minStake, max: tenth } },
  );
  add(
    bankers ? WITH_BANKERS : [],
    { name: 'coupon/lost-banker', rules: ['CPN-107'], statement: 'a lost banker loses the whole coupon' },
    alone,
    itself,
    (engine, input) => {
      const legs = [...input.legs, { price: 2_500, isBanker: true, result: 'lost' as const }];
      return pays(engine, { ...input, legs }, 0);
    },
  );
  add(
    ['singles'],
    { name: 'coupon/singles', rules: ['CPN-114'], statement: 'several singles pay what the singles pay one by one' },
    alone,
    itself,
    async (engine, input) => {
      if (!types.includes('single') || isAnyCapped(input)) return 'skipped';
      const singles = input.legs.map((leg): SettleInput => ({
        betType: 'single',
        stake: leg.amount ?? 0,
        legs: [leg],
      }));
      const agree = (all: number, ...each: readonly number[]): boolean =>
        all === each.reduce((total, one) => total + one, 0);
      return compare(engine, [input, ...singles], agree, 'several singles do not pay what they pay one by one');
    },
  );
  for (const betType of offered(['single', 'express'])) {
    const cases = halfUnits(betType === 'express', stakes);
    if (cases !== null)
      laws.push(
        defineLaw({
          name: `coupon/half-unit/${betType}`,
          rules: ['CPN-101', RULE_OF[betType]],
          statement: 'a payout of exactly half a minor unit is rounded as the operator rounds',
          cases,
          statesOf,
          judge: (engine, input) => pays(engine, input, owed(input)),
        }),
      );
  }
  if (quotes)
    add(
      betTypeNames.filter((name) => name !== 'antiExpress'),
      { name: 'coupon/quote', rules: ['CPN-115'], statement: 'a quote is what the coupon pays when every leg wins' },
      alone,
      itself,
      async (engine, input) => {
        const quoted = await ask(
          engine,
          'quote',
          withResults(input, () => 'notStarted'),
        );
        const most = owed(withResults(input, () => 'won'));
        if (quoted === most) return 'held';
        return broken(() => `quoted ${moneyText(quoted)}, and pays ${moneyText(most)} when every leg wins`, input);
      },
    );
  return laws;
}
