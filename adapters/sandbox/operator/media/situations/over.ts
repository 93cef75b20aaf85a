/** The batters of an over of cricket, the bowler's end, and its balls so far: all follow from the balls bowled. */
import type { Ball } from '../../models/innings/cricket-play.ts';

export type OverSituation = readonly [
  kind: 'over',
  side: 1 | 2,
  /** From which end the bowler bowls: 1 is the left one of the drawing. */
  end: 1 | 2,
  striker: number,
  strikerRuns: number,
  partner: number,
  partnerRuns: number,
  /** One character a ball: its runs, '.' for none, 'W' for a wicket. */
  balls: string,
];

export const BALLS_OF_OVER = 6;
const BATTERS = 11;

/** `bowled`: the balls of the innings so far. */
export function overOf(side: 1 | 2, bowled: readonly Ball[]): OverSituation {
  let [striker, partner, next] = [1, 2, 3];
  const runs = new Map<number, number>();
  for (const ball of bowled) {
    runs.set(striker, (runs.get(striker) ?? 0) + ball.runs);
    // The tenth wicket ends the innings.
    if (ball.isWicket && next <= BATTERS) {
      striker = next;
      next += 1;
    }
    const isRun = ball.runs % 2 === 1;
    const isEnd = ball.number % BALLS_OF_OVER === 0;
    if (isRun !== isEnd) [striker, partner] = [partner, striker];
  }
  const inOver = bowled.length % BALLS_OF_OVER;
  const balls = inOver === 0 ? [] : bowled.slice(-inOver);
  return [
    'over',
    side,
    Math.floor(bowled.length / BALLS_OF_OVER) % 2 === 0 ? 1 : 2,
    striker,
    runs.get(striker) ?? 0,
    partner,
    runs.get(partner) ?? 0,
    balls.map(({ isWicket, runs: scored }) => (isWicket ? 'W' : scored === 0 ? '.' : String(scored))).join(''),
  ];
}
