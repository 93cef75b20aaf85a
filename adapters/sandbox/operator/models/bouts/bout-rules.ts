/** Boxing and mixed martial arts as one set of rules: state, prices and settlement of a bout [LIN-240, LIN-241, LIN-247]. */
import type { Fixture, MarketKey, MatchModelRules, MatchState, PricedMarket, SettledStatus } from '../../line/types.ts';
import { METHOD_KIND, METHOD } from 'touchline/core/line/rules/bout-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Books, Scope } from '../books.ts';
import { addBook, addPair, addTotals, createBooks, fairShares } from '../books.ts';
import type { Facts } from '../frames.ts';
import { factsAt, stateOf } from '../frames.ts';
import type { LineOffer } from '../lines.ts';
import { marginOf, priceBook } from '../margin.ts';
import { byQuarters, settleByScore } from '../settle.ts';
import type { BoutLaw } from './bout-law.ts';
import { boutLaw, sportOfBout } from './bout-law.ts';
import type { Bout } from './bout-play.ts';
import { playBout } from './bout-play.ts';

const LINES: LineOffer = { low: 0.06, quarterLow: 0.5, every: 1, evenQuarter: false };
const RETURN = 2;
const WON = 1;
const LOST = 0;
const OFFERED: ReadonlySet<number> = new Set<number>([
  KIND.result,
  KIND.winner,
  KIND.doubleChance,
  KIND.drawNoBet,
  KIND.setTotal,
]);

export const boutRules: MatchModelRules<Bout> = {
  play: playBout,
  stateAt: boutAt,
  price: priceBout,
  settle: (_fixture, bout, key, now) => {
    const facts = factsAt(bout, now);
    return facts === null ? null : settleBout(facts, bout, key);
  },
};

const CARDS = { 1: [10, 9], 2: [9, 10] } as const;
const NOT_SCORED = [0, 0] as const;

/** The score is the bout; the rounds have the points of the judges, the one under way and a stopped one none. */
function boutAt(fixture: Fixture, bout: Bout, now: number): MatchState {
  const state = stateOf(fixture, bout, now);
  const scored = state.status === 2 ? state.period - 1 : Math.min(state.period, bout.rounds.length);
  return {
    ...state,
    periodScores: state.periodScores.map((_, at) => {
      const side = at < scored ? bout.rounds[at] : undefined;
      return side === undefined ? NOT_SCORED : CARDS[side];
    }),
  };
}

function priceBout(fixture: Fixture, state: MatchState, scope: Scope): readonly PricedMarket[] {
  if (state.status === 4) return [];
  const sport = sportOfBout(fixture);
  const books = createBooks(sport, state);
  const law = boutLaw(fixture, state);
  const { home, draw, away, rounds } = law;
  if (sport === 'mma') addPair(books, KIND.winner, [1, 3], 0, home);
  else {
    addBook(books, KIND.result, [1, 2, 3], 0, [home, draw, away]);
    if (scope === 'all') {
      addBook(books, KIND.doubleChance, [1, 2, 3], 0, [home + draw, home + away, draw + away], 2);
      addPair(books, KIND.drawNoBet, [1, 3], 0, home / (home + away), draw);
    }
  }
  addTotals(books, KIND.setTotal, rounds, LINES, scope);
  addMethods(books, law, scope);
  return books.markets;
}

/**
 * One book: the methods of each fighter, and the draw. What cannot happen, such as a submission of boxing, is left out;
 * a row of the list has the knockouts alone [LIN-248].
 */
function addMethods(books: Books, { draw, knockouts, submissions, decisions }: BoutLaw, scope: Scope): void {
  const ends = (
    [
      [1, METHOD.knockout, knockouts[0]],
      [3, METHOD.knockout, knockouts[1]],
      [1, METHOD.submission, submissions[0]],
      [3, METHOD.submission, submissions[1]],
      [1, METHOD.decision, decisions[0]],
      [2, METHOD.decision, draw],
      [3, METHOD.decision, decisions[1]],
    ] as const
  ).map(([type, method, fair]) => ({ type, param: 4 * method, fair }));
  const prices = priceBook(
    ends.map(({ fair }) => fair),
    marginOf(METHOD_KIND, books.model),
  );
  ends.forEach(({ type, param, fair }, at) => {
    const price = prices[at] ?? null;
    if (price === null || (scope !== 'all' && param !== 4 * METHOD.knockout)) return;
    const { suspended } = books;
    books.markets.push({ kind: METHOD_KIND, type, param, price, suspended, fair: fairShares(fair) });
  });
}

function settleBout(facts: Facts, { scorers, method }: Bout, key: MarketKey): SettledStatus | null {
  if (key.kind === METHOD_KIND) {
    if (!facts.final) return null;
    const [home, away] = facts.score;
    const side = home > away ? 1 : home < away ? 3 : 2;
    return key.type === side && key.param === 4 * METHOD[method] ? WON : LOST;
  }
  if (key.kind === KIND.setTotal) {
    // While a bout goes on, the round after the last completed one counts as well.
    const over = 4 * (facts.final ? facts.completed : facts.completed + 1) - key.param;
    if (!facts.final && over < 2) return null;
    return byQuarters(key.type === 1 ? over : -over);
  }
  if (!OFFERED.has(key.kind)) return facts.final ? RETURN : null;
  return settleByScore(facts, { scorers, halfPeriods: 1 }, key);
}
