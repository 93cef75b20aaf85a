import type { Line } from '../../line/line.ts';
import type { StoredCoupon } from '../../store/stored-coupon.ts';

/** Whether the score has changed in a game that was in play when the coupon was placed. */
export function hasScoreChanged(line: Pick<Line, 'game'>, { legs }: StoredCoupon): boolean {
  return legs.some(({ gameId, placedScore }) => {
    const game = placedScore === '' ? null : line.game(gameId, 'en');
    return game !== null && game.score !== placedScore;
  });
}
