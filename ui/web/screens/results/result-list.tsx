/** Finished games, each with its score and a link to its page; own bets are marked [STT-7]. */
import { useMemo, type ReactNode } from 'react';
import type { PlayedResult } from 'touchline/core/statistics/types';
import { Link } from '../../components/link.tsx';
import { Kits } from '../../components/picture.tsx';
import { useBetsOn } from '../../components/use-bets-on.ts';
import { useCore } from '../../core-context.ts';
import { formatTime, type TimeStyle } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

interface ResultListProps {
  readonly games: readonly PlayedResult[];
  readonly label: string;
  readonly time: TimeStyle;
}

export function ResultList({ games, label, time }: ResultListProps): ReactNode {
  const t = useText();
  const preferences = useProjection(useCore().preferences, identity);
  const bets = useBetsOn(games.map(({ id }) => id).join(','));
  const own = useMemo(() => new Set(bets.flatMap(({ legs }) => legs.map(({ gameId }) => gameId))), [bets]);
  return (
    <ul className="result-list" aria-label={label}>
      {games.map(({ id, sportId, champId, champ, home, away, startsAt, score, periodScores }) => (
        <li key={id} className="result">
          <time className="result-time" dateTime={new Date(startsAt).toISOString()}>
            {formatTime(startsAt, time, preferences)}
          </time>
          <span className="result-game">
            <Link to={`/live/${sportId}/${champId}/${id}`} className="result-sides">
              <Kits game={{ home, away, sportId }} />
              <bdi>{home}</bdi> – <bdi>{away}</bdi>
            </Link>
            <span className="result-champ">
              <bdi>{champ}</bdi>
              {own.has(id) && <b className="result-own">{t('results.own')}</b>}
            </span>
          </span>
          <span className="result-score">
            <b className="number">
              <bdi>{score.join(':')}</bdi>
            </b>
            {periodScores !== '' && (
              <span className="number">
                <bdi>{periodScores.replaceAll(',', ' ')}</bdi>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
