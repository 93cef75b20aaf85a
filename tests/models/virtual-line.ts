/**
 * A minimal operator's line: games and markets in two maps. The streams of the same topics share a channel, which
 * remembers what it has sent, sends the difference, and lets a stream resume. Frames are written in the feed's format,
 * so that the decoder is tested as well.
 */
import type { Clock } from 'touchline/ports/clock';
import type { ResumePoint } from 'touchline/ports/line-feed';
import { createFrameRing, RESUMABLE_MS } from '../../adapters/hosts/gateway/frame-ring.ts';
import type { FrameRing } from '../../adapters/hosts/gateway/frame-ring.ts';

export interface LineGame {
  readonly id: number;
  readonly champId: number;
  readonly sportId: number;
  readonly startsAt: number;
  readonly status: 1 | 2 | 3 | 4;
  readonly score: string;
  readonly top: boolean;
}

export interface LineMarket {
  readonly id: number;
  readonly gameId: number;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  readonly price: number;
  readonly state: 0 | 1;
}

export interface LineView {
  readonly games: ReadonlyMap<number, LineGame>;
  readonly markets: ReadonlyMap<number, LineMarket>;
}

export interface VirtualLine {
  readonly games: Map<number, LineGame>;
  readonly markets: Map<number, LineMarket>;
  /** The line as a client of these topics should see it. */
  view(topics: readonly string[]): LineView;
  /**
   * Opens a stream: a snapshot, or a heartbeat and the missed frames, at once; then a delta at each `publish`, and
   * heartbeats. Throws for an unknown topic.
   */
  open(
    topics: readonly string[],
    send: (frame: string) => void,
    end?: () => void,
    resume?: ResumePoint | null,
  ): () => void;
  /** Ends every stream. */
  cut(): void;
  /** Ends every stream, and forgets what was sent. */
  restart(): void;
  /** While muted, nothing is sent, not even to new streams. */
  mute(on: boolean): void;
  /** Sends the changes since the last call. */
  publish(): void;
  readonly streams: () => number;
  /** Topics that are refused. */
  readonly unknown: Set<string>;
}

const HEARTBEAT_MS = 2_000;

interface Stream {
  readonly send: (frame: string) => void;
  readonly end: () => void;
  stopBeat: () => void;
}

/** All streams of the same topics. */
interface Channel {
  readonly topics: readonly string[];
  readonly epoch: string;
  readonly deltas: FrameRing<string>;
  readonly streams: Set<Stream>;
  published: LineView;
  idleSince: number | null;
}

export function createVirtualLine(clock: Clock, createRing: () => FrameRing<string> = createFrameRing): VirtualLine {
  const games = new Map<number, LineGame>();
  const markets = new Map<number, LineMarket>();
  const channels = new Map<string, Channel>();
  const unknown = new Set<string>();
  let muted = false;
  let channelsMade = 0;
  const at = (): number => clock.now() - (clock.now() % 1_000);
  const streams = (): readonly Stream[] => [...channels.values()].flatMap((channel) => [...channel.streams]);

  function channelOf(topics: readonly string[]): Channel {
    const key = [...topics].sort().join();
    const known = channels.get(key);
    if (known !== undefined && clock.now() - (known.idleSince ?? clock.now()) < RESUMABLE_MS) {
      bringUpToDate(known);
      return known;
    }
    channelsMade += 1;
    const epoch = `e${channelsMade}`;
    const made = {
      topics,
      epoch,
      deltas: createRing(),
      streams: new Set<Stream>(),
      published: view(topics),
      idleSince: null,
    };
    channels.set(key, made);
    return made;
  }

  function bringUpToDate(channel: Channel): void {
    const now = view(channel.topics);
    const parts = difference(channel.published, now, at());
    channel.published = now;
    if (Object.keys(parts).length === 0) return;
    const delta = JSON.stringify({ t: 'd', seq: channel.deltas.seq() + 1, at: at(), ...parts });
    channel.deltas.push(delta, clock.now());
    for (const stream of [...channel.streams]) stream.send(delta);
  }

  const heartbeatOf = ({ epoch, deltas }: Channel): string =>
    JSON.stringify({ t: 'hb', epoch, seq: deltas.seq(), at: at() });

  const snapshotOf = ({ epoch, deltas, published }: Channel): string =>
    JSON.stringify({
      t: 'snap',
      epoch,
      seq: deltas.seq(),
      at: at(),
      ...columns(published, [...published.games.keys()], [...published.markets.keys()], at()),
      stats: [],
    });

  function view(topics: readonly string[]): LineView {
    const carries = (game: LineGame): boolean => topics.some((topic) => isCarried(topic, game));
    const single = new Set(
      topics.filter((topic) => topic.startsWith('market:')).map((topic) => Number(topic.slice(7))),
    );
    const seen = new Map(
      [...markets].filter(([id, { gameId }]) => {
        const game = games.get(gameId);
        return game !== undefined && (single.has(id) || carries(game));
      }),
    );
    const gameIds = new Set([...seen.values()].map(({ gameId }) => gameId));
    return { markets: seen, games: new Map([...games].filter(([id, game]) => carries(game) || gameIds.has(id))) };
  }

  return {
    games,
    markets,
    view,
    unknown,
    streams: () => streams().length,
    open(topics, listener, end = () => undefined, resume = null) {
      const refused = topics.filter((topic) => unknown.has(topic));
      if (refused.length > 0) throw Object.assign(new Error('unknown topics'), { unknownTopics: refused });
      const send = (frame: string): void => void (muted || listener(frame));
      const stream: Stream = { send, end, stopBeat: () => undefined };
      const channel = channelOf(topics);
      channel.streams.add(stream);
      channel.idleSince = null;
      const beat = (): void => {
        stream.stopBeat = clock.after(HEARTBEAT_MS, () => {
          beat();
          send(heartbeatOf(channel));
        });
      };
      beat();
      const missed = resume?.epoch === channel.epoch ? channel.deltas.since(resume.seq) : null;
      for (const frame of missed === null ? [snapshotOf(channel)] : [heartbeatOf(channel), ...missed]) send(frame);
      return () => {
        stream.stopBeat();
        if (channel.streams.delete(stream) && channel.streams.size === 0) channel.idleSince = clock.now();
      };
    },
    mute: (on) => void (muted = on),
    cut: () => {
      for (const { end } of streams()) end();
    },
    restart() {
      const open = streams();
      channels.clear();
      for (const { end, stopBeat } of open) {
        stopBeat();
        end();
      }
    },
    publish() {
      for (const channel of channels.values()) bringUpToDate(channel);
    },
  };
}

function isCarried(topic: string, game: LineGame): boolean {
  const [name, id] = topic.split(':');
  const live = game.status === 2 || game.status === 3;
  switch (name) {
    case 'top':
      return game.top;
    case 'live':
      return live && (id === undefined || game.sportId === Number(id));
    case 'line':
      return game.status === 1 && game.sportId === Number(id);
    case 'champ':
      return game.champId === Number(id);
    case 'game':
      return game.id === Number(id);
    case undefined:
    default:
      return false;
  }
}

function difference(before: LineView, now: LineView, at: number): Readonly<Record<string, unknown>> {
  const newGames = [...now.games.keys()].filter((id) => !before.games.has(id));
  const newMarkets = [...now.markets.keys()].filter((id) => !before.markets.has(id));
  const p = [...now.markets.values()].flatMap(({ id, price, state }) => {
    const old = before.markets.get(id);
    return old === undefined || (old.price === price && old.state === state) ? [] : [id, price, state];
  });
  const g = [...now.games.values()].flatMap((game) =>
    !before.games.has(game.id) || before.games.get(game.id) === game ? [] : [changeOf(game)],
  );
  // The frame repeats games that get a market.
  const gameIds = [...new Set([...newGames, ...newMarkets.map((id) => now.markets.get(id)?.gameId ?? 0)])];
  const rm = {
    games: [...before.games.keys()].filter((id) => !now.games.has(id)),
    markets: [...before.markets.keys()].filter((id) => !now.markets.has(id)),
  };
  return {
    ...(p.length > 0 ? { p } : {}),
    ...(g.length > 0 ? { g } : {}),
    ...(gameIds.length > 0 ? { add: columns(now, gameIds, newMarkets, at) } : {}),
    ...(rm.games.length + rm.markets.length > 0 ? { rm } : {}),
  };
}

function flagsOf({ top, status }: LineGame): number {
  return (top ? 1 : 0) + (status === 2 ? 2 : 0);
}

function changeOf(game: LineGame): readonly unknown[] {
  return [game.id, game.status, 1, 0, game.score, game.score, '', 3, flagsOf(game)];
}

function columns(
  view: LineView,
  gameIds: readonly number[],
  marketIds: readonly number[],
  at: number,
): Readonly<Record<string, unknown>> {
  const games = gameIds.flatMap((id) => view.games.get(id) ?? []);
  const markets = marketIds.flatMap((id) => view.markets.get(id) ?? []);
  const champs = [...new Map(games.map((game) => [game.champId, game])).values()];
  const of = <T, V>(list: readonly T[], pick: (each: T, at: number) => V): readonly V[] => list.map(pick);
  return {
    champs: {
      id: of(champs, ({ champId }) => champId),
      sport: of(champs, ({ sportId }) => sportId),
      name: of(champs, ({ champId }) => `Championship ${champId}`),
      country: of(champs, () => 'DE'),
      periodS: of(champs, () => 2700),
    },
    games: {
      id: of(games, ({ id }) => id),
      champ: of(games, (game) => champs.findIndex(({ champId }) => champId === game.champId)),
      start: of(games, ({ startsAt }) => (startsAt - at) / 1_000),
      home: of(games, ({ id }) => `Home ${id}`),
      away: of(games, ({ id }) => `Away ${id}`),
      status: of(games, ({ status }) => status),
      period: of(games, () => 1),
      clock: of(games, () => 0),
      score: of(games, ({ score }) => score),
      periods: of(games, ({ score }) => score),
      points: of(games, () => ''),
      more: of(games, () => 3),
      flags: of(games, flagsOf),
    },
    markets: {
      id: of(markets, ({ id }, i) => id - (markets[i - 1]?.id ?? 0)),
      game: of(markets, ({ gameId }) => games.findIndex(({ id }) => id === gameId)),
      kind: of(markets, ({ kind }) => kind),
      type: of(markets, ({ type }) => type),
      param: of(markets, ({ param }) => param),
      price: of(markets, ({ price }) => price),
      state: of(markets, ({ state }) => state),
      label: [],
    },
  };
}
