/** A channel's frames in their order, whatever a transport loses, repeats or reorders. */
import type { ChannelFrame } from './feed-frame.ts';

/** How many deltas may wait for a delta before them. Beyond that the snapshot on its way must suffice. */
const MAX_WAITING = 256;

export interface OrderedFramesOptions {
  /** Receives what `FeedBus.join` promises. */
  readonly receive: (frame: ChannelFrame) => void;
  /** Asks for a snapshot that is at least as new as all frames that have arrived. */
  readonly requestSnapshot: () => void;
}

export interface OrderedFrames {
  /** Takes a frame as it arrives. */
  readonly push: (frame: ChannelFrame) => void;
  /** Asks for a snapshot, once until one arrives. */
  readonly refresh: () => void;
}

type Place = Pick<ChannelFrame, 'epoch' | 'seq'>;

export function createOrderedFrames({ receive, requestSnapshot }: OrderedFramesOptions): OrderedFrames {
  /** The place of the newest delta that was received; null before the first snapshot. */
  let newest: Place | null = null;
  /** Deltas that have arrived before their turn. */
  const waiting = new Map<string, ChannelFrame>();
  /** A snapshot that has arrived before deltas that it contains. */
  let early: ChannelFrame | null = null;
  /** Whether a delta is missing. */
  let isLost = false;
  let isRequested = false;

  const keyOf = ({ epoch, seq }: Place): string => `${seq} ${epoch}`;

  function refresh(): void {
    if (isRequested) return;
    isRequested = true;
    requestSnapshot();
  }

  /** Delivers every frame that is next in sequence. */
  function advance(): void {
    while (newest !== null) {
      const snapshot = early;
      if (snapshot !== null && snapshot.seq <= newest.seq) {
        early = null;
        receive(snapshot);
        continue;
      }
      const key = keyOf({ epoch: newest.epoch, seq: newest.seq + 1 });
      const next = waiting.get(key);
      if (next === undefined) break;
      waiting.delete(key);
      newest = next;
      receive(next);
    }
    if (waiting.size === 0) isLost = false;
  }

  /** Forgets waiting deltas that the snapshot contains, and those of another epoch. */
  function forget({ epoch, seq }: ChannelFrame): void {
    for (const [key, delta] of waiting) if (delta.epoch !== epoch || delta.seq <= seq) waiting.delete(key);
  }

  function restart(snapshot: ChannelFrame): void {
    forget(snapshot);
    early = null;
    isLost = false;
    newest = snapshot;
    receive(snapshot);
    advance();
  }

  function lose(): void {
    isLost = true;
    if (early === null) refresh();
    else restart(early);
  }

  function takeSnapshot(snapshot: ChannelFrame): void {
    isRequested = false;
    if (newest?.epoch !== snapshot.epoch || (isLost && snapshot.seq > newest.seq)) return restart(snapshot);
    forget(snapshot);
    early = snapshot;
    advance();
  }

  function takeDelta(delta: ChannelFrame): void {
    if (newest?.epoch === delta.epoch && delta.seq <= newest.seq) return;
    if (waiting.size >= MAX_WAITING) waiting.clear();
    waiting.set(keyOf(delta), delta);
    advance();
    if (waiting.size > 0) lose();
  }

  return {
    push: (frame) => {
      switch (frame.kind) {
        case 'snapshot':
          return takeSnapshot(frame);
        case 'delta':
          return takeDelta(frame);
        case 'heartbeat':
          if (newest?.epoch !== frame.epoch || frame.seq > newest.seq) lose();
          else if (frame.seq === newest.seq) receive(frame);
      }
    },
    refresh,
  };
}
