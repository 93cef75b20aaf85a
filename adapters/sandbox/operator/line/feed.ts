/**
 * Streams of frames. Four times a second, the changes of all games become one delta for each subscribed set of topics.
 * Streams learn of games only here, so a stream that opens between two deltas starts exactly where the next one
 * continues.
 */
import type { Board } from './board.ts';
import { missingRows, takeDelta, takeSnapshot } from './feed-channel.ts';
import type { Channel, Stream } from './feed-channel.ts';
import { changeOf } from './feed-changes.ts';
import type { RowChange } from './feed-changes.ts';
import { topGames } from './feed-top.ts';
import type { LineClock } from './line.ts';
import type { Row } from './rows.ts';
import { interestOf, parseTopic } from './topics.ts';
import type { Topic } from './topics.ts';

/** Time between two deltas, wall ms. */
export const BATCH_MS = 250;
/** Time between two heartbeats, wall ms. */
export const HEARTBEAT_MS = 2_000;
/**
 * How often a running clock is sent that a client cannot follow by itself because the match is faster than the wall
 * clock, wall ms.
 */
const CLOCK_EVERY_MS = 1_000;

export interface Feed {
  /** Opens a stream of these topics; returns the function that closes it. */
  readonly subscribe: (topics: readonly string[], send: (frame: string) => void) => () => void;
  readonly stop: () => void;
}

export function createFeed({ clock, board }: { readonly clock: LineClock; readonly board: Board }): Feed {
  const channels = new Map<string, Channel>();
  /** When the clock of a game in play was last sent, wall ms. */
  const clockToldAt = new Map<number, number>();
  let top: ReadonlySet<number> = topGames(board.rows.values());
  let nextBeatAt = clock.now() + HEARTBEAT_MS;
  const isTop = (gameId: number): boolean => top.has(gameId);

  /** Makes all frames before sending the first, because a receiver may open and close streams at once. */
  const publish = (): void => {
    const now = clock.now();
    const at = frameTime(now);
    const changes = collect(now);
    const outbox: (() => void)[] = [];
    for (const channel of channels.values()) {
      if (channel.members === null) {
        outbox.push(...start(channel, at));
      } else if (changes.length > 0) {
        channel.snapshot = null;
        const parts = takeDelta(channel, changes, at, isTop);
        if (parts !== '')
          outbox.push(
            ...[...channel.streams].map(
              (stream) => () => stream.send(`{"t":"d","seq":${++stream.seq},"at":${at}${parts}}`),
            ),
          );
      }
    }
    for (const post of outbox) post();
    if (now >= nextBeatAt) beat(now);
  };

  const tick = (): void => {
    cancel = clock.schedule(clock.now() + BATCH_MS, tick);
    publish();
  };
  let cancel = clock.schedule(clock.now() + BATCH_MS, tick);

  const beat = (now: number): void => {
    nextBeatAt = now + HEARTBEAT_MS;
    for (const { streams } of channels.values()) {
      for (const stream of [...streams])
        if (stream.seq > 0) stream.send(`{"t":"hb","seq":${stream.seq},"at":${frameTime(now)}}`);
    }
  };

  /** Everything that changed since the last delta. */
  const collect = (now: number): readonly RowChange[] => {
    const { seen, gone } = board.takeSeen();
    const changes: RowChange[] = [];
    let moved = false; // whether games came, left, began or ended
    for (const row of gone) {
      clockToldAt.delete(row.fixture.id);
      moved = true;
      if (row.shown !== null) changes.push(changeOf(row, null, now, false));
    }
    for (const row of seen) {
      if (row.fresh === null || row.fresh === row.shown) continue;
      moved ||= row.shown?.phase !== row.fresh.phase;
      changes.push(changeOf(row, row.fresh, frameTime(now), isClockOff(row, now)));
    }
    for (const row of channels.size === 0 ? [] : board.rows.values()) {
      if (row.shown !== null && !seen.has(row) && isClockOff(row, now))
        changes.push(changeOf(row, row.shown, frameTime(now), true));
    }
    for (const { row, game, before, after } of changes) {
      row.shown = after;
      if (after !== null && (game !== '' || before === null)) clockToldAt.set(row.fixture.id, now);
    }
    return moved ? [...changes, ...topChanges(changes, now)] : changes;
  };

  const isClockOff = ({ fixture, fresh }: Row, now: number): boolean => {
    if (fixture.pace === 1 || fresh === null || !fresh.state.clockRuns) return false;
    const passed = now - (clockToldAt.get(fixture.id) ?? now);
    return passed >= CLOCK_EVERY_MS && passed * Math.abs(fixture.pace - 1) >= CLOCK_EVERY_MS;
  };

  /** Games that enter or leave the home page without any other change. */
  const topChanges = (changes: readonly RowChange[], now: number): readonly RowChange[] => {
    const before = top;
    top = topGames(board.rows.values());
    const changed = new Set(changes.map(({ row }) => row.fixture.id));
    const others = [...before, ...top].filter((id) => before.has(id) !== top.has(id) && !changed.has(id));
    return others.flatMap((id) => {
      const row = board.rows.get(id);
      return row === undefined || row.shown === null ? [] : [changeOf(row, row.shown, now, false)];
    });
  };

  /** The snapshot for waiting streams, once all its games are priced; until then there is nothing to send. */
  const start = (channel: Channel, at: number): readonly (() => void)[] => {
    if (missingRows(channel, board.rows.values(), isTop).length > 0) return [];
    const snapshot = takeSnapshot(channel, board.rows.values(), at, isTop);
    return [...channel.streams].map((stream) => () => greet(stream, snapshot));
  };

  const greet = (stream: Stream, snapshot: string): void => {
    stream.seq = 1;
    stream.send(snapshot);
  };

  const createChannel = (topics: readonly string[]): Channel => {
    const interest = interestOf(topics.map(mustParse));
    const ids = new Set([...interest.games, ...interest.markets.keys()]);
    const priced = [...ids].flatMap((id) => board.rows.get(id) ?? []);
    for (const row of priced) row.wanted += 1;
    return { interest, streams: new Set(), priced, members: null, snapshot: null };
  };

  return {
    subscribe: (topics, send) => {
      const key = [...new Set(topics)].sort().join(',');
      const stream: Stream = { send, seq: 0 };
      const at = frameTime(clock.now());
      const known = channels.get(key);
      const channel = known ?? createChannel(topics);
      channels.set(key, channel);
      channel.streams.add(stream);
      if (known === undefined) board.hurry(missingRows(channel, board.rows.values(), isTop));
      if (channel.members !== null)
        greet(stream, channel.snapshot ?? takeSnapshot(channel, board.rows.values(), at, isTop));
      else if (known === undefined) for (const post of start(channel, at)) post();
      return () => {
        if (!channel.streams.delete(stream) || channel.streams.size > 0) return;
        channels.delete(key);
        for (const row of channel.priced) row.wanted -= 1;
      };
    },
    stop: () => {
      cancel();
      channels.clear();
    },
  };
}

/**
 * Frames use whole seconds, so that a game's start, in seconds from the frame's time, is the same point in every frame.
 * Heartbeats and deltas within one second carry the same time.
 */
function frameTime(now: number): number {
  return now - (now % 1_000);
}

function mustParse(text: string): Topic {
  const topic = parseTopic(text);
  if (topic === null) throw new RangeError(`unknown topic: ${text}`);
  return topic;
}
