/**
 * Games and their markets. Rows are replaced, never changed in place; the lists change identity only when an entry
 * comes or goes.
 */
import type { Delta, GameChange, GameColumns, StatRow, Tables } from '../feed/frame.ts';
import type { Championship, Game, GameStatus, Market, StatPair } from '../types.ts';

const TOP = 1;
const CLOCK_RUNS = 2;
const HOME_SERVES = 4;
const AWAY_SERVES = 8;
/** The first bit of the cards of both sides: two bits a side for red ones, three for yellow ones. */
const RED_CARDS = 4;
const YELLOW_CARDS = 8;

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

/** '1:0' as the two scores. */
export function pair(text: string): readonly [string, string] {
  const colon = text.indexOf(':');
  return colon < 0 ? ['', ''] : [text.slice(0, colon), text.slice(colon + 1)];
}

/** '1:0,0:0' as the score of each period. */
export function periodsOf(text: string): readonly (readonly [string, string])[] {
  return text === '' ? [] : text.split(',').map(pair);
}

/** From number 1 on. */
const STATUSES: readonly GameStatus[] = ['scheduled', 'inPlay', 'break', 'finished'];

/** The status by the operator's number; an unknown number counts as scheduled. */
export function statusOf(value: number): GameStatus {
  return STATUSES[value - 1] ?? 'scheduled';
}

/** The cards of home and away; undefined while neither has any. `most`: the largest number that a side's bits hold. */
function cardsOf(bits: number, most: number): readonly [number, number] | undefined {
  return bits > 0 ? [bits & most, (bits / (most + 1)) | 0] : undefined;
}

function moving(
  [, status, period, clock, score, periods, points, more, flags]: GameChange,
  at: number,
): Omit<Game, 'id' | 'champ' | 'home' | 'away' | 'kits' | 'startsAt' | 'periodS'> {
  return {
    status: statusOf(status),
    period,
    clockS: clock,
    clockRuns: (flags & CLOCK_RUNS) !== 0,
    receivedAt: at,
    score: pair(score),
    periodScores: periodsOf(periods),
    points: points === '' ? null : pair(points),
    serving: (flags & HOME_SERVES) !== 0 ? 1 : (flags & AWAY_SERVES) !== 0 ? 2 : 0,
    redCards: cardsOf((flags >> RED_CARDS) & 15, 3),
    yellowCards: cardsOf(flags >> YELLOW_CARDS, 7),
    top: (flags & TOP) !== 0,
    marketCount: more,
  };
}

function gameAt(rows: GameColumns, i: number, champ: Championship, periodS: number, at: number): Game {
  return {
    id: rows.id[i] ?? 0,
    champ,
    home: rows.home[i] ?? '',
    away: rows.away[i] ?? '',
    kits: rows.kits?.slice(2 * i, 2 * i + 2),
    startsAt: at + (rows.start[i] ?? 0) * 1_000,
    periodS,
    ...moving(
      [
        rows.id[i] ?? 0,
        rows.status[i] ?? 1,
        rows.period[i] ?? 0,
        rows.clock[i] ?? 0,
        rows.score[i] ?? '',
        rows.periods[i] ?? '',
        rows.points[i] ?? '',
        rows.more[i] ?? 0,
        rows.flags[i] ?? 0,
      ],
      at,
    ),
  };
}

function changedGame(before: Game, change: GameChange, at: number): Game {
  return { ...before, ...moving(change, at) };
}
