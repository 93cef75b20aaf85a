/** A line controlled by a test: a few games whose prices, states and results are set directly. */
import { createFrame } from '../../../adapters/bus/feed-frame.ts';
import type { FeedFrame } from '../../../adapters/bus/feed-frame.ts';
import { marketId, readMarketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import { EXPRESS_BANNED } from '../../../adapters/sandbox/operator/line/market-flags.ts';
import type { GameInfo, Line, LineClock, MarketView } from '../../../adapters/sandbox/operator/line/line.ts';
import type { FairShares, Fixture, MatchState, SettledStatus } from '../../../adapters/sandbox/operator/line/types.ts';

export const START = Date.UTC(2026, 0, 10, 12);
const HOUR = 3_600_000;

interface FakeMarket {
  price: number;
  suspended: boolean;
  finished: boolean;
  result: SettledStatus | null;
  flags: number;
  /** Undefined: no model knows the market. */
  fair: FairShares | undefined;
  readonly label?: string;
  readonly maxBoostedStake?: number;
}

interface FakeGame {
  readonly fixture: Fixture;
  status: MatchState['status'];
  score: readonly [number, number];
}

export interface FakeLine extends Line {
  /** Changes a market. */
  readonly set: (id: number, change: Partial<FakeMarket>) => void;
  /** Takes a market out of the line. */
  readonly take: (id: number) => void;
  readonly setGame: (id: number, change: Partial<Pick<FakeGame, 'fixture' | 'status' | 'score'>>) => void;
  /** Sends a frame to every open stream. */
  readonly send: (frame: string) => void;
  readonly streams: () => number;
}

/**
 * Games 1..4 begin in an hour; game 10 is in play at 1:0. Each has the markets 1X2 (types 1 2 3 at 1.950, 3.400, 4.200,
 * with fair chances of 0.49, 0.28, 0.23).
 */
const PREMATCH = [1, 2, 3, 4] as const;
export const LIVE = 10;
const PRICES = [1950, 3400, 4200] as const;
const FAIR = [0.49, 0.28, 0.23] as const;

/** The market of a game's outcome: 1 home, 2 draw, 3 away. */
export const outcome = (gameId: number, type: 1 | 2 | 3 = 1): number => marketId(gameId, { kind: 1, type, param: 0 });

/** A boost of the home side of game 4 at 2.200, for stakes of up to 20 euros. */
export const BOOSTED = marketId(4, { kind: 7, type: 1, param: 0 });

/** Creates `more` games ahead, with ids from 11. */
export function createFakeLine(clock: LineClock, more = 0): FakeLine {
  const games = new Map<number, FakeGame>();
  const markets = new Map<number, FakeMarket>();
  const streams = new Set<(frame: FeedFrame) => void>();

  const add = (id: number, startsAt: number, status: MatchState['status'], score: readonly [number, number]): void => {
    games.set(id, { fixture: fixture(id, startsAt), status, score });
    for (const type of [1, 2, 3] as const)
      markets.set(outcome(id, type), {
        price: PRICES[type - 1] ?? 0,
        suspended: false,
        finished: false,
        result: null,
        flags: 0,
        fair: { won: FAIR[type - 1] ?? 0, back: 0 },
      });
  };
  for (const id of [...PREMATCH, ...Array.from({ length: more }, (_, i) => LIVE + 1 + i)])
    add(id, START + HOUR, 1, [0, 0]);
  add(LIVE, START - HOUR / 4, 2, [1, 0]);
  markets.set(BOOSTED, {
    price: 2200,
    suspended: false,
    finished: false,
    result: null,
    flags: EXPRESS_BANNED,
    fair: undefined,
    label: '1.1.0',
    maxBoostedStake: 20,
  });

  const state = ({ status, score }: FakeGame): MatchState => ({
    status,
    score,
    period: 1,
    clockS: 0,
    clockRuns: status === 2,
    periodScores: [score],
    stats: [],
    suspended: null,
    nextChangeAt: Infinity,
  });
  const game = (id: number): GameInfo | null => {
    const known = games.get(id);
    if (known === undefined) return null;
    const {
      fixture: { sportId, champId, home, away, startsAt },
      status,
      score,
    } = known;
    const shown = status === 1 ? '' : score.join(':');
    return {
      id,
      sportId,
      champId,
      champ: 'Premier League',
      sport: 'Football',
      home: home.name,
      away: away.name,
      startsAt,
      status,
      score: shown,
      periodScores: shown,
      stats: [],
      country: 'GB-ENG',
      winner: '',
    };
  };
  const change = <T extends object>(of: Map<number, T>, id: number, to: Partial<T>): void => {
    const known = of.get(id);
    if (known === undefined) throw new Error(`the fake line has no ${id}`);
    Object.assign(known, to);
  };

  return {
    set: (id, to) => change(markets, id, to),
    take: (id) => void markets.delete(id),
    setGame: (id, to) => change(games, id, to),
    send: (text) => {
      const frame = createFrame(text);
      for (const send of streams) send(frame);
    },
    streams: () => streams.size,
    tree: () => ({
      at: clock.now(),
      sports: [{ id: 1, name: 'Football', nameEng: 'Football', live: 1, line: 4, championships: [] }],
    }),
    game,
    results: () => [],
    competitionStatistics: () => null,
    gameStatistics: () => null,
    oddsHistory: () => null,
    races: () => null,
    findResults: () => null,
    absentTeam: () => null,
    searchIndex: () => ({
      sports: [[1, 'Football', 'Football']],
      competitions: [[10, 1, 'Premier League', 'GB-ENG', 100, games.size, '']],
      teams: [[3, 10, 'Home 3', '', 50]],
      games: [[3, 10, 3, 3, clock.now(), 0, '']],
    }),
    combine: () => ({ problem: 'games', marketId: null }),
    boosts: () => [],
    market: (id): MarketView | null => {
      const known = markets.get(id);
      const of = games.get(readMarketId(id)?.gameId ?? -1);
      return known === undefined || of === undefined
        ? null
        : {
            fixture: of.fixture,
            state: state(of),
            price: known.price,
            suspended: known.suspended,
            finished: known.finished,
            flags: known.flags,
            ...(known.fair === undefined ? {} : { fair: known.fair }),
            ...(known.label === undefined ? {} : { label: known.label }),
            ...(known.maxBoostedStake === undefined ? {} : { maxBoostedStake: known.maxBoostedStake }),
          };
    },
    fixtures: (live) =>
      [...games.values()]
        .filter(({ status }) => (live ? status === 2 || status === 3 : status === 1))
        .map(({ fixture: each }) => each),
    mainMarkets: (gameId) =>
      ([1, 2, 3] as const).flatMap((type) => {
        const id = outcome(gameId, type);
        const known = markets.get(id);
        return known === undefined
          ? []
          : [
              {
                marketId: id,
                key: { kind: 1, type, param: 0 },
                price: known.price,
                suspended: known.suspended,
                flags: known.flags,
              },
            ];
      }),
    settle: (id) => markets.get(id)?.result ?? null,
    finishedAt: (id) => (games.has(id) ? START + 3 * HOUR : null),
    playing: () => null,
    moments: () => ({ at: clock.now(), moments: [] }),
    unknownTopics: (topics) =>
      topics.filter((topic) => !/^(top|live|live:1|line:1|champ:\d+|game:\d+|market:\d+)$/.test(topic)),
    subscribe: (topics, lng, send) => {
      streams.add(send);
      send(createFrame(JSON.stringify({ t: 'snap', seq: 1, at: clock.now(), topics, lng })));
      const seq = 1;
      let cancel = (): void => undefined;
      const beat = (): void => {
        send(createFrame(JSON.stringify({ t: 'hb', seq, at: clock.now() })));
        cancel = clock.schedule(clock.now() + 2_000, beat);
      };
      cancel = clock.schedule(clock.now() + 2_000, beat);
      return () => {
        streams.delete(send);
        cancel();
      };
    },
    stop: () => streams.clear(),
  };
}

function fixture(id: number, startsAt: number): Fixture {
  return {
    id,
    sportId: 1,
    champId: 100,
    startsAt,
    pace: 1,
    seed: 1,
    top: false,
    home: { id: id * 2, name: `Home ${id}`, rating: 1500 },
    away: { id: id * 2 + 1, name: `Away ${id}`, rating: 1500 },
    format: { model: 'football', periods: 2, periodS: 2700, breakS: 900 },
  };
}
