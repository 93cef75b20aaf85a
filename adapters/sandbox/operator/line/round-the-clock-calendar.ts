/**
 * Short formats that run day and night. Two halves of the field play rounds in turn; a round starts when the previous
 * one has certainly ended. Games enter the line a few hours ahead.
 */
import type { Calendar, Kickoff } from './calendar.ts';
import { longestMinutes } from './durations.ts';
import { gamesInRound, pairingsOf, roundsInSeason, shuffled } from './rounds.ts';
import type { MatchFormat } from './types.ts';

const AHEAD_MINUTES = 3 * 60;
const GRID_MINUTES = 5;
const MIN_TO_SPLIT = 8;

export interface RoundTheClockTerms {
  readonly size: number;
  readonly format: MatchFormat;
  /** Shifts the rounds, so that championships of one format do not all start together; any integer. */
  readonly turn: number;
  readonly seed: number;
  /** How long before its start a game enters the line, minutes; three hours by default. */
  readonly aheadMinutes?: number | undefined;
}

export function createRoundTheClockCalendar({
  size,
  format,
  turn,
  seed,
  aheadMinutes = AHEAD_MINUTES,
}: RoundTheClockTerms): Calendar {
  // From one kick-off of a competitor to the next: its longest game, rounded up to five minutes.
  const cycle = GRID_MINUTES * Math.ceil(longestMinutes(format) / GRID_MINUTES);
  const shift = (turn * GRID_MINUTES) % cycle;
  const order = shuffled(size, seed, -1);
  const half = size >= MIN_TO_SPLIT ? 2 * Math.floor(size / 4) : size;
  const groups = [order.slice(0, half), order.slice(half)].filter(({ length }) => length > 1);
  const phase = GRID_MINUTES * Math.floor(cycle / GRID_MINUTES / 2);

  const gamesOf = (slot: number): readonly Kickoff[] => {
    const games: Kickoff[] = [];
    groups.forEach((group, which) => {
      for (const [home, away] of pairingsOf(group.length, slot, seed + which)) {
        games.push({
          place: games.length,
          minute: shift + slot * cycle + which * phase,
          home: group[home] ?? 0,
          away: group[away] ?? 0,
        });
      }
    });
    return games;
  };

  return {
    slotMinutes: cycle,
    gamesInSlot: groups.reduce((sum, group) => sum + gamesInRound(group.length), 0),
    slotAt: (minute) => Math.floor((minute - shift) / cycle),
    gamesOf,
    spillMinutes: phase,
    aheadMinutes,
    slotsInSeason: Math.max(...groups.map((group) => roundsInSeason(group.length))),
    longestMinutes: cycle,
  };
}
