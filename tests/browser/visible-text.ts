/** The visible text of price cells: measured in the page, so that a truncated name counts as its visible part. */
import type { Page } from 'playwright-core';

export interface SeenCells {
  /** Location of the cells: the heading of their group, or the game of their row. */
  readonly place: string;
  /** Text of each cell beside its price: its own visible text, else the heading of its column. */
  readonly texts: readonly string[];
}

/** The page's cells, by market group or by related cells of a row. */
export const seenCells = (page: Page): Promise<readonly SeenCells[]> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.closest('.vh') === null && element.getClientRects().length > 0 && !isClipped(element);
    const isClipped = (element: Element): boolean => getComputedStyle(element).clipPath !== 'none';
    /** The characters of `element` inside its box, less those replaced by an ellipsis. */
    const visibleText = (element: Element): string => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isCut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
      if (!isCut || style.overflowX === 'visible') return (element.textContent ?? '').trim();
      const sign = Number.parseFloat(style.fontSize);
      const isLtr = style.direction === 'ltr';
      const text = element.firstChild;
      if (!(text instanceof Text)) return (element.textContent ?? '').trim();
      const range = document.createRange();
      const seen = Array.from({ length: text.length }, (_, at) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { left, right, bottom } = range.getBoundingClientRect();
        const isIn = isLtr ? right <= box.right - sign : left >= box.left + sign;
        return isIn && bottom <= box.bottom + 1 ? text.substringData(at, 1) : '';
      });
      return `${seen.join('').trim()}…`;
    };
    const sayOf = (cell: Element, at: number): string => {
      const own = [...cell.querySelectorAll('.cell-name')].filter(isShown).map(visibleText).join(' ');
      if (own !== '') return own;
      const group = cell.closest('.cells')?.className ?? '';
      const head = cell.closest('.group, .board')?.querySelector('.group-columns');
      return head !== null && head !== undefined && isShown(head)
        ? (head.querySelector(`[class="${group}"]`)?.children[at]?.textContent ?? '')
        : '';
    };
    const cellsOf = (element: Element): readonly Element[] =>
      [...element.querySelectorAll('.cell:not(.is-empty)')].filter(isShown);
    const groups = [...document.querySelectorAll('main .market-group')].map((group) => ({
      place: group.querySelector('h2')?.textContent ?? '',
      texts: cellsOf(group).map(sayOf),
    }));
    const rows = [...document.querySelectorAll('main :is(.row, .card.is-featured) .cells')].map((cells) => ({
      place: `${cells.closest('.row, .card')?.querySelector('a')?.textContent ?? ''} ${cells.className}`,
      texts: cellsOf(cells).map(sayOf),
    }));
    return [...groups, ...rows].filter(({ texts }) => texts.length > 0);
  });
