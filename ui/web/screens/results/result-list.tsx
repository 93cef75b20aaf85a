/** Finished games, each with its score and a link to its page; own bets are marked [STT-7]. */
import { useMemo, type ReactNode } from 'react';
import type { PlayedResult } from 'touchline/core/statistics/types';
import { useBetsOn } from '../../components/use-bets-on.ts';
import { useCore } from '../../core-context.ts';
import { formatTime, type TimeStyle } from '../../format/time.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { ResultRow } from './result-row.tsx';

interface ResultListProps {
  readonly games: readonly PlayedResult[];
  readonly label: string;
  readonly time: TimeStyle;
  /** The list is that of one competition, which has its name above. */
  readonly isOfOne?: boolean;
}

interface OwnRowsProps extends ResultListProps {
  /** The games that the player has a bet on. */
  readonly own: ReadonlySet<number>;
}

/** The games among these on which the player has a bet. */
export function useOwnGames(gameIds: readonly number[]): ReadonlySet<number> {
  const bets = useBetsOn(gameIds.join(','));
  return useMemo(() => new Set(bets.flatMap(({ legs }) => legs.map(({ gameId }) => gameId))), [bets]);
}

export function ResultRows({ games, label, time, own, isOfOne = false }: OwnRowsProps): ReactNode {
  const preferences = useProjection(useCore().preferences, identity);
  return (
    <ul className="result-list" aria-label={label}>
      {games.map(
        ({ id, sportId, champId, champ, home, away, kits, startsAt, endedAt, score, periodScores, ranking }) => (
          <ResultRow
            key={id}
            to={`/live/${sportId}/${champId}/${id}`}
            game={{ home, away, sportId, kits }}
            champ={isOfOne || away === '' ? '' : champ}
            isOwn={own.has(id)}
            score={score.join(':')}
            periods={periodScores.replaceAll(',', ' ')}
            ranking={ranking}
          >
            <time className="result-time" dateTime={new Date(endedAt ?? startsAt).toISOString()}>
              {formatTime(endedAt ?? startsAt, time, preferences)}
            </time>
          </ResultRow>
        ),
      )}
    </ul>
  );
}

export function ResultList(props: ResultListProps): ReactNode {
  const own = useOwnGames(props.games.map(({ id }) => id));
  return <ResultRows {...props} own={own} />;
}
