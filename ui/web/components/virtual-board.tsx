/**
 * The virtual list of games, for long lists: only visible rows are rendered. Headings stick while their games scroll
 * by.
 */
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { BoardGroup, Championship } from 'touchline/core/line/types';
import { GroupHead } from './board.tsx';
import { GameRow } from './game-row.tsx';

type Item =
  | { readonly kind: 'head'; readonly key: string; readonly champ: Championship; readonly firstGameId: number }
  | { readonly kind: 'row'; readonly key: string; readonly gameId: number };

/** Heights in px; must match `styles/board.css`. */
const HEAD_PX = 40;
const ROW_PX = 60;
const NARROW_ROW_PX = 118;
/** Below this list width in px a row has two lines: prices under the teams. */
const NARROW_PX = 540;
const OVERSCAN = 6;

function itemsOf(groups: readonly BoardGroup[]): readonly Item[] {
  return groups.flatMap(({ champ, gameIds }): readonly Item[] => [
    { kind: 'head', key: `c${champ.id}`, champ, firstGameId: gameIds[0] ?? 0 },
    ...gameIds.map((gameId): Item => ({ kind: 'row', key: `g${gameId}`, gameId })),
  ]);
}

/** Identifies a link or button in the list: the address of its row or heading, and its index there. */
interface Spot {
  readonly way: string;
  readonly at: number;
}
const PLACES = '.row, .group-head';
const wayOf = (place: Element): string => place.querySelector('a')?.getAttribute('href') ?? '';

function spotOf(element: Element | null): Spot | null {
  const place = element?.closest(PLACES);
  return place ? { way: wayOf(place), at: [...place.querySelectorAll('a, button')].indexOf(element as Element) } : null;
}

/**
 * Restores the focus that is lost when the virtual list replaces the first rows, unless the focus has moved elsewhere
 * meanwhile.
 */
function useFocusOf(list: RefObject<HTMLElement | null>): void {
  const [before] = useState(() => spotOf(document.activeElement));
  const isOver = useRef(before === null);
  useLayoutEffect(() => {
    if (isOver.current || before === null) return;
    const place = [...(list.current?.querySelectorAll(PLACES) ?? [])].find((each) => wayOf(each) === before.way);
    const isGone = document.activeElement === null || document.activeElement === document.body;
    if (place === undefined && isGone) return;
    isOver.current = true;
    if (isGone) place?.querySelectorAll<HTMLElement>('a, button')[before.at]?.focus({ preventScroll: true });
  });
}

export function VirtualBoard({
  groups,
  level,
}: {
  readonly groups: readonly BoardGroup[];
  readonly level: 2 | 3;
}): ReactNode {
  const items = useMemo(() => itemsOf(groups), [groups]);
  const heads = useMemo(() => items.flatMap((item, at) => (item.kind === 'head' ? [at] : [])), [items]);
  const list = useRef<HTMLDivElement>(null);
  useFocusOf(list);
  const [box, setBox] = useState({ top: 0, narrow: false });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = (): void =>
      setBox((last) => {
        const top = Math.round(element.getBoundingClientRect().top + scrollY);
        const narrow = element.clientWidth < NARROW_PX;
        return last.top === top && last.narrow === narrow ? last : { top, narrow };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const sticky = useRef(0);
  const withHead = useCallback(
    (range: Range) => {
      sticky.current = heads.findLast((at) => at <= range.startIndex) ?? 0;
      return [...new Set([sticky.current, ...defaultRangeExtractor(range)])].sort((a, b) => a - b);
    },
    [heads],
  );
  // `useVirtualizer` returns functions that can't be memoized; the React Compiler may skip this component.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: (at) => (items[at]?.kind === 'head' ? HEAD_PX : box.narrow ? NARROW_ROW_PX : ROW_PX),
    getItemKey: (at) => items[at]?.key ?? at,
    scrollMargin: box.top,
    overscan: OVERSCAN,
    rangeExtractor: withHead,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, box.narrow, items]);
  return (
    <div className="board is-virtual" ref={list} style={{ blockSize: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start, size }) => {
        const item = items[index];
        if (item === undefined) return null;
        const isSticky = index === sticky.current;
        return (
          <div
            key={key}
            className={isSticky ? 'virtual-item is-sticky' : 'virtual-item'}
            style={isSticky ? { blockSize: size } : { blockSize: size, transform: `translateY(${start - box.top}px)` }}
          >
            {item.kind === 'head' ? (
              <GroupHead champ={item.champ} firstGameId={item.firstGameId} level={level} />
            ) : (
              <GameRow gameId={item.gameId} />
            )}
          </div>
        );
      })}
    </div>
  );
}
