/**
 * Leagues, cups and tournaments: rounds spread over the days of a week, at local hours. A competitor plays at most once
 * a day.
 */
import { createRandom, mixSeed } from '../models/seeded.ts';
import { DAY_MINUTES, WEEK_MINUTES, weekAt, weekStart } from './calendar.ts';
import type { Calendar, Kickoff } from './calendar.ts';
import { longestMinutes } from './durations.ts';
import type { PlayingDays } from './playing-days.ts';
import { gamesInRound, pairingsOf, roundsInSeason } from './rounds.ts';
import type { MatchFormat, MatchModel } from './types.ts';

/** Local kick-off times; a repeated time is drawn more often. */
const AFTERNOONS = times('12:30 13:30 15:00 15:00 15:00 16:00 17:30 17:30 18:30 20:00 20:00 20:45 21:00');
const EVENINGS = times('17:00 18:00 18:30 19:00 19:00 19:30 20:00 20:00 20:00 20:30 20:45 21:00 21:00');
const ALL_DAY = times(
  '10:00 10:30 11:00 11:30 12:00 12:30 13:00 14:00 14:30 15:00 16:00 16:30 17:00 18:00 18:30 19:00 19:30 20:00 20:30 21:00',
);

/** Tournaments that play from the morning. */
const ALL_DAY_MODELS: ReadonlySet<MatchModel> = new Set([
  'tennis',
  'table-tennis',
  'badminton',
  'snooker',
  'darts',
  'esports',
  'cricket',
]);

/**
 * A day's kick-offs lie within these hours of the group's shared zone, so that a night separates two playing days of a
 * competitor.
 */
const DAY_FROM = 6 * 60;
const DAY_UNTIL = 24 * 60;

const AHEAD_MINUTES = WEEK_MINUTES;

export interface LeagueTerms {
  readonly size: number;
  readonly density: number;
  readonly format: MatchFormat;
  /** The championship's own zone, hours ahead of UTC. */
  readonly zone: number;
  readonly days: PlayingDays;
  readonly seed: number;
}

export function createLeagueCalendar({ size, density, format, zone, days, seed }: LeagueTerms): Calendar {
  const rounds = Math.min(days.days.length, Math.max(1, Math.round(density * 1.2)));
  const inRound = gamesInRound(size);

  const kickoff = (day: number, dayOfWeek: number, draw: number): number => {
    const hours = ALL_DAY_MODELS.has(format.model) ? ALL_DAY : dayOfWeek >= 5 ? AFTERNOONS : EVENINGS;
    const local = hours[Math.floor(draw * hours.length)] ?? 0;
    const shared = local + 60 * (days.zone - zone); // the same time on the group's clock
    const isWithin = !days.isShared || (shared >= DAY_FROM && shared < DAY_UNTIL);
    return day + local - 60 * (isWithin ? zone : days.zone);
  };

  const gamesOf = (week: number): readonly Kickoff[] => {
    const random = createRandom(mixSeed(seed, week), 1);
    const games: Kickoff[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const from = Math.floor((round * days.days.length) / rounds);
      const until = Math.floor(((round + 1) * days.days.length) / rounds);
      for (const [home, away] of pairingsOf(size, week * rounds + round, seed)) {
        const dayOfWeek = days.days[from + Math.floor(random() * (until - from))] ?? 0;
        const minute = kickoff(weekStart(week) + dayOfWeek * DAY_MINUTES, dayOfWeek, random());
        games.push({ place: games.length, minute, home, away });
      }
    }
    return games;
  };

  return {
    slotMinutes: WEEK_MINUTES,
    gamesInSlot: rounds * inRound,
    slotAt: weekAt,
    gamesOf,
    spillMinutes: DAY_MINUTES, // local days differ from UTC days
    aheadMinutes: AHEAD_MINUTES,
    slotsInSeason: Math.ceil(roundsInSeason(size) / rounds),
    longestMinutes: longestMinutes(format),
  };
}

function times(text: string): readonly number[] {
  return text.split(' ').map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
}
