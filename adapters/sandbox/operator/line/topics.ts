/** The topics of a stream, and the games and markets that they cover. */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { countedBy } from 'touchline/core/line/rules/stat-kinds';
import { readMarketId } from './market-id.ts';

export type Topic =
  | { readonly type: 'top' }
  | { readonly type: 'asian' }
  | { readonly type: 'wide' }
  | { readonly type: 'live'; readonly sportId: number | null }
  | { readonly type: 'line'; readonly sportId: number }
  | { readonly type: 'champ'; readonly champId: number }
  | { readonly type: 'game'; readonly gameId: number }
  | { readonly type: 'market'; readonly gameId: number; readonly marketId: number };

/** A game before its start, in play, or over but still visible. */
export type Phase = 'ahead' | 'live' | 'over';

/**
 * The markets of a game that a stream sees: all, the main ones or those of the Asian view, and single ones in addition.
 * `all` has no same-game combos and no boosts: a stream sees only those that it names.
 */
export interface Scope {
  readonly all: boolean;
  readonly main: boolean;
  /** The main ones are those of the Asian view (`asian-quotes.ts`). */
  readonly asian: boolean;
  /** The main ones have those of a wide row beside them [LIN-118]. */
  readonly wide: boolean;
  readonly ids: ReadonlySet<number> | null;
}

/** The topics of a stream, indexed for matching games. */
export interface Interest {
  readonly top: boolean;
  /** Lists have the markets of the Asian view. */
  readonly asian: boolean;
  /** Lists have the markets of wide rows. */
  readonly wide: boolean;
  readonly live: boolean;
  readonly liveSports: ReadonlySet<number>;
  readonly lineSports: ReadonlySet<number>;
  readonly champs: ReadonlySet<number>;
  readonly games: ReadonlySet<number>;
  readonly markets: ReadonlyMap<number, ReadonlySet<number>>;
  /** The `markets` that are same-game combos or boosts. */
  readonly combos: ReadonlyMap<number, ReadonlySet<number>>;
  /** Games whose statistics are sent: those with all their markets, and those with a market that statistics decide. */
  readonly stats: ReadonlySet<number>;
}

export interface Placed {
  readonly gameId: number;
  readonly sportId: number;
  readonly champId: number;
  readonly phase: Phase;
  readonly top: boolean;
}

const ALL: Scope = { all: true, main: false, asian: false, wide: false, ids: null };

/** The topic that a text names, or null. Whether the sport, championship or game exists is not checked. */
export function parseTopic(text: string): Topic | null {
  if (text === 'top') return { type: 'top' };
  if (text === 'asian' || text === 'wide') return { type: text };
  if (text === 'live') return { type: 'live', sportId: null };
  const parts = /^(live|line|champ|game|market):(0|[1-9]\d{0,15})$/.exec(text);
  if (parts === null) return null;
  const id = Number(parts[2]);
  switch (parts[1]) {
    case 'live':
      return { type: 'live', sportId: id };
    case 'line':
      return { type: 'line', sportId: id };
    case 'champ':
      return { type: 'champ', champId: id };
    case 'game':
      return { type: 'game', gameId: id };
    case 'market': {
      const read = readMarketId(id);
      return read === null ? null : { type: 'market', gameId: read.gameId, marketId: id };
    }
    case undefined:
    default:
      return null;
  }
}

/** Whether markets of the kind are priced only while a stream names them. */
export function isOnDemand(kind: number | undefined): boolean {
  return kind === KIND.sameGame || kind === KIND.boost;
}

/** Whether a reader of this market needs the statistics of its game. A combo may have such a selection. */
function needsStats(marketId: number): boolean {
  const kind = readMarketId(marketId)?.key.kind ?? 0;
  return kind === KIND.sameGame || countedBy(kind) !== null;
}

/** Merges topics in any order and number. */
export function interestOf(topics: readonly Topic[]): Interest {
  const markets = new Map<number, Set<number>>();
  const combos = new Map<number, Set<number>>();
  const add = (to: Map<number, Set<number>>, gameId: number, id: number): unknown =>
    to.set(gameId, (to.get(gameId) ?? new Set()).add(id));
  for (const topic of topics) {
    if (topic.type !== 'market') continue;
    add(markets, topic.gameId, topic.marketId);
    if (isOnDemand(readMarketId(topic.marketId)?.key.kind)) add(combos, topic.gameId, topic.marketId);
  }
  const numbers = (pick: (topic: Topic) => number | null): ReadonlySet<number> => {
    return new Set(topics.map(pick).filter((id) => id !== null));
  };
  return {
    top: topics.some(({ type }) => type === 'top'),
    asian: topics.some(({ type }) => type === 'asian'),
    wide: topics.some(({ type }) => type === 'wide'),
    live: topics.some((topic) => topic.type === 'live' && topic.sportId === null),
    liveSports: numbers((topic) => (topic.type === 'live' ? topic.sportId : null)),
    lineSports: numbers((topic) => (topic.type === 'line' ? topic.sportId : null)),
    champs: numbers((topic) => (topic.type === 'champ' ? topic.champId : null)),
    games: numbers((topic) => (topic.type === 'game' ? topic.gameId : null)),
    markets,
    combos,
    stats: numbers((topic) =>
      topic.type === 'game' || (topic.type === 'market' && needsStats(topic.marketId)) ? topic.gameId : null,
    ),
  };
}

/** The part of a game that the interest covers; null for none. */
export function scopeOf(interest: Interest, game: Placed): Scope | null {
  if (interest.games.has(game.gameId)) {
    const combos = interest.combos.get(game.gameId);
    return combos === undefined ? ALL : { ...ALL, ids: combos };
  }
  const main = hasMain(interest, game);
  const ids = interest.markets.get(game.gameId) ?? null;
  return main || ids !== null
    ? { all: false, main, asian: main && interest.asian, wide: main && interest.wide, ids }
    : null;
}

function hasMain(interest: Interest, { sportId, champId, phase, top }: Placed): boolean {
  if (interest.champs.has(champId) || (top && interest.top)) return true;
  return phase === 'ahead' ? interest.lineSports.has(sportId) : interest.live || interest.liveSports.has(sportId);
}

/** Whether a stream with this interest needs every market of a game priced. */
export function needsAll(scope: Scope): boolean {
  return scope.all || scope.asian || scope.ids !== null;
}

/** Compares two scopes of one interest and game. */
export function isSameScope(a: Scope, b: Scope): boolean {
  return a.all === b.all && a.main === b.main && a.asian === b.asian && a.wide === b.wide && a.ids === b.ids;
}
