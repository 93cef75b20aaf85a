/**
 * The virtual list of games, for long lists: only visible rows are rendered. Headings stick while their games scroll
 * by.
 */
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import type { BoardGroup, Championship } from 'touchline/core/line/types';
import { shareStructure } from 'touchline/kernel/share-structure';
import { GroupHead, type GroupHeadProps } from './board.tsx';
import { GameRow } from './game-row.tsx';
import { isFocusLost } from './is-focus-lost.ts';

type Item =
  | { readonly kind: 'head'; readonly key: string; readonly champ: Championship; readonly firstGameId: number }
  | { readonly kind: 'row'; readonly key: string; readonly gameId: number };

/** Heights in px; must match `styles/board.css`. */
const HEAD_PX = 40;
const ROW_PX = 60;
const NARROW_ROW_PX = 118;
const COMPACT_HEAD_PX = 24;
const COMPACT_ROW_PX = 36;
const NARROW_COMPACT_ROW_PX = 100;
/** The size of text to which these heights belong, px. */
const FONT_PX = 16;
/** Below this list width in px a row has two lines: prices under the teams. */
const NARROW_PX = 540;
const OVERSCAN = 6;
/** No heading sticks. */
const NO_HEAD = -1;

function itemsOf(groups: readonly BoardGroup[], hasHeads: boolean): readonly Item[] {
  return groups.flatMap(({ champ, gameIds }): readonly Item[] => [
    ...(hasHeads ? [{ kind: 'head' as const, key: `c${champ.id}`, champ, firstGameId: gameIds[0] ?? 0 }] : []),
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
    const isGone = isFocusLost();
    if (place === undefined && isGone) return;
    isOver.current = true;
    if (isGone) place?.querySelectorAll<HTMLElement>('a, button')[before.at]?.focus({ preventScroll: true });
  });
}

/** The list as it is measured. */
interface Box {
  /** Px from the top of the page. */
  readonly top: number;
  /** The height at the top of the window that the page's head covers, px: where headings stick. */
  readonly coveredPx: number;
  readonly isNarrow: boolean;
  readonly isCompact: boolean;
  readonly scale: number;
}

function rowHeight({ isNarrow, isCompact }: Box): number {
  if (isNarrow) return isCompact ? NARROW_COMPACT_ROW_PX : NARROW_ROW_PX;
  return isCompact ? COMPACT_ROW_PX : ROW_PX;
}

const scaleOf = (page: HTMLElement): number => parseFloat(getComputedStyle(page).fontSize) / FONT_PX || 1;
const isCompactIn = (page: HTMLElement): boolean => /\bcompact\b/.test(page.dataset['look'] ?? '');

function coveredPxIn(list: HTMLElement): number {
  const head = list.querySelector('.is-sticky');
  return head === null ? 0 : parseFloat(getComputedStyle(head).top) || 0;
}

/**
 * The list's likely place before it is in the page: that of the rows that it replaces, or below all others. So the rows
 * in sight are part of the first render, which React does in slices; those that only the measured place brings are
 * rendered in one task.
 */
function likelyBox(): Box {
  const page = document.documentElement;
  const main = document.querySelector('main');
  const replaced = main?.querySelector('.board[aria-busy]');
  const place = replaced ?? main;
  const rect = place?.getBoundingClientRect();
  return {
    top: Math.round(((place === main ? rect?.bottom : rect?.top) ?? 0) + scrollY),
    coveredPx: 0,
    isNarrow: (place?.clientWidth ?? 0) < NARROW_PX,
    isCompact: isCompactIn(page),
    scale: scaleOf(page),
  };
}

/** How headings and rows are drawn. */
export interface BoardLook {
  /** Null for a list without headings. */
  readonly Head: ComponentType<GroupHeadProps> | null;
  readonly Row: ComponentType<{ readonly gameId: number }>;
  /** Rows have heights of their own, which are measured; otherwise they have the heights above. */
  readonly isMeasured?: boolean;
  /** The height of a row above the usual one, px. */
  readonly captionPx?: number;
}

const USUAL: BoardLook = { Head: GroupHead, Row: GameRow };

interface VirtualBoardProps {
  readonly groups: readonly BoardGroup[];
  readonly level: 2 | 3;
  readonly look?: BoardLook;
}

export function VirtualBoard({
  groups,
  level,
  look: { Head, Row, isMeasured = false, captionPx = 0 } = USUAL,
}: VirtualBoardProps): ReactNode {
  const hasHeads = Head !== null;
  const items = useMemo(() => itemsOf(groups, hasHeads), [groups, hasHeads]);
  const heads = useMemo(() => items.flatMap((item, at) => (item.kind === 'head' ? [at] : [])), [items]);
  const list = useRef<HTMLDivElement>(null);
  useFocusOf(list);
  const [box, setBox] = useState(likelyBox);
  useLayoutEffect(() => {
    const element = list.current;
    const page = document.documentElement;
    if (element === null) return undefined;
    const measure = (): void =>
      setBox((last) => {
        const next = {
          top: Math.round(element.getBoundingClientRect().top + scrollY),
          coveredPx: coveredPxIn(element),
          isNarrow: element.clientWidth < NARROW_PX,
          isCompact: isCompactIn(page),
          scale: scaleOf(page),
        };
        return shareStructure(last, next);
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    const lookObserver = new MutationObserver(measure);
    lookObserver.observe(page, { attributeFilter: ['data-look'] });
    return () => {
      observer.disconnect();
      lookObserver.disconnect();
    };
  }, []);
  const sticky = useRef(NO_HEAD);
  const withHead = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      sticky.current = heads.findLast((at) => at <= range.startIndex) ?? heads[0] ?? NO_HEAD;
      return heads.length === 0 ? shown : [...new Set([sticky.current, ...shown])].sort((a, b) => a - b);
    },
    [heads],
  );
  /** Rows behind the page's head are out of sight: the heading that sticks is that of the first one below it. */
  const margin = box.top - box.coveredPx;
  // The React Compiler may skip this component.
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer's functions can't be memoized
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: (at) =>
      (items[at]?.kind === 'head' ? (box.isCompact ? COMPACT_HEAD_PX : HEAD_PX) : rowHeight(box) + captionPx) *
      box.scale,
    getItemKey: (at) => items[at]?.key ?? at,
    scrollMargin: margin,
    initialRect: { width: innerWidth, height: innerHeight },
    initialOffset: () => scrollY,
    overscan: OVERSCAN,
    rangeExtractor: withHead,
  });
  useLayoutEffect(() => {
    if (!isMeasured) virtual.measure();
  }, [virtual, isMeasured, box.isNarrow, box.isCompact, box.scale, captionPx, items]);
  return (
    <div className="board is-virtual" ref={list} style={{ blockSize: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start, size }) => {
        const item = items[index];
        if (item === undefined) return null;
        const isSticky = index === sticky.current;
        const height = isMeasured ? {} : { blockSize: size };
        return (
          <div
            key={key}
            className={isSticky ? 'virtual-item is-sticky' : 'virtual-item'}
            {...(isMeasured ? { ref: virtual.measureElement, 'data-index': index } : {})}
            style={isSticky ? height : { ...height, transform: `translateY(${start - margin}px)` }}
          >
            {item.kind === 'head' && Head !== null ? (
              <Head champ={item.champ} firstGameId={item.firstGameId} level={level} />
            ) : item.kind === 'row' ? (
              <Row gameId={item.gameId} />
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
