/** Contrast of rendered price cells (WCAG 2.2, 1.4.3), in a site over a fake core. */
import type { Page } from 'playwright-core';

/** All states of a price cell. */
export const CELL_STATES = [
  'plain',
  'moved up',
  'moved down',
  'selected',
  'suspended',
  'gone',
  'selected, moved up',
  'selected, moved down',
  'selected, suspended',
  'selected, gone',
] as const;

export interface CellContrast {
  /** The state, the part of the cell, and whether the pointer is over the cell. */
  readonly where: string;
  readonly contrast: number;
}

/** Puts one market into a state and measures the contrast of everything that its cell shows. Runs in the page. */
async function measure({
  market,
  state,
  where,
}: {
  readonly market: number;
  readonly state: string;
  readonly where: string;
}) {
  const MAX_FRAMES = 300;
  const { line } = window.fakeCore.fake;
  if (state.includes('moved')) line.move(market, line.price(market) + (state.includes('up') ? 100 : -10));
  if (state.includes('suspended')) line.suspend(market, true);
  if (state.includes('gone')) line.remove(market);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const seenCell = (): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(`main .cell[data-market="${market}"]`)].find(
      (each) => each.getClientRects().length > 0,
    );
  // A list that is still loading may replace its rows: the cell is then missing for some frames.
  for (let frames = 0; seenCell() === undefined && frames < MAX_FRAMES; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const cell = seenCell();
  if (canvas === null || cell === undefined) return [{ where: `${where}: there is no cell`, contrast: 0 }];
  // Everything where it ends, and the tint at its strongest.
  for (const animation of cell.getAnimations({ subtree: true })) animation.finish();
  if (cell.dataset['tint'] !== undefined) cell.dataset['tint'] = '4';
  /** The resulting colour of layers painted over each other, lowest first. */
  const painted = (layers: readonly string[]): readonly number[] => {
    canvas.clearRect(0, 0, 1, 1);
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (colour: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = colour.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const grounds: string[] = [];
  for (let element: Element | null = cell; element !== null; element = element.parentElement)
    grounds.unshift(getComputedStyle(element).backgroundColor);
  const parts = [...cell.querySelectorAll('.cell-name, .cell-price, .cell-lock')].filter((part) => {
    const { display, clipPath } = getComputedStyle(part);
    return display !== 'none' && clipPath === 'none';
  });
  return parts.map((part) => {
    const style = getComputedStyle(part);
    const ink = part.className === 'cell-lock' ? style.backgroundColor : style.color;
    const [a, b] = [luminance(painted([...grounds, ink])), luminance(painted(grounds))];
    const isFaded = style.opacity !== '1' || getComputedStyle(cell).opacity !== '1';
    return {
      where: `${where}: ${part.className}`,
      contrast: isFaded ? 0 : (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05),
    };
  });
}

/** Measures each state in a cell of its own, visible cells first, with and without the pointer. */
export async function cellContrasts(page: Page): Promise<readonly CellContrast[]> {
  const cells = page.locator('main .cell[data-market]:visible');
  const markets = (await cells.evaluateAll((all) => all.map((cell) => Number(cell.getAttribute('data-market'))))).slice(
    0,
    CELL_STATES.length,
  );
  const found: CellContrast[] = [];
  for (const [at, state] of CELL_STATES.entries()) {
    const market = markets[at];
    if (market === undefined) throw new Error(`the page has only ${markets.length} cells`);
    if (state.includes('selected')) {
      await page.evaluate((marketId) => {
        window.fakeCore.dispatch({ type: 'coupon/addLeg', payload: { marketId } });
      }, market);
      await page.locator(`main .cell[data-market="${market}"][aria-pressed="true"]`).first().waitFor();
    }
    await page.mouse.move(0, 0);
    found.push(...(await page.evaluate(measure, { market, state, where: state })));
    await page.locator(`main .cell[data-market="${market}"]:visible`).first().hover();
    found.push(...(await page.evaluate(measure, { market, state, where: `${state}, pointed at` })));
  }
  return found;
}
