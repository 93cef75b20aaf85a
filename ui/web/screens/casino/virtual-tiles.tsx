/** A long shelf of games: only the rows of tiles near the window are rendered [CSN-24]. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { CasinoGame } from 'touchline/core/casino/types';
import { shareStructure } from 'touchline/kernel/share-structure';
import { Tile } from './tile.tsx';

/** Rows beyond the window. */
const OVERSCAN = 3;
/** A tile's height until tiles have been measured, px. */
const USUAL_PX = 200;

/** The grid as the styles lay it out, px. */
interface Grid {
  readonly top: number;
  readonly columns: number;
  readonly columnPx: number;
  readonly gapPx: number;
}

/** The columns of a grid without games: its styles say how many fit. */
function gridOf(list: HTMLElement): Grid {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').map(parseFloat).filter(Number.isFinite);
  return {
    top: Math.round(list.getBoundingClientRect().top + scrollY),
    columns: Math.max(1, columns.length),
    columnPx: columns[0] ?? list.clientWidth,
    gapPx: parseFloat(rowGap) || 0,
  };
}

export function VirtualTiles({ games }: { readonly games: readonly CasinoGame[] }): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [grid, setGrid] = useState<Grid>({ top: 0, columns: 1, columnPx: 0, gapPx: 0 });
  const [highest, setHighest] = useState({ columnPx: 0, px: USUAL_PX });
  /** All rows are as high as the highest tile that has been shown at this width. */
  const tilePx = highest.columnPx === grid.columnPx ? highest.px : USUAL_PX;
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = (): void => setGrid((last) => shareStructure(last, gridOf(element)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // The React Compiler may skip this component.
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer's functions can't be memoized
  const virtual = useWindowVirtualizer({
    count: Math.ceil(games.length / grid.columns),
    estimateSize: () => tilePx,
    gap: grid.gapPx,
    scrollMargin: grid.top,
    overscan: OVERSCAN,
  });
  const rows = virtual.getVirtualItems();
  useLayoutEffect(() => virtual.measure(), [virtual, tilePx, grid]);
  useLayoutEffect(() => {
    const heights = [...(list.current?.children ?? [])].map(({ scrollHeight }) => scrollHeight);
    const px = Math.max(tilePx, ...heights);
    setHighest((last) => (last.columnPx === grid.columnPx && last.px === px ? last : { columnPx: grid.columnPx, px }));
  }, [rows, grid, tilePx]);
  return (
    <ul ref={list} className="tiles is-virtual" style={{ blockSize: virtual.getTotalSize() }}>
      {rows.flatMap(({ index, start }) =>
        games.slice(index * grid.columns, (index + 1) * grid.columns).map((game, column) => (
          <Tile
            key={game.id}
            game={game}
            isDated={false}
            place={{ number: index * grid.columns + column + 1, of: games.length }}
            style={{
              insetBlockStart: start - grid.top,
              insetInlineStart: column * (grid.columnPx + grid.gapPx),
              inlineSize: grid.columnPx,
              minBlockSize: tilePx,
            }}
          />
        )),
      )}
    </ul>
  );
}
