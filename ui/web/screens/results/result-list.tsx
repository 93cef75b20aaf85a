/** Finished games, each with its score and a link to its page; own bets are marked [STT-7]. */
import type { ReactNode } from 'react';
import type { HistoryView } from 'touchline/core/history/views';
import type { PlayedResult } from 'touchline/core/statistics/types';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { formatTime, type TimeStyle } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

const NOTHING: ReadonlySet<number> = new Set();
const knownOf = (view: HistoryView | null): HistoryView['known'] | null => view?.known ?? null;

/** The games on which the player has a bet that this visit knows. */
function useOwnGames(): ReadonlySet<number> {
  const known = useProjection(useCore().feature('history'), knownOf);
  return known === null ? NOTHING : new Set(known.flatMap(({ legs }) => legs.map(({ gameId }) => gameId)));
}

interface ResultListProps {
  readonly games: readonly PlayedResult[];
  readonly label: string;
  readonly time: TimeStyle;
}

export function ResultList({ games, label, time }: ResultListProps): ReactNode {
  const t = useText();
  const preferences = useProjection(useCore().preferences, identity);
  const own = useOwnGames();
  return (
    <ul className="result-list" aria-label={label}>
      {games.map(({ id, sportId, champId, champ, home, away, startsAt, score, periodScores }) => (
        <li key={id} className="result">
          <time className="result-time" dateTime={new Date(startsAt).toISOString()}>
            {formatTime(startsAt, time, preferences)}
          </time>
          <span className="result-game">
            <Link to={`/live/${sportId}/${champId}/${id}`} className="result-sides">
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
