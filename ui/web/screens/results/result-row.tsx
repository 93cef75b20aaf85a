/** A row in a list of results: time, sides linked to the game's page, score. */
import type { ReactNode } from 'react';
import { scoreText } from 'touchline/core/line/rules/game-text';
import type { Placed } from 'touchline/core/line/rules/ranking';
import { Link } from '../../components/link.tsx';
import { Kits } from '../../components/picture.tsx';
import { Ranking } from '../../components/ranking.tsx';
import { useText, type Translate } from '../../text.ts';

interface ResultRowProps {
  readonly to: string;
  readonly game: Parameters<typeof Kits>[0]['game'];
  /** '' where the list names it. */
  readonly champ: string;
  readonly isOwn: boolean;
  readonly score: string;
  /** '1:0 0:0'; '' for a game without periods. */
  readonly periods: string;
  /** Of an event of a field, which has no score [FLD-9]. */
  readonly ranking?: readonly Placed[] | undefined;
  /** When it ended, or its clock; of meetings: the day. */
  readonly children: ReactNode;
}

/** Each period as a score of its own, in the order of reading. */
const periodsText = (periods: string, t: Translate): string =>
  periods
    .split(' ')
    .map((period) => scoreText(period, t))
    .join(' ');

export function ResultRow(props: ResultRowProps): ReactNode {
  const { to, game, champ, isOwn, score, periods, ranking, children } = props;
  const t = useText();
  return (
    <li className="result">
      {children}
      <span className="result-game">
        <Link to={to} className="result-sides">
          <Kits game={game} />
          <bdi>{game.home}</bdi>
          {game.away !== '' && (
            <>
              {' – '}
              <bdi>{game.away}</bdi>
            </>
          )}
        </Link>
        {ranking !== undefined && <Ranking ranking={ranking} />}
        {(champ !== '' || isOwn) && (
          <span className="result-champ">
            <bdi>{champ}</bdi>
            {isOwn && <b className="result-own">{t('results.own')}</b>}
          </span>
        )}
      </span>
      <span className="result-score">
        {game.away !== '' && (
          <b className="number">
            <bdi>{scoreText(score, t)}</bdi>
          </b>
        )}
        {periods !== '' && (
          <span className="number">
            <bdi>{periodsText(periods, t)}</bdi>
          </span>
        )}
      </span>
    </li>
  );
}
