/** The main competitions with their next games, and those of each sport [NAV-44]. */
import { useMemo, type ReactNode } from 'react';
import { champPath } from 'touchline/navigation/routes/sports';
import { CountCard, WaitingCards } from '../../components/count-card.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { SportPicture } from '../../components/picture.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useCore } from '../../core-context.ts';
import { useShown } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { CompetitionRows } from './competition-rows.tsx';

/** Main competitions with rows, and rows of each. */
const MAX_COMPETITIONS = 8;
const ROWS = 3;

export function Championships(): ReactNode {
  const t = useText();
  const tree = useProjection(useCore().line.tree, identity);
  const asked = Number(new URLSearchParams(useShown().target.query).get('sport'));
  const sports = useMemo(() => tree?.filter(({ live, line }) => live + line > 0) ?? [], [tree]);
  const sport = sports.find(({ id }) => id === asked);
  const top = useMemo(
    () =>
      sports
        .flatMap(({ championships }) => championships.filter((each) => each.top && each.live + each.line > 0))
        .slice(0, MAX_COMPETITIONS),
    [sports],
  );
  const name = t('types.champ');
  usePageName(sport === undefined ? name : `${name}, ${sport.name}`);
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{name}</h1>
      </div>
      <nav className="chips" aria-label={t('line.bySport')}>
        <Link to="/champ" className="chip is-way" current={sport === undefined}>
          {t('tree.top')}
        </Link>
        {sports.map(({ id, name: of, championships }) => (
          <Link key={id} to={`/champ?sport=${id}`} className="chip is-way" current={id === sport?.id}>
            <SportPicture sportId={id} />
            {of}
            <span className="count">{championships.length}</span>
          </Link>
        ))}
      </nav>
      {tree === null ? (
        Number.isNaN(asked) || asked === 0 ? (
          <BoardSkeleton rows={10} />
        ) : (
          <ul className="sports">
            <WaitingCards count={12} />
          </ul>
        )
      ) : sport !== undefined ? (
        <ul className="sports">
          {sport.championships
            .filter(({ live, line }) => live + line > 0)
            .map((champ) => (
              <li key={champ.id}>
                <CountCard {...champ} to={champPath(champ)} />
              </li>
            ))}
        </ul>
      ) : top.length > 0 ? (
        top.map((champ) => <CompetitionRows key={champ.id} champ={champ} most={ROWS} />)
      ) : (
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
      )}
    </div>
  );
}
