/** The races of a course for the page of races: the next ones with their runners, and those that have begun. */
import { reduced } from 'touchline/kernel/rational';
import { raceCommitment, serverSeedOf } from '../models/race/fair.ts';
import { raceLaw } from '../models/race/law.ts';
import { raceEndsAt, raceOf } from '../models/race/rules.ts';
import { placesOf, RACE_MARGINS, strengthOf } from '../models/race/terms.ts';
import { competitionIn } from '../names/names.ts';
import type { NameLanguage } from '../names/names.ts';
import type { FixtureSource } from './line.ts';
import type { RaceInfo, Races, Share } from './race-types.ts';
import type { Fixture } from './types.ts';

const MAX_AHEAD = 6;
const MAX_BEGUN = 6;
/** How far back races are sought, wall ms: the first span with enough of them is taken. */
const SPANS_MS = [30_000, 300_000, 1_800_000];
const AHEAD_MS = 1_800_000;

const share = ({ n, d }: { readonly n: bigint; readonly d: bigint }): Share => [Number(n), Number(d)];

function infoOf(fixture: Fixture, now: number, language: NameLanguage): RaceInfo {
  const { field = [] } = fixture;
  const law = raceLaw(field.map(strengthOf));
  return {
    gameId: fixture.id,
    champId: fixture.champId,
    name: competitionIn(language, fixture.home.name),
    startsAt: fixture.startsAt,
    endsAt: raceEndsAt(fixture),
    places: placesOf(field.length),
    runners: field.map(({ name }, at) => ({ name, chance: share(law.first([at])) })),
    commitment: raceCommitment(fixture),
    ...(now < fixture.startsAt
      ? { result: null, serverSeed: null }
      : { result: raceOf(fixture), serverSeed: serverSeedOf(fixture) }),
  };
}

/** Null for a sport without races. */
export function racesOf(source: FixtureSource, sportId: number, now: number, language: NameLanguage): Races | null {
  const courses = new Set(source.championships.flatMap((each) => (each.sportId === sportId ? [each.id] : [])));
  const isRace = ({ format }: Fixture): boolean => format.model === 'race';
  const ahead = source
    .between(courses, now, now + AHEAD_MS)
    .filter((fixture) => isRace(fixture) && source.opensAt(fixture) <= now)
    .slice(0, MAX_AHEAD);
  let begun: readonly Fixture[] = [];
  for (const span of SPANS_MS)
    if (begun.length < MAX_BEGUN) begun = source.between(courses, now - span, now).filter(isRace);
  const races = [...begun.slice(-MAX_BEGUN), ...ahead];
  if (races.length === 0) return null;
  return {
    at: now,
    margins: [...RACE_MARGINS].map(([kind, margin]) => ({ kind, margin: share(reduced(margin)) })),
    races: races.map((fixture) => infoOf(fixture, now, language)),
  };
}
