/** Figures that follow from where the play stands [MVW-10]. */

const BLACK = 7;

/**
 * The most points that the balls on a snooker table are worth, without fouls: each red with a black, then the colours.
 */
export function pointsOnTable(reds: number, colours: number): number {
  let points = (1 + BLACK) * reds;
  for (let worth = BLACK + 1 - colours; worth <= BLACK; worth += 1) points += worth;
  return points;
}

const HALFWAY = 50;

/**
 * A yard line as commentators count it: from the nearer goal line. `half` is the side's own half, or the opponents'.
 */
export function yardLine(yards: number): {
  readonly half: 'own' | 'midfield' | 'opponent' | 'goal';
  readonly yards: number;
} {
  if (yards >= 2 * HALFWAY) return { half: 'goal', yards: 0 };
  if (yards === HALFWAY) return { half: 'midfield', yards };
  return yards < HALFWAY ? { half: 'own', yards } : { half: 'opponent', yards: 2 * HALFWAY - yards };
}

/** Where the try lines are drawn, in percent of the field. */
const TRY_LINE = 7.5;
const METRES = 100;

/** Metres of a rugby field between the ball and the try line that the side plays towards; 0 behind it. */
export function metresToTryLine(side: 'home' | 'away', x: number): number {
  const percent = side === 'home' ? 100 - TRY_LINE - x : x - TRY_LINE;
  return Math.max(0, Math.round((METRES * percent) / (100 - 2 * TRY_LINE)));
}
