/**
 * The stars of a game's two sides [FAV-8], whose names lead to their pages [STT-20]. The row has its height before the
 * operator has named the teams.
 */
import { useMemo, type ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import { Link } from '../../components/link.tsx';
import { Star } from '../../components/star.tsx';
import { useCore } from '../../core-context.ts';
import { useAnswer, useProjection } from '../../use-projection.ts';

const areShownIn = (view: View<'favourites'> | null): boolean | null => view?.areTeamsShown ?? null;

export function TeamStars({ gameId }: { readonly gameId: number }): ReactNode {
  const core = useCore();
  const areShown = useProjection(core.feature('favourites'), areShownIn);
  const ask = useMemo(() => {
    const actions = areShown !== null ? core.actions('favourites') : null;
    return actions === null ? null : () => actions.teamsOfGame(gameId);
  }, [core, areShown, gameId]);
  const teams = useAnswer(ask) ?? [];
  return (
    <p className="scoreboard-teams">
      {teams.map((team) => (
        <span key={team.id} className="scoreboard-team">
          {areShown === true && <Star kind="team" id={team.id} name={team.name} />}
          <Link to={`/team?team=${team.id}`}>
            <bdi>{team.name}</bdi>
          </Link>
        </span>
      ))}
    </p>
  );
}
