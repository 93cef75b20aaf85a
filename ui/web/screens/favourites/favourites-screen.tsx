/** The starred games with their prices, the next games of the starred teams, then those of the starred competitions. */
import { useEffect, useState, type ReactNode } from 'react';
import { BoardList, firstRows, GroupHead, rowCount } from '../../components/board.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Empty, Failed } from '../../components/empty.tsx';
import { GameRow } from '../../components/game-row.tsx';
import { Link } from '../../components/link.tsx';
import { BoardSkeleton, ScreenSkeleton } from '../../components/skeleton.tsx';
import { Star } from '../../components/star.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useBoardReadable, useCore, useWatch } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { identity, useParts, useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { AlertSettings } from '../office/alert-settings.tsx';
import { StarredTeams } from './starred-teams.tsx';
import { useGamesAsGroups } from './use-games-as-groups.ts';

/** Games of a competition before its own page has them all. */
const MAX_ROWS = 5;
/** After this long without a row, no starred game is open. */
const ROWS_TIMEOUT_MS = 4_000;

function StarredGames({ ids }: { readonly ids: readonly number[] }): ReactNode {
  const t = useText();
  const groups = useGamesAsGroups(ids);
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), ROWS_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (groups.length === 0 && !hasTimedOut) return <BoardSkeleton rows={Math.min(ids.length, MAX_ROWS)} />;
  return (
    <section aria-labelledby="starred-games">
      <div className="screen-head">
        <h2 id="starred-games">{t('favourites.games')}</h2>
      </div>
      {groups.length === 0 ? (
        <p className="favourites-note">{t('favourites.noneOpen')}</p>
      ) : (
        <BoardList groups={groups} level={3} />
      )}
    </section>
  );
}

function StarredCompetition({ id }: { readonly id: number }): ReactNode {
  const t = useText();
  useWatch([`champ:${id}`]);
  const board = useProjection(useBoardReadable({ kind: 'champ', champId: id }), identity);
  const known = useParts(useCore().line.tree, (tree) =>
    tree?.flatMap((sport) => sport.championships).find((each) => each.id === id),
  );
  const [group] = firstRows(board.groups, MAX_ROWS);
  if (!board.loaded) return <BoardSkeleton rows={2} />;
  if (group === undefined) {
    const name = known?.name ?? t('favourites.competition');
    return (
      <p className="card favourites-quiet">
        <span>{t('favourites.noGames', { name })}</span>
        <Star kind="competition" id={id} name={name} />
      </p>
    );
  }
  const more = rowCount(board.groups) - group.gameIds.length;
  return (
    <div className="board">
      <section className="group">
        <GroupHead champ={group.champ} firstGameId={group.gameIds[0] ?? 0} level={3} />
        {group.gameIds.map((gameId) => (
          <GameRow key={gameId} gameId={gameId} />
        ))}
        <p className="favourites-quiet">
          {more > 0 ? (
            <Link to={`/line/${group.champ.sportId}/${id}`}>{t('favourites.more', { count: more })}</Link>
          ) : (
            <span />
          )}
          <Star kind="competition" id={id} name={group.champ.name} />
        </p>
      </section>
    </div>
  );
}

export function FavouritesScreen(): ReactNode {
  const t = useText();
  const { view, hasFailed, retry } = useFeature('favourites');
  usePageName(t('favourites.title'));
  const body = (): ReactNode => {
    if (hasFailed) return <Failed title={t('favourites.title')} text={t('favourites.failed')} onRetry={retry} />;
    if (view === null) return <ScreenSkeleton />;
    if (view.games.length + view.competitions.length + view.teams.length === 0)
      return (
        <Empty
          icon="star"
          title={t('favourites.none.title')}
          text={t('favourites.none.text')}
          drawing={<Drawing name="favourites" />}
        >
          <Link to="/live" className="button is-main">
            {t('home.allLive')}
          </Link>
          <Link to="/line" className="button">
            {t('home.allSports')}
          </Link>
        </Empty>
      );
    return (
      <>
        {view.account === 'failed' && (
          <p className="favourites-note" role="status">
            {t('favourites.unsaved')}
          </p>
        )}
        {view.games.length > 0 && <StarredGames ids={view.games} />}
        {view.teams.length > 0 && (
          <StarredTeams ids={view.teams} taken={view.games.length + view.competitions.length} />
        )}
        {view.competitions.length > 0 && (
          <section aria-labelledby="starred-competitions">
            <div className="screen-head">
              <h2 id="starred-competitions">{t('favourites.competitions')}</h2>
            </div>
            {view.competitions.map((id) => (
              <StarredCompetition key={id} id={id} />
            ))}
          </section>
        )}
        <p className="favourites-ways">
          <Link to="/results?starred=1" className="button is-small">
            {t('favourites.results')}
          </Link>
        </p>
        <AlertSettings />
      </>
    );
  };
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{t('favourites.title')}</h1>
      </div>
      {body()}
    </div>
  );
}
