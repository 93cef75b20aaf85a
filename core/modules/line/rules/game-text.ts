/** A game and its score in a shell's texts; both follow the direction of the language. */
import type { Translate } from '../../../kernel/text.ts';

export interface GameSides {
  readonly home: string;
  /** Empty for a long-term bet, whose single side is its name. */
  readonly away: string;
}

/** 'Arsenal – Chelsea', 'Premier League. Winner'. */
export function gameTitle({ home, away }: GameSides, t: Translate): string {
  return away === '' ? t('game.oneSide', { home }) : t('game.title', { home, away });
}

export interface LegEnd {
  readonly score: string;
  readonly finalScore: string | null;
}

/** Whether a leg was settled at a score other than the game's final score. */
export function hasTwoScores({ score, finalScore }: LegEnd): boolean {
  return score !== '' && score !== finalScore;
}

/**
 * The final result of a settled leg's game, '3:1'. Adds the score at settlement when that differs, or when there is no
 * final score yet [HIS-13].
 */
export function endText(leg: LegEnd, t: Translate): string {
  const { score, finalScore } = leg;
  if (!hasTwoScores(leg)) return scoreText(finalScore ?? '', t);
  return finalScore === null
    ? t('bet.score.settled', { score: scoreText(score, t) })
    : t('bet.score.both', { score: scoreText(score, t), final: scoreText(finalScore, t) });
}

/** '2:1' with each score beside its side, so reversed in Arabic. A score that is not two numbers is left unchanged. */
export function scoreText(score: string, t: Translate): string {
  const [, home, away] = /^(\d+):(\d+)$/.exec(score) ?? [];
  return home === undefined || away === undefined ? score : t('game.score', { home, away });
}
