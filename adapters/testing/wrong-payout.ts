/** A wrong payout in words: the coupon, what it was paid and is owed, and each known mistake that pays exactly that. */
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetResult } from 'touchline/core/history/bet-result';
import { writtenLines } from './brute-force.ts';
import { couponText, moneyText, RESULTS } from './failure-text.ts';
import { owedBy } from './payout-terms.ts';
import type { PayoutTerms } from './payout-terms.ts';
import { MISPAYMENTS, MISREADINGS } from './planted-coupon-bugs.ts';

/** A mistake of the engine, and the payout of a coupon under that mistake. */
interface Mistake {
  readonly words: string;
  readonly pays: number;
}

const SETTLED: readonly BetResult[] = ['lost', 'won', 'returned', 'halfWon', 'halfLost', 'halfLostHalfWon'];
const WITH_LINES: readonly SettleInput['betType'][] = ['system', 'multibet', 'lucky', 'patent'];
/** More are counted, not named. */
const MAX_NAMED = 6;

const MISREAD: Readonly<Partial<Record<keyof typeof MISREADINGS, string>>> = {
  lobbyIgnored: 'the lobby is left out',
  bankersIgnored: 'bankers are left out',
  systemBankersAsLegs: 'bankers count as other legs',
  pricesCutToHundredths: 'prices are cut to two decimals',
  firstPriceForAll: 'every leg has the price of the first',
  systemSizeAlwaysTwo: 'lines have two legs',
  multibetSizeAlwaysTwo: 'lines have two blocks',
  multibetBlocksIgnored: 'every leg is a block of its own, and lines have two',
  chainAsExpress: 'the chain is paid as an express',
  chainReversed: 'the chain begins with its last leg',
  patentWithSingles: 'lines of one leg count too',
  antiExpressAsExpress: 'the anti-express is paid as an express',
  antiExpressMarginForgotten: 'the margin is left out',
  singlesShareFirstStake: 'every single has the stake of the first',
  conditionalLaterBlocksUnstaked: 'later blocks have no stake',
};
const MISPAID: Readonly<Partial<Record<keyof typeof MISPAYMENTS, string>>> = {
  stakeKept: 'the stake is not paid back',
  stakePaidTwice: 'the stake is paid back twice',
  cappedAtAMillion: 'no more than 1,000,000.00 is paid',
  floatProduct: 'the payout is computed in floating-point numbers',
  halfToEven: 'half a minor unit is rounded to the even neighbour',
  neverBelowStake: 'no less than the stake is paid',
};
const ROUNDED = { halfUp: 'half up', down: 'down', up: 'up' } as const;

/** Legs of one of these results that count as another: all of them, otherwise each that alone explains the payout. */
function mistakenResults(
  coupon: SettleInput,
  paid: number,
  terms: PayoutTerms,
  results: readonly BetResult[],
): readonly string[] {
  const placesOf = (...from: readonly BetResult[]): readonly number[] =>
    coupon.legs.flatMap(({ result }, at) => (from.includes(result) ? [at] : []));
  const paysWith = (places: readonly number[], result: BetResult): boolean =>
    owedBy(
      { ...coupon, legs: coupon.legs.map((leg, at) => (places.includes(at) ? { ...leg, result } : leg)) },
      terms,
    ) === paid;
  const hasBoth = (['returned', 'forcedReturn'] as const).every((wanted) =>
    coupon.legs.some(({ result }) => result === wanted),
  );
  const groups = [
    {
      words: `${RESULTS.returned} or ${RESULTS.forcedReturn}`,
      places: hasBoth && results.includes('returned') ? placesOf('returned', 'forcedReturn') : [],
    },
    ...results.map((from) => ({ words: RESULTS[from], places: placesOf(from) })),
  ].filter(({ places }) => places.length > 1);
  return SETTLED.flatMap((to) => {
    const whole = groups.filter(({ places }) => paysWith(places, to));
    if (whole.length > 0) return whole.map(({ words }) => `legs that are ${words} count as ${RESULTS[to]}`);
    return coupon.legs.flatMap(({ result }, at) =>
      results.includes(result) && paysWith([at], to)
        ? [`leg ${at + 1} (${RESULTS[result]}) counts as ${RESULTS[to]}`]
        : [],
    );
  });
}

/** Mistakes about anything but results of legs. */
function otherMistakes(coupon: SettleInput, terms: PayoutTerms): readonly Mistake[] {
  const owed = owedBy(coupon, terms);
  const mistakes: Mistake[] = [];
  const add = (words: string | undefined, pays: number): void => {
    if (words !== undefined) mistakes.push({ words, pays });
  };
  // The objects are literals of their file, so their keys are exactly these names.
  for (const name of Object.keys(MISREADINGS) as (keyof typeof MISREADINGS)[])
    if (MISREAD[name] !== undefined) add(MISREAD[name], owedBy(MISREADINGS[name](coupon), terms));
  for (const name of Object.keys(MISPAYMENTS) as (keyof typeof MISPAYMENTS)[])
    if (MISPAID[name] !== undefined) add(MISPAID[name], MISPAYMENTS[name](owed, coupon));
  if (WITH_LINES.includes(coupon.betType))
    add(
      'the stake counts for each line',
      owedBy({ ...coupon, stake: coupon.stake * writtenLines(coupon).length }, terms),
    );
  for (const rounding of ['halfUp', 'down', 'up'] as const)
    if (rounding !== terms.rounding)
      add(`the payout is rounded ${ROUNDED[rounding]}`, owedBy(coupon, { ...terms, rounding }));
  if (terms.maxPayout < Infinity) {
    const uncapped = owedBy(coupon, { ...terms, maxPayout: Infinity });
    add('the cap is left out', uncapped);
    add('the cap cuts the stake too', coupon.betType === 'singles' ? uncapped : Math.min(uncapped, terms.maxPayout));
  }
  return mistakes;
}

/** The known mistakes that pay exactly this amount; one about a plain won or lost leg, the least likely, comes last. */
function mistakesThatPay(coupon: SettleInput, paid: number, terms: PayoutTerms): readonly string[] {
  const others = otherMistakes(coupon, terms).filter(({ pays }) => pays === paid);
  return [
    ...mistakenResults(coupon, paid, terms, ['returned', 'forcedReturn', 'halfWon', 'halfLost', 'halfLostHalfWon']),
    ...others.map(({ words }) => words),
    ...mistakenResults(coupon, paid, terms, ['lost', 'won']),
  ];
}

function mistakesText(mistakes: readonly string[], paid: number): string {
  const [first, ...others] = mistakes;
  if (first === undefined) return 'No known mistake explains that.';
  if (others.length === 0) return `One known mistake pays ${moneyText(paid)}: ${first}.`;
  const more = mistakes.length > MAX_NAMED ? `; and ${mistakes.length - MAX_NAMED} more` : '';
  return `${mistakes.length} known mistakes pay ${moneyText(paid)}: ${mistakes.slice(0, MAX_NAMED).join('; ')}${more}.`;
}

/** A wrong payout in words. `owed` is what the law asks for. */
export function wrongPayout(coupon: SettleInput, paid: number, owed: number, terms: PayoutTerms): string {
  const reported = `${couponText(coupon)}. Paid ${moneyText(paid)}, owed ${moneyText(owed)}.`;
  // Where the reference agrees with the payout, no mistake is in this coupon.
  if (paid === owedBy(coupon, terms)) return reported;
  return `${reported} ${mistakesText(mistakesThatPay(coupon, paid, terms), paid)}`;
}
