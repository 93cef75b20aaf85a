/** A row in a list of results: time, sides linked to the game's page, score. */
import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { Kits } from '../../components/picture.tsx';
import { useText } from '../../text.ts';

interface ResultRowProps {
  readonly to: string;
  readonly game: Parameters<typeof Kits>[0]['game'];
  /** '' where the list names it. */
  readonly champ: string;
  readonly isOwn: boolean;
  readonly score: string;
  /** '1:0 0:0'; '' for a game without periods. */
  readonly periods: string;
  /** When it ended, or its clock; of meetings: the day. */
  readonly children: ReactNode;
}

export function ResultRow({ to, game, champ, isOwn, score, periods, children }: ResultRowProps): ReactNode {
  const t = useText();
  return (
    <li className="result">
      {children}
      <span className="result-game">
        <Link to={to} className="result-sides">
          <Kits game={game} />
          <bdi>{game.home}</bdi> – <bdi>{game.away}</bdi>
        </Link>
        {(champ !== '' || isOwn) && (
          <span className="result-champ">
            <bdi>{champ}</bdi>
            {isOwn && <b className="result-own">{t('results.own')}</b>}
          </span>
        )}
      </span>
      <span className="result-score">
        <b className="number">
          <bdi>{score}</bdi>
        </b>
        {periods !== '' && (
          <span className="number">
            <bdi>{periods}</bdi>
          </span>
        )}
      </span>
    </li>
  );
}
