/**
 * Games and their markets. Rows are replaced, never changed in place; the lists change identity only when an entry
 * comes or goes.
 */
import type { Delta, StatRow, Tables } from '../feed/frame.ts';
import type { Championship, Game, Market, StatPair } from '../types.ts';
import { changedGame, gameAt } from '../wire-row.ts';

export interface Games {
  readonly byId: ReadonlyMap<number, Game>;
  market(id: number): Market | null;
  marketsOf(gameId: number): readonly Market[];
  statsOf(gameId: number): readonly StatPair[];
  /** Adds rows. Returns the games whose set of markets changed. */
  addTables(tables: Tables, at: number): void;
  change(delta: Delta): void;
  removeGame(id: number): void;
  removeMarket(id: number): void;
  clear(): void;
  setStats(rows: readonly StatRow[]): void;
  /** Games that changed in any way since the last call, and whether lists of games changed. */
  takeChanges(): { readonly games: ReadonlySet<number>; readonly structure: boolean };
}

const NO_MARKETS: readonly Market[] = [];
const NO_STATS: readonly StatPair[] = [];

export function createGames(): Games {
  const games = new Map<number, Game>();
  const markets = new Map<number, Market>();
  const idsOf = new Map<number, number[]>();
  const listOf = new Map<number, readonly Market[]>();
  const statsOf = new Map<number, readonly StatPair[]>();
  let touched = new Set<number>();
  let structure = false;

  function put(game: Game): void {
    const before = games.get(game.id);
    games.set(game.id, game);
    touched.add(game.id);
    if (
      before === undefined ||
      before.status !== game.status ||
      before.startsAt !== game.startsAt ||
      before.top !== game.top
    )
      structure = true;
  }

  function forgetMarkets(gameId: number): void {
    for (const id of idsOf.get(gameId) ?? []) markets.delete(id);
    idsOf.delete(gameId);
    listOf.delete(gameId);
  }

  return {
    byId: games,
    market: (id) => markets.get(id) ?? null,
    marketsOf(gameId) {
      const known = listOf.get(gameId);
      if (known !== undefined) return known;
      const ids = idsOf.get(gameId);
      if (ids === undefined) return NO_MARKETS;
      const list = [...ids].flatMap((id) => markets.get(id) ?? []).sort(inOrder);
      listOf.set(gameId, list);
      return list;
    },
    statsOf: (gameId) => statsOf.get(gameId) ?? NO_STATS,
    addTables({ champs, games: rows, markets: cells }, at) {
      const champ = champs.id.map((id, i): Championship => ({
        id,
        sportId: champs.sport[i] ?? 0,
        name: champs.name[i] ?? '',
        country: champs.country[i] ?? '',
      }));
      for (let i = 0; i < rows.id.length; i += 1) {
        const of = champ[rows.champ[i] ?? -1];
        if (of !== undefined) put(gameAt(rows, i, of, champs.periodS[rows.champ[i] ?? -1] ?? 0, at));
      }
      const labels = new Map(cells.label);
      const flags = new Map(cells.flags);
      let gameId = -1;
      let touchedYet = false;
      let ids: number[] = [];
      for (let i = 0; i < cells.id.length; i += 1) {
        const id = cells.id[i] ?? 0;
        // A game's markets are adjacent: one look-up of its list serves all of them.
        const of = rows.id[cells.game[i] ?? -1] ?? 0;
        if (of !== gameId) {
          gameId = of;
          ids = idsOf.get(gameId) ?? [];
          idsOf.set(gameId, ids);
          touchedYet = false;
        }
        if (markets.get(id)?.gameId !== gameId) {
          ids.push(id);
          if (!touchedYet) {
            touchedYet = true;
            listOf.delete(gameId);
            touched.add(gameId);
          }
        }
        markets.set(id, {
          id,
          gameId,
          kind: cells.kind[i] ?? 0,
          type: cells.type[i] ?? 0,
          param: cells.param[i] ?? 0,
          label: labels.size === 0 ? null : (labels.get(i) ?? null),
          flags: flags.size === 0 ? 0 : (flags.get(i) ?? 0),
        });
      }
    },
    change(delta) {
      for (const change of delta.g) {
        const before = games.get(change[0]);
        if (before !== undefined) put(changedGame(before, change, delta.at));
      }
    },
    removeGame(id) {
      if (!games.delete(id)) return;
      forgetMarkets(id);
      statsOf.delete(id);
      touched.add(id);
      structure = true;
    },
    removeMarket(id) {
      const market = markets.get(id);
      if (market === undefined) return;
      markets.delete(id);
      idsOf.set(
        market.gameId,
        (idsOf.get(market.gameId) ?? []).filter((other) => other !== id),
      );
      listOf.delete(market.gameId);
      touched.add(market.gameId);
    },
    clear() {
      for (const id of games.keys()) touched.add(id);
      games.clear();
      markets.clear();
      idsOf.clear();
      listOf.clear();
      statsOf.clear();
      structure = true;
    },
    setStats(rows) {
      for (const [gameId, pairs] of rows) {
        if (!games.has(gameId)) continue;
        statsOf.set(gameId, pairs);
        touched.add(gameId);
      }
    },
    takeChanges() {
      const changes = { games: touched, structure };
      touched = new Set();
      structure = false;
      return changes;
    },
  };
}

function inOrder(left: Market, right: Market): number {
  return (
    left.kind - right.kind ||
    Math.abs(left.param) - Math.abs(right.param) ||
    left.param - right.param ||
    left.type - right.type ||
    left.id - right.id
  );
}
