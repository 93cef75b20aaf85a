/** The rows of games in the feed's tables and changes: columns, numbers of statuses and packed flags become a game. */
import type { GameChange, GameColumns } from './feed/frame.ts';
import type { Championship, Game, GameStatus } from './types.ts';

const TOP = 1;
const CLOCK_RUNS = 2;
const HOME_SERVES = 4;
const AWAY_SERVES = 8;
/** The first bit of the cards of both sides: two bits a side for red ones, three for yellow ones. */
const RED_CARDS = 4;
const YELLOW_CARDS = 8;

/** '1:0' as the two scores. */
export function pair(text: string): readonly [string, string] {
  const colon = text.indexOf(':');
  return colon < 0 ? ['', ''] : [text.slice(0, colon), text.slice(colon + 1)];
}

/** '1:0,0:0' as the score of each period. */
export function periodsOf(text: string): readonly (readonly [string, string])[] {
  return text === '' ? [] : text.split(',').map(pair);
}

/** From number 1 on. */
const STATUSES: readonly GameStatus[] = ['scheduled', 'inPlay', 'break', 'finished'];

/** The status by the operator's number; an unknown number counts as scheduled. */
export function statusOf(value: number): GameStatus {
  return STATUSES[value - 1] ?? 'scheduled';
}

/** The cards of home and away; undefined while neither has any. `most`: the largest number that a side's bits hold. */
function cardsOf(bits: number, most: number): readonly [number, number] | undefined {
  return bits > 0 ? [bits & most, (bits / (most + 1)) | 0] : undefined;
}

function moving(
  [, status, period, clock, score, periods, points, more, flags]: GameChange,
  at: number,
): Omit<Game, 'id' | 'champ' | 'home' | 'away' | 'kits' | 'startsAt' | 'periodS'> {
  return {
    status: statusOf(status),
    period,
    clockS: clock,
    clockRuns: (flags & CLOCK_RUNS) !== 0,
    receivedAt: at,
    score: pair(score),
    periodScores: periodsOf(periods),
    points: points === '' ? null : pair(points),
    serving: (flags & HOME_SERVES) !== 0 ? 'home' : (flags & AWAY_SERVES) !== 0 ? 'away' : null,
    redCards: cardsOf((flags >> RED_CARDS) & 15, 3),
    yellowCards: cardsOf(flags >> YELLOW_CARDS, 7),
    top: (flags & TOP) !== 0,
    marketCount: more,
  };
}

export function gameAt(rows: GameColumns, i: number, champ: Championship, periodS: number, at: number): Game {
  return {
    id: rows.id[i] ?? 0,
    champ,
    home: rows.home[i] ?? '',
    away: rows.away[i] ?? '',
    kits: rows.kits?.slice(2 * i, 2 * i + 2),
    startsAt: at + (rows.start[i] ?? 0) * 1_000,
    periodS,
    ...moving(
      [
        rows.id[i] ?? 0,
        rows.status[i] ?? 1,
        rows.period[i] ?? 0,
        rows.clock[i] ?? 0,
        rows.score[i] ?? '',
        rows.periods[i] ?? '',
        rows.points[i] ?? '',
        rows.more[i] ?? 0,
        rows.flags[i] ?? 0,
      ],
      at,
    ),
  };
}

export function changedGame(before: Game, change: GameChange, at: number): Game {
  return { ...before, ...moving(change, at) };
}
