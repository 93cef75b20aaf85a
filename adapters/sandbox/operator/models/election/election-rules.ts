/** A simulated election: its constituencies report one after another, and the final seats settle everything [LIN-243]. */
import { PARTY_SEATS, PARTY_STAT, SEATS_MAJORITY } from 'touchline/core/line/rules/election-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Fixture, MarketKey, MatchModelRules, MatchState, PricedMarket } from '../../line/types.ts';
import { fairShares, type Scope } from '../books.ts';
import { stateBeforeStart, wallAt } from '../frames.ts';
import { offeredLines, type LineOffer } from '../lines.ts';
import { marginOf, priceBook } from '../margin.ts';
import { between, createRandom, pickIndex } from '../seeded.ts';
import { electionLaw, MAJORITY, SEATS, swingsOf, winnerOf, type ElectionLaw } from './election-law.ts';

const STREAM = { seats: 81, times: 82 } as const;
/** After a report the markets are closed for so long, match seconds. */
const SUSPENDED_S = 5;
const MAIN_SELECTIONS = 3;
const LINES: LineOffer = { low: 0.15, quarterLow: 0.5, every: 1, evenQuarter: false };
/** Of the party's number in the param of its seats. */
const PARTY_BASE = 256;
const OVER = 1;
const UNDER = 2;
const RETURN = 2;

export interface Count {
  /** The party that won each constituency, from 0, in the order of the reports. */
  readonly winners: readonly number[];
  /** When each reports, wall ms, ascending. */
  readonly reports: readonly number[];
}

const ratingsOf = ({ field = [] }: Fixture): readonly number[] => field.map(({ rating }) => rating);

function playCount(fixture: Fixture): Count {
  const random = createRandom(fixture.seed, STREAM.seats);
  const times = createRandom(fixture.seed, STREAM.times);
  const swings = swingsOf(ratingsOf(fixture));
  const { shares = [] } =
    swings[
      pickIndex(
        random,
        swings.map((swing) => swing.chance),
      )
    ] ?? {};
  const everyS = fixture.format.periodS / SEATS;
  return {
    winners: Array.from({ length: SEATS }, () => pickIndex(random, shares)),
    reports: Array.from({ length: SEATS }, (_, at) => wallAt(fixture, (at + between(times, 0.3, 0.95)) * everyS)),
  };
}

/** Seats by party after `reported` constituencies. */
function seatsAfter({ field = [] }: Fixture, { winners }: Count, reported: number): readonly number[] {
  const seats = field.map(() => 0);
  for (const winner of winners.slice(0, reported)) seats[winner] = (seats[winner] ?? 0) + 1;
  return seats;
}

function stateOfCount(fixture: Fixture, count: Count, now: number): MatchState {
  const before = count.reports.findIndex((at) => at > now);
  const reported = before < 0 ? SEATS : before;
  const seats = seatsAfter(fixture, count, reported);
  const isOver = reported === SEATS;
  const last = count.reports[reported - 1];
  const opensAt = last === undefined ? -Infinity : last + Math.ceil((SUSPENDED_S * 1_000) / fixture.pace);
  const isSuspended = !isOver && now < opensAt;
  return {
    ...stateBeforeStart(fixture),
    status: isOver ? 4 : 2,
    period: reported,
    stats: (fixture.field ?? []).map(({ name }, party) => [`${PARTY_STAT}${name}`, seats[party] ?? 0, SEATS]),
    suspended: isSuspended ? 'point' : null,
    nextChangeAt: isOver ? Infinity : Math.min(count.reports[reported] ?? Infinity, isSuspended ? opensAt : Infinity),
  };
}

const latest = new WeakMap<Fixture, { readonly won: string; readonly law: ElectionLaw }>();

/** A row, a wide row and a game's page ask for the law of one state. */
function lawAt(fixture: Fixture, { stats }: MatchState): ElectionLaw {
  const won = (fixture.field ?? []).map((_, party) => stats[party]?.[1] ?? 0);
  const known = latest.get(fixture);
  if (known?.won === won.join()) return known.law;
  const law = electionLaw(ratingsOf(fixture), won);
  latest.set(fixture, { won: won.join(), law });
  return law;
}

/** The param of a party's seats at a line in quarters; parties from 1. */
export const partySeatsParam = (party: number, line: number): number => party * PARTY_BASE + line;

type Selection = Omit<PricedMarket, 'price' | 'suspended' | 'fair'>;

/** One book: its selections with their chances, which add up to 1. */
function bookOf(selections: readonly (readonly [Selection, number])[], isSuspended: boolean): readonly PricedMarket[] {
  const kind = selections[0]?.[0].kind ?? 0;
  const prices = priceBook(
    selections.map(([, chance]) => chance),
    marginOf(kind, 'election'),
  );
  return selections.flatMap(([selection, chance], at): readonly PricedMarket[] => {
    const price = prices[at] ?? null;
    return price === null ? [] : [{ ...selection, price, suspended: isSuspended, fair: fairShares(chance) }];
  });
}

function priceElection(fixture: Fixture, state: MatchState, scope: Scope): readonly PricedMarket[] {
  if (state.status === 4) return [];
  const isSuspended = state.suspended !== null;
  const { first, seats, majority } = lawAt(fixture, state);
  const names = (fixture.field ?? []).map(({ name }) => name);
  const winner = bookOf(
    names.map((label, at) => [{ kind: KIND.outright, type: at + 1, param: 0, label }, first[at] ?? 0] as const),
    isSuspended,
  );
  if (scope !== 'all') return winner.toSorted((a, b) => a.price - b.price || a.type - b.type).slice(0, MAIN_SELECTIONS);
  const pair = (kind: number, param: number, chance: number, labels: readonly string[]): readonly PricedMarket[] =>
    bookOf(
      [chance, 1 - chance].map((own, at) => {
        const label = labels[at];
        return [{ kind, type: at + 1, param, ...(label === undefined ? {} : { label }) }, own] as const;
      }),
      isSuspended,
    );
  return [
    ...winner,
    ...pair(SEATS_MAJORITY, 0, majority, []),
    ...names.flatMap((name, at) => {
      const law = seats[at];
      if (law === undefined) return [];
      return offeredLines(law, LINES).flatMap(([line, over]) =>
        pair(
          PARTY_SEATS,
          partySeatsParam(at + 1, line),
          over,
          ['over', 'under'].map((word) => `${name}: ${word} ${line / 4}`),
        ),
      );
    }),
  ];
}

export const electionRules: MatchModelRules<Count> = {
  play: playCount,
  stateAt: stateOfCount,
  price: priceElection,
  settle: (fixture, count, key, now) => {
    if (now < (count.reports[SEATS - 1] ?? Infinity)) return null;
    return settleBySeats(seatsAfter(fixture, count, SEATS), key);
  },
};

function settleBySeats(seats: readonly number[], { kind, type, param }: MarketKey): 0 | 1 | 2 {
  switch (kind) {
    case KIND.outright:
      return winnerOf(seats) === type - 1 ? 1 : 0;
    case SEATS_MAJORITY:
      return Math.max(...seats) >= MAJORITY === (type === OVER) ? 1 : 0;
    case PARTY_SEATS: {
      const own = seats[Math.floor(param / PARTY_BASE) - 1];
      if (own === undefined || (type !== OVER && type !== UNDER)) return RETURN;
      const over = 4 * own - (param % PARTY_BASE);
      return over > 0 === (type === OVER) ? 1 : 0;
    }
    default:
      return RETURN;
  }
}
