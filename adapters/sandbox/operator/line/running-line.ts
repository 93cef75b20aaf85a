/**
 * The running line of the stand-in operator. The line owns the current games (`board.ts`) and publishes them
 * (`feed.ts`) on a bus, and answers questions about any game, however old, since a game follows from its id.
 */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { POLITICS } from 'touchline/core/line/rules/sport-ids';
import { isVirtualSport } from 'touchline/core/line/rules/virtual-sports';
import type { FeedBus } from '../../../bus/feed-bus.ts';
import { createMemoryBus } from '../../../bus/memory-bus.ts';
import { createFanOut } from '../../../hosts/gateway/fan-out.ts';
import type { SportFacts } from '../catalogue/types.ts';
import { createMatch } from '../models/match.ts';
import type { Match } from '../models/match.ts';
import { createAbsentTeams } from './absent-teams.ts';
import { createBoard } from './board.ts';
import { boostOf, boostsAt, settledBy } from './boosts.ts';
import type { OfferedBoost } from './boosts.ts';
import { offerCombo } from './combo-offer.ts';
import { createFeed } from './feed.ts';
import { gameInfo, languageOf, treeOf } from './line-views.ts';
import { MAX_TOPICS } from './line.ts';
import { momentsOf } from './moments.ts';
import type { Language } from './line-views.ts';
import { searchIndexOf } from './search-index.ts';
import type { FixtureSource, GameInfo, Line, LineClock, LineTree, MarketView, SearchIndexRows } from './line.ts';
import { readMarketId } from './market-id.ts';
import { flagsOf } from './market-flags.ts';
import { quotesOf } from './quotes.ts';
import type { Quotes } from './quotes.ts';
import { endOf } from './end-of.ts';
import { comboQuote, everyQuote, mainQuotes } from './quotes-at.ts';
import type { Fixture, MarketKey } from './types.ts';
import { kitIn, sideIn } from '../names/names.ts';
import { frameNames } from '../names/frames.ts';
import { oddsHistory } from '../statistics/odds-history.ts';
import { createStatistics } from '../statistics/statistics.ts';
import { racesOf } from './races.ts';
import { createResults } from './results.ts';
import { isOnDemand, parseTopic } from './topics.ts';
import type { Topic } from './topics.ts';

/** How long a tree is cached, wall ms. */
const TREE_TTL_MS = 1_000;
const SEARCH_INDEX_TTL_MS = 10_000;
const BOOSTS_TTL_MS = 2_000;
/** How many matches outside the line are cached. */
const MAX_MATCHES = 512;

export interface LineOptions {
  readonly clock: LineClock;
  readonly source: FixtureSource;
  readonly sports: readonly SportFacts[];
  /** Maps the clock's time to the line's (`hold.ts`); identity by default. */
  readonly standing?: ((now: number) => number) | undefined;
  /** A name that no other start of a line has; by default the time of the start. */
  readonly instance?: string;
  /** Where the feed is published and read; by default within the process. */
  readonly bus?: FeedBus;
  /** Prices every game before a stream asks, so that a host that renders pages has a first snapshot at once. */
  readonly isWarm?: boolean;
}

/** Games that are simulated as their names say, beside the stand-in's games of real sports. */
const isSimulated = ({ sportId }: Fixture): boolean => sportId === POLITICS || isVirtualSport(sportId);

/** Starts the line at the clock's current time. */
export function createLine({
  clock,
  source,
  sports,
  standing = (now) => now,
  instance = clock.now().toString(36),
  bus = createMemoryBus(),
  isWarm = false,
}: LineOptions): Line {
  const lineNow = (): number => standing(clock.now());
  const board = createBoard({ clock, source, lineNow, isCovered: (row) => isWarm || feed.covers(row) });
  const feed = createFeed({ clock, board, instance });
  const fanOut = createFanOut({ bus, now: clock.now, names: frameNames });
  const sportsById = new Map(sports.map((sport) => [sport.id, sport]));
  const champsById = new Map(source.championships.map((championship) => [championship.id, championship]));
  const matches = new Map<number, Match>();
  const trees = new Map<Language, LineTree>();
  const searchIndexes = new Map<Language, { readonly at: number; readonly rows: SearchIndexRows }>();

  /** The match of any id, or null. Played matches are cached, because many calls ask for them. */
  const matchOf = (gameId: number): Match | null => {
    const row = board.rows.get(gameId);
    if (row !== undefined) return (row.match ??= createMatch(row.fixture));
    const known = matches.get(gameId);
    if (known !== undefined) return known;
    const fixture = source.find(gameId, lineNow());
    if (fixture === null) return null;
    const match = createMatch(fixture);
    const [oldest] = matches.keys();
    if (matches.size >= MAX_MATCHES && oldest !== undefined) matches.delete(oldest);
    matches.set(gameId, match);
    return match;
  };

  /** A game that has opened: in the line, or begun. */
  const openedMatch = (gameId: number): Match | null => {
    const match = matchOf(gameId);
    return match !== null && (board.rows.has(gameId) || match.fixture.startsAt <= lineNow()) ? match : null;
  };

  const infoOf = (match: Match, lng: string, at: number): GameInfo => {
    const { champId, sportId } = match.fixture;
    const language = languageOf(lng);
    const sport = sportsById.get(sportId)?.names[language] ?? null;
    return gameInfo(match, champsById.get(champId) ?? null, sport, match.stateAt(at), language);
  };

  const comboQuotes = (match: Match, key: MarketKey, now: number): Quotes => {
    const combo = comboQuote(match.fixture, match, now, key);
    return quotesOf(match.fixture.id, combo === null ? [] : [combo]);
  };

  let boosts: { readonly at: number; readonly offered: readonly OfferedBoost[] } | null = null;
  const statistics = createStatistics({ lineNow, source });
  const absentTeam = createAbsentTeams(source, lineNow);
  const results = createResults({ lineNow, source, matchOf });

  const isKnown = (topic: Topic): boolean => {
    switch (topic.type) {
      case 'top':
      case 'asian':
      case 'wide':
        return true;
      case 'live':
        return topic.sportId === null || sportsById.has(topic.sportId);
      case 'line':
        return sportsById.has(topic.sportId);
      case 'champ':
        return champsById.has(topic.champId);
      case 'game':
      case 'market':
        return openedMatch(topic.gameId) !== null;
    }
  };

  const unknownTopics = (topics: readonly string[]): readonly string[] => {
    if (topics.length > MAX_TOPICS) return topics;
    return topics.filter((text) => {
      const topic = parseTopic(text);
      return topic === null || !isKnown(topic);
    });
  };

  const stopServing = bus.serve({ unknownTopics, open: feed.open });

  return {
    tree: (lng) => {
      const now = lineNow();
      const language = languageOf(lng);
      const known = trees.get(language);
      if (known !== undefined && now - known.at < TREE_TTL_MS) return known;
      const tree = treeOf(board.rows.values(), sports, source.championships, language, now);
      trees.set(language, tree);
      return tree;
    },
    game: (id, lng) => {
      const match = openedMatch(id);
      return match === null ? null : infoOf(match, lng, lineNow());
    },
    results: (lng) => results().map(({ match, endedAt }) => ({ ...infoOf(match, lng, endedAt), endedAt })),
    competitionStatistics: (id, lng) => statistics.competition(id, languageOf(lng)),
    gameStatistics: (id, lng) => {
      const match = openedMatch(id);
      return match === null ? null : statistics.game(match.fixture, languageOf(lng));
    },
    oddsHistory: (id) => {
      const read = readMarketId(id);
      const match = read === null ? null : openedMatch(read.gameId);
      return match === null ? null : oddsHistory(match, id, source.opensAt(match.fixture), lineNow());
    },
    findResults: (query, lng) =>
      statistics.results(query, languageOf(lng), (id) => sportsById.get(id)?.names[languageOf(lng)] ?? String(id)),
    moments: (query, lng) => {
      const rows = [...board.rows.values(), ...board.left()];
      return momentsOf({ rows, matchOf: openedMatch, now: lineNow(), language: languageOf(lng) }, query);
    },
    searchIndex: (lng) => {
      const now = lineNow();
      const language = languageOf(lng);
      const known = searchIndexes.get(language);
      if (known !== undefined && now - known.at < SEARCH_INDEX_TTL_MS) return known.rows;
      const rows = searchIndexOf(board.rows.values(), sports, source.championships, language, now);
      searchIndexes.set(language, { at: now, rows });
      return rows;
    },
    absentTeam: (id, lng) => {
      const team = absentTeam(id);
      if (team === null) return null;
      const { name, sportId } = team;
      const kit = kitIn(languageOf(lng), name, sportId);
      return { id, name: sideIn(languageOf(lng), name, sportId), sportId, ...(kit === 0 ? {} : { kit }) };
    },
    combine: (ids) => offerCombo(openedMatch, ids, lineNow()),
    boosts: () => {
      const now = lineNow();
      if (boosts === null || now < boosts.at || now - boosts.at >= BOOSTS_TTL_MS)
        boosts = {
          at: now,
          offered: boostsAt(
            [...board.rows.values()].map(({ fixture }) => fixture),
            now,
          ),
        };
      return boosts.offered;
    },
    market: (id): MarketView | null => {
      const read = readMarketId(id);
      const match = read === null ? null : openedMatch(read.gameId);
      if (read === null || match === null) return null;
      const now = lineNow();
      const { fixture } = match;
      const { quotes, state } = everyQuote(fixture, match, now);
      const quote = (isOnDemand(read.key.kind) ? comboQuotes(match, read.key, now) : quotes).get(id);
      const boost = read.key.kind === KIND.boost ? boostOf(fixture) : null;
      if (quote !== undefined) {
        const { price, label, fair } = quote;
        return {
          fixture,
          state,
          price,
          suspended: quote.state === 1,
          finished: false,
          flags: flagsOf(fixture, quote.kind),
          ...(label === '' ? {} : { label }),
          ...(fair === undefined ? {} : { fair }),
          ...(boost === null ? {} : { maxBoostedStake: boost.maxStake }),
        };
      }
      const finished = state.status === 4 || match.settle(settledBy(read.key), now) !== null;
      return finished
        ? { fixture, state, price: 0, suspended: true, finished, flags: flagsOf(fixture, read.key.kind) }
        : null;
    },
    fixtures: (live) => {
      const now = lineNow();
      const wanted = [...board.rows.values()].filter(
        ({ fixture, phase }) => phase !== 'over' && fixture.startsAt <= now === live && !isSimulated(fixture),
      );
      return wanted.map(({ fixture }) => fixture);
    },
    races: (sportId, lng) => racesOf(source, sportId, lineNow(), languageOf(lng)),
    mainMarkets: (gameId) => {
      const match = openedMatch(gameId);
      if (match === null) return [];
      const { fixture } = match;
      const quotes = [...mainQuotes(fixture, match, lineNow()).values()];
      return quotes.map(({ id, kind, type, param, price, state }) => ({
        marketId: id,
        key: { kind, type, param },
        price,
        suspended: state === 1,
        flags: flagsOf(fixture, kind),
      }));
    },
    settle: (id, now) => {
      const read = readMarketId(id);
      return read === null ? null : (matchOf(read.gameId)?.settle(settledBy(read.key), standing(now)) ?? null);
    },
    finishedAt: (gameId) => {
      const match = matchOf(gameId);
      return match === null ? null : endOf(match.fixture, match);
    },
    playing: (gameId) => {
      const match = openedMatch(gameId);
      return match === null ? null : { match, now: lineNow() };
    },
    unknownTopics,
    subscribe: (topics, lng, send, resume) => {
      const unknown = unknownTopics(topics);
      if (unknown.length > 0) throw new RangeError(`unknown topics: ${unknown.join(', ')}`);
      return fanOut.subscribe(topics, send, resume, lng);
    },
    stop: () => {
      stopServing();
      board.stop();
      feed.stop();
    },
  };
}
