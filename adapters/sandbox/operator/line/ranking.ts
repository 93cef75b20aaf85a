/**
 * How events of a field ended: the first three of a race or a round, the seats of an election, and the winner of a
 * long-term bet [FLD-9, LIN-257, LIN-261].
 */
import { PARTY_STAT } from 'touchline/core/line/rules/election-kinds';
import type { Placed } from 'touchline/core/line/rules/ranking';
import { ranked, sharedPlace } from '../models/field/standing.ts';
import { outrightRules } from '../models/outright.ts';
import { raceOf } from '../models/race/rules.ts';
import { sideIn } from '../names/names.ts';
import type { NameLanguage } from '../names/names.ts';
import type { Fixture, MatchState } from './types.ts';

const PODIUM = 3;

/** The outcome of an event, the winner first; null before the end, and for a game of two sides. */
export function rankingOf(fixture: Fixture, { status, stats, field }: MatchState): readonly Placed[] | null {
  const { field: competitors } = fixture;
  if (status !== 4 || competitors === undefined) return null;
  const nameOf = (number: number): string => competitors[number - 1]?.name ?? '';
  if (fixture.format.model === 'race')
    return raceOf(fixture)
      .order.slice(0, PODIUM)
      .map((number, at) => ({ place: at + 1, name: nameOf(number), number }));
  if (fixture.format.model === 'outright') return [{ place: 1, name: nameOf(outrightRules.play(fixture).winner) }];
  if (fixture.format.model === 'election')
    return stats
      .map(([name, seats]) => ({ name: name.slice(PARTY_STAT.length), seats }))
      .toSorted((one, other) => other.seats - one.seats)
      .map(({ name, seats }, at) => ({ place: at + 1, name, seats }));
  const order = ranked(field?.standings ?? []).filter(({ isOut }) => !isOut);
  return order
    .map(({ number }, at) => ({
      place: fixture.format.model === 'golf' ? sharedPlace(order, at, true) : at + 1,
      name: nameOf(number),
    }))
    .filter(({ place }) => place <= PODIUM);
}

/** The same with the names of a language. */
export function rankingIn(language: NameLanguage, ranking: readonly Placed[], sportId: number): readonly Placed[] {
  return ranking.map((placed) => ({ ...placed, name: sideIn(language, placed.name, sportId) }));
}
