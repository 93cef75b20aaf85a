/** The timetable of the tournaments, and what each of them counts and pays [TRO-1, TRO-8]. */
import type { Localized } from '../site/words.ts';
import { localized } from '../site/words.ts';
import { about } from '../players/directory.ts';
import type { Currency } from '../players/directory.ts';
import { POINTS_CURRENCY } from '../rewards/terms.ts';

const HOUR_MS = 3_600_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
/** The last digit of a tournament's number is the series. */
const SERIES_DIGITS = 10;

interface Series {
  readonly digit: number;
  readonly title: Localized;
  readonly everyMs: number;
  /** The time of day of the first one, ms after midnight. */
  readonly offsetMs: number;
  readonly rounds: number;
  readonly minStakeEur: number;
  readonly reward: 'points' | 'freeBet';
  /** By place: points, or euros. */
  readonly prizes: readonly number[];
  readonly games: readonly string[];
}

export const SERIES: readonly Series[] = [
  {
    digit: 1,
    title: localized('Quick games sprint', 'Спринт быстрых игр', 'Sprint der schnellen Spiele', 'سباق الألعاب السريعة'),
    everyMs: 2 * HOUR_MS,
    offsetMs: HOUR_MS,
    rounds: 10,
    minStakeEur: 0.1,
    reward: 'points',
    prizes: [500, 300, 200, 150, 100, 80, 70, 50, 30, 20],
    games: ['dice', 'limbo', 'wheel', 'plinko', 'mines', 'hi-lo'],
  },
  {
    digit: 2,
    title: localized('Slots cup', 'Кубок слотов', 'Slot-Pokal', 'كأس ماكينات السلوت'),
    everyMs: 8 * HOUR_MS,
    offsetMs: 3 * HOUR_MS,
    rounds: 25,
    minStakeEur: 0.2,
    reward: 'freeBet',
    prizes: [20, 12, 8, 5, 5, 3, 2, 2, 2, 1],
    games: [
      'orchard-row',
      'harbour-lights',
      'night-train',
      'coin-room',
      'wild-meadow',
      'book-of-tides',
      'crystal-falls',
      'star-harvest',
    ],
  },
  {
    digit: 3,
    title: localized('Table games day', 'День настольных игр', 'Tag der Tischspiele', 'يوم ألعاب الطاولة'),
    everyMs: 24 * HOUR_MS,
    offsetMs: 6 * HOUR_MS,
    rounds: 20,
    minStakeEur: 0.5,
    reward: 'points',
    prizes: [2_000, 1_200, 800, 500, 500, 300, 300, 200, 100, 100],
    games: ['roulette', 'american-roulette', 'baccarat', 'blackjack', 'casino-war', 'sic-bo', 'craps', 'andar-bahar'],
  },
];

export interface Tournament {
  readonly id: number;
  readonly series: Series;
  readonly startsAt: number;
  readonly endsAt: number;
}

function tournamentAt(series: Series, turn: number): Tournament {
  const startsAt = FIRST_DAY + series.offsetMs + turn * series.everyMs;
  return { id: turn * SERIES_DIGITS + series.digit, series, startsAt, endsAt: startsAt + series.everyMs };
}

const turnAt = ({ offsetMs, everyMs }: Series, atMs: number): number =>
  Math.floor((atMs - FIRST_DAY - offsetMs) / everyMs);

function seriesOf(id: number): Series | undefined {
  return SERIES.find(({ digit }) => digit === id % SERIES_DIGITS);
}

/** Null for a number of no series. */
export function titleOf(id: number): Localized | null {
  return seriesOf(id)?.title ?? null;
}

/** Null for a number that no tournament has had or will have as the next one. */
export function tournamentOf(id: number, now: number): Tournament | null {
  const series = seriesOf(id);
  const turn = Math.floor(id / SERIES_DIGITS);
  if (series === undefined || id < 0 || turn > turnAt(series, now) + 1) return null;
  return tournamentAt(series, turn);
}

const ENDED_LISTED = 2;

/** Running, then ahead, then the last ones that ended; each group by the next change first. */
export function listedAt(now: number): readonly Tournament[] {
  const around = (by: number): readonly Tournament[] =>
    SERIES.map((series) => tournamentAt(series, turnAt(series, now) + by)).filter(({ id }) => id > 0);
  const ended = Array.from({ length: ENDED_LISTED }, (_, at) => around(-1 - at)).flat();
  return [
    ...around(0).toSorted((a, b) => a.endsAt - b.endsAt),
    ...around(1).toSorted((a, b) => a.startsAt - b.startsAt),
    ...ended.toSorted((a, b) => b.endsAt - a.endsAt),
  ];
}

export type TournamentStatus = 'ahead' | 'running' | 'ended';

export function statusAt({ startsAt, endsAt }: Pick<Tournament, 'startsAt' | 'endsAt'>, now: number): TournamentStatus {
  if (now < startsAt) return 'ahead';
  return now < endsAt ? 'running' : 'ended';
}

/** The prizes by place, in points or in minor units of the currency. */
export function prizesIn({ reward, prizes }: Pick<Series, 'reward' | 'prizes'>, currency: Currency): readonly number[] {
  return reward === 'points' ? prizes : prizes.map((euros) => about(euros, currency));
}

/** The currency in which a player of this currency is paid. */
export function paidIn({ reward }: Pick<Series, 'reward'>, currency: Currency): string {
  return reward === 'points' ? POINTS_CURRENCY : currency.iso;
}

/** The smallest stake of a counted round, minor units. */
export function minStakeOf({ minStakeEur }: Pick<Series, 'minStakeEur'>, currency: Currency): number {
  return about(minStakeEur, currency);
}
