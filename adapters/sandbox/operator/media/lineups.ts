/**
 * Line-ups of football, and which player each goal, card and substitution belongs to. Drawn from the match's seed
 * beside the match, so that nothing else changes; the happenings stay what they are and only get a player.
 */
import { MIN_HALF_S } from 'touchline/core/match-view/rules/lineup';
import type { Competitor, Fixture } from '../line/types.ts';
import type { Match } from '../models/match-type.ts';
import type { Random } from '../models/seeded.ts';
import { createRandom, mixSeed, pickIndex } from '../models/seeded.ts';
import type { Happened } from './happenings.ts';
import { happeningsOf } from './happenings.ts';
import { shuffled, squadOf, type Player, type Position } from './squads.ts';

export interface SideLineup {
  readonly formation: string;
  /** Eleven: the goalkeeper, then the lines of the formation from the back to the front. */
  readonly starters: readonly Player[];
  readonly bench: readonly Player[];
}

/** The number of the happening, the player's shirt, and of a substitution the shirt of the player who comes on. */
type Actor = readonly [n: number, number: number, other?: number];

/** Line-ups are announced so long before the kick-off. */
const ANNOUNCED_MS = 3_600_000;
const STREAM = { formation: 72, actors: 73_000 } as const;

type Formation = readonly [name: string, counts: Readonly<Record<Position, number>>];
const USUAL: Formation = ['4-4-2', { 1: 1, 2: 4, 3: 4, 4: 2 }];
/** Players of each position; the midfield of 4-2-3-1 is two lines. */
const FORMATIONS: readonly Formation[] = [
  USUAL,
  ['4-3-3', { 1: 1, 2: 4, 3: 3, 4: 3 }],
  ['4-2-3-1', { 1: 1, 2: 4, 3: 5, 4: 1 }],
  ['3-5-2', { 1: 1, 2: 3, 3: 5, 4: 2 }],
  ['5-3-2', { 1: 1, 2: 5, 3: 3, 4: 2 }],
];

/** A match from a season file has none: the files do not know who played. */
function hasLineups({ format, recorded }: Fixture): boolean {
  return format.model === 'football' && format.periodS >= MIN_HALF_S && recorded === undefined;
}

/** When the line-ups are announced, wall ms; null without line-ups. */
export function announcedAt(fixture: Fixture): number | null {
  return hasLineups(fixture) ? fixture.startsAt - ANNOUNCED_MS : null;
}

export function lineupOf(team: Competitor, seed: number): SideLineup {
  const random = createRandom(mixSeed(seed, team.id), STREAM.formation);
  const [formation, counts] = FORMATIONS[Math.floor(random() * FORMATIONS.length)] ?? USUAL;
  const squad = squadOf(team);
  const starters = ([1, 2, 3, 4] as const).flatMap((position) => {
    const able = squad.filter((player) => player.position === position);
    // The first goalkeeper plays; in the field the choice is wider.
    return (position === 1 ? able : shuffled(able, random)).slice(0, counts[position]);
  });
  const numbers = new Set(starters.map(({ number }) => number));
  return { formation, starters, bench: squad.filter(({ number }) => !numbers.has(number)) };
}

/** How likely a player of a position scores, is booked or sent off, or goes off. */
export const SCORES: Readonly<Record<Position, number>> = { 1: 0, 2: 1, 3: 3, 4: 6 };
const BOOKED: Readonly<Record<Position, number>> = { 1: 0.3, 2: 3, 3: 3, 4: 2 };
const SENT_OFF: Readonly<Record<Position, number>> = { 1: 0, 2: 3, 3: 2, 4: 1 };
export const GOES_OFF: Readonly<Record<Position, number>> = { 1: 0, 2: 1, 3: 3, 4: 3 };

/** A side as the match goes on. */
interface Now {
  field: readonly Player[];
  bench: readonly Player[];
  readonly booked: Set<number>;
  /** Players who came on: none of them goes off again. */
  readonly cameOn: Set<number>;
}

/** One of the players who can; undefined where nobody can. */
function chosen(
  able: readonly Player[],
  weights: Readonly<Record<Position, number>>,
  random: Random,
): Player | undefined {
  const each = able.map(({ position }) => weights[position]);
  return each.some((weight) => weight > 0) ? able[pickIndex(random, each)] : undefined;
}

/** Changes the side as the happening does. Null for a happening that belongs to no player. */
function actorOf(side: Now, { kind }: Happened, n: number, random: Random): Actor | null {
  if (kind === 'goal') {
    const scorer = chosen(side.field, SCORES, random);
    return scorer === undefined ? null : [n, scorer.number];
  }
  if (kind === 'yellowCard') {
    // A second one would be a red card as well.
    const able = side.field.filter(({ number }) => !side.booked.has(number));
    const player = chosen(able, BOOKED, random);
    if (player === undefined) return null;
    side.booked.add(player.number);
    return [n, player.number];
  }
  if (kind === 'redCard') {
    const player = chosen(side.field, SENT_OFF, random);
    if (player === undefined) return null;
    side.field = side.field.filter((each) => each !== player);
    return [n, player.number];
  }
  return kind === 'substitution' ? substitution(side, n, random) : null;
}

/** A player comes on for one of the same position, while there is one on the bench. */
function substitution(side: Now, n: number, random: Random): Actor | null {
  const tired = side.field.filter(({ number }) => !side.cameOn.has(number));
  const off = chosen(tired, GOES_OFF, random);
  const able = side.bench.filter(({ position }) => position === off?.position);
  const on = chosen(able, GOES_OFF, random) ?? chosen(side.bench, GOES_OFF, random);
  if (off === undefined || on === undefined) return null;
  side.field = [...side.field.filter((each) => each !== off), on];
  side.bench = side.bench.filter((each) => each !== on);
  side.cameOn.add(on.number);
  return [n, off.number, on.number];
}

const known = new WeakMap<Match, readonly Actor[]>();

/** The actors of the whole match; cached with the match. */
function allActors(match: Match): readonly Actor[] {
  const cached = known.get(match);
  if (cached !== undefined) return cached;
  const { home, away, seed } = match.fixture;
  const sides = [home, away].map((team): Now => {
    const { starters, bench } = lineupOf(team, seed);
    return { field: starters, bench, booked: new Set(), cameOn: new Set() };
  });
  const actors = happeningsOf(match).flatMap((happening, n): readonly Actor[] => {
    const side = sides[happening.side - 1];
    const actor = side === undefined ? null : actorOf(side, happening, n, createRandom(seed, STREAM.actors + n));
    return actor === null ? [] : [actor];
  });
  known.set(match, actors);
  return actors;
}

/** The players of the happenings from `from` up to `count`; none without line-ups. */
export function actorsOf(match: Match, from: number, count: number): readonly Actor[] {
  return hasLineups(match.fixture) ? allActors(match).filter(([n]) => n >= from && n < count) : [];
}

const onWire = ({ formation, starters, bench }: SideLineup): object => {
  const players = (list: readonly Player[]): readonly unknown[] =>
    list.map(({ number, name, position }) => [number, name, position]);
  return { formation, starters: players(starters), bench: players(bench) };
};

/** The line-ups of a match; null before they are announced, and `isExpected` says whether they will be. */
export function lineupsOf({ match, now }: { readonly match: Match; readonly now: number }): object {
  const { id, seed, home, away } = match.fixture;
  const announced = announcedAt(match.fixture);
  const isExpected = announced !== null;
  if (!isExpected || now < announced) return { gameId: id, isExpected, lineups: null };
  return {
    gameId: id,
    isExpected,
    lineups: { home: onWire(lineupOf(home, seed)), away: onWire(lineupOf(away, seed)) },
  };
}
