/**
 * The limit: the same rows and cells by hand. Each frame is `JSON.parse`d and written into one map of prices; once a painted frame the drawn cells that changed get
 * their text and a mark for the move, which leaves after four seconds. No library, no check of what comes in.
 */
import type { DrawnRow } from './board-input.ts';
import { loadInput, openFeeder } from './board-input.ts';
import { createTold, settled } from './told.ts';

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
  drawn: number;
}

const MARK_MS = 4_000;

function html(rows: readonly DrawnRow[]): string {
  const cell = (name: string, short: string): string =>
    `<button type="button" class="cell" aria-pressed="false"><span class="vh">${name}</span><span class="cell-name" aria-hidden="true">${short}</span><b class="cell-price">–</b><span class="cell-lock">\u00a0</span></button>`;
  const row = ({ home, away, cells }: DrawnRow): string =>
    `<div class="row"><span class="row-game"><span class="sides"><span class="side"><span class="side-name">${home}</span></span><span class="side"><span class="side-name">${away}</span></span></span></span>` +
    `<span class="cells is-result">${cells.map(({ name, short }) => cell(name, short)).join('')}</span></div>`;
  return `<div class="board"><section class="group">${rows.map(row).join('')}</section></div>`;
}

async function run(): Promise<void> {
  const told = createTold();
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
      if (button !== undefined && text instanceof Text) cells.set(cell.id, { id: cell.id, button, text, drawn: 0 });
    });
  const changed = new Set<Cell>();
  const marked = new Map<HTMLElement, number>();
  const draw = (cell: Cell): void => {
    const price = prices.get(cell.id) ?? 0;
    if (price === cell.drawn) return;
    cell.text.data = (price / 1_000).toFixed(2);
    if (cell.drawn > 0) {
      const up = price > cell.drawn;
      cell.button.classList.remove(up ? 'is-down' : 'is-up');
      cell.button.classList.add(up ? 'is-up' : 'is-down');
      marked.delete(cell.button);
      marked.set(cell.button, performance.now() + MARK_MS);
    }
    cell.drawn = price;
  };
  cells.forEach(draw);
  setInterval(() => {
    const now = performance.now();
    for (const [button, until] of marked) {
      if (until > now) break;
      button.classList.remove('is-up', 'is-down');
      marked.delete(button);
    }
  }, 500);
  let asked = false;
  openFeeder((text) => {
    const { p } = JSON.parse(text) as unknown as Delta;
    for (let at = 0; at < p.length; at += 3) {
      const market = p[at] ?? 0;
      prices.set(market, p[at + 1] ?? 0);
      const cell = cells.get(market);
      if (cell !== undefined) changed.add(cell);
    }
    told.updates += p.length / 3;
    if (asked || changed.size === 0) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      changed.forEach(draw);
      changed.clear();
    });
  });
  settled(told);
}

void run();
