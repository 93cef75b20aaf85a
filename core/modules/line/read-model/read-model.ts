/**
 * The read model of the line for shells. Frames write into slots and rows; all changes are published once a frame of
 * the page. A snapshot replaces the line: everything that it does not name is gone. Invariant: after a snapshot the
 * read model equals it, whatever was lost, doubled or late before.
 */
import type { Cell, Readable } from '../../../kernel/readable.ts';
import { createCell } from '../../../kernel/readable.ts';
import type { Delta, Snapshot, Tables } from '../feed/frame.ts';
import type { Board, BoardFilter, Game, Market, StatPair } from '../types.ts';
import { groupGames, sameBoard, topicsOf } from './boards.ts';
import { createGames } from './games.ts';
import type { Slots } from './slots.ts';
import { createSlots } from './slots.ts';

export interface ReadModel {
  readonly slots: Slots;
  /** `topics` are those of the stream that the frame came on: their boards are loaded with a snapshot. */
  apply(frame: Snapshot | Delta, topics?: readonly string[]): void;
  /** The operator has nothing under any of these topics. */
  empty(topics: readonly string[]): void;
  flush(): void;
  game(id: number): Readable<Game | null>;
  markets(gameId: number): Readable<readonly Market[]>;
  stats(gameId: number): Readable<readonly StatPair[]>;
  market(id: number): Market | null;
  board(filter: BoardFilter): Readable<Board>;
  /**
   * The topics of the last snapshot: the operator offers nothing else under them. Changes after the games of that
   * snapshot.
   */
  readonly carried: Readable<ReadonlySet<string>>;
  /** Called when a market leaves the line. */
  readonly onGone: (listener: (marketId: number) => void) => () => void;
}

/** Cells that were not used lately are recreated on demand. */
const MAX_CELLS = 4_000;

export function createReadModel(requestFlush: () => void): ReadModel {
  const slots = createSlots(requestFlush);
  const games = createGames();
  const gameCells = new Map<number, Cell<Game | null>>();
  const marketCells = new Map<number, Cell<readonly Market[]>>();
  const statCells = new Map<number, Cell<readonly StatPair[]>>();
  const boards = new Map<string, { readonly filter: BoardFilter; readonly cell: Cell<Board> }>();
  const goneListeners = new Set<(marketId: number) => void>();
  let carried: ReadonlySet<string> = new Set();
  const carriedCell = createCell(carried);

  function writePrices({ markets }: Tables): void {
    for (let i = 0; i < markets.id.length; i += 1)
      slots.set(markets.id[i] ?? 0, markets.price[i] ?? 0, markets.state[i] ?? 2, true);
  }

  function gone(id: number): void {
    slots.drop(id);
    for (const listener of goneListeners) listener(id);
  }

  function applySnapshot(snapshot: Snapshot, topics: readonly string[]): void {
    games.clear();
    games.addTables(snapshot, snapshot.at);
    games.setStats(snapshot.stats);
    const dropped = slots.keepOnly(new Set(snapshot.markets.id));
    writePrices(snapshot);
    carried = new Set(topics);
    for (const id of dropped) for (const listener of goneListeners) listener(id);
  }

  function applyDelta(delta: Delta): void {
    if (delta.add !== null) {
      games.addTables(delta.add, delta.at);
      writePrices(delta.add);
    }
    games.change(delta);
    games.setStats(delta.stats);
    for (let i = 0; i + 2 < delta.p.length; i += 3)
      slots.set(delta.p[i] ?? 0, delta.p[i + 1] ?? 0, delta.p[i + 2] ?? 2, false);
    for (const id of delta.rm.markets) {
      games.removeMarket(id);
      gone(id);
    }
    for (const id of delta.rm.games) {
      const left = games.marketsOf(id);
      games.removeGame(id);
      for (const market of left) gone(market.id);
    }
  }

  function boardNow(filter: BoardFilter): Board {
    return { ...groupGames(games.byId.values(), filter), loaded: topicsOf(filter).some((topic) => carried.has(topic)) };
  }

  function cellOf<T>(cells: Map<number, Cell<T>>, id: number, now: () => T): Cell<T> {
    const known = cells.get(id);
    if (known !== undefined) return known;
    if (cells.size >= MAX_CELLS)
      for (const old of [...cells.keys()].slice(0, MAX_CELLS / 4)) if (!games.byId.has(old)) cells.delete(old);
    const cell = createCell(now());
    cells.set(id, cell);
    return cell;
  }

  return {
    slots,
    apply(frame, topics = []) {
      if (frame.t === 'snap') applySnapshot(frame, topics);
      else applyDelta(frame);
      requestFlush();
    },
    empty(topics) {
      games.clear();
      carried = new Set(topics);
      requestFlush();
    },
    flush() {
      const { games: changed, structure } = games.takeChanges();
      for (const id of changed) {
        gameCells.get(id)?.set(games.byId.get(id) ?? null);
        marketCells.get(id)?.set(games.marketsOf(id));
        statCells.get(id)?.set(games.statsOf(id));
      }
      if (structure) {
        for (const { filter, cell } of boards.values()) {
          const next = boardNow(filter);
          if (!sameBoard(cell.get(), next)) cell.set(next);
        }
      }
      carriedCell.set(carried);
      slots.flush();
    },
    game: (id) => cellOf(gameCells, id, () => games.byId.get(id) ?? null),
    markets: (id) => cellOf(marketCells, id, () => games.marketsOf(id)),
    stats: (id) => cellOf(statCells, id, () => games.statsOf(id)),
    market: (id) => games.market(id),
    board(filter) {
      const key = JSON.stringify(filter);
      const known = boards.get(key);
      if (known !== undefined) return known.cell;
      const cell = createCell(boardNow(filter));
      boards.set(key, { filter, cell });
      return cell;
    },
    carried: carriedCell,
    onGone(listener) {
      goneListeners.add(listener);
      return () => goneListeners.delete(listener);
    },
  };
}
