/** Games of virtual football or virtual tennis, in play and next, in the ordinary list [VRT-7]. */
import type { ReactNode } from 'react';
import { BoardList } from '../../components/board.tsx';
import { Empty } from '../../components/empty.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useBoardReadable, useWatch } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';

export function VirtualGames({ sportId }: { readonly sportId: number }): ReactNode {
  const t = useText();
  useWatch([`live:${sportId}`, `line:${sportId}`]);
  const live = useProjection(useBoardReadable({ kind: 'live', sportId }), identity);
  const ahead = useProjection(useBoardReadable({ kind: 'line', sportId }), identity);
  if (!live.loaded || !ahead.loaded) return <BoardSkeleton rows={6} />;
  if (live.gameCount + ahead.gameCount === 0)
    return <Empty icon="clock" title={t('line.noGames.title')} text={t('line.noGames.text')} />;
  return (
    <>
      {live.gameCount > 0 && (
        <section aria-labelledby="virtual-live">
          <h2 id="virtual-live" className="virtual-title">
            {t('virtual.inPlay')}
          </h2>
          <BoardList groups={live.groups} level={3} />
        </section>
      )}
      <section aria-labelledby="virtual-next">
        <h2 id="virtual-next" className="virtual-title">
          {t('virtual.soon')}
        </h2>
        <BoardList groups={ahead.groups} level={3} />
      </section>
    </>
  );
}
