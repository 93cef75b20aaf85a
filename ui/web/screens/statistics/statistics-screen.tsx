/**
 * Statistics of a competition, at an address that can be shared: `/statistic?competition=1001`; the same without the
 * site's header below `/statisticpopup`, where `/statisticpopup/games/7` is a game.
 */
import { useMemo, type ReactNode } from 'react';
import { LONG_TERM } from 'touchline/core/line/rules/sport-ids';
import type { TreeSport } from 'touchline/core/line/types';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { latestResults } from 'touchline/core/statistics/rules/latest-results';
import type { StatisticsView } from 'touchline/core/statistics/types';
import { Drawing } from '../../components/drawing.tsx';
import { Empty, Failed } from '../../components/empty.tsx';
import { CardSkeleton, ScreenSkeleton } from '../../components/skeleton.tsx';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useCore, useGameReadable, useWatch } from '../../core-context.ts';
import { useGo } from '../../links.ts';
import { useShown } from '../../page-location.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { identity, useAnswer, useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import type { ScreenProps } from '../screen-props.ts';
import { ResultList } from '../results/result-list.tsx';
import { Averages } from './averages.tsx';
import { CompetitionWays } from './competition-ways.tsx';
import { GameStatistics } from './game-statistics.tsx';
import { Standings } from './standings.tsx';

/** Results of a competition's page. */
const LATEST = 10;

/** The competition of the address; otherwise the first top one, otherwise the first. */
function chosenOf(tree: readonly TreeSport[], asked: string | null): TreeSport['championships'][number] | undefined {
  const all = tree.filter(({ id }) => id !== LONG_TERM).flatMap(({ championships }) => championships);
  return all.find(({ id }) => String(id) === asked) ?? all.find(({ top }) => top) ?? all[0];
}

function CompetitionPage({ id, name }: { readonly id: number; readonly name: string }): ReactNode {
  const t = useText();
  const ask = useMemo(() => ({ type: 'statistics/ask', payload: { kind: 'competition', id } }) as const, [id]);
  const { view, hasFailed, again } = useLoadedFeature('statistics', ask);
  const key = `competition ${id}`;
  const answer: StatisticsView['competition'] = view?.competition?.key === key ? view.competition : null;
  const status = view?.asked.competition?.key === key ? view.asked.competition.status : 'loading';
  if (hasFailed || (status === 'failed' && answer === null))
    return <Failed title={t('statistics.title')} text={t('statistics.failed')} onRetry={again} />;
  if (status === 'missing')
    return (
      <Empty
        icon="chart"
        drawing={<Drawing name="statistics" />}
        title={t('statistics.none.title')}
        text={t('statistics.none.text')}
      />
    );
  if (answer === null) return <CardSkeleton />;
  const { competition, points, tables } = answer;
  return (
    <>
      {tables.map((rows, at) => (
        <Standings
          key={at}
          name={tables.length === 1 ? name : t('statistics.group', { n: at + 1 })}
          competition={competition}
          points={points}
          rows={rows}
        />
      ))}
      <div>
        <h2>{t('results.latest')}</h2>
        <div className="card">
          <ResultList games={latestResults(answer, LATEST)} label={t('results.latest')} time="shortDay" isOfOne />
        </div>
      </div>
      <div>
        <h2>{t('statistics.averages')}</h2>
        <Averages rows={tables.flat()} name={t('statistics.averages')} />
      </div>
    </>
  );
}

function Chooser(): ReactNode {
  const t = useText();
  const go = useGo();
  const { path, query } = useShown().target;
  const tree = useProjection(useCore().line.tree, identity);
  const asked = new URLSearchParams(query).get('competition');
  const chosen = tree === null ? undefined : chosenOf(tree, asked);
  usePageName(chosen === undefined ? t('statistics.title') : t('statistics.of', { name: chosen.name }));
  if (tree === null) return <ScreenSkeleton />;
  const sports = tree.filter(({ id }) => id !== LONG_TERM);
  const sport = sports.find(({ championships }) => championships.some(({ id }) => id === chosen?.id));
  const open = (id: number | undefined): void => {
    if (id !== undefined) go(`${path}?competition=${id}`);
  };
  return (
    <div className="screen statistics-page">
      <div className="screen-head">
        <h1>{t('statistics.title')}</h1>
      </div>
      {chosen === undefined || sport === undefined ? (
        <Empty
          icon="chart"
          drawing={<Drawing name="statistics" />}
          title={t('statistics.none.title')}
          text={t('statistics.none.text')}
        />
      ) : (
        <>
          <div className="statistics-selects">
            <Pick
              className="is-row is-filter"
              label={t('statistics.sport')}
              value={sport.id}
              options={sports.map(({ id, name }) => [id, name] as const)}
              onPick={(id) =>
                open(
                  chosenOf(
                    sports.filter((each) => each.id === id),
                    null,
                  )?.id,
                )
              }
            />
            <Pick
              className="is-row is-filter"
              label={t('statistics.competition')}
              value={chosen.id}
              options={sport.championships.map(({ id, name }) => [id, name] as const)}
              onPick={open}
            />
          </div>
          <CompetitionWays sportId={sport.id} champId={chosen.id} current="table" />
          <CompetitionPage key={chosen.id} id={chosen.id} name={chosen.name} />
        </>
      )}
    </div>
  );
}

function OneGame({ gameId }: { readonly gameId: number }): ReactNode {
  const t = useText();
  const { line } = useCore();
  useWatch([`game:${gameId}`]);
  const current = useProjection(useGameReadable(gameId), identity);
  const outcome = useAnswer(useMemo(() => () => line.outcome(gameId), [line, gameId]));
  const game = current ?? (typeof outcome === 'object' ? (outcome?.game ?? null) : null);
  usePageName(game === null ? null : gameTitle(game, t));
  if (game === null) {
    if (outcome === 'failed')
      return <Empty icon="alert" isPage title={t('game.failed.title')} text={t('game.failed.text')} />;
    if (outcome === 'unknown')
      return <Empty icon="clock" isPage title={t('game.gone.title')} text={t('game.gone.text')} />;
    return <ScreenSkeleton />;
  }
  return (
    <div className="screen statistics-page">
      <div className="screen-head">
        <h1>{gameTitle(game, t)}</h1>
      </div>
      <div className="card statistics">
        <GameStatistics gameId={gameId} home={game.home} away={game.away} />
      </div>
    </div>
  );
}

export function StatisticsScreen(_props: ScreenProps): ReactNode {
  const gameId = /^\/statisticpopup\/games\/(\d{1,15})$/.exec(useShown().target.path)?.[1];
  return gameId === undefined ? <Chooser /> : <OneGame gameId={Number(gameId)} />;
}
