/** The hits of a search, by kind: the list below the input, and the page of all results. */
import type { ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import { groupHits, pathOfHit, type SearchGroupLimits } from 'touchline/core/search/rules/groups';
import { hasRanking } from 'touchline/core/line/rules/ranking';
import type { SearchEntity } from 'touchline/core/search/types';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { useCore } from '../core-context.ts';
import { countryName } from '../format/country.ts';
import { formatTime } from '../format/time.ts';
import { useText, useTextLanguage } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';
import { Link } from './link.tsx';
import { SportPicture } from './picture.tsx';
import { Shield } from './shield.tsx';
import { Star } from './star.tsx';

const areTeamsShownIn = (view: View<'favourites'> | null): boolean => view?.areTeamsShown === true;

interface HitProps {
  readonly hit: SearchEntity;
  readonly onGone?: (() => void) | undefined;
}

/** A hit as a link; opening one keeps its name among the recent searches. */
export function SearchHit({ hit, onGone }: HitProps): ReactNode {
  const core = useCore();
  const t = useText();
  const language = useTextLanguage();
  const chosen = useProjection(core.preferences, identity);
  const open = (): void => {
    core.dispatch({ type: 'search/choose', payload: { key: hit.key } });
    onGone?.();
  };
  const areTeamsStarred = useProjection(core.feature('favourites'), areTeamsShownIn);
  // Competitors of a field wear no shirts, and stars follow the sides of games [SRH-13].
  const isTeam = hit.kind === 'team' && !hasRanking(hit.sportId);
  const teamId = isTeam && areTeamsStarred ? Number(hit.key.slice('team:'.length)) : null;
  const sport = <SportPicture sportId={hit.sportId} />;
  const about = [
    hit.kind === 'competition' ? '' : hit.competition,
    hit.country === '' ? '' : countryName(hit.country, language, t),
  ].filter((text) => text !== '');
  return (
    <li className={teamId === null ? undefined : 'hit-row'}>
      <Link to={pathOfHit(hit)} className="hit" onGone={open}>
        {isTeam ? <Shield name={hit.name} kit={hit.kit} sportId={hit.sportId} orElse={sport} /> : sport}
        <span className="hit-names">
          <bdi>{hit.kind === 'game' && hit.name === '' ? gameTitle(hit, t) : hit.name}</bdi>
          {about.length > 0 && (
            <small>
              <bdi>{about.join(' · ')}</bdi>
            </small>
          )}
        </span>
        {hit.isLive ? (
          <span className="hit-when is-live">{t('line.live')}</span>
        ) : (
          hit.startsAt !== null && <span className="hit-when">{formatTime(hit.startsAt, 'dayTime', chosen)}</span>
        )}
        {hit.games > 0 && <span className="hit-when">{t('search.games', { count: hit.games })}</span>}
      </Link>
      {teamId !== null && <Star kind="team" id={teamId} name={hit.name} />}
    </li>
  );
}

interface GroupsProps {
  readonly hits: readonly SearchEntity[];
  readonly limits: SearchGroupLimits;
  readonly onGone?: () => void;
}

export function SearchGroups({ hits, limits, onGone }: GroupsProps): ReactNode {
  const t = useText();
  return groupHits(hits, limits).map(({ kind, hits: found }) => (
    <section key={kind} className="hit-group" aria-label={t(`search.kind.${kind}`)}>
      <h2 className="hit-kind">{t(`search.kind.${kind}`)}</h2>
      <ul className="hits">
        {found.map((hit) => (
          <SearchHit key={hit.key} hit={hit} onGone={onGone} />
        ))}
      </ul>
    </section>
  ));
}
