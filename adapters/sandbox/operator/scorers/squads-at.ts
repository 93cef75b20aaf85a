/** Who is on the pitch, who has scored and who has come on, at any time of a football match with line-ups. */
import { happeningsOf } from '../media/happenings.ts';
import { actorsOf, lineupOf } from '../media/lineups.ts';
import type { SideLineup } from '../media/lineups.ts';
import type { Player } from '../media/squads.ts';
import type { Match } from '../models/match-type.ts';

export interface SquadAt {
  /** Starters who are on the pitch. */
  readonly starters: readonly Player[];
  /** Players on the pitch who came on: none of them goes off again. */
  readonly cameOn: readonly Player[];
  readonly bench: readonly Player[];
  /** Substitutions so far. */
  readonly changes: number;
}

export interface Scorer {
  readonly side: 1 | 2;
  /** Of the shirt. */
  readonly number: number;
  /** When the goal counts, wall ms: once the suspension that it brings is over. */
  readonly countsAt: number;
}

export interface SquadsAt {
  readonly home: SquadAt;
  readonly away: SquadAt;
  /** The scorer of each goal so far, in order; null for a goal without a player. */
  readonly goals: readonly (Scorer | null)[];
}

const without = (players: readonly Player[], number: number): readonly Player[] =>
  players.filter((player) => player.number !== number);

function changed(squad: SquadAt, off: number, on: number): SquadAt {
  return {
    starters: without(squad.starters, off),
    cameOn: [...squad.cameOn, ...squad.bench.filter(({ number }) => number === on)],
    bench: without(squad.bench, on),
    changes: squad.changes + 1,
  };
}

const sentOff = (squad: SquadAt, number: number): SquadAt => ({
  ...squad,
  starters: without(squad.starters, number),
  cameOn: without(squad.cameOn, number),
});

const atStart = ({ starters, bench }: SideLineup): SquadAt => ({ starters, cameOn: [], bench, changes: 0 });

function countsAt(match: Match, goalAt: number): number {
  let at = goalAt;
  for (let state = match.stateAt(at); state.suspended !== null; state = match.stateAt(at)) at = state.nextChangeAt;
  return at;
}

/** The squads before the start, and after each happening. */
function courseOf(match: Match): readonly SquadsAt[] {
  const { home, away, seed } = match.fixture;
  let now: SquadsAt = { home: atStart(lineupOf(home, seed)), away: atStart(lineupOf(away, seed)), goals: [] };
  const course = [now];
  const list = happeningsOf(match);
  const actors = new Map(actorsOf(match, 0, list.length).map((actor) => [actor[0], actor]));
  for (const [n, { kind, side, at }] of list.entries()) {
    const [, number = 0, other = 0] = actors.get(n) ?? [];
    const name = side === 1 ? 'home' : 'away';
    if (kind === 'goal' && side !== 0) {
      const scorer = number === 0 ? null : { side, number, countsAt: countsAt(match, at) };
      now = { ...now, goals: [...now.goals, scorer] };
    } else if (kind === 'redCard') now = { ...now, [name]: sentOff(now[name], number) };
    else if (kind === 'substitution') now = { ...now, [name]: changed(now[name], number, other) };
    course.push(now);
  }
  return course;
}

const courses = new WeakMap<Match, readonly SquadsAt[]>();

/** The squads of a match with line-ups at `now`, as of every happening up to then. */
export function squadsAt(match: Match, now: number): SquadsAt {
  const { home, away, seed, startsAt } = match.fixture;
  // Before the start nothing is played.
  if (now < startsAt) return { home: atStart(lineupOf(home, seed)), away: atStart(lineupOf(away, seed)), goals: [] };
  const course = courses.get(match) ?? courseOf(match);
  courses.set(match, course);
  const later = happeningsOf(match).findIndex(({ at }) => at > now);
  const [first] = course;
  const found = course[later === -1 ? course.length - 1 : later] ?? first;
  if (found === undefined) throw new Error('a course has its start');
  return found;
}
