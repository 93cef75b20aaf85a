/**
 * The state of a module whose events reach other tabs. Two tabs may record at the same moment, and each receives the
 * other's event late; both must reach the same state. Events are therefore folded in one total order (time, then id): a
 * late event is inserted in its place and every event after it is folded again.
 */
import type { Message, Recorded } from './message.ts';
import { compareRecorded } from './message.ts';

/**
 * The number of latest events that can still be reordered. Older events are folded permanently; an event older than all
 * of these is appended where it arrives.
 */
const REORDERABLE = 512;

export interface SharedFold {
  add(recorded: Recorded): unknown;
  has(id: string): boolean;
  reset(state: unknown, tail: readonly Recorded[]): unknown;
  /** The state that a new tab needs: a settled state and the ordered events since. */
  cut(): { readonly base: unknown; readonly tail: readonly Recorded[] };
}

export function createSharedFold(evolve: (state: unknown, event: Message) => unknown, initial: unknown): SharedFold {
  let base = initial;
  let state = initial;
  let tail: Recorded[] = [];
  let ids = new Set<string>();
  /**
   * The state after the first `REORDERABLE` events of the tail, which becomes the next base; `null` when it must be
   * folded again.
   */
  let next: { readonly state: unknown } | null = null;

  function settle(): void {
    if (tail.length < REORDERABLE * 2) return;
    const settled = tail.slice(0, REORDERABLE);
    base = next === null ? settled.reduce((folded, each) => evolve(folded, each.event), base) : next.state;
    for (const { id } of settled) ids.delete(id);
    tail = tail.slice(REORDERABLE);
    next = tail.length === REORDERABLE ? { state } : null;
  }

  function insert(recorded: Recorded): void {
    let at = tail.length;
    while (at > 0) {
      const before = tail[at - 1];
      if (before === undefined || compareRecorded(before, recorded) <= 0) break;
      at -= 1;
    }
    tail.splice(at, 0, recorded);
    if (at < REORDERABLE) next = null;
    state =
      at === tail.length - 1
        ? evolve(state, recorded.event)
        : tail.reduce((folded, each) => evolve(folded, each.event), base);
    if (tail.length === REORDERABLE) next = { state };
  }

  return {
    add(recorded) {
      if (ids.has(recorded.id)) return state;
      ids.add(recorded.id);
      insert(recorded);
      settle();
      return state;
    },
    has: (id) => ids.has(id),
    reset(from, events) {
      base = from;
      state = from;
      tail = [];
      ids = new Set();
      next = null;
      for (const recorded of [...events].sort(compareRecorded)) {
        if (ids.has(recorded.id)) continue;
        ids.add(recorded.id);
        tail.push(recorded);
        state = evolve(state, recorded.event);
      }
      while (tail.length >= REORDERABLE * 2) settle();
      return state;
    },
    cut: () => ({ base, tail: [...tail] }),
  };
}
