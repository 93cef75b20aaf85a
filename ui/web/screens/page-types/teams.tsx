/** The best-known teams, and the games of one of them: `/team?sport=1`, `/team?team=105` [NAV-44, FAV-11]. */
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import { LONG_TERM, POLITICS } from 'touchline/core/line/rules/sport-ids';
import { isRace } from 'touchline/core/line/rules/virtual-sports';
import type { Team } from 'touchline/core/favourites/types';
import { MarketSwitchRoom } from '../../components/board-tools/market-switch-room.tsx';
import type { Section } from '../../components/board-tools/board-tools.tsx';
import { BoardList } from '../../components/board.tsx';
import { WaitingCards } from '../../components/count-card.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Empty, Failed } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { Kit, SportPicture } from '../../components/picture.tsx';
import { Shield } from '../../components/shield.tsx';
import { BoardSkeleton, CardSkeleton, ScreenSkeleton } from '../../components/skeleton.tsx';
import { Star } from '../../components/star.tsx';
import { useActions, useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useShown } from '../../page-location.ts';
import { searchAddress } from '../../shell/search-address.ts';
import { useText } from '../../text.ts';
import { identity, useAnswer, useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import { needStyles } from '../../styles/deferred.ts';
import { useGamesAsGroups } from '../favourites/use-games-as-groups.ts';

const TeamRecord = deferred(
  async () => {
    const [loaded] = await Promise.all([import('./team-record.tsx'), needStyles('game')]);
    return loaded.TeamRecord;
  },
  'media',
  'game',
);
const areTeamsShownIn = (view: View<'favourites'> | null): boolean => view?.areTeamsShown === true;
const BOTH: readonly Section[] = ['live', 'line'];

/** The shield of a team, or the disc of a player. */
function TeamMark({ name, kit = 0, sportId }: Pick<Team, 'name' | 'kit' | 'sportId'>): ReactNode {
  return (
    <Shield
      name={name}
      kit={kit}
      sportId={sportId}
      orElse={<Kit game={{ home: name, away: '', kits: [kit] }} at={0} sportId={sportId} />}
    />
  );
}

function SportChips({ sportId }: { readonly sportId: number | null }): ReactNode {
  const t = useText();
  const tree = useProjection(useCore().line.tree, identity);
  return (
    <nav className="chips" aria-label={t('line.bySport')}>
      <Link to="/team" className="chip is-way" current={sportId === null}>
        {t('line.all')}
      </Link>
      {(tree ?? [])
        .filter(({ id, live, line }) => id !== LONG_TERM && id !== POLITICS && !isRace(id) && live + line > 0)
        .map(({ id, name }) => (
          <Link key={id} to={`/team?sport=${id}`} className="chip is-way" current={id === sportId}>
            <SportPicture sportId={id} />
            {name}
          </Link>
        ))}
    </nav>
  );
}

function KnownTeams({ sportId, again }: { readonly sportId: number | null; readonly again: () => void }): ReactNode {
  const t = useText();
  const actions = useActions('favourites');
  const teams = useAnswer(useMemo(() => () => actions.knownTeams(sportId), [actions, sportId]));
  if (teams === 'failed') return <Failed title={t('types.team')} text={t('types.team.failed')} onRetry={again} />;
  if (teams?.length === 0)
    return (
      <Empty
        icon="clock"
        drawing={<Drawing name="noGames" />}
        title={t('line.noGames.title')}
        text={t('line.noGames.text')}
      >
        <Link to="/line" className="button is-main">
          {t('home.allSports')}
        </Link>
      </Empty>
    );
  return (
    <ul className="sports">
      {teams === null ? (
        <WaitingCards count={12} />
      ) : (
        teams.map(({ id, name, sportId: of, kit, gameIds }) => (
          <li key={id}>
            <Link to={`/team?team=${id}`} className="sport-card">
              <TeamMark name={name} kit={kit} sportId={of} />
              <span className="sport-name" dir="auto">
                {name}
              </span>
              <span className="sport-counts">{t('types.team.next', { count: gameIds.length })}</span>
            </Link>
          </li>
        ))
      )}
    </ul>
  );
}

function TeamGames({ id, gameIds }: Pick<Team, 'id' | 'gameIds'>): ReactNode {
  const key = gameIds.join();
  const groups = useGamesAsGroups(useMemo(() => key.split(',').map(Number), [key]));
  if (groups.length === 0) return <BoardSkeleton rows={gameIds.length} />;
  return (
    <>
      <MarketSwitchRoom groups={groups} sections={BOTH} />
      <BoardList groups={groups} />
      <Deferred waiting={<CardSkeleton />}>
        <TeamRecord
          teamId={id}
          champs={groups.map(({ champ }) => champ).filter(({ sportId }) => sportId !== LONG_TERM)}
        />
      </Deferred>
    </>
  );
}

function OneTeam({ id, again }: { readonly id: number; readonly again: () => void }): ReactNode {
  const t = useText();
  const actions = useActions('favourites');
  const areStarred = useProjection(useCore().feature('favourites'), areTeamsShownIn);
  const answer = useAnswer(useMemo(() => () => actions.team(id), [actions, id]));
  const team = answer === null || answer === 'failed' ? undefined : answer[0];
  const tree = useProjection(useCore().line.tree, identity);
  const sport = tree?.find(({ id: each }) => each === team?.sportId);
  const name = team?.name ?? (answer === null ? null : t('types.team'));
  usePageName(name);
  return (
    <>
      <nav className="crumbs" aria-label={t('nav.crumbs')}>
        <Link to="/team">{t('types.team')}</Link>
        {sport !== undefined && <Link to={`/team?sport=${sport.id}`}>{sport.name}</Link>}
      </nav>
      <div className="screen-head">
        <h1>
          {team !== undefined && <TeamMark name={team.name} kit={team.kit} sportId={team.sportId} />}
          <bdi>{name ?? '\u00a0'}</bdi>
        </h1>
        {team !== undefined && areStarred && <Star kind="team" id={id} name={team.name} />}
      </div>
      {answer === 'failed' ? (
        <Failed title={t('types.team')} text={t('types.team.failed')} onRetry={again} />
      ) : answer === null ? (
        <BoardSkeleton rows={3} />
      ) : team === undefined || team.gameIds.length === 0 ? (
        <Empty icon="clock" title={t('types.team.none')} text={t('types.team.noneText')}>
          <Link to="/team" className="button is-main">
            {t('types.team')}
          </Link>
        </Empty>
      ) : (
        <>
          <TeamGames id={id} gameIds={team.gameIds} />
          <p className="favourites-quiet">
            <Link to={searchAddress(team.name)}>{t('favourites.findTeam')}</Link>
          </p>
        </>
      )}
    </>
  );
}

function AllTeams(props: Parameters<typeof KnownTeams>[0]): ReactNode {
  const t = useText();
  usePageName(t('types.team'));
  return (
    <>
      <div className="screen-head">
        <h1>{t('types.team')}</h1>
      </div>
      <SportChips sportId={props.sportId} />
      <KnownTeams key={props.sportId} {...props} />
    </>
  );
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

export function Teams(): ReactNode {
  const t = useText();
  const query = new URLSearchParams(useShown().target.query);
  const { view, hasFailed, retry } = useFeature('favourites');
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((count) => count + 1), []);
  const team = numberOf(query.get('team'));
  if (hasFailed)
    return (
      <div className="screen">
        <h1 className="vh">{t('types.team')}</h1>
        <Failed title={t('types.team')} text={t('types.team.failed')} onRetry={retry} />
      </div>
    );
  if (view === null) return <ScreenSkeleton />;
  return (
    <div className="screen" key={tries}>
      {team === null ? (
        <AllTeams sportId={numberOf(query.get('sport'))} again={again} />
      ) : (
        <OneTeam key={team} id={team} again={again} />
      )}
    </div>
  );
}
