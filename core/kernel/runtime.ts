/**
 * The command bus. `dispatch` is synchronous: decide, evolve, append, then publish through one queue, so that a command dispatched while an event is
 * being published keeps the log's order. Invariants: the state is the fold of the log; a rejection changes nothing; nobody sees an event before the state
 * that it made; a run-away cascade ends with a rejection and a report instead of a hung page.
 */
import { Observable, Subject } from 'rxjs';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Report } from '../ports/report.ts';
import type { AnyModule, World } from './decider.ts';
import { foldRange, inOrder, settledCount } from './journal-order.ts';
import type { Message, Recorded, Stamp } from './message.ts';
import { moduleOf } from './message.ts';
import type { Readable } from './readable.ts';
import type { Result } from './result.ts';
import { err } from './result.ts';
import { createSharedFold } from './shared-fold.ts';
import type { SharedFold } from './shared-fold.ts';

/** Commands that one outermost dispatch may cause before the bus refuses the next. */
const CASCADE_CAP = 1_000;
/** Events kept for `recent()`. Older ones are in the journal if their module is durable, else gone. */
const LOG_KEPT = 2_000;

export type KernelRejection =
  | { readonly code: 'kernel/unknownModule'; readonly type: string }
  | { readonly code: 'kernel/cascade'; readonly type: string };

export interface Runtime {
  dispatch(command: Message, cause?: string): Result<readonly Message[], unknown>;
  /** Folds durable events that another tab recorded. They are published with `foreign: true`; effects ignore those. */
  absorb(events: readonly Recorded[]): void;
  /** Takes in a module that is loaded after the start; one that is in already stays as it is. Durable ones are there from the start: the journal is read once. */
  join(module: AnyModule): void;
  /** Puts a module into a state read from the journal, before anything is dispatched to it. */
  restore(module: string, state: unknown, tail: readonly Recorded[]): void;
  /** Every event, in the log's order. */
  readonly events$: Observable<Recorded>;
  /** Events of one type, through a table: cheaper than filtering `events$`. */
  on(type: string, listener: (recorded: Recorded) => void): () => void;
  state(module: string): unknown;
  readable(module: string): Readable<unknown>;
  /** The last events, oldest first. */
  recent(): readonly Recorded[];
  /** The whole log, and each module with its state now and before the log's first event: the log folded from there is the state at any of its events. */
  past(): Past;
  /** Empties `recent()`: a player who has left is not to be read there. */
  forgetLog(): void;
  stop(): void;
}

export interface Past {
  readonly events: readonly Recorded[];
  readonly modules: readonly { readonly module: AnyModule; readonly state: unknown; readonly base: unknown }[];
}

interface Slot {
  readonly module: AnyModule;
  state: unknown;
  /** Only for modules whose events other tabs see. */
  readonly shared: SharedFold | null;
  readonly watchers: Set<(state: unknown) => void>;
  published: unknown;
  /** True while it waits to be published. */
  touched: boolean;
  /** Its state before the first event of the log. */
  base: unknown;
}

export interface RuntimeParts {
  readonly modules: readonly AnyModule[];
  readonly clock: Clock;
  readonly ids: Ids;
  readonly report: Report;
}

export function createRuntime({ modules, clock, ids, report }: RuntimeParts): Runtime {
  const slots = new Map<string, Slot>();
  const slotByType = new Map<string, Slot>();
  const listeners = new Map<string, Set<(recorded: Recorded) => void>>();
  const events = new Subject<Recorded>();
  const log: Recorded[] = [];
  const queue = createFifo<Recorded>();
  const touched = createFifo<Slot>();
  let draining = false;
  let cascade = 0;
  let seq = 0;
  // Stamps never go back, whatever the clock does, and follow what other tabs have said: the order of events is the order they were seen in.
  let lastAt = 0;

  function join(module: AnyModule): void {
    if (slots.has(module.name)) return;
    const state = module.decider.initial;
    const shared =
      module.persist === undefined ? null : createSharedFold(module.decider.evolve.bind(module.decider), state);
    slots.set(module.name, {
      module,
      state,
      shared,
      watchers: new Set(),
      published: state,
      touched: false,
      base: state,
    });
  }
  for (const module of modules) join(module);
  const world: World = { state: (name) => slots.get(name)?.state };

  function slotOf(type: string): Slot | undefined {
    const known = slotByType.get(type);
    if (known !== undefined) return known;
    const slot = slots.get(moduleOf(type));
    if (slot !== undefined) slotByType.set(type, slot);
    return slot;
  }

  function tell<T>(where: string, listener: (value: T) => void, value: T): void {
    try {
      listener(value);
    } catch (fault) {
      report(where, fault);
    }
  }

  function keep(recorded: Recorded): void {
    log.push(recorded);
    // Trimmed rarely and in one go, so that appending costs the same however long the visit.
    if (log.length > LOG_KEPT * 2) log.splice(0, log.length - LOG_KEPT).forEach(foldBase);
    queue.put(recorded);
  }

  /** An event leaves the log: the state before it moves on. */
  function foldBase({ event }: Recorded): void {
    const slot = slotOf(event.type);
    if (slot !== undefined) slot.base = slot.module.decider.evolve(slot.base, event);
  }

  function touch(slot: Slot): void {
    if (slot.touched) return;
    slot.touched = true;
    touched.put(slot);
  }

  function publish(recorded: Recorded): void {
    const table = listeners.get(recorded.event.type);
    if (table !== undefined) {
      for (const listener of table) tell(recorded.event.type, listener, recorded);
    }
    if (events.observed) events.next(recorded);
  }

  function publishStates(): void {
    for (let left = touched.size(); left > 0; left -= 1) {
      const slot = touched.take();
      if (slot === undefined) continue;
      slot.touched = false;
      if (Object.is(slot.published, slot.state)) continue;
      slot.published = slot.state;
      for (const watcher of [...slot.watchers]) tell(slot.module.name, watcher, slot.state);
    }
  }

  function drain(): void {
    if (draining) return;
    draining = true;
    cascade = 0;
    try {
      while (queue.size() > 0 || touched.size() > 0) {
        // Those that are put in meanwhile wait for the states of these.
        for (let left = queue.size(); left > 0; left -= 1) {
          const recorded = queue.take();
          if (recorded !== undefined) publish(recorded);
        }
        publishStates();
      }
    } finally {
      draining = false;
    }
  }

  function dispatch(command: Message, cause?: string): Result<readonly Message[], unknown> {
    const slot = slotOf(command.type);
    if (slot === undefined) return err<KernelRejection>({ code: 'kernel/unknownModule', type: command.type });
    if (draining) cascade += 1;
    if (draining && cascade > CASCADE_CAP) {
      report(
        'kernel/cascade',
        new Error(`more than ${CASCADE_CAP} commands followed from one; ${command.type} was refused`),
      );
      return err<KernelRejection>({ code: 'kernel/cascade', type: command.type });
    }
    const { module } = slot;
    lastAt = Math.max(lastAt, clock.now());
    const stamp: Stamp = cause === undefined ? { at: lastAt, id: ids.next() } : { at: lastAt, id: ids.next(), cause };
    const decision = module.decider.decide(command, slot.state, module.facts(world), stamp);
    if (!decision.ok) return decision;
    const decided = decision.value;
    for (let at = 0; at < decided.length; at += 1) {
      const event = decided[at];
      if (event === undefined) continue;
      seq += 1;
      // A batch shares one stamp; the suffix keeps its order and its identity over tabs.
      const id = at === 0 ? stamp.id : `${stamp.id}.${at.toString().padStart(4, '0')}`;
      const recorded: Recorded =
        cause === undefined ? { seq, at: stamp.at, id, event } : { seq, at: stamp.at, id, cause, event };
      slot.state = slot.shared === null ? module.decider.evolve(slot.state, event) : slot.shared.add(recorded);
      keep(recorded);
    }
    touch(slot);
    drain();
    return decision;
  }

  return {
    dispatch,
    join,
    absorb(foreign) {
      for (const each of foreign) {
        const slot = slotOf(each.event.type);
        if (slot === undefined || slot.shared === null || slot.shared.has(each.id)) continue;
        seq += 1;
        // After it, not beside it: what follows here has seen it, and ids of two tabs say nothing about who was first.
        lastAt = Math.max(lastAt, each.at + 1);
        const recorded: Recorded = { ...each, seq, foreign: true };
        slot.state = slot.shared.add(recorded);
        keep(recorded);
        touch(slot);
      }
      drain();
    },
    restore(name, state, tail) {
      const slot = slots.get(name);
      if (slot === undefined || slot.shared === null) return;
      const ordered = inOrder(tail);
      const settled = settledCount(ordered);
      const base = foldRange(slot.module.decider.evolve.bind(slot.module.decider), state, ordered, 0, settled);
      // What was recorded here or told by another tab while the journal was being read comes on top.
      const since = slot.shared.cut().tail;
      slot.state = slot.shared.reset(base, [...ordered.slice(settled), ...since]);
      slot.base = foldRange(
        slot.module.decider.evolve.bind(slot.module.decider),
        base,
        ordered,
        settled,
        ordered.length,
      );
      lastAt = Math.max(lastAt, (ordered.at(-1)?.at ?? -1) + 1);
      touch(slot);
      drain();
    },
    events$: events.asObservable(),
    on(type, listener) {
      const table = listeners.get(type) ?? new Set();
      listeners.set(type, table);
      table.add(listener);
      return () => table.delete(listener);
    },
    state: (name) => slots.get(name)?.state,
    readable(name) {
      const slot = slots.get(name);
      if (slot === undefined) throw new Error(`no module ${name}`);
      return {
        get: () => slot.state,
        value$: new Observable((subscriber) => {
          const watcher = (state: unknown): void => subscriber.next(state);
          slot.watchers.add(watcher);
          subscriber.next(slot.state);
          return () => slot.watchers.delete(watcher);
        }),
      };
    },
    recent: () => log.slice(-LOG_KEPT),
    forgetLog() {
      log.splice(0);
      for (const slot of slots.values()) slot.base = slot.state;
    },
    past: () => ({ events: [...log], modules: [...slots.values()] }),
    stop: () => events.complete(),
  };
}

interface Fifo<T> {
  put(value: T): void;
  take(): T | undefined;
  size(): number;
}

/** First in, first out. Allocates nothing once it has grown, and holds on to nothing that was taken: prices go through here by the thousand. */
function createFifo<T>(): Fifo<T> {
  const places: (T | undefined)[] = [];
  let first = 0;
  let end = 0;
  return {
    put(value) {
      places[end] = value;
      end += 1;
    },
    take() {
      const value = places[first];
      places[first] = undefined;
      first += 1;
      if (first >= end) {
        first = 0;
        end = 0;
      }
      return value;
    },
    size: () => end - first,
  };
}
