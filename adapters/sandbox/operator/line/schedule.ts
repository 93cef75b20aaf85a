/**
 * The generated schedule: every championship of the catalogue plays for ever, by its own calendar. Any period of time
 * can be queried and always holds the same games, so a restarted operator finds them again. At pace p the schedule runs
 * p times as fast as the wall clock.
 */
import { isVirtualSport } from 'touchline/core/line/rules/virtual-sports';
import { competitorsOf } from '../catalogue/catalogue.ts';
import type { ChampionshipFacts } from '../catalogue/types.ts';
import { isFieldModel, startList } from '../models/field/terms.ts';
import { fieldOf } from '../models/race/terms.ts';
import { mixSeed } from '../models/seeded.ts';
import { VIRTUAL_AHEAD_MINUTES } from '../catalogue/virtual.ts';
import type { Calendar, Kickoff } from './calendar.ts';
import { createFieldCalendar } from './field-calendar.ts';
import { createElectionCalendar } from './election-calendar.ts';
import { idSpaces, MAX_ORDINALS_BACK, ordinalOf } from './game-ids.ts';
import { createLeagueCalendar } from './league-calendar.ts';
import type { FixtureSource, LineChampionship } from './line.ts';
import { createOutrightCalendar } from './outright-calendar.ts';
import { playingDays } from './playing-days.ts';
import type { PlayingDays } from './playing-days.ts';
import { createRaceCalendar } from './race-calendar.ts';
import { createRoundTheClockCalendar } from './round-the-clock-calendar.ts';
import type { Competitor, Fixture, MatchFormat, MatchModel } from './types.ts';
import { zoneOf } from './zones.ts';

/** Championships of at least this density run day and night. */
const ROUND_THE_CLOCK_DENSITY = 4;
/** Games of a field of selections instead of two sides. */
const FIELDS: ReadonlySet<MatchModel> = new Set(['outright', 'election', 'race', 'motorsport', 'golf']);
const MINUTE_MS = 60_000;
/** Rounds of a tournament of golf. */
const ROUNDS = 4;
/** When an event of a field begins, unless its facts say so: minutes of its slot. */
const DEFAULT_START = 14 * 60;
/** Ordinals count from this long before the origin. */
const ID_LEAD_MINUTES = 14 * 1_440;
/** The zones of championships without a country, hours ahead of UTC. */
const INTERNATIONAL_ZONES = [1, 8, -5, 1, 3];

export interface ScheduleOptions {
  readonly championships: readonly ChampionshipFacts[];
  readonly seed: number;
  /** The wall time (ms) at which schedule time equals wall time: the first start of this line. */
  readonly origin: number;
  /** Schedule seconds per wall second, at least 1. */
  readonly pace: number;
}

interface Playing {
  readonly facts: ChampionshipFacts;
  readonly field: readonly Competitor[];
  readonly calendar: Calendar;
  readonly idSpace: number;
  readonly firstSlot: number;
  readonly seed: number;
}

const shownFacts = ({ id, sportId, name, country, top, density }: ChampionshipFacts): LineChampionship => ({
  ...{ id, sportId, name, country, top, density },
});

export function createSchedule({ championships, seed, origin, pace }: ScheduleOptions): FixtureSource {
  const minuteAt = (wallMs: number): number => (origin + (wallMs - origin) * pace) / MINUTE_MS;
  const wallAt = (minute: number): number => origin + Math.round((minute * MINUTE_MS - origin) / pace);
  const playing = playingOf(championships, seed, minuteAt(origin));
  const bySpace = new Map(playing.map((one) => [one.idSpace, one]));
  const byChampionship = new Map(playing.map((one) => [one.facts.id, one]));

  const fixtureOf = (one: Playing, slot: number, { place, minute, home, away }: Kickoff): Fixture | null => {
    const { facts, field, calendar, firstSlot, idSpace } = one;
    const ordinal = (slot - firstSlot) * calendar.gamesInSlot + place;
    const [first, second] = [field[home], field[away]];
    if (first === undefined || second === undefined) return null;
    const own = mixSeed(one.seed, ordinal);
    const { model } = facts.format;
    const isField = FIELDS.has(model);
    const name = nameOf(facts, ordinal);
    const whole: Competitor = { id: facts.id, name, rating: 1500 };
    return {
      id: ordinalOf.write(idSpace, ordinal),
      sportId: facts.sportId,
      champId: facts.id,
      home: isField ? whole : first,
      away: isField ? { ...whole, name: '' } : second,
      ...(isField ? { field: fieldIn(facts.format, field, own) } : {}),
      startsAt: wallAt(minute),
      pace,
      format: facts.format,
      seed: own,
      top: facts.top,
    };
  };

  /** The oldest slot whose ids mean its games at `now` (wall ms); those of older slots mean later games. */
  const oldestSlot = ({ slotAt, gamesInSlot }: Calendar, now: number): number =>
    slotAt(minuteAt(now)) - Math.floor(MAX_ORDINALS_BACK / Math.max(1, gamesInSlot)) + 1;

  /** Games of one championship that start in `(from, to]` (wall ms), from the slot `oldest` on. */
  const startingIn = (one: Playing, from: number, to: number, oldest = -Infinity): readonly Fixture[] => {
    const { calendar } = one;
    const last = calendar.slotAt(minuteAt(to) + calendar.spillMinutes);
    const found: Fixture[] = [];
    const first = Math.max(oldest, calendar.slotAt(minuteAt(from) - calendar.spillMinutes));
    for (let slot = first; slot <= last; slot += 1) {
      for (const kickoff of calendar.gamesOf(slot)) {
        const startsAt = wallAt(kickoff.minute);
        const fixture = startsAt > from && startsAt <= to ? fixtureOf(one, slot, kickoff) : null;
        if (fixture !== null) found.push(fixture);
      }
    }
    return found;
  };

  /** Games of a season that have begun by `now` (wall ms); `season` counts slots, from any integer. */
  const seasonOf = (one: Playing, season: number, now: number): readonly Fixture[] => {
    const { slotsInSeason, gamesOf, slotAt } = one.calendar;
    const first = season * slotsInSeason;
    const present = slotAt(minuteAt(now));
    const oldest = oldestSlot(one.calendar, now);
    const games: Fixture[] = [];
    for (let slot = Math.max(first, oldest); slot < first + slotsInSeason && slot <= present + 1; slot += 1)
      for (const kickoff of gamesOf(slot)) {
        const fixture = fixtureOf(one, slot, kickoff);
        if (fixture !== null && fixture.startsAt <= now) games.push(fixture);
      }
    return games.sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
  };

  const window = (from: (calendar: Calendar) => number, to: (calendar: Calendar) => number): readonly Fixture[] =>
    playing
      .flatMap((one) => startingIn(one, from(one.calendar), to(one.calendar)))
      .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);

  const ahead = ({ aheadMinutes }: Calendar): number => (aheadMinutes * MINUTE_MS) / pace;

  return {
    championships: championships.map(shownFacts),
    current: (now) =>
      window(
        ({ longestMinutes }) => now - (longestMinutes * MINUTE_MS) / pace,
        (calendar) => now + ahead(calendar),
      ),
    opening: (from, to) =>
      window(
        (calendar) => from + ahead(calendar),
        (calendar) => to + ahead(calendar),
      ),
    find: (gameId, near) => {
      const one = bySpace.get(ordinalOf.space(gameId));
      if (one === undefined) return null;
      const { calendar, firstSlot } = one;
      const ordinal = ordinalOf.read(gameId, (calendar.slotAt(minuteAt(near)) - firstSlot) * calendar.gamesInSlot);
      const slot = firstSlot + Math.floor(ordinal / calendar.gamesInSlot);
      const kickoff = calendar.gamesOf(slot)[ordinal - (slot - firstSlot) * calendar.gamesInSlot];
      return kickoff === undefined ? null : fixtureOf(one, slot, kickoff);
    },
    opensAt: ({ champId, startsAt }) => {
      const one = byChampionship.get(champId);
      return one === undefined ? startsAt : startsAt - ahead(one.calendar);
    },
    between: (championshipIds, from, to, now = to) =>
      playing
        .filter(({ facts }) => championshipIds.has(facts.id))
        .flatMap((one) => startingIn(one, from, to, oldestSlot(one.calendar, now)))
        .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id),
    endingIn: (championshipIds, from, to, now) =>
      playing
        .filter(({ facts }) => championshipIds.has(facts.id))
        .flatMap((one) => {
          const longest = (one.calendar.longestMinutes * MINUTE_MS) / pace;
          return startingIn(one, from - longest - 1, to - 1, oldestSlot(one.calendar, now));
        })
        .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id),
    seasons: (championshipId, now, before) => {
      const one = byChampionship.get(championshipId);
      if (one === undefined) return [];
      const current = Math.floor(one.calendar.slotAt(minuteAt(now)) / one.calendar.slotsInSeason);
      return Array.from({ length: before + 1 }, (_, ago) => seasonOf(one, current - ago, now));
    },
  };
}

function playingOf(
  championships: readonly ChampionshipFacts[],
  seed: number,
  originMinute: number,
): readonly Playing[] {
  const fields = new Map(championships.map((facts) => [facts.id, competitorsOf(facts)]));
  const leagues = championships.filter(
    ({ format: { model }, density }) => !FIELDS.has(model) && density < ROUND_THE_CLOCK_DENSITY,
  );
  const days = playingDays(
    leagues.map(({ id, country }) => ({
      id,
      country,
      competitorIds: (fields.get(id) ?? []).map((competitor) => competitor.id),
    })),
  );
  const spaces = idSpaces(championships.map(({ id }) => id));
  return championships.map((facts, turn) => {
    const field = fields.get(facts.id) ?? [];
    const own = mixSeed(seed, facts.id);
    const calendar = remembering(calendarOf(facts, field.length, days.get(facts.id), turn, own));
    return {
      facts,
      field,
      calendar,
      idSpace: spaces.get(facts.id) ?? 0,
      firstSlot: calendar.slotAt(originMinute - ID_LEAD_MINUTES),
      seed: own,
    };
  });
}

function calendarOf(
  { format, density, country, id, sportId, startsAt = DEFAULT_START }: ChampionshipFacts,
  size: number,
  days: PlayingDays | undefined,
  turn: number,
  seed: number,
): Calendar {
  if (format.model === 'outright') return createOutrightCalendar(turn);
  if (format.model === 'election') return createElectionCalendar(format);
  if (format.model === 'race') return createRaceCalendar(format, id);
  if (isFieldModel(format.model)) return createFieldCalendar(format, startsAt);
  if (days === undefined) {
    const aheadMinutes = isVirtualSport(sportId) ? VIRTUAL_AHEAD_MINUTES : undefined;
    return createRoundTheClockCalendar({ size, format, turn, seed, aheadMinutes });
  }
  const zone =
    country === 'INT'
      ? days.isShared
        ? days.zone
        : (INTERNATIONAL_ZONES[id % INTERNATIONAL_ZONES.length] ?? 0)
      : zoneOf(country);
  return createLeagueCalendar({ size, density, format, zone, days, seed });
}

const MAX_SLOTS = 4;

/** The name of an event of a field, which is that of its only side. */
function nameOf({ name, format: { model, runners }, venues }: ChampionshipFacts, ordinal: number): string {
  if (runners !== undefined) return `${name}, race ${ordinal}`;
  if (model === 'election') return `${name}, election ${ordinal}`;
  if (model === 'golf') return `${name}, round ${1 + modulo(ordinal, ROUNDS)}`;
  const venue = venues?.[modulo(ordinal, venues.length)];
  return venue === undefined ? name : `${name}. ${venue}`;
}

const modulo = (n: number, by: number): number => ((n % by) + by) % by;

function fieldIn({ model, runners }: MatchFormat, field: readonly Competitor[], seed: number): readonly Competitor[] {
  if (runners !== undefined) return fieldOf(field, runners, seed);
  return isFieldModel(model) ? startList(model, field, seed) : field;
}

/** A calendar that caches its latest slots, since the line queries the same ones every few seconds. */
function remembering(calendar: Calendar): Calendar {
  const cached = new Map<number, readonly Kickoff[]>();
  return {
    ...calendar,
    gamesOf: (slot) => {
      const known = cached.get(slot);
      if (known !== undefined) return known;
      const games = calendar.gamesOf(slot);
      const [oldest] = cached.keys();
      if (cached.size >= MAX_SLOTS && oldest !== undefined) cached.delete(oldest);
      cached.set(slot, games);
      return games;
    },
  };
}
