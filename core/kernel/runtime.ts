/**
 * The command bus. `dispatch` is synchronous: decide, evolve, append, then publish through one queue, so that a command
 * dispatched while an event is being published keeps the log's order. Invariants: the state is the fold of the log; a
 * rejection changes nothing; no subscriber sees an event before the state that results from it; a runaway cascade ends
 * with a rejection and a report instead of a hung page.
 */
import { Observable, Subject } from 'rxjs';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Report } from '../ports/report.ts';
import type { AnyModule } from './decider.ts';
import { createFifo } from './fifo.ts';
import { foldRange, inOrder, settledCount } from './journal-order.ts';
import type { Message, Recorded, Stamp } from './message.ts';
import { moduleOf } from './message.ts';
import type { Readable } from './readable.ts';
import type { Result } from './result.ts';
import { err } from './result.ts';
import { createSharedFold } from './shared-fold.ts';
import type { SharedFold } from './shared-fold.ts';

/** The most commands that one outermost dispatch may cause. The bus refuses any further command. */
const CASCADE_CAP = 1_000;
/** Events kept for `recent()`. Older events of durable modules are in the journal; other older events are gone. */
const MAX_LOG = 2_000;

export type KernelRejection =
  | { readonly code: 'kernel/unknownModule'; readonly type: string }
  | { readonly code: 'kernel/cascade'; readonly type: string };

export interface Runtime {
  dispatch(command: Message, cause?: string): Result<readonly Message[], unknown>;
  /**
   * Folds durable events that another tab recorded and publishes them with `foreign: true`. Effects ignore foreign
   * events.
   */
  absorb(events: readonly Recorded[]): void;
  /**
   * Adds a module that loads after the start; does nothing for a module that is present. Durable modules must be
   * present from the start, because the journal is read once.
   */
  register(module: AnyModule): void;
  /** Sets a module's state from the journal, before anything is dispatched to that module. */
  restore(module: string, state: unknown, tail: readonly Recorded[]): void;
  /** Every event, in the log's order. */
  readonly events$: Observable<Recorded>;
  /** Subscribes to events of one type through a table, which is cheaper than filtering `events$`. */
  on(type: string, listener: (recorded: Recorded) => void): () => void;
  state(module: string): unknown;
  readable(module: string): Readable<unknown>;
  /** The latest events, oldest first. */
  recent(): readonly Recorded[];
  /**
   * The whole log, and each module's state now and before the log's first event. Folding the log from the earlier state
   * gives the state at any event.
   */
  past(): Past;
  /**
   * Empties `recent()`, so that no events of a departed player remain. With `isWiped`, events that other tabs recorded
   * before now are refused when they arrive later.
   */
  forgetLog(isWiped: boolean): void;
  stop(): void;
}

export interface Past {
  readonly events: readonly Recorded[];
  readonly modules: readonly { readonly module: AnyModule; readonly state: unknown; readonly base: unknown }[];
}

interface Slot {
  readonly module: AnyModule;
  state: unknown;
  /** Only for modules whose events reach other tabs. */
  readonly shared: SharedFold | null;
  readonly watchers: Set<(state: unknown) => void>;
  published: unknown;
  /** True while the state waits to be published. */
  touched: boolean;
  /** The state before the first event of the log. */
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
  // Stamps never go back, whatever the clock does, and follow every stamp received from other tabs: the order of events
  // is the order in which this tab saw them.
  let lastAt = 0;
  // Events that another tab recorded up to this time belong to a visit that has ended, however late they arrive.
  let wipedAt = -Infinity;

  function register(module: AnyModule): void {
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
  for (const module of modules) register(module);

  function slotOf(type: string): Slot | undefined {
    const known = slotByType.get(type);
    if (known !== undefined) return known;
    const slot = slots.get(moduleOf(type));
    if (slot !== undefined) slotByType.set(type, slot);
    return slot;
  }

  function notify<T>(where: string, listener: (value: T) => void, value: T): void {
    try {
      listener(value);
    } catch (fault) {
      report(where, fault);
    }
  }

  function keep(recorded: Recorded): void {
    log.push(recorded);
    // The log is trimmed rarely and in bulk, so that the cost of an append does not depend on the length of the visit.
    if (log.length > MAX_LOG * 2) log.splice(0, log.length - MAX_LOG).forEach(foldBase);
    queue.put(recorded);
  }

  /** Moves the base state forward over an event that leaves the log. */
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
      for (const listener of table) notify(recorded.event.type, listener, recorded);
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
      for (const watcher of [...slot.watchers]) notify(slot.module.name, watcher, slot.state);
    }
  }

  function drain(): void {
    if (draining) return;
    draining = true;
    cascade = 0;
    try {
      while (queue.size() > 0 || touched.size() > 0) {
        // States queued during this loop wait until the current ones are published.
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
    if (slot === undefined) {
      // A caller expects an effect from every command: report a module that is missing or has not joined yet.
      report('kernel/unknownModule', new Error(`no module handles ${command.type}`));
      return err<KernelRejection>({ code: 'kernel/unknownModule', type: command.type });
    }
    if (draining) cascade += 1;
    if (draining && cascade > CASCADE_CAP) {
      report('kernel/cascade', new Error(`over ${CASCADE_CAP} commands from one: ${command.type} refused`));
      return err<KernelRejection>({ code: 'kernel/cascade', type: command.type });
    }
    const { module } = slot;
    lastAt = Math.max(lastAt, clock.now());
    const stamp: Stamp = cause === undefined ? { at: lastAt, id: ids.next() } : { at: lastAt, id: ids.next(), cause };
    const decision = module.decider.decide(command, slot.state, module.facts(), stamp);
    if (!decision.ok) return decision;
    const decided = decision.value;
    for (let at = 0; at < decided.length; at += 1) {
      const event = decided[at];
      if (event === undefined) continue;
      seq += 1;
      // Events of a batch share one stamp; the suffix keeps their order and makes them unique across tabs.
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
    register,
    absorb(foreign) {
      for (const each of foreign) {
        const slot = slotOf(each.event.type);
        if (slot === undefined || slot.shared === null || slot.shared.has(each.id) || each.at <= wipedAt) continue;
        seq += 1;
        // Strictly after the received event: later events here have seen that event, and ids of two tabs do not say
        // which came first.
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
      // Events that were recorded here, or received from another tab, while the journal was being read are folded last.
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
    recent: () => log.slice(-MAX_LOG),
    forgetLog(isWiped) {
      if (isWiped) wipedAt = lastAt;
      log.splice(0);
      for (const slot of slots.values()) slot.base = slot.state;
    },
    past: () => ({ events: [...log], modules: [...slots.values()] }),
    stop: () => events.complete(),
  };
}
