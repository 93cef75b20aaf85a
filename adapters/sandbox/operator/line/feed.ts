/**
 * The publisher of the line. Four times a second, the changes of all games become one delta for each open set of
 * topics. Readers learn of games only here, so a snapshot between two deltas ends exactly where the next one continues.
 */
import type { FeedSource } from '../../../bus/feed-bus.ts';
import { createChannelFrame, createHeartbeat, frameTime } from '../../../bus/feed-frame.ts';
import type { Board } from './board.ts';
import { coverOf, keepPriced, missingRows, takeDelta, takeSnapshot } from './feed-channel.ts';
import type { Channel } from './feed-channel.ts';
import { changeOf } from './feed-changes.ts';
import type { RowChange } from './feed-changes.ts';
import { topGames } from './feed-top.ts';
import type { LineClock } from './line.ts';
import type { Row } from './rows.ts';
import { interestOf, parseTopic } from './topics.ts';
import type { Interest, Topic } from './topics.ts';

/** Time between two deltas, wall ms. */
export const BATCH_MS = 250;
/** Time between two heartbeats, wall ms. */
export const HEARTBEAT_MS = 2_000;
/**
 * How often a running clock is sent that a client cannot follow by itself because the match is faster than the wall
 * clock, wall ms.
 */
const CLOCK_EVERY_MS = 1_000;

export interface Feed extends Pick<FeedSource, 'open'> {
  /** Whether an open set of topics covers the game. */
  readonly covers: (row: Row) => boolean;
  readonly stop: () => void;
}

export interface FeedOptions {
  readonly clock: LineClock;
  readonly board: Board;
  /** A name that no other start of a line has. */
  readonly instance: string;
}

export function createFeed({ clock, board, instance }: FeedOptions): Feed {
  const channels = new Set<Channel>();
  let channelsMade = 0;
  /** When the clock of a game in play was last sent, wall ms. */
  const clockSentAt = new Map<number, number>();
  let top: ReadonlySet<number> = topGames(board.rows.values());
  let nextBeatAt = clock.now() + HEARTBEAT_MS;
  const isTop = (gameId: number): boolean => top.has(gameId);

  /** Makes all frames before publishing the first, because a reader may open and close channels at once. */
  const publish = (): void => {
    const now = clock.now();
    const at = frameTime(now);
    const changes = collect(now);
    const outbox: (() => void)[] = [];
    const changed = changes.map(({ row }) => row);
    for (const channel of channels) board.evaluateFirst(keepPriced(channel, changed, isTop));
    for (const channel of channels) {
      if (channel.members === null) {
        outbox.push(...answer(channel, at));
      } else if (changes.length > 0) {
        channel.snapshot = null;
        const parts = takeDelta(channel, changes, at, isTop);
        if (parts !== '') {
          channel.seq += 1;
          const text = `{"t":"d","seq":${channel.seq},"at":${at}${parts}}`;
          const delta = createChannelFrame('delta', channel, text);
          outbox.push(() => channel.publish(delta));
        }
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
    for (const channel of [...channels])
      if (channel.members !== null) channel.publish(createHeartbeat(channel, frameTime(now)));
  };

  /** Everything that changed since the last delta. */
  const collect = (now: number): readonly RowChange[] => {
    const { seen, gone } = board.takeSeen();
    const changes: RowChange[] = [];
    let moved = false; // whether games came, left, began or ended
    for (const row of gone) {
      clockSentAt.delete(row.fixture.id);
      moved = true;
      if (row.shown !== null) changes.push(changeOf(row, null, now, false));
    }
    for (const row of seen) {
      if (row.fresh === null) moved = true;
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
      if (after !== null && (game !== '' || before === null)) clockSentAt.set(row.fixture.id, now);
    }
    return moved ? [...changes, ...topChanges(changes, now)] : changes;
  };

  const isClockOff = ({ fixture, fresh }: Row, now: number): boolean => {
    if (fixture.pace === 1 || fresh === null || !fresh.state.clockRuns) return false;
    const passed = now - (clockSentAt.get(fixture.id) ?? now);
    return passed >= CLOCK_EVERY_MS && passed * Math.abs(fixture.pace - 1) >= CLOCK_EVERY_MS;
  };

  /** Games that enter or leave the home page without any other change. */
  const topChanges = (changes: readonly RowChange[], now: number): readonly RowChange[] => {
    const before = top;
    top = topGames(board.rows.values());
    const changed = new Set(changes.map(({ row }) => row.fixture.id));
    const others = [...before, ...top]
      .filter((id) => before.has(id) !== top.has(id) && !changed.has(id))
      .flatMap((id) => board.rows.get(id) ?? []);
    board.evaluateFirst(others.filter(({ fresh }) => fresh === null));
    return others.flatMap((row) => (row.shown === null ? [] : [changeOf(row, row.shown, now, false)]));
  };

  /** The snapshot that is asked for, once all its games are priced; until then there is nothing to publish. */
  const answer = (channel: Channel, at: number): readonly (() => void)[] => {
    if (!channel.isAsked) return [];
    if (channel.members === null && missingRows(channel, board.rows.values(), isTop).length > 0) return [];
    channel.isAsked = false;
    const snapshot = channel.snapshot ?? takeSnapshot(channel, board.rows.values(), at, isTop);
    return [() => channel.publish(snapshot)];
  };

  const countCombos = ({ combos }: Interest, by: 1 | -1): void => {
    for (const [gameId, ids] of combos) {
      const known = board.rows.get(gameId)?.combos;
      for (const id of ids) {
        const count = (known?.get(id) ?? 0) + by;
        if (count > 0) known?.set(id, count);
        else known?.delete(id);
      }
    }
  };

  const createChannel = (topics: readonly string[], send: Channel['publish']): Channel => {
    const interest = interestOf(topics.map(mustParse));
    const ids = new Set([...interest.games, ...interest.markets.keys()]);
    const priced = new Set([...ids].flatMap((id) => board.rows.get(id) ?? []));
    for (const row of priced) row.wanted += 1;
    countCombos(interest, 1);
    channelsMade += 1;
    return {
      epoch: `${instance}-${channelsMade}`,
      interest,
      publish: send,
      priced,
      seq: 1,
      members: null,
      snapshot: null,
      isAsked: false,
    };
  };

  return {
    covers: (row) => [...channels].some((channel) => coverOf(channel, row, row.shown, isTop) !== null),
    open: (topics, send) => {
      const channel = createChannel(topics, send);
      channels.add(channel);
      keepPriced(channel, board.rows.values(), isTop);
      board.evaluateFirst(missingRows(channel, board.rows.values(), isTop));
      return {
        requestSnapshot: () => {
          channel.isAsked = true;
          for (const post of answer(channel, frameTime(clock.now()))) post();
        },
        close: () => {
          if (!channels.delete(channel)) return;
          for (const row of channel.priced) row.wanted -= 1;
          countCombos(channel.interest, -1);
        },
      };
    },
    stop: () => {
      cancel();
      channels.clear();
    },
  };
}

function mustParse(text: string): Topic {
  const topic = parseTopic(text);
  if (topic === null) throw new RangeError(`unknown topic: ${text}`);
  return topic;
}
