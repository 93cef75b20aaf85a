/** Statistics of a game's competition and sides: comparison, meetings and the table [STT-8]. */
import { useMemo, type ReactNode } from 'react';
import 'touchline/core/statistics/feature';
import type { StatisticsView } from 'touchline/core/statistics/types';
import { Failed } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useText } from '../../text.ts';
import { ResultList } from '../results/result-list.tsx';
import { Compare } from './compare.tsx';
import { Standings } from './standings.tsx';

/** The answer to the page's own question, or how far it is. */
function answerOf(
  view: StatisticsView | null,
  gameId: number,
): StatisticsView['game'] | 'loading' | 'missing' | 'failed' {
  const key = `game ${gameId}`;
  const asked = view?.asked.game;
  if (view?.game?.key === key) return view.game;
  if (asked === undefined || asked.key !== key || asked.status === 'ready') return 'loading';
  return asked.status;
}

interface GameStatisticsProps {
  readonly gameId: number;
  readonly home: string;
  readonly away: string;
}

export function GameStatistics({ gameId, home, away }: GameStatisticsProps): ReactNode {
  const t = useText();
  const ask = useMemo(() => ({ type: 'statistics/ask', payload: { kind: 'game', id: gameId } }) as const, [gameId]);
  const { view, hasFailed, again } = useLoadedFeature('statistics', ask);
  const answer = answerOf(view, gameId);
  if (hasFailed || answer === 'failed')
    return <Failed title={t('statistics.title')} text={t('statistics.failed')} onRetry={again} />;
  if (answer === 'missing') return <p className="statistics-note">{t('statistics.noGames')}</p>;
  if (answer === 'loading' || answer === null) return <CardSkeleton />;
  const { competition, points, table, meetings, homeId, awayId } = answer;
  return (
    <div className="game-statistics">
      <Compare statistics={answer} home={home} away={away} />
      <section aria-labelledby="game-meetings">
        <h3 id="game-meetings">{t('statistics.meetings')}</h3>
        {meetings.length === 0 ? (
          <p className="statistics-note">{t('statistics.noMeetings')}</p>
        ) : (
          <ResultList games={meetings} label={t('statistics.meetings')} time="shortDay" />
        )}
      </section>
      {table.length > 0 && (
        <section aria-labelledby="game-table">
          <h3 id="game-table">{t('statistics.table')}</h3>
          <Standings
            name={competition.name}
            competition={competition}
            points={points}
            rows={table}
            marked={[homeId, awayId]}
          />
        </section>
      )}
      <p className="statistics-ways">
        <Link to={`/statistic?competition=${competition.id}`} className="way">
          {t('statistics.of', { name: competition.name })}
        </Link>
        <Link to={`/results?sport=${competition.sportId}&competition=${competition.id}`} className="way">
          {t('statistics.toResults')}
        </Link>
      </p>
    </div>
  );
}
