/**
 * The smallest line that the stand-in operator accepts: four games with three markets each, changed manually. Games 1
 * and 2 begin in an hour, games 3 and 4 are live; a game ends on request, and then its first market has won.
 * `virtual-line.ts` sends prices to the tabs.
 */
import { createFrame } from '../../../adapters/bus/feed-frame.ts';
import type { GameInfo, Line, OfferedMarket } from '../../../adapters/sandbox/operator/line/line.ts';
import { marketId, readMarketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import type { Fixture, MatchState } from '../../../adapters/sandbox/operator/line/types.ts';
import type { LineGame, VirtualLine } from '../virtual-line.ts';
import { createVirtualLine } from '../virtual-line.ts';
import type { VirtualClock } from '../virtual-clock.ts';

const GAME_IDS = [1, 2, 3, 4] as const;
const SIDES = [1, 2, 3] as const;
const PRICES = [1_500, 2_000, 3_250] as const;
const NO_TOPIC: readonly string[] = [];

export interface SmallLine {
  /** The operator's view of the line. */
  readonly line: Line;
  /** The frames sent to the tabs. */
  readonly feed: VirtualLine;
  /** Every market of the line. */
  readonly marketIds: readonly number[];
  move(id: number, change: { readonly price?: number; readonly state?: 0 | 1 }): void;
  end(gameId: number): void;
}

export function createSmallLine(clock: VirtualClock): SmallLine {
  const feed = createVirtualLine(clock);
  const opened = clock.now();
  for (const id of GAME_IDS) {
    const live = id > 2;
    feed.games.set(id, {
      id,
      champId: 100 + id,
      sportId: 1,
      startsAt: opened + (live ? -600_000 : 3_600_000),
      status: live ? 2 : 1,
      score: live ? '1:0' : '',
      top: true,
    });
    for (const [at, type] of SIDES.entries()) {
      const market = marketId(id, { kind: 1, type, param: 0 });
      feed.markets.set(market, {
        id: market,
        gameId: id,
        kind: 1,
        type,
        param: 0,
        price: PRICES[at] ?? 2_000,
        state: 0,
      });
    }
  }

  const info = (game: LineGame): GameInfo => ({
    id: game.id,
    sportId: game.sportId,
    champId: game.champId,
    champ: `Championship ${game.champId}`,
    sport: 'Football',
    home: `Home ${game.id}`,
    away: `Away ${game.id}`,
    startsAt: game.startsAt,
    status: game.status,
    score: game.score,
    periodScores: game.score,
    stats: [],
    country: 'INT',
    winner: '',
  });
  const line: Line = {
    tree: () => ({ at: clock.now(), sports: [] }),
    game: (id) => {
      const game = feed.games.get(id);
      return game === undefined ? null : info(game);
    },
    results: () => [],
    competitionStatistics: () => null,
    gameStatistics: () => null,
    oddsHistory: () => null,
    races: () => null,
    findResults: () => null,
    absentTeam: () => null,
    searchIndex: () => ({ sports: [], competitions: [], teams: [], games: [] }),
    combine: () => ({ problem: 'games', marketId: null }),
    boosts: () => [],
    market: (id) => {
      const market = feed.markets.get(id);
      const game = market === undefined ? undefined : feed.games.get(market.gameId);
      if (market === undefined || game === undefined) return null;
      return {
        fixture: fixtureOf(game),
        state: stateOf(game),
        price: market.price,
        suspended: market.state === 1,
        finished: game.status === 4,
        flags: 0,
      };
    },
    settle: (id) => {
      const read = readMarketId(id);
      const game = read === null ? undefined : feed.games.get(read.gameId);
      return game?.status === 4 ? (read?.key.type === 1 ? 1 : 0) : null;
    },
    finishedAt: () => null,
    playing: () => null,
    moments: () => ({ at: clock.now(), moments: [] }),
    fixtures: (live) =>
      [...feed.games.values()].filter(({ status }) => (live ? status === 2 : status === 1)).map(fixtureOf),
    mainMarkets: (gameId) =>
      [...feed.markets.values()]
        .filter((market) => market.gameId === gameId)
        .map(({ id, kind, type, param, price, state }): OfferedMarket => ({
          marketId: id,
          key: { kind, type, param },
          price,
          suspended: state === 1,
          flags: 0,
        })),
    unknownTopics: () => NO_TOPIC,
    subscribe: (topics, _lng, send, resume) => feed.open(topics, (text) => send(createFrame(text)), undefined, resume),
    stop: () => undefined,
  };
  return {
    line,
    feed,
    marketIds: [...feed.markets.keys()],
    move(id, change) {
      const market = feed.markets.get(id);
      if (market === undefined) return;
      feed.markets.set(id, { ...market, ...change });
      feed.publish();
    },
    end(gameId) {
      const game = feed.games.get(gameId);
      if (game === undefined) return;
      feed.games.set(gameId, { ...game, status: 4, startsAt: Math.min(game.startsAt, opened) });
      feed.publish();
    },
  };
}

function fixtureOf(game: LineGame): Fixture {
  return {
    id: game.id,
    sportId: game.sportId,
    champId: game.champId,
    home: { id: 1, name: `Home ${game.id}`, rating: 1_500 },
    away: { id: 2, name: `Away ${game.id}`, rating: 1_500 },
    startsAt: game.startsAt,
    pace: 1,
    format: { model: 'football', periods: 2, periodS: 2_700, breakS: 900 },
    seed: 1,
    top: game.top,
  };
}

function stateOf(game: LineGame): MatchState {
  const score: readonly [number, number] = game.status === 1 ? [0, 0] : [1, 0];
  return {
    status: game.status,
    period: 1,
    clockS: 0,
    clockRuns: false,
    score,
    periodScores: [score],
    stats: [],
    suspended: null,
    nextChangeAt: Infinity,
  };
}
