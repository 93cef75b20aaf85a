/** The operator's selection of games, of every sport [NAV-42]. */
import { useMemo, type ReactNode } from 'react';
import { MarketSwitchRoom } from '../../components/board-tools/market-switch-room.tsx';
import { BoardList } from '../../components/board.tsx';
import { NoGames } from '../../components/no-games.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useBoardReadable, useCore, useWatch } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { sectionsOf } from './sections-of.ts';

const TOPICS = ['top'];

export function TopGames(): ReactNode {
  const t = useText();
  const { line } = useCore();
  useWatch(TOPICS);
  const board = useProjection(useBoardReadable({ kind: 'top' }), identity);
  const sections = useMemo(() => sectionsOf(board, line), [board, line]);
  usePageName(t('line.topTitle'));
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{t('line.topTitle')}</h1>
      </div>
      {!board.loaded ? (
        <BoardSkeleton rows={10} />
      ) : board.gameCount === 0 ? (
        <NoGames />
      ) : (
        <>
          <MarketSwitchRoom groups={board.groups} sections={sections} />
          <BoardList groups={board.groups} />
        </>
      )}
    </div>
  );
}
