/**
 * Drag and drop with any pointer: the held item follows the pointer, and the element below it with `data-drop` is the
 * target. Everything that dragging does is also possible with buttons.
 */
import { useRef, useState, type PointerEvent } from 'react';

const EDGE_PX = 48;
const STEP_PX = 10;

export interface Drag {
  /** Id of the item held, and the `data-drop` below it. */
  readonly held: number | null;
  readonly over: string | null;
  /** Props for the drag handle of one item. */
  readonly handle: (id: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

/** The scroll container of an element: the rail, a sheet, or the page. */
function scrollerOf(element: HTMLElement): Element {
  return element.closest('.rail, .dialog-body') ?? document.documentElement;
}

function scrollAtEdge(element: HTMLElement, y: number): void {
  const scroller = scrollerOf(element);
  const { top, bottom } =
    scroller === document.documentElement ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  if (y < top + EDGE_PX) scroller.scrollBy(0, -STEP_PX);
  else if (y > bottom - EDGE_PX) scroller.scrollBy(0, STEP_PX);
}

/** The drop target at a point; the style of the held item lets the pointer through. */
function targetAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? null;
}

export function useDrag(onDrop: (id: number, target: string) => void): Drag {
  const [state, setState] = useState<{ readonly held: number | null; readonly over: string | null }>({
    held: null,
    over: null,
  });
  const from = useRef<{ readonly y: number; readonly item: HTMLElement; readonly scrolled: number } | null>(null);
  const end = (): void => {
    from.current?.item.style.removeProperty('transform');
    from.current = null;
    setState({ held: null, over: null });
  };
  return {
    ...state,
    handle: (id) => ({
      onPointerDown(event) {
        const item = event.currentTarget.closest<HTMLElement>('[data-leg]');
        if (item === null || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { y: event.clientY, item, scrolled: scrollerOf(item).scrollTop };
        setState({ held: id, over: null });
      },
      onPointerMove(event) {
        const start = from.current;
        if (start === null) return;
        scrollAtEdge(start.item, event.clientY);
        start.item.style.setProperty(
          'transform',
          `translateY(${event.clientY - start.y + scrollerOf(start.item).scrollTop - start.scrolled}px)`,
        );
        const over = targetAt(event.clientX, event.clientY);
        setState((last) => (last.over === over ? last : { ...last, over }));
      },
      onPointerUp(event) {
        if (from.current === null) return;
        const target = targetAt(event.clientX, event.clientY);
        end();
        if (target !== null) onDrop(id, target);
      },
      onPointerCancel: end,
    }),
  };
}
