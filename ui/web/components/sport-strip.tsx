/** A strip of links to the sports that have games. */
import type { ReactNode } from 'react';
import type { TreeSport } from 'touchline/core/line/types';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';
import { Link } from './link.tsx';
import { SportPicture } from './picture.tsx';

interface StripWay {
  readonly id: number;
  readonly sportId: number;
  readonly name: string;
  readonly to: string;
}

/** Sports with games; with a single sport, its championships instead. */
function stripWays(tree: readonly TreeSport[], section: 'line' | 'live'): readonly StripWay[] {
  const hasGames = ({ live, line }: Pick<TreeSport, 'live' | 'line'>): boolean =>
    live + (section === 'live' ? 0 : line) > 0;
  const sports = tree.filter(hasGames);
  const [only] = sports;
  if (sports.length !== 1 || only === undefined)
    return sports.map(({ id, name }) => ({ id, sportId: id, name, to: `/${section}/${id}` }));
  return only.championships
    .filter(hasGames)
    .map(({ id, sportId, name }) => ({ id, sportId, name, to: `/line/${sportId}/${id}` }));
}

export function SportStrip({ section = 'line' }: { readonly section?: 'line' | 'live' }): ReactNode {
  const t = useText();
  const tree = useProjection(useCore().line.tree, identity);
  if (tree === null)
    return (
      <div className="strip" aria-hidden="true">
        {Array.from({ length: 8 }, (_, at) => (
          <span className="strip-way" key={at}>
            <span className="bone is-chip" />
          </span>
        ))}
      </div>
    );
  return (
    <nav className="strip" aria-label={t('home.allSports')}>
      {stripWays(tree, section).map(({ id, sportId, name, to }) => (
        <Link key={id} to={to} className="strip-way">
          <SportPicture sportId={sportId} />
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
