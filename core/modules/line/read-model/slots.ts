/**
 * Prices, one slot a market: integer arrays that new prices overwrite. A slot's subscribers are called once a flush,
 * however often its price changed in between. Nothing is allocated per price. Invariant: a market without subscribers
 * that the operator no longer has releases its slot.
 */
import type { MarketState } from '../types.ts';

/** The states as the arrays hold them, the first two as the feed sends them. Reads give their words. */
const OPEN = 0;
const SUSPENDED = 1;
const GONE = 2;
const FIRST_SIZE = 1_024;

type Listeners = (() => void) | Set<() => void>;

export interface Slots {
  price(id: number): number;
  was(id: number): number;
  state(id: number): MarketState;
  has(id: number): boolean;
  /** A price of the stream. Unknown ids are ignored unless `create`. */
  set(id: number, price: number, state: number, create: boolean): void;
  /** The market left the line: its price stays, its state is gone. */
  drop(id: number): void;
  /** Drops every known market that `keep` does not name. Returns the dropped ones. */
  keepOnly(keep: ReadonlySet<number>): readonly number[];
  listen(id: number, listener: () => void): () => void;
  /** Calls the subscribers of every slot that changed since the last flush. Returns how many slots changed. */
  flush(): number;
  readonly size: () => number;
}

export function createSlots(onFirstChange: () => void): Slots {
  const slotOf = new Map<number, number>();
  const listeners: (Listeners | undefined)[] = [];
  const free: number[] = [];
  let prices = new Int32Array(FIRST_SIZE);
  let before = new Int32Array(FIRST_SIZE);
  let states = new Uint8Array(FIRST_SIZE).fill(GONE);
  let dirty = new Uint8Array(FIRST_SIZE);
  let changed: number[] = [];
  const idOf: number[] = [];
  let used = 0;

  function grow(): void {
    const size = prices.length * 2;
    const copy = <T extends Int32Array | Uint8Array>(from: T, to: T): T => {
      to.set(from);
      return to;
    };
    prices = copy(prices, new Int32Array(size));
    before = copy(before, new Int32Array(size));
    states = copy(states, new Uint8Array(size).fill(GONE));
    dirty = copy(dirty, new Uint8Array(size));
  }

  function slotFor(id: number): number {
    const known = slotOf.get(id);
    if (known !== undefined) return known;
    const slot = free.pop() ?? used++;
    if (slot >= prices.length) grow();
    prices[slot] = 0;
    before[slot] = 0;
    states[slot] = GONE;
    slotOf.set(id, slot);
    idOf[slot] = id;
    return slot;
  }

  function mark(slot: number): void {
    if (dirty[slot] === 1) return;
    dirty[slot] = 1;
    if (changed.length === 0) onFirstChange();
    changed.push(slot);
  }

  function release(id: number, slot: number): void {
    if (listeners[slot] !== undefined || dirty[slot] === 1) return;
    slotOf.delete(id);
    free.push(slot);
  }

  function drop(id: number, slot: number): void {
    if (states[slot] !== GONE) {
      states[slot] = GONE;
      if (listeners[slot] !== undefined) mark(slot);
    }
    release(id, slot);
  }

  return {
    price: (id) => prices[slotOf.get(id) ?? -1] ?? 0,
    was: (id) => before[slotOf.get(id) ?? -1] ?? 0,
    state: (id) => wordOf(states[slotOf.get(id) ?? -1]),
    has: (id) => (states[slotOf.get(id) ?? -1] ?? GONE) !== GONE,
    set(id, price, state, create) {
      const known = slotOf.get(id);
      if (known === undefined && !create) return;
      const slot = known ?? slotFor(id);
      // A market that left returns only with a row of its own, never by a late price.
      if (!create && states[slot] === GONE) return;
      const last = prices[slot] ?? 0;
      // A market with an unknown state can't be bet.
      const next = state === OPEN ? OPEN : SUSPENDED;
      if (last === price && states[slot] === next) return;
      if (last !== price) {
        before[slot] = last;
        prices[slot] = price;
      }
      states[slot] = next;
      mark(slot);
    },
    drop(id) {
      const slot = slotOf.get(id);
      if (slot !== undefined) drop(id, slot);
    },
    keepOnly(keep) {
      const dropped: number[] = [];
      for (const [id, slot] of slotOf) {
        if (keep.has(id)) continue;
        if (states[slot] !== GONE) dropped.push(id);
        drop(id, slot);
      }
      return dropped;
    },
    listen(id, listener) {
      const slot = slotFor(id);
      const there = listeners[slot];
      if (there === undefined) listeners[slot] = listener;
      else if (typeof there === 'function') listeners[slot] = new Set([there, listener]);
      else there.add(listener);
      let stopped = false;
      return () => {
        if (stopped) return;
        stopped = true;
        const now = listeners[slot];
        if (now === listener) listeners[slot] = undefined;
        else if (typeof now === 'object') {
          now.delete(listener);
          if (now.size === 0) listeners[slot] = undefined;
        }
        if (slotOf.get(id) === slot && states[slot] === GONE) release(id, slot);
      };
    },
    flush() {
      const now = changed;
      changed = [];
      const faults: unknown[] = [];
      for (const slot of now) {
        dirty[slot] = 0;
        const there = listeners[slot];
        if (there === undefined) {
          const id = idOf[slot];
          if (states[slot] === GONE && id !== undefined && slotOf.get(id) === slot) release(id, slot);
          continue;
        }
        // A subscriber's fault must not affect the others.
        for (const listener of typeof there === 'function' ? [there] : [...there]) {
          try {
            listener();
          } catch (fault) {
            faults.push(fault);
          }
        }
      }
      if (faults.length > 0) throw new AggregateError(faults, 'listeners of prices');
      return now.length;
    },
    size: () => slotOf.size,
  };
}

/** A market without a slot is gone. */
function wordOf(value: number | undefined): MarketState {
  return value === OPEN ? 'open' : value === SUSPENDED ? 'suspended' : 'gone';
}
