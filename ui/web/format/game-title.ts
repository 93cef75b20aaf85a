/** How a game and its score are written in a sentence; both follow the direction of the language. */
import type { Translate } from '../text.ts';

interface Sides {
  readonly home: string;
  /** Empty in long-term bets, whose one side is their name. */
  readonly away: string;
}

/** 'Arsenal – Chelsea', 'Premier League. Winner'. */
export function gameTitle({ home, away }: Sides, t: Translate): string {
  return away === '' ? t('game.oneSide', { home }) : t('game.title', { home, away });
}

/** '2:1', the home side's goals beside the home side: in Arabic from right to left. What is no score of two numbers stays as it is. */
export function scoreText(score: string, t: Translate): string {
  const [, home, away] = /^(\d+):(\d+)$/.exec(score) ?? [];
  return home === undefined || away === undefined ? score : t('game.score', { home, away });
}
