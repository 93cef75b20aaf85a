/**
 * `<touchline-odds origin lang sport rows>`: games with their result's prices. Without `sport`: games in play and
 * featured games; with it, games of that sport, those in play first. `rows` is how many (10, at most 50).
 */
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { byPrice, mainMarkets } from 'touchline/core/line/rules/main-markets';
import type { BoardCore } from 'touchline/app/facade';
import type { BoardFilter, Game, Market } from 'touchline/core/line/types';
import { periodName, rowClock } from '../web/format/period.ts';
import { formatTime } from '../web/format/time.ts';
import type { Running } from './base.ts';
import { TouchlineElement } from './base.ts';
import type { Borrow } from './cores.ts';
import { boardOf } from './page-cores.ts';
import type { Item } from './dom.ts';
import { createItems, make, write } from './dom.ts';
import { createPrice } from './price.ts';

const DEFAULT_ROWS = 10;
const MAX_ROWS = 50;
const CLOCK_MS = 1000;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/** The markets of a row: the result, or the favourites of a long-term bet. */
function marketsOf({ core }: Running, game: Game, markets: readonly Market[]): readonly Market[] {
  if (game.away === '') return byPrice(markets, core.line.price).slice(0, 3);
  return mainMarkets(markets, core.line.price, game.champ.sportId).result.markets.flatMap((market) => market ?? []);
}

function createRow(running: Running, gameId: number, ticks: Set<() => void>): Item {
  const { core, wording } = running;
  const { t } = wording;
  const [name, when, cells] = [
    make('span', { class: 'name', part: 'name', dir: 'auto' }),
    make('span', { class: 'when', part: 'when' }),
    make('span', { class: 'prices', part: 'prices' }),
  ];
  const element = make('li', { class: 'game', part: 'game' }, name, when, cells);
  const game = core.line.game(gameId);
  const markets = core.line.markets(gameId);
  const prices = createItems<number>(cells, (marketId) => {
    const [now, market] = [game.get(), core.line.market(marketId)];
    return now === null || market === null
      ? { element: make('span'), stop: () => undefined }
      : createPrice(running, now, market);
  });
  const draw = (): void => {
    const now = game.get();
    if (now === null) return;
    write(name, gameTitle(now, t));
    const clock =
      now.status === 'scheduled'
        ? formatTime(now.startsAt, 'dayTime', wording.preferences)
        : `${t('game.score', { home: now.score[0], away: now.score[1] })} · ${rowClock(now, core.line.now()) || periodName(now, t)}`;
    write(when, clock);
    prices.show(marketsOf(running, now, markets.get()).map(({ id }) => id));
  };
  const subscriptions = [game.value$.subscribe(draw), markets.value$.subscribe(draw)];
  ticks.add(draw);
  return {
    element,
    stop: () => {
      ticks.delete(draw);
      subscriptions.forEach((subscription) => subscription.unsubscribe());
      prices.stop();
    },
  };
}

/** Moves the focus among the prices: along a row, and between rows. */
function moveFocus(list: HTMLElement, event: KeyboardEvent, isRtl: boolean): void {
  const step = STEPS[event.key];
  const here = event.target instanceof HTMLElement ? event.target.closest('button') : null;
  if (step === undefined || here === null) return;
  const row = here.closest('li');
  const isAlong = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const buttons = [...(row?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(here);
  const rows = [...list.children];
  const next = isAlong
    ? buttons[at + (isRtl ? -step : step)]
    : [...(rows[rows.indexOf(row ?? list) + step]?.querySelectorAll('button') ?? [])][at];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export class TouchlineOdds extends TouchlineElement<BoardCore> {
  static readonly observedAttributes = ['origin', 'lang', 'sport', 'rows'];

  protected override readonly words = ['line'] as const;
  protected override readonly borrow: Borrow<BoardCore> = (...how) => boardOf(...how);

  protected override start(running: Running): void {
    const { core, root, wording, onStop, reveal } = running;
    const sport = Number.parseInt(this.getAttribute('sport') ?? '', 10);
    const rows = Math.min(MAX_ROWS, Math.max(1, Number.parseInt(this.getAttribute('rows') ?? '', 10) || DEFAULT_ROWS));
    const filters: readonly BoardFilter[] = Number.isNaN(sport)
      ? [{ kind: 'live' }, { kind: 'top' }]
      : [
          { kind: 'live', sportId: sport },
          { kind: 'line', sportId: sport },
        ];
    onStop(core.line.watch(Number.isNaN(sport) ? ['live', 'top'] : [`live:${sport}`, `line:${sport}`]));
    const list = make('ul', { part: 'board', 'aria-label': wording.t('home.title') });
    const nothing = make('p', { class: 'small', part: 'empty', role: 'status' });
    root.append(list, nothing);
    list.addEventListener('keydown', (event) => moveFocus(list, event, root.dir === 'rtl'));
    const ticks = new Set<() => void>();
    const items = createItems<number>(list, (gameId) => createRow(running, gameId, ticks));
    onStop(items.stop);
    const boards = filters.map((filter) => core.line.board(filter));
    const draw = (): void => {
      const now = boards.map((board) => board.get());
      if (!now.some(({ loaded }) => loaded)) return;
      const ids = now.flatMap(({ groups }) => groups.flatMap(({ gameIds }) => gameIds));
      items.show([...new Set(ids)].slice(0, rows));
      list.hidden = ids.length === 0;
      write(nothing, ids.length === 0 ? wording.t('line.noGames.title') : '');
      reveal();
    };
    for (const { value$ } of boards) {
      const subscription = value$.subscribe(draw);
      onStop(() => subscription.unsubscribe());
    }
    const timer = setInterval(() => ticks.forEach((tick) => tick()), CLOCK_MS);
    onStop(() => clearInterval(timer));
  }
}
