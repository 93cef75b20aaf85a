/**
 * The baseline: the same rows and cells in hand-written DOM code. Each frame is parsed with `JSON.parse` and written
 * into one map of prices. Once per animation frame, changed cells get their new text and a highlight for the price
 * movement, which is removed after four seconds. No library and no input validation.
 */
import type { BoardRow } from './board-input.ts';
import { loadInput, openFeeder } from './board-input.ts';
import { collectPageMetrics, markReadyOnceSettled } from './page-metrics.ts';

interface Snapshot {
  readonly markets: { readonly id: readonly number[]; readonly price: readonly number[] };
}
interface Delta {
  readonly p: readonly number[];
}
interface Cell {
  readonly id: number;
  readonly button: HTMLElement;
  readonly text: Text;
  shownPrice: number;
}

const HIGHLIGHT_MS = 4_000;

function html(rows: readonly BoardRow[]): string {
  const cell = ({ id, name, short }: BoardRow['cells'][number]): string =>
    `<button type="button" class="cell" data-market="${id}" aria-pressed="false"><span class="vh">${name}</span><span class="cell-name" aria-hidden="true">${short}</span><b class="cell-price">–</b><span class="cell-lock">\u00a0</span></button>`;
  const row = ({ home, away, cells }: BoardRow): string =>
    `<div class="row"><span class="row-game"><span class="sides"><span class="side"><span class="side-name">${home}</span></span><span class="side"><span class="side-name">${away}</span></span></span></span>` +
    `<span class="cells is-result">${cells.map(cell).join('')}</span></div>`;
  return `<div class="board"><section class="group">${rows.map(row).join('')}</section></div>`;
}

async function run(): Promise<void> {
  const metrics = collectPageMetrics();
  const { snapshot, rows } = await loadInput();
  const root = document.getElementById('root');
  if (root === null) return;
  root.innerHTML = html(rows);
  const prices = new Map<number, number>();
  const { markets } = JSON.parse(snapshot) as unknown as Snapshot;
  let id = 0;
  markets.id.forEach((difference, at) => {
    id += difference;
    prices.set(id, markets.price[at] ?? 0);
  });
  const cells = new Map<number, Cell>();
  const buttons = root.querySelectorAll<HTMLElement>('.cell');
  rows
    .flatMap((row) => row.cells)
    .forEach((cell, at) => {
      const button = buttons[at];
      const text = button?.querySelector('.cell-price')?.firstChild;
      if (button !== undefined && text instanceof Text)
        cells.set(cell.id, { id: cell.id, button, text, shownPrice: 0 });
    });
  const changed = new Set<Cell>();
  const highlighted = new Map<HTMLElement, number>();
  const render = (cell: Cell): void => {
    const price = prices.get(cell.id) ?? 0;
    if (price === cell.shownPrice) return;
    cell.text.data = (price / 1_000).toFixed(2);
    if (cell.shownPrice > 0) {
      const up = price > cell.shownPrice;
      cell.button.classList.remove(up ? 'is-down' : 'is-up');
      cell.button.classList.add(up ? 'is-up' : 'is-down');
      highlighted.delete(cell.button);
      highlighted.set(cell.button, performance.now() + HIGHLIGHT_MS);
    }
    cell.shownPrice = price;
  };
  cells.forEach(render);
  setInterval(() => {
    const now = performance.now();
    for (const [button, until] of highlighted) {
      if (until > now) break;
      button.classList.remove('is-up', 'is-down');
      highlighted.delete(button);
    }
  }, 500);
  let isFrameRequested = false;
  openFeeder((text) => {
    const { p } = JSON.parse(text) as unknown as Delta;
    for (let at = 0; at < p.length; at += 3) {
      const market = p[at] ?? 0;
      prices.set(market, p[at + 1] ?? 0);
      const cell = cells.get(market);
      if (cell !== undefined) changed.add(cell);
    }
    metrics.updates += p.length / 3;
    if (isFrameRequested || changed.size === 0) return;
    isFrameRequested = true;
    requestAnimationFrame(() => {
      isFrameRequested = false;
      changed.forEach(render);
      changed.clear();
    });
  });
  markReadyOnceSettled(metrics);
}

void run();
