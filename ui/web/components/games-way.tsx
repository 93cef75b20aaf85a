/** Link to games from a page without any: to games in play, or to all sports while none is in play. */
import type { ReactNode } from 'react';
import type { TreeSport } from 'touchline/core/line/types';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { Link } from './link.tsx';

const hasLive = (tree: readonly TreeSport[] | null): boolean => tree === null || tree.some(({ live }) => live > 0);

/** Whether any game is in play; true until that is known. */
export function useHasLive(): boolean {
  return useProjection(useCore().line.tree, hasLive);
}

export function GamesWay(): ReactNode {
  const t = useText();
  const isLive = useHasLive();
  return (
    <Link to={isLive ? '/live' : '/line'} className="button">
      {t(isLive ? 'home.allLive' : 'home.allSports')}
    </Link>
  );
}
