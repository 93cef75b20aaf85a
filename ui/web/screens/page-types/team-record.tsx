/**
 * A team in its competition: its place in the table, its form, its averages per game and its latest results [STT-20].
 */
import { useMemo, useState, type ReactNode } from 'react';
import 'touchline/core/statistics/feature';
import type { Championship } from 'touchline/core/line/types';
import { latestResultsOf } from 'touchline/core/statistics/rules/latest-results';
import { Failed } from '../../components/empty.tsx';
import { Flag } from '../../components/picture.tsx';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useText } from '../../text.ts';
import { ResultList } from '../results/result-list.tsx';
import { CompetitionWays } from '../statistics/competition-ways.tsx';
import { Standings } from '../statistics/standings.tsx';
import { TeamAverages } from './team-averages.tsx';

interface InCompetitionProps {
  readonly teamId: number;
  readonly champ: Championship;
}

function InCompetition({ teamId, champ }: InCompetitionProps): ReactNode {
  const t = useText();
  const ask = useMemo(
    () => ({ type: 'statistics/ask', payload: { kind: 'competition', id: champ.id } }) as const,
    [champ.id],
  );
  const { view, hasFailed, again } = useLoadedFeature('statistics', ask);
  const key = `competition ${champ.id}`;
  const answer = view?.competition?.key === key ? view.competition : null;
  const status = view?.asked.competition?.key === key ? view.asked.competition.status : 'loading';
  if (hasFailed || (status === 'failed' && answer === null))
    return <Failed title={t('statistics.title')} text={t('statistics.failed')} onRetry={again} />;
  const table = answer?.tables.find((rows) => rows.some(({ id }) => id === teamId));
  if (status === 'missing' || (answer !== null && table === undefined))
    return <p className="statistics-note">{t('statistics.noGames')}</p>;
  const row = table?.find(({ id }) => id === teamId);
  if (answer === null || table === undefined || row === undefined) return <CardSkeleton />;
  return (
    <>
      <Standings
        name={champ.name}
        competition={answer.competition}
        points={answer.points}
        rows={table}
        marked={[teamId]}
        around={teamId}
      />
      <h3>{t('statistics.averages')}</h3>
      <TeamAverages row={row} />
      <h3>{t('results.latest')}</h3>
      <div className="card">
        <ResultList games={latestResultsOf(answer, teamId)} label={t('results.latest')} time="shortDay" isOfOne />
      </div>
    </>
  );
}

interface TeamRecordProps {
  readonly teamId: number;
  /** The competitions of its next games. */
  readonly champs: readonly Championship[];
}

export function TeamRecord({ teamId, champs }: TeamRecordProps): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<number | null>(null);
  const champ = champs.find(({ id }) => id === chosen) ?? champs[0];
  if (champ === undefined) return null;
  return (
    <section className="team-record statistics-page" aria-labelledby="team-record">
      <h2 id="team-record">{t('statistics.team')}</h2>
      {champs.length > 1 && (
        <div className="chips" role="group" aria-label={t('statistics.competition')}>
          {champs.map(({ id, name, country }) => (
            <button
              type="button"
              key={id}
              className="chip"
              aria-pressed={id === champ.id}
              onClick={() => setChosen(id)}
            >
              <Flag country={country} />
              <bdi>{name}</bdi>
            </button>
          ))}
        </div>
      )}
      <InCompetition key={champ.id} teamId={teamId} champ={champ} />
      <CompetitionWays sportId={champ.sportId} champId={champ.id} current={null} />
    </section>
  );
}
