/** The starred teams with their next games [FAV-8]. */
import { useMemo, type ReactNode } from 'react';
import type { Team } from 'touchline/core/favourites/types';
import { BoardList } from '../../components/board.tsx';
import { Link } from '../../components/link.tsx';
import { Shield } from '../../components/shield.tsx';
import { Star } from '../../components/star.tsx';
import { useActions } from '../../components/use-feature.ts';
import { searchAddress } from '../../shell/search-address.ts';
import { useText } from '../../text.ts';
import { useAnswer } from '../../use-projection.ts';
import { useGamesAsGroups } from './use-games-as-groups.ts';

/** Games that the operator names of each team at most, and topics of the page's stream that rows may take. */
const GAMES_A_TEAM = 3;
const MAX_TOPICS = 150;

function TeamGames({ gameIds }: Pick<Team, 'gameIds'>): ReactNode {
  const key = gameIds.join();
  const groups = useGamesAsGroups(useMemo(() => key.split(',').map(Number), [key]));
  return groups.length > 0 && <BoardList groups={groups} level={3} />;
}

interface TeamProps {
  readonly id: number;
  /** Undefined where the operator does not know it; null until the operator has answered. */
  readonly team: Team | undefined | null;
  /** False where the page has too many rows: then the team has a way to its games. */
  readonly hasRows: boolean;
}

function StarredTeam({ id, team, hasRows }: TeamProps): ReactNode {
  const t = useText();
  if (team === null)
    return (
      <p className="favourites-quiet" role="status" aria-label={t('state.loading')}>
        <span className="bone is-name" aria-hidden="true" />
      </p>
    );
  const name = team?.name ?? t('favourites.team', { id });
  const hasGames = team !== undefined && team.gameIds.length > 0;
  return (
    <section aria-label={name}>
      <p className="favourites-quiet">
        <b>
          {team && <Shield name={name} kit={team.kit} sportId={team.sportId} />}
          <bdi>{name}</bdi>
        </b>
        {!hasGames && <span>{t('favourites.noTeamGames')}</span>}
        {hasGames && !hasRows && <Link to={searchAddress(name)}>{t('favourites.findTeam')}</Link>}
        <Star kind="team" id={id} name={name} />
      </p>
      {hasGames && hasRows && <TeamGames gameIds={team.gameIds} />}
    </section>
  );
}

interface StarredTeamsProps {
  readonly ids: readonly number[];
  /** Topics that the rest of the page takes. */
  readonly taken: number;
}

export function StarredTeams({ ids, taken }: StarredTeamsProps): ReactNode {
  const t = useText();
  const actions = useActions('favourites');
  const key = ids.join();
  const teams = useAnswer(useMemo(() => () => actions.teams(key.split(',').map(Number)), [actions, key]));
  const withRows = Math.floor((MAX_TOPICS - taken) / GAMES_A_TEAM);
  return (
    <section aria-labelledby="starred-teams">
      <div className="screen-head">
        <h2 id="starred-teams">{t('favourites.teams')}</h2>
      </div>
      {ids.map((id, at) => (
        <StarredTeam
          key={id}
          id={id}
          team={teams === null ? null : teams.find((each) => each.id === id)}
          hasRows={at < withRows}
        />
      ))}
    </section>
  );
}
