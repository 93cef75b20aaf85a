/** Collects the priced books of one state. */
import type { FairShares, MatchModel, MatchState, PricedMarket } from '../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Law } from './distributions.ts';
import { halfOver, overFair, returnedAt, threeWay } from './distributions.ts';
import type { LineOffer } from './lines.ts';
import { evenLine, offeredLines } from './lines.ts';
import { marginOf, priceBook } from './margin.ts';

export type Scope = 'main' | 'wide' | 'all';

export interface Books {
  readonly markets: PricedMarket[];
  readonly model: MatchModel;
  readonly suspended: boolean;
}

export function createBooks(model: MatchModel, state: MatchState): Books {
  return { markets: [], model, suspended: state.suspended !== null };
}

/**
 * One book: the types of its selections, all at one `param`, with their fair probabilities. `back` is the share of a
 * stake that is returned on average; the probabilities are those of a win where it is not returned.
 */
export function addBook(
  books: Books,
  kind: number,
  types: readonly number[],
  param: number,
  fair: readonly number[],
  winners = 1,
  back = 0,
): void {
  const prices = priceBook(fair, marginOf(kind, books.model), winners);
  for (let index = 0; index < types.length; index += 1)
    addMarket(books, kind, types[index] ?? 0, param, prices[index] ?? null, fairShares(fair[index] ?? 0, back));
}

/** The shares of a selection that wins with the probability `fair` where its stake is not returned. */
export function fairShares(fair: number, back = 0): FairShares {
  return { won: fair * (1 - back), back };
}

function addMarket(
  books: Books,
  kind: number,
  type: number,
  param: number,
  price: number | null,
  fair: FairShares,
): void {
  if (price !== null) books.markets.push({ kind, type, param, price, suspended: books.suspended, fair });
}

/** The shares of "over" and "under" at a line in quarters. */
function sharesAt(law: Law, line: number, over: number): readonly [FairShares, FairShares] {
  const back = returnedAt(law, line);
  const [first, second] = [fairShares(over, back), fairShares(1 - over, back)];
  const half = halfOver(line);
  if (half === null) return [first, second];
  const [won, lost] = [{ halfWon: 2 * back }, { halfLost: 2 * back }];
  return half === 'won'
    ? [
        { ...first, ...won },
        { ...second, ...lost },
      ]
    : [
        { ...first, ...lost },
        { ...second, ...won },
      ];
}

/** Two selections at one param (over and under, yes and no, home and away). */
export function addPair(
  books: Books,
  kind: number,
  types: readonly [number, number],
  param: number,
  first: number,
  back = 0,
): void {
  addBook(books, kind, types, param, [first, 1 - first], 1, back);
}

const SIDES = [1, 2, 3];

/** 1X2 of a margin, with a head start in whole goals (param, quarters) for the home side. */
export function addThreeWay(books: Books, kind: number, param: number, margin: Law, start = 0): void {
  addBook(books, kind, SIDES, param, [1 - margin.upTo(-start), margin.at(-start), margin.upTo(-start - 1)]);
}

export function addDoubleChance(books: Books, margin: Law): void {
  const [home, draw, away] = threeWay(margin);
  addBook(books, KIND.doubleChance, SIDES, 0, [home + draw, home + away, draw + away], 2);
}

export function addDrawNoBet(books: Books, margin: Law): void {
  addPair(books, KIND.drawNoBet, [1, 3], 0, overFair(margin, 0), returnedAt(margin, 0));
}

/** Over and under at each offered line, or only at the most even line. */
export function addTotals(books: Books, kind: number, law: Law, offer: LineOffer, scope: Scope): void {
  for (const [line, over] of linesIn(law, offer, scope)) {
    const [first, second] = priceBook([over, 1 - over], marginOf(kind, books.model));
    const shares = sharesAt(law, line, over);
    addMarket(books, kind, 1, line, first ?? null, shares[0]);
    addMarket(books, kind, 2, line, second ?? null, shares[1]);
  }
}

/** Handicaps of both sides: home at h, away at -h. */
export function addHandicaps(books: Books, kind: number, margin: Law, offer: LineOffer, scope: Scope): void {
  for (const [line, home] of linesIn(margin, offer, scope)) {
    const [first, second] = priceBook([home, 1 - home], marginOf(kind, books.model));
    const shares = sharesAt(margin, line, home);
    addMarket(books, kind, 1, line === 0 ? 0 : -line, first ?? null, shares[0]);
    addMarket(books, kind, 3, line, second ?? null, shares[1]);
  }
}

function linesIn(law: Law, offer: LineOffer, scope: Scope): readonly (readonly [number, number])[] {
  if (scope === 'all') return offeredLines(law, offer);
  const line = evenLine(law, offer);
  return [[line, overFair(law, line)]];
}
