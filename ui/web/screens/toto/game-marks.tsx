/**
 * One game of a coupon with a button for each result. A coupon has 45 buttons, so a game renders for its own marks
 * alone.
 */
import { memo, type ReactNode } from 'react';
import { hasMark } from 'touchline/core/toto/rules/picks';
import { TOTO_RESULTS, type DrawGame, type TotoResult } from 'touchline/core/toto/types';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { signOf } from './marks-text.ts';
import { useTotoWords } from './use-toto-words.ts';

interface GameMarksProps {
  readonly game: DrawGame;
  /** From 0. */
  readonly at: number;
  readonly pick: number;
  /** The marks can't be changed now. */
  readonly isHeld: boolean;
}

const OUTCOMES: Readonly<Record<TotoResult, string>> = {
  1: 'toto.outcome.home',
  2: 'toto.outcome.draw',
  3: 'toto.outcome.away',
};

export const GameMarks = memo(function GameMarks({ game, at, pick, isHeld }: GameMarksProps): ReactNode {
  const core = useCore();
  const t = useText();
  const { percent, time } = useTotoWords();
  const { home, away, champ, startsAt, fair } = game;
  return (
    <div className="toto-game" role="group" aria-label={t('toto.game', { number: at + 1, home, away })}>
      <span className="toto-number number" aria-hidden="true">
        {at + 1}
      </span>
      <div className="toto-teams">
        <b>
          <bdi>{home}</bdi> – <bdi>{away}</bdi>
        </b>
        <small>
          {time(startsAt, 'dayTime')} · <bdi>{champ}</bdi>
        </small>
      </div>
      <div className="toto-marks">
        {TOTO_RESULTS.map((result) => {
          const chance = percent(fair[result - 1] ?? 0);
          return (
            <button
              key={result}
              type="button"
              className="toto-mark"
              aria-pressed={hasMark(pick, result)}
              aria-disabled={isHeld ? true : undefined}
              aria-label={t('toto.mark', {
                sign: signOf(result),
                chance,
                outcome: t(OUTCOMES[result], { home, away }),
              })}
              onClick={() => core.dispatch({ type: 'toto/mark', payload: { game: at, result } })}
            >
              <b>{signOf(result)}</b> <small>{chance}</small>
            </button>
          );
        })}
      </div>
    </div>
  );
});
