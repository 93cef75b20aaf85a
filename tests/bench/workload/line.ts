/**
 * A line of the size that the goals define, with ten markets per game. Ids are generated like the operator's, up to 53
 * bits, so that maps have the same kind of keys as on the site. The line is available as the feed's columnar snapshot
 * and as the verbose object tree that betting sites commonly send.
 */
import { ordinalOf } from '../../../adapters/sandbox/operator/line/game-ids.ts';
import { marketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { createSeeded } from './seeded.ts';

const SPORTS = 14;
const CHAMPS = 80;
const SPACES = 512;
/** The same time in every run: 1 March 2026, noon UTC. */
export const BASE_TIME_MS = 1_772_366_400_000;

const KEYS: readonly (readonly [kind: number, type: number, param: number])[] = [
  [KIND.result, 1, 0],
  [KIND.result, 2, 0],
  [KIND.result, 3, 0],
  [KIND.doubleChance, 1, 0],
  [KIND.doubleChance, 2, 0],
  [KIND.doubleChance, 3, 0],
  [KIND.total, 1, 10],
  [KIND.total, 2, 10],
  [KIND.asianHandicap, 1, -2],
  [KIND.asianHandicap, 3, 2],
];
export const MARKETS_PER_GAME = KEYS.length;

export interface BenchMarket {
  readonly id: number;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  readonly price: number;
}

export interface BenchGame {
  readonly id: number;
  /** Index of the championship. */
  readonly champ: number;
  readonly home: string;
  readonly away: string;
  /** Kick-off, in seconds after `BASE_TIME_MS`. */
  readonly start: number;
  readonly markets: readonly BenchMarket[];
}

export interface BenchChamp {
  readonly id: number;
  readonly sport: number;
  readonly name: string;
  readonly country: string;
}

export interface BenchLine {
  readonly champs: readonly BenchChamp[];
  readonly games: readonly BenchGame[];
  readonly marketIds: readonly number[];
}

const COUNTRIES = ['GB-ENG', 'DE', 'ES', 'IT', 'FR', 'NL', 'PT', 'BR', 'AR', 'US'];
const PLACES = [
  'North Bridge',
  'Stonehaven',
  'Rio Claro',
  'Weststadt',
  'San Marino',
  'Port Royal',
  'Vale of York',
  'Kings Lynn',
  'Ostrava',
  'Nieuwpoort',
];
const CLUBS = ['United', 'Rovers', 'Athletic', 'City', 'Wanderers', 'Sporting', 'Dynamo', 'Albion'];

export function createLine(games: number): BenchLine {
  const next = createSeeded(games);
  const champs = Array.from({ length: CHAMPS }, (_, at): BenchChamp => ({
    id: 1_000 + at * 37,
    sport: 1 + (at % SPORTS),
    name: `${PLACES[at % PLACES.length]} League ${1 + (at % 7)}`,
    country: COUNTRIES[at % COUNTRIES.length] ?? 'INT',
  }));
  const list = Array.from({ length: games }, (_, at): BenchGame => {
    const champ = at % CHAMPS;
    const id = ordinalOf.write((champ * 101) % SPACES, 4_000 + Math.floor(at / CHAMPS));
    const name = (): string => `${PLACES[next(PLACES.length)]} ${CLUBS[next(CLUBS.length)]}`;
    return {
      id,
      champ,
      home: name(),
      away: name(),
      start: next(7 * 86_400),
      markets: KEYS.map(([kind, type, param]) => ({
        id: marketId(id, { kind, type, param }),
        kind,
        type,
        param,
        price: priceOf(next),
      })),
    };
  });
  return { champs, games: list, marketIds: list.flatMap(({ markets }) => markets.map(({ id }) => id)) };
}

/** Returns a price in thousandths with two decimals, 1.05 to 9.04. */
export function priceOf(next: (limit: number) => number): number {
  return 1_050 + next(800) * 10;
}

/** Returns the feed's first frame: the line in columns. */
export function snapshotText({ champs, games }: BenchLine): string {
  const markets = games.flatMap((game, index) => game.markets.map((market) => ({ ...market, game: index })));
  let last = 0;
  const differences = markets.map(({ id }) => {
    const difference = id - last;
    last = id;
    return difference;
  });
  const fill = <T>(value: T): readonly T[] => games.map(() => value);
  return JSON.stringify({
    t: 'snap',
    seq: 1,
    at: BASE_TIME_MS,
    champs: {
      id: champs.map(({ id }) => id),
      sport: champs.map(({ sport }) => sport),
      name: champs.map(({ name }) => name),
      country: champs.map(({ country }) => country),
      periodS: champs.map(() => 2700),
    },
    games: {
      id: games.map(({ id }) => id),
      champ: games.map(({ champ }) => champ),
      start: games.map(({ start }) => start),
      home: games.map(({ home }) => home),
      away: games.map(({ away }) => away),
      status: fill(1),
      period: fill(0),
      clock: fill(0),
      score: fill(''),
      periods: fill(''),
      points: fill(''),
      more: fill(MARKETS_PER_GAME),
      flags: fill(0),
    },
    markets: {
      id: differences,
      game: markets.map(({ game }) => game),
      kind: markets.map(({ kind }) => kind),
      type: markets.map(({ type }) => type),
      param: markets.map(({ param }) => param),
      price: markets.map(({ price }) => price),
      state: markets.map(() => 0),
      label: [],
    },
    stats: [],
  });
}

/** Returns the same line as nested objects: championships contain games, games contain markets. */
export function verboseText({ champs, games }: BenchLine): string {
  const gamesOf = new Map<number, BenchGame[]>(champs.map((_, at) => [at, []]));
  for (const game of games) gamesOf.get(game.champ)?.push(game);
  return JSON.stringify({
    timestamp: BASE_TIME_MS,
    championships: champs.map((champ, at) => ({
      id: champ.id,
      sportId: champ.sport,
      name: champ.name,
      country: champ.country,
      games: (gamesOf.get(at) ?? []).map((game) => ({
        id: game.id,
        championshipId: champ.id,
        opponent1: game.home,
        opponent2: game.away,
        startsAt: BASE_TIME_MS + game.start * 1_000,
        status: 1,
        period: 0,
        clock: 0,
        score: null,
        marketsCount: MARKETS_PER_GAME,
        isTop: false,
        markets: game.markets.map((market) => ({
          id: market.id,
          gameId: game.id,
          kind: market.kind,
          type: market.type,
          param: market.param / 4,
          coef: market.price / 1_000,
          isBlocked: false,
        })),
      })),
    })),
  });
}
