/** A line of a few sports in memory. Prices move when `move` or `shuffle` is called; nothing runs by itself. */
import type { Cell, Readable } from 'touchline/kernel/readable';
import { createCell } from 'touchline/kernel/readable';
import type { LineReads } from 'touchline/core/line/reads';
import type {
  Board,
  BoardFilter,
  Championship,
  FeedStatus,
  Game,
  GameOutcome,
  Market,
  MarketState,
  StatPair,
  TreeSport,
} from 'touchline/core/line/types';
import { NOW } from './fake-views.ts';
import { CHAMPS, SPORTS } from './fake-catalogue.ts';
import { marketsOf } from './fake-markets.ts';

export interface FakeLine extends LineReads {
  move(marketId: number, price: number): void;
  suspend(marketId: number, suspended: boolean): void;
  /** Removes a market; its cell stays. */
  remove(marketId: number): void;
  /** Moves `count` prices up or down a little, in a fixed pattern. */
  shuffle(count: number): void;
  setStatus(status: FeedStatus): void;
  setGame(id: number, change: Partial<Game>): void;
  /** Null while the list is loading. */
  setTree(tree: readonly TreeSport[] | null): void;
  /** Removes a game. */
  takeAway(id: number): void;
  /** Sets the outcome of a game. */
  setOutcome(id: number, outcome: GameOutcome): void;
  /** Updates the boards after games began or ended. */
  refresh(): void;
  /** Removes everything, as before the first snapshot. */
  unload(): void;
}

/** A game with its markets, each at its first price in thousandths. */
export interface FakeGame {
  readonly game: Game;
  readonly markets: readonly (Market & { readonly price: number })[];
}

const HOUR_MS = 3_600_000;

/** The games of the small catalogue in `fake-catalogue.ts`. */
function catalogueGames(): readonly FakeGame[] {
  const out: FakeGame[] = [];
  let serial = 1000;
  for (const champ of CHAMPS) {
    const { teams, sportId, live } = champ;
    const rounds = champ.rounds ?? 1;
    for (let round = 0; round < rounds; round += 1) {
      for (let at = 0; at + 1 < teams.length || (sportId === 2999 && at === 0); at += 2) {
        const id = (serial += 1);
        const index = at / 2;
        const isLive = round === 0 && index < live;
        const sets = sportId === 4;
        const game: Game = {
          id,
          champ: { id: champ.id, sportId, name: champ.name, country: champ.country },
          home: sportId === 2999 ? champ.name : (teams[(at + round) % teams.length] ?? ''),
          away: sportId === 2999 ? '' : (teams[(at + 1 + round * 3) % teams.length] ?? ''),
          startsAt: isLive ? NOW - (30 + index * 7) * 60_000 : NOW + (round * 20 + index * 1.5 + 0.75) * HOUR_MS,
          status: isLive ? 'inPlay' : 'scheduled',
          period: isLive ? (index % 2) + 1 : 0,
          periodS: sets ? 0 : 2700,
          clockS: isLive && !sets ? 1300 + index * 700 : 0,
          clockRuns: isLive && !sets,
          receivedAt: NOW,
          score: isLive ? [String(index % 3), String((index + 1) % 2)] : ['0', '0'],
          periodScores: isLive
            ? [
                [String(index % 3), '0'],
                ['0', String((index + 1) % 2)],
              ]
            : [],
          points: isLive && sets ? ['40', 'A'] : null,
          serving: isLive && sets ? 'home' : null,
          top: champ.top && index < 4 && round === 0,
          marketCount: 40 + ((id * 37) % 160),
        };
        out.push({ game, markets: marketsOf(game, champ.outright ?? []) });
      }
    }
  }
  return out;
}

/** `given` are its games; those of the catalogue by default. */
export function createFakeLine(given: readonly FakeGame[] = catalogueGames()): FakeLine {
  const games = new Map<number, Cell<Game | null>>();
  const markets = new Map<number, Market>();
  const byGame = new Map<number, Cell<readonly Market[]>>();
  const prices = new Map<number, { price: number; was: number; state: MarketState }>();
  const listeners = new Map<number, Set<() => void>>();
  const boards = new Map<string, Cell<Board>>();
  const stats = createCell<readonly StatPair[]>([
    ['possession', '58', '42'],
    ['shots', '11', '6'],
    ['shotsOnTarget', '5', '2'],
    ['corners', '6', '3'],
    ['yellowCards', '1', '2'],
    ['redCards', '0', '1'],
  ]);
  const status = createCell<FeedStatus>('live');
  let loaded = true;
  const outcomes = new Map<number, Cell<GameOutcome>>();
  const outcomeOf = (id: number): Cell<GameOutcome> => {
    const cell = outcomes.get(id) ?? createCell<GameOutcome>(games.has(id) ? null : 'unknown');
    outcomes.set(id, cell);
    return cell;
  };

  for (const { game, markets: own } of given) {
    games.set(game.id, createCell<Game | null>(game));
    byGame.set(game.id, createCell<readonly Market[]>(own.map(({ price: _, ...market }) => market)));
    for (const { price, ...market } of own) {
      markets.set(market.id, market);
      prices.set(market.id, { price, was: 0, state: 'open' });
    }
  }

  const list = (): readonly Game[] => [...games.values()].flatMap((cell) => cell.get() ?? []);
  const fits = (game: Game, filter: BoardFilter): boolean => {
    if (filter.kind === 'top') return game.top;
    if (filter.kind === 'champ') return game.champ.id === filter.champId;
    if (filter.kind === 'live')
      return game.status !== 'scheduled' && (filter.sportId === undefined || filter.sportId === game.champ.sportId);
    return game.status === 'scheduled' && game.champ.sportId === filter.sportId;
  };
  const boardOf = (filter: BoardFilter): Board => {
    const groups = new Map<number, { champ: Championship; gameIds: number[] }>();
    for (const game of loaded ? list() : []) {
      if (!fits(game, filter)) continue;
      const group = groups.get(game.champ.id) ?? { champ: game.champ, gameIds: [] };
      group.gameIds.push(game.id);
      groups.set(game.champ.id, group);
    }
    return {
      groups: [...groups.values()],
      gameCount: [...groups.values()].reduce((count, group) => count + group.gameIds.length, 0),
      loaded,
    };
  };
  const treeOf = (): readonly TreeSport[] =>
    SPORTS.map((sport) => {
      const championships = CHAMPS.filter((champ) => champ.sportId === sport.id).map((champ) => {
        const own = list().filter((game) => game.champ.id === champ.id);
        return {
          id: champ.id,
          sportId: sport.id,
          name: champ.name,
          country: champ.country,
          top: champ.top,
          live: own.filter((game) => game.status === 'inPlay').length,
          line: own.filter((game) => game.status === 'scheduled').length,
        };
      });
      return {
        ...sport,
        championships,
        live: championships.reduce((sum, champ) => sum + champ.live, 0),
        line: championships.reduce((sum, champ) => sum + champ.line, 0),
      };
    });
  const tree = createCell<readonly TreeSport[] | null>(treeOf());
  const notify = (marketId: number): void => listeners.get(marketId)?.forEach((listener) => listener());
  const none: Readable<null> = createCell(null);
  const noMarkets: Readable<readonly Market[]> = createCell<readonly Market[]>([]);
  const move = (marketId: number, price: number): void => {
    const slot = prices.get(marketId);
    if (slot === undefined || slot.price === price) return;
    prices.set(marketId, { ...slot, price, was: slot.price });
    notify(marketId);
  };
  const refresh = (): void => {
    for (const [key, cell] of boards) cell.set(boardOf(JSON.parse(key) as BoardFilter));
  };
  let turn = 0;

  return {
    tree,
    status,
    now: () => NOW,
    watch: () => () => undefined,
    board(filter) {
      const key = JSON.stringify(filter);
      const cell = boards.get(key) ?? createCell(boardOf(filter));
      boards.set(key, cell);
      return cell;
    },
    game: (id) => games.get(id) ?? none,
    markets: (id) => byGame.get(id) ?? noMarkets,
    stats: () => stats,
    market: (id) => markets.get(id) ?? null,
    price: (id) => prices.get(id)?.price ?? 0,
    was: (id) => prices.get(id)?.was ?? 0,
    state: (id) => prices.get(id)?.state ?? 'gone',
    quote: (id) => ({ price: prices.get(id)?.price ?? 0, was: prices.get(id)?.was ?? 0, state: 'open' }),
    onMarket(id, listener) {
      const set = listeners.get(id) ?? new Set();
      listeners.set(id, set.add(listener));
      return () => set.delete(listener);
    },
    outcome: (id) => outcomeOf(id).value$,
    move,
    suspend(marketId, suspended) {
      const slot = prices.get(marketId);
      if (slot !== undefined) prices.set(marketId, { ...slot, state: suspended ? 'suspended' : 'open' });
      notify(marketId);
    },
    remove(marketId) {
      const slot = prices.get(marketId);
      if (slot !== undefined) prices.set(marketId, { ...slot, state: 'gone' });
      notify(marketId);
    },
    shuffle(count) {
      const ids = [...prices.keys()];
      for (let at = 0; at < count; at += 1) {
        turn += 7919;
        const id = ids[turn % ids.length];
        if (id !== undefined) move(id, Math.max(1010, (prices.get(id)?.price ?? 2000) + (turn % 2 === 0 ? 20 : -20)));
      }
    },
    setStatus: status.set,
    setGame(id, change) {
      const cell = games.get(id);
      const game = cell?.get();
      if (cell !== undefined && game !== undefined && game !== null) cell.set({ ...game, ...change });
    },
    takeAway: (id) => games.get(id)?.set(null),
    setTree: tree.set,
    setOutcome: (id, outcome) => outcomeOf(id).set(outcome),
    refresh,
    unload() {
      loaded = false;
      tree.set(null);
      refresh();
    },
  };
}
