/**
 * The goalscorer markets of a football match [LIN-238]: beside all its other markets from the announcement of the
 * line-ups on, settled by the players to whom the match gives its goals.
 */
import { isScorerKind, SCORER_KIND } from 'touchline/core/line/rules/scorer-kinds';
import type { MarketKey, MatchState, PricedMarket, SettledStatus } from '../line/types.ts';
import { announcedAt } from '../media/lineups.ts';
import type { Player } from '../media/squads.ts';
import { fairShares } from '../models/books.ts';
import { outlookOf, sum } from '../models/goals/outlook.ts';
import { goalsSpecFor } from '../models/goals/spec.ts';
import { marginOf, MIN_FAIR, priceBook } from '../models/margin.ts';
import type { Match } from '../models/match-type.ts';
import type { SideChances } from './chances.ts';
import { sideChances } from './chances.ts';
import type { FieldPosition } from './lineup-states.ts';
import { POSITIONS } from './lineup-states.ts';
import type { Scorer, SquadAt, SquadsAt } from './squads-at.ts';
import { squadsAt } from './squads-at.ts';
import { stretchesLeft } from './stretches.ts';

const LOSE = 0;
const WIN = 1;
const RETURN = 2;
const [HOME, NOBODY, AWAY, SUBSTITUTE] = [1, 2, 3, 0] as const;
/** A player who is less likely to score is not offered. */
const MIN_CHANCE = 0.005;
/** Params are in quarters. */
const QUARTERS = 4;

interface Selection {
  readonly key: MarketKey;
  readonly label?: string;
  readonly chance: number;
}

type Side = readonly [type: typeof HOME | typeof AWAY, squad: SquadAt, chances: SideChances];

const fieldPositionOf = ({ position }: Player): FieldPosition | undefined =>
  POSITIONS.find((each) => each === position);

function selection(kind: number, type: number, player: Player, chances: SideChances['starterScores']): Selection[] {
  const position = fieldPositionOf(player);
  if (position === undefined) return [];
  const { name, number } = player;
  return [{ key: { kind, type, param: QUARTERS * number }, label: name, chance: chances[position] }];
}

function toScore(sides: readonly Side[], { goals }: SquadsAt): readonly Selection[] {
  const kind = SCORER_KIND.toScore;
  return sides
    .flatMap(([type, squad, chances]) => [
      ...squad.starters.flatMap((player) => selection(kind, type, player, chances.starterScores)),
      ...squad.cameOn.flatMap((player) => selection(kind, type, player, chances.cameOnScores)),
    ])
    .filter(({ chance }) => chance >= MIN_CHANCE)
    .filter(({ key }) => !goals.some((goal) => goal !== null && isOf(key, goal)));
}

function firstScorer(sides: readonly Side[], noGoal: number): readonly Selection[] {
  const kind = SCORER_KIND.firstScorer;
  const substitute = sum(sides.map(([, , { substituteFirst }]) => substituteFirst));
  return [
    ...sides.flatMap(([type, squad, { starterFirst }]) =>
      squad.starters.flatMap((player) => selection(kind, type, player, starterFirst)),
    ),
    { key: { kind, type: SUBSTITUTE, param: 0 }, chance: substitute },
    { key: { kind, type: NOBODY, param: 0 }, chance: noGoal },
  ];
}

type Place = Pick<MarketKey, 'type' | 'param'>;

type Shirt = Pick<Scorer, 'side' | 'number'>;

const placeOf = ({ side, number }: Shirt): Place => ({ type: side === 1 ? HOME : AWAY, param: QUARTERS * number });

function isOf({ type, param }: Place, scorer: Shirt): boolean {
  const place = placeOf(scorer);
  return type === place.type && param === place.param;
}

/** One book; `winners` is the number of its selections that win on average. */
function book(selections: readonly Selection[], winners: number, suspended: boolean): readonly PricedMarket[] {
  const offered = selections.filter(({ chance }) => chance >= MIN_FAIR);
  const margin = marginOf(offered[0]?.key.kind ?? 0, 'football');
  const prices = priceBook(
    offered.map(({ chance }) => chance),
    margin,
    winners,
  );
  return offered.flatMap(({ key, label, chance }, at): readonly PricedMarket[] => {
    const price = prices[at] ?? null;
    if (price === null) return [];
    return [{ ...key, price, suspended, fair: fairShares(chance), ...(label === undefined ? {} : { label }) }];
  });
}

function scorerMarkets(match: Match, now: number, state: MatchState): readonly PricedMarket[] {
  const { fixture } = match;
  const spec = goalsSpecFor('football', fixture.format);
  const stretches = stretchesLeft(spec, fixture.format, state);
  const left = sum(stretches.map(({ share }) => share));
  if (left <= 0) return [];
  const outlook = outlookOf(spec, fixture, state);
  const [home, away] = [sum(outlook.home) / left, sum(outlook.away) / left];
  const squads = squadsAt(match, now);
  const sides: readonly Side[] = [
    [HOME, squads.home, sideChances(squads.home, stretches, { own: home, both: home + away })],
    [AWAY, squads.away, sideChances(squads.away, stretches, { own: away, both: home + away })],
  ];
  const scorers = toScore(sides, squads);
  const winners = sum(scorers.map(({ chance }) => chance));
  const suspended = state.suspended !== null;
  const isOpen = state.score[0] + state.score[1] === 0;
  const first = isOpen ? firstScorer(sides, Math.exp(-(home + away) * left)) : [];
  return [...book(scorers, winners, suspended), ...book(first, 1, suspended)];
}

/** Whether the player of a selection has been on the pitch. */
function hasPlayed({ home, away }: SquadsAt, { type, param }: Place): boolean {
  const { bench } = type === HOME ? home : away;
  return !bench.some(({ number }) => QUARTERS * number === param);
}

function settled(match: Match, key: MarketKey, now: number): SettledStatus | null {
  if (now < match.fixture.startsAt) return null;
  const isFinal = match.stateAt(now).status === 4;
  const squads = squadsAt(match, now);
  const goals = squads.goals.filter((goal) => goal !== null).filter(({ countsAt }) => countsAt <= now);
  const [first] = goals;
  const { kind, type } = key;
  if (kind === SCORER_KIND.toScore) {
    if (goals.some((goal) => isOf(key, goal))) return WIN;
    return isFinal ? (hasPlayed(squads, key) ? LOSE : RETURN) : null;
  }
  if (first === undefined && !isFinal) return null;
  if (type === NOBODY) return first === undefined ? WIN : LOSE;
  const atStart = squadsAt(match, match.fixture.startsAt - 1);
  const isWon = first !== undefined && (type === SUBSTITUTE ? !hasPlayed(atStart, placeOf(first)) : isOf(key, first));
  if (type !== SUBSTITUTE && !hasPlayed(atStart, key)) return RETURN;
  return isWon ? WIN : LOSE;
}

/** The match with its goalscorer markets; the match itself where it has no line-ups. */
export function withScorers(plain: Match): Match {
  const announced = announcedAt(plain.fixture);
  if (announced === null) return plain;
  const match: Match = {
    ...plain,
    price: (now, scope) => {
      const markets = plain.price(now, scope);
      if (scope !== 'all' || now < announced || markets.length === 0) return markets;
      return [...markets, ...scorerMarkets(match, now, plain.stateAt(now))];
    },
    settle: (key, now) => (isScorerKind(key.kind) ? settled(match, key, now) : plain.settle(key, now)),
  };
  return match;
}
