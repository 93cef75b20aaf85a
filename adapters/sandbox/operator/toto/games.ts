/** A draw's games, read from the line: the games that a draw takes, their chances and their results. */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Line } from '../line/line.ts';
import { isShort } from '../line/market-flags.ts';
import { marketId } from '../line/market-id.ts';
import { mainQuotes } from '../line/quotes-at.ts';
import type { Fixture } from '../line/types.ts';
import { DRAW_GAMES } from './pool.ts';
import type { TotoResult } from './pool.ts';
import { perMille } from './simulated.ts';
import type { ByMark } from './simulated.ts';
import { closingTime, DRAW_EVERY_MS, SPORT_OF } from './terms.ts';
import type { TotoSection } from './terms.ts';

const WON = 1;
const SIDES = [1, 2, 3] as const;
const outcomeOf = (gameId: number, type: 1 | 2 | 3): number => marketId(gameId, { kind: KIND.result, type, param: 0 });

/**
 * The first games of the draw's period that are in the line now, at most 15, by start and id. Short formats, such as
 * computer football, only fill up what full matches leave.
 */
export function gamesFor(line: Pick<Line, 'fixtures'>, section: TotoSection, number: number): readonly number[] {
  const from = closingTime(number);
  return line
    .fixtures(false)
    .filter(
      ({ sportId, field, startsAt }) =>
        sportId === SPORT_OF[section] && field === undefined && startsAt >= from && startsAt < from + DRAW_EVERY_MS,
    )
    .toSorted((a, b) => Number(isShort(a.format)) - Number(isShort(b.format)) || byStart(a, b))
    .slice(0, DRAW_GAMES)
    .toSorted(byStart)
    .map(({ id }) => id);
}

const byStart = (a: Fixture, b: Fixture): number => a.startsAt - b.startsAt || a.id - b.id;

/**
 * The chances of 1, X and 2 without the margin, as the line prices them at a time (wall ms), by default now; per mille.
 */
export function chancesAt(line: Pick<Line, 'playing'>, gameId: number, at?: number): ByMark {
  const playing = line.playing(gameId);
  if (playing === null) return perMille([0, 0, 0]);
  const { match, now } = playing;
  const quotes = mainQuotes(match.fixture, match, at ?? now);
  const [home, drawn, away] = SIDES.map((type) => quotes.get(outcomeOf(gameId, type))?.fair?.won ?? 0);
  return perMille([home ?? 0, drawn ?? 0, away ?? 0]);
}

/** The result of a game; null while it is not settled. A game that the line no longer knows is void. */
export function resultOf(line: Pick<Line, 'settle' | 'game'>, gameId: number, now: number): TotoResult | null {
  const statuses = SIDES.map((type) => line.settle(outcomeOf(gameId, type), now));
  if (statuses.includes(null)) return line.game(gameId, 'en') === null ? 0 : null;
  return SIDES.find((_, at) => statuses[at] === WON) ?? 0;
}

/** The results of all games; null until each is settled. */
export function resultsOf(
  line: Pick<Line, 'settle' | 'game'>,
  gameIds: readonly number[],
  now: number,
): readonly TotoResult[] | null {
  const results: TotoResult[] = [];
  for (const gameId of gameIds) {
    const result = resultOf(line, gameId, now);
    if (result === null) return null;
    results.push(result);
  }
  return results;
}
