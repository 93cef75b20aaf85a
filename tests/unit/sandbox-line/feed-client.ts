/**
 * A minimal client of the feed: folds frames into games and markets, as the description of the feed specifies, and
 * throws on a broken sequence.
 */
import type { FeedFrame } from '../../../adapters/bus/feed-frame.ts';

export interface ClientGame {
  readonly champ: number;
  readonly startsAt: number;
  readonly home: string;
  readonly away: string;
  readonly status: number;
  readonly period: number;
  readonly clock: number;
  readonly clockAt: number;
  readonly score: string;
  readonly periods: string;
  readonly points: string;
  readonly more: number;
  readonly flags: number;
}

export interface ClientMarket {
  readonly game: number;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  readonly price: number;
  readonly state: number;
  readonly label: string;
}

interface Tables {
  readonly champs: { readonly id: readonly number[] };
  readonly games: {
    readonly id: readonly number[];
    readonly champ: readonly number[];
    readonly start: readonly number[];
    readonly home: readonly string[];
    readonly away: readonly string[];
    readonly status: readonly number[];
    readonly period: readonly number[];
    readonly clock: readonly number[];
    readonly score: readonly string[];
    readonly periods: readonly string[];
    readonly points: readonly string[];
    readonly more: readonly number[];
    readonly flags: readonly number[];
  };
  readonly markets: {
    readonly id: readonly number[];
    readonly game: readonly number[];
    readonly kind: readonly number[];
    readonly type: readonly number[];
    readonly param: readonly number[];
    readonly price: readonly number[];
    readonly state: readonly number[];
    readonly label: readonly (readonly [number, string])[];
  };
}

type GameEntry = readonly [number, number, number, number, string, string, string, number, number];
type StatsEntry = readonly [number, readonly (readonly [string, number, number])[]];

export type ClientFrame =
  | ({
      readonly t: 'snap';
      readonly epoch: string;
      readonly seq: number;
      readonly at: number;
      readonly stats: readonly StatsEntry[];
    } & Tables)
  | {
      readonly t: 'd';
      readonly seq: number;
      readonly at: number;
      readonly p?: readonly number[];
      readonly g?: readonly GameEntry[];
      readonly add?: Tables;
      readonly rm?: { readonly games: readonly number[]; readonly markets: readonly number[] };
      readonly stats?: readonly StatsEntry[];
    }
  | { readonly t: 'hb'; readonly epoch: string; readonly seq: number; readonly at: number };

export interface FeedClient {
  readonly send: (frame: Pick<FeedFrame, 'text'>) => void;
  /** The last frame that was applied. */
  readonly point: () => { readonly epoch: string; readonly seq: number };
  /** The stream is over: the next one resumes from the returned point. */
  readonly lose: () => { readonly epoch: string; readonly seq: number };
  readonly frames: ClientFrame[];
  readonly games: Map<number, ClientGame>;
  readonly markets: Map<number, ClientMarket>;
  readonly stats: Map<number, string>;
}

export function createFeedClient(): FeedClient {
  const frames: ClientFrame[] = [];
  const games = new Map<number, ClientGame>();
  const markets = new Map<number, ClientMarket>();
  const stats = new Map<number, string>();
  let epoch = '';
  let seq = 0;
  /** Whether the next frame is the first of a stream. */
  let isFirst = true;

  const put = ({ champs, games: rows, markets: cells }: Tables, at: number): void => {
    rows.id.forEach((id, i) => {
      games.set(id, {
        champ: must(champs.id[must(rows.champ[i])]),
        startsAt: at + must(rows.start[i]) * 1000,
        home: must(rows.home[i]),
        away: must(rows.away[i]),
        status: must(rows.status[i]),
        period: must(rows.period[i]),
        clock: must(rows.clock[i]),
        clockAt: at,
        score: must(rows.score[i]),
        periods: must(rows.periods[i]),
        points: must(rows.points[i]),
        more: must(rows.more[i]),
        flags: must(rows.flags[i]),
      });
    });
    const labels = new Map(cells.label);
    let id = 0;
    cells.id.forEach((difference, i) => {
      id += difference;
      markets.set(id, {
        game: must(rows.id[must(cells.game[i])]),
        kind: must(cells.kind[i]),
        type: must(cells.type[i]),
        param: must(cells.param[i]),
        price: must(cells.price[i]),
        state: must(cells.state[i]),
        label: labels.get(i) ?? '',
      });
    });
  };

  const apply = (frame: ClientFrame): void => {
    const begins = isFirst;
    isFirst = false;
    if (frame.t === 'hb') {
      if (frame.epoch !== epoch) throw new Error(`epoch ${frame.epoch} after ${epoch}`);
      if (begins ? frame.seq < seq : frame.seq !== seq) throw new Error(`heartbeat ${frame.seq} after ${seq}`);
      return;
    }
    if (begins && frame.t !== 'snap') throw new Error('a stream begins with a snapshot');
    // A reader that was behind receives another snapshot.
    if (!begins && (frame.t === 'snap' ? frame.epoch === epoch && frame.seq <= seq : frame.seq !== seq + 1))
      throw new Error(`frame ${frame.seq} after ${seq}`);
    ({ seq } = frame);
    if (frame.t === 'snap') {
      ({ epoch } = frame);
      for (const known of [games, markets, stats]) known.clear();
      put(frame, frame.at);
    } else {
      if (frame.add !== undefined) put(frame.add, frame.at);
      for (let i = 0; i < (frame.p?.length ?? 0); i += 3) {
        const id = must(frame.p?.[i]);
        const market = markets.get(id);
        if (market !== undefined)
          markets.set(id, { ...market, price: must(frame.p?.[i + 1]), state: must(frame.p?.[i + 2]) });
      }
      for (const [id, status, period, clock, score, periods, points, more, flags] of frame.g ?? []) {
        const game = games.get(id);
        if (game !== undefined)
          games.set(id, { ...game, status, period, clock, clockAt: frame.at, score, periods, points, more, flags });
      }
      for (const id of frame.rm?.markets ?? []) markets.delete(id);
      for (const gone of frame.rm?.games ?? []) {
        games.delete(gone);
        stats.delete(gone);
        for (const [id, { game }] of markets) if (game === gone) markets.delete(id);
      }
    }
    for (const [id, pairs] of frame.stats ?? []) stats.set(id, JSON.stringify(pairs));
  };

  return {
    frames,
    games,
    markets,
    stats,
    point: () => ({ epoch, seq }),
    lose: () => {
      isFirst = true;
      return { epoch, seq };
    },
    send: ({ text }) => {
      const frame = JSON.parse(text) as ClientFrame;
      frames.push(frame);
      apply(frame);
    },
  };
}

/**
 * The complete state of a client, in a stable order; running clocks are advanced to `now`, or left out with
 * `clocks: false`.
 */
export function knowledge({ games, markets, stats }: FeedClient): unknown {
  return {
    games: [...games].sort(([a], [b]) => a - b).map(([id, { clock: _clock, clockAt: _at, ...game }]) => [id, game]),
    markets: [...markets].sort(([a], [b]) => a - b),
    stats: [...stats].sort(([a], [b]) => a - b),
  };
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a column is too short');
  return value;
}
