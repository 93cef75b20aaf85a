/**
 * Games on reels in a frame. A round comes as views, each a spin or a step exactly as the provider drew it; the frame
 * shows them one after another and adds none. Every view takes the same time whatever it pays.
 */
import { el } from './dom.ts';
import { startGame } from './frame.ts';
import { isWon, numbersIn } from './round.ts';
import type { Bench } from './bench.ts';
import type { Json, Round } from './round.ts';
import { symbolPicture } from './reel-symbols.ts';
import type { SymbolName } from './reel-symbols.ts';
import { REEL_WORDS } from './reel-words.ts';
import type { Words } from './words.ts';

/** By the provider's number of a symbol; a coin has its value as a text. */
export type Face = SymbolName | readonly [name: SymbolName, text: string];

/** The pay table: multiples of the stake by symbol, under the numbers of symbols that pay. */
export interface PayTable {
  readonly counts: readonly (number | string)[];
  readonly rows: readonly (readonly [symbol: SymbolName, ...times: readonly number[]])[];
}

export interface ReelsPart {
  readonly columns: number;
  readonly rows: number;
  readonly faces: readonly Face[];
  readonly table: PayTable;
  readonly controls?: readonly HTMLElement[];
  readonly bet?: (stake: number) => object;
  readonly showBet?: (bet: Json) => void;
  /** Whether the symbols that stay between two views stand still: respins and cascades. */
  readonly isStaying?: boolean;
  /** The caption of a view beside its number. */
  readonly caption?: (round: Round, view: number) => string;
  /** Stands between the reels and the pay table. */
  readonly note?: Element;
}

const FALL_MS = 420;
const COLUMN_MS = 110;
const VIEW_MS = 700;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function payTable(text: Bench<keyof typeof REEL_WORDS>['text'], { counts, rows }: PayTable): HTMLElement {
  return el(
    'details',
    { class: 'pay-table' },
    el('summary', {}, text('table')),
    el(
      'table',
      { 'aria-label': text('table') },
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('th', { scope: 'col' }, text('symbol')),
          ...counts.map((count) => el('th', { scope: 'col' }, String(count))),
        ),
      ),
      el(
        'tbody',
        {},
        ...rows.map(([name, ...times]) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, symbolPicture(name), text(name)),
            ...times.map((each) => el('td', {}, each === 0 ? '–' : `${each}×`)),
          ),
        ),
      ),
    ),
  );
}

/** Runs a game on reels. `words` are the game's own texts. */
export function startReels<Own extends Words>(
  words: Own,
  create: (bench: Bench<(keyof Own & string) | keyof typeof REEL_WORDS>) => ReelsPart,
): void {
  startGame({ ...REEL_WORDS, ...words }, (bench) => {
    const { text, play, stake, result, announce } = bench;
    const part = create(bench);
    const { columns, rows, faces, caption } = part;
    const size = columns * rows;
    const cells = Array.from({ length: size }, () => el('span', { class: 'reel-cell' }));
    const reels = Array.from({ length: columns }, (_, at) =>
      el('div', { class: 'reel' }, ...cells.slice(at * rows, (at + 1) * rows)),
    );
    const place = el('span', { class: 'step' });
    const [earlier, later] = (['earlier', 'later'] as const).map((name) =>
      el('button', { type: 'button' }, text(name)),
    );
    const steps = el('div', { class: 'steps', hidden: true }, earlier ?? '', place, later ?? '');
    let shown: readonly number[] = [];
    let round: Round | null = null;
    let view = 0;
    let isSpinning = false;

    const viewsOf = ({ shown: all }: Round): number => numbersIn(all['units']).length;
    const faceOf = (symbol: number): readonly [SymbolName, string] => {
      const face = faces[symbol] ?? 'wild';
      return typeof face === 'string' ? [face, ''] : [face[0], face[1]];
    };
    const nameOf = (symbol: number): string => {
      const [name, label] = faceOf(symbol);
      return label === '' ? text(name) : `${text(name)} ${label}`;
    };
    // Before the first round the cells show the game's symbols, faintly and not for screen readers: nothing was drawn.
    for (const [at, cell] of cells.entries()) {
      const [column, row] = [Math.floor(at / rows), at % rows];
      cell.className = 'reel-cell is-resting';
      cell.setAttribute('aria-hidden', 'true');
      cell.append(symbolPicture(...faceOf((2 * column + row) % faces.length)));
    }
    const isPaying = (of: Round, at: number, cell: number): boolean =>
      ((numbersIn(of.shown['lit'])[at] ?? 0) >> cell) % 2 === 1;

    /** Draws a view; the columns or cells that come new. */
    function draw(of: Round, at: number): readonly Element[] {
      const symbols = numbersIn(of.shown['symbols']).slice(at * size, (at + 1) * size);
      const isNew = symbols.map((symbol, cell) => symbol !== shown[cell]);
      for (const [cell, symbol] of symbols.entries()) {
        const here = cells[cell];
        if (here === undefined) continue;
        here.className = 'reel-cell';
        here.removeAttribute('aria-hidden');
        here.setAttribute('role', 'img');
        here.setAttribute('aria-label', nameOf(symbol));
        here.replaceChildren(symbolPicture(...faceOf(symbol)));
      }
      shown = symbols;
      [round, view] = [of, at];
      const count = viewsOf(of);
      steps.hidden = count < 2;
      place.textContent = [text('step', { at: at + 1, of: count }), caption?.(of, at) ?? ''].join(' ').trim();
      return part.isStaying === true && at > 0 ? cells.filter((_, cell) => isNew[cell] === true) : reels;
    }
    function light(of: Round, at: number): void {
      for (const [cell, here] of cells.entries()) {
        if (!isPaying(of, at, cell)) continue;
        here.className = isWon(of) ? 'reel-cell is-paying' : 'reel-cell is-returning';
        here.setAttribute('aria-label', text('paying', { symbol: nameOf(shown[cell] ?? 0) }));
      }
    }
    function walk(by: number): void {
      if (round === null || isSpinning || view + by < 0 || view + by >= viewsOf(round)) return;
      draw(round, view + by);
      light(round, view);
    }
    earlier?.addEventListener('click', () => walk(-1));
    later?.addEventListener('click', () => walk(1));

    async function turn(of: Round, at: number): Promise<void> {
      const moving = draw(of, at);
      const frames = [
        { transform: 'translateY(-60%)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ];
      const timing = { duration: FALL_MS, easing: 'cubic-bezier(.2,.8,.3,1)', fill: 'backwards' } as const;
      for (const [order, each] of moving.entries())
        each.animate(frames, { ...timing, delay: moving === reels ? order * COLUMN_MS : 0 });
      await wait(FALL_MS + columns * COLUMN_MS);
      light(of, at);
      if (at + 1 < viewsOf(of)) await wait(VIEW_MS);
    }

    async function showRound(of: Round): Promise<void> {
      const last = viewsOf(of) - 1;
      if (bench.isReduced()) {
        draw(of, last);
        light(of, last);
        return;
      }
      // One view after another.
      // oxlint-disable-next-line no-await-in-loop
      for (let at = 0; at <= last; at += 1) await turn(of, at);
    }

    /** The names of all symbols that paid in the round. */
    function payingIn(of: Round): string {
      const all = numbersIn(of.shown['symbols']);
      const names = all.flatMap((symbol, at) => (isPaying(of, Math.floor(at / size), at % size) ? nameOf(symbol) : []));
      return names.length === 0 ? '' : text('paid', { symbols: [...new Set(names)].join(', ') });
    }

    return {
      stage: el(
        'div',
        { class: 'stage' },
        el(
          'div',
          {
            class: `reels has-${columns}${part.isStaying === true ? ' is-staying' : ''}`,
            role: 'group',
            'aria-label': text('reels'),
          },
          ...reels,
        ),
        steps,
        part.note ?? '',
        payTable(text, part.table),
      ),
      controls: part.controls ?? [],
      button: text('spin'),
      ...(part.showBet === undefined ? {} : { showBet: part.showBet }),
      onPlay: async (): Promise<void> => {
        const amount = stake();
        if (isSpinning) return undefined;
        if (amount === null) return announce(text('BAD_AMOUNT'));
        isSpinning = true;
        const played = await play({ stake: amount, ...part.bet?.(amount) });
        if (played !== null && viewsOf(played) > 0) await showRound(played);
        isSpinning = false;
        return played === null ? undefined : result(played, payingIn(played));
      },
    };
  });
}
