/** The latest games of a side, each a mark that leads to the game. */
import type { ReactNode } from 'react';
import { formResult } from 'touchline/core/statistics/rules/rank';
import type { Competition, FormGame } from 'touchline/core/statistics/types';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

interface FormMarksProps {
  readonly side: string;
  readonly form: readonly FormGame[];
  readonly competition: Competition;
}

export function FormMarks({ side, form, competition }: FormMarksProps): ReactNode {
  const t = useText();
  const preferences = useProjection(useCore().preferences, identity);
  return (
    <ul className="form-marks" aria-label={t('statistics.formOf', { name: side })}>
      {form.map((game) => {
        const result = formResult(game);
        return (
          <li key={game.gameId}>
            <Link
              to={`/live/${competition.sportId}/${competition.id}/${game.gameId}`}
              className={`form-mark is-${result}`}
              label={t(game.isHome ? 'statistics.gameAtHome' : 'statistics.gameAway', {
                result: t(`statistics.result.${result}`),
                score: `${game.own}:${game.other}`,
                opponent: game.opponent,
                day: formatTime(game.startsAt, 'shortDay', preferences),
              })}
            >
              {t(`statistics.mark.${result}`)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
