/** The starred games and the next games of the starred teams in one board, and competitions by country [NAV-44]. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { FavouritesView } from 'touchline/core/favourites/public';
import { MarketSwitchRoom } from '../../components/board-tools/market-switch-room.tsx';
import type { Section } from '../../components/board-tools/board-tools.tsx';
import { BoardList } from '../../components/board.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Empty, Failed } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useActions, useFeature } from '../../components/use-feature.ts';
import { useText } from '../../text.ts';
import { useAnswer } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { useGamesAsGroups } from '../favourites/use-games-as-groups.ts';
import { CountryCompetitions } from './country-competitions.tsx';

const BOTH: readonly Section[] = ['live', 'line'];
/** Topics of the page's stream that rows may take. */
const MAX_GAMES = 100;
/** After this long without a row, no own game is open. */
const ROWS_TIMEOUT_MS = 4_000;

function Ways(): ReactNode {
  const t = useText();
  return (
    <>
      <Link to="/team" className="button is-main">
        {t('types.own.teams')}
      </Link>
      <Link to="/live" className="button">
        {t('home.allLive')}
      </Link>
    </>
  );
}

function OwnBoard({ games, teams }: Pick<FavouritesView, 'games' | 'teams'>): ReactNode {
  const t = useText();
  const actions = useActions('favourites');
  const key = teams.join();
  const known = useAnswer(
    useMemo(() => (key === '' ? null : () => actions.teams(key.split(',').map(Number))), [actions, key]),
  );
  const ids = [...new Set([...games, ...(known ?? []).flatMap(({ gameIds }) => gameIds)])].slice(0, MAX_GAMES).join();
  const groups = useGamesAsGroups(useMemo(() => (ids === '' ? [] : ids.split(',').map(Number)), [ids]));
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), ROWS_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (groups.length > 0)
    return (
      <>
        <MarketSwitchRoom groups={groups} sections={BOTH} />
        <BoardList groups={groups} />
      </>
    );
  if (!hasTimedOut) return <BoardSkeleton rows={4} />;
  return (
    <Empty icon="clock" title={t('types.own.closed')} text={t('types.own.closedText')}>
      <Ways />
    </Empty>
  );
}

export function OwnGames(): ReactNode {
  const t = useText();
  const { view, hasFailed, retry } = useFeature('favourites');
  usePageName(t('types.own'));
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{t('types.own')}</h1>
        <Link to="/favourites" className="way">
          {t('favourites.title')}
        </Link>
      </div>
      {hasFailed ? (
        <Failed title={t('types.own')} text={t('favourites.failed')} onRetry={retry} />
      ) : view === null ? (
        <BoardSkeleton rows={4} />
      ) : view.games.length + view.teams.length === 0 ? (
        <Empty
          icon="star"
          title={t('types.own.none')}
          text={t('types.own.noneText')}
          drawing={<Drawing name="favourites" />}
        >
          <Ways />
        </Empty>
      ) : (
        <OwnBoard games={view.games} teams={view.teams} />
      )}
      <CountryCompetitions />
    </div>
  );
}
