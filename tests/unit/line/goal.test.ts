/** Goals that are announced. */
import { describe, expect, it } from 'vitest';
import { scoredSide } from 'touchline/core/line/rules/goal';
import type { Game } from 'touchline/core/line/types';

const game = (score: readonly [string, string], change: Partial<Game> = {}, sportId = 1): Game => ({
  id: 1,
  champ: { id: 1, sportId, name: 'League', country: 'GB-ENG' },
  home: 'Home',
  away: 'Away',
  startsAt: 0,
  status: 'inPlay',
  period: 1,
  periodS: 2700,
  clockS: 600,
  clockRuns: true,
  receivedAt: 0,
  score,
  periodScores: [score],
  points: null,
  serving: null,
  top: false,
  marketCount: 40,
  ...change,
});

describe('[LIN-119] a goal', () => {
  it('is a score that has risen, of the side that has scored, also from nine to ten', () => {
    expect(scoredSide(game(['0', '0']), game(['1', '0']))).toBe(0);
    expect(scoredSide(game(['9', '9']), game(['9', '10']))).toBe(1);
  });

  it('is neither a score that stays, nor one that was taken back', () => {
    expect(scoredSide(game(['1', '0']), game(['1', '0'], { clockS: 660 }))).toBeNull();
    expect(scoredSide(game(['1', '0']), game(['0', '0']))).toBeNull();
  });

  it('is not the first state of a game, nor the start of one, nor the score of another', () => {
    expect(scoredSide(null, game(['2', '0']))).toBeNull();
    expect(scoredSide(game(['', ''], { status: 'scheduled' }), game(['1', '0']))).toBeNull();
    expect(scoredSide(game(['0', '0']), game(['1', '0'], { id: 2 }))).toBeNull();
  });

  it('is of a sport with few goals: not a point of basketball or handball', () => {
    for (const [sport, side] of [
      [1, 0],
      [2, 0],
      [14, 0],
      [3, null],
      [8, null],
    ] as const)
      expect(scoredSide(game(['20', '0'], {}, sport), game(['21', '0'], {}, sport))).toBe(side);
  });
});
