/** Long-term markets: one winner out of a field, prices by softmax over the ratings, no clock. */
import type { Fixture, MatchModelRules, PricedMarket } from '../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { fairShares } from './books.ts';
import { stateBeforeStart } from './frames.ts';
import { marginOf, priceBook } from './margin.ts';
import { createRandom, pickIndex } from './seeded.ts';

export interface OutrightResult {
  /** The winner's type: its place in the field, from 1. */
  readonly winner: number;
}

/** The rating difference that makes a selection ten times as likely to win. */
const TEN_TIMES = 220;
/** The number of selections that a market id can encode. */
const MAX_SELECTIONS = 127;
const MAIN_SELECTIONS = 3;
const STREAM = 31;

export const outrightRules: MatchModelRules<OutrightResult> = {
  play: (fixture) => ({ winner: pickIndex(createRandom(fixture.seed, STREAM), chancesOf(fixture)) + 1 }),
  stateAt: (fixture, _result, now) =>
    now < fixture.startsAt
      ? stateBeforeStart(fixture)
      : { ...stateBeforeStart(fixture), status: 4, nextChangeAt: Infinity },
  price: (fixture, state, scope) => {
    if (state.status !== 1) return [];
    const fair = chancesOf(fixture);
    const prices = priceBook(fair, marginOf(KIND.outright, 'outright'));
    const shown = scope === 'all' ? -Infinity : (fair.toSorted((a, b) => b - a)[MAIN_SELECTIONS - 1] ?? 0);
    return prices.flatMap((price, index): readonly PricedMarket[] => {
      if (price === null || (fair[index] ?? 0) < shown) return [];
      return [
        {
          kind: KIND.outright,
          type: index + 1,
          param: 0,
          price,
          suspended: false,
          fair: fairShares(fair[index] ?? 0),
          label: fixture.field?.[index]?.name ?? '',
        },
      ];
    });
  },
  settle: (fixture, result, key, now) => {
    if (now < fixture.startsAt) return null;
    if (key.kind !== KIND.outright) return 2;
    return key.type === result.winner ? 1 : 0;
  },
};

/** Win probabilities of the field, in order. */
function chancesOf(fixture: Fixture): readonly number[] {
  const field = (fixture.field ?? []).slice(0, MAX_SELECTIONS);
  const best = Math.max(...field.map((selection) => selection.rating));
  const weights = field.map((selection) => Math.pow(10, (selection.rating - best) / TEN_TIMES));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}
