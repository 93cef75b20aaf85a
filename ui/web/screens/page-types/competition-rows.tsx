/** A competition with its first games, and the way to all of them. */
import type { ReactNode } from 'react';
import type { TreeChampionship } from 'touchline/core/line/types';
import { champPath } from 'touchline/navigation/routes/sports';
import { BoardList, firstRows, rowCount } from '../../components/board.tsx';
import { Link } from '../../components/link.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useBoardReadable, useWatch } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';

interface CompetitionRowsProps {
  readonly champ: TreeChampionship;
  readonly most: number;
}

export function CompetitionRows({ champ, most }: CompetitionRowsProps): ReactNode {
  const t = useText();
  useWatch([`champ:${champ.id}`]);
  const board = useProjection(useBoardReadable({ kind: 'champ', champId: champ.id }), identity);
  if (!board.loaded) return <BoardSkeleton rows={most} />;
  const groups = firstRows(board.groups, most);
  const more = rowCount(board.groups) - rowCount(groups);
  if (groups.length === 0) return null;
  return (
    <section aria-label={champ.name}>
      <BoardList groups={groups} />
      {more > 0 && (
        <p className="favourites-quiet">
          <Link to={champPath(champ)}>{t('favourites.more', { count: more })}</Link>
        </p>
      )}
    </section>
  );
}
