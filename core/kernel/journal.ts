/**
 * Storage of durable events. Ordinary events are buffered and written as one segment (1,000 events or 100 ms). An event
 * that its module calls strict is written at once, alone, and `durable` reports when it is on disk. Loading folds a
 * snapshot and the segments after it; unreadable parts are quarantined and reported, and the rest still counts. When
 * storage fails, the visit continues in memory; the failure is reported once.
 */
import type { Clock } from '../ports/clock.ts';
import type { JournalPort, StoredText } from '../ports/journal.ts';
import type { Report } from '../ports/report.ts';
import type { AnyModule } from './decider.ts';
import type { StoredRecord } from './journal-codec.ts';
import { fromStored, readSnapshot, seal, toStored, unseal } from './journal-codec.ts';
import { foldRange, inOrder, settledCount } from './journal-order.ts';
import type { Message, Recorded } from './message.ts';
import { moduleOf } from './message.ts';

const SEGMENT_EVENTS = 1_000;
const SEGMENT_MS = 100;
/** A tail longer than this is folded into a snapshot after loading. */
const TAIL_SEGMENTS = 64;
/** While reading a long history, the journal yields to the page after working this long. */
const BREATH_MS = 10;
/** The number of buffered events at which the settled ones are folded, so that a long history is never held whole. */
const FOLD_AT = 2_000;

export interface LoadedModule {
  readonly name: string;
  /** The state with everything before the tail folded in. */
  readonly state: unknown;
  /** The latest events, between which events of other tabs may still be inserted. */
  readonly tail: readonly Recorded[];
}

/** A module's events during loading. */
interface Folding {
  readonly evolve: (state: unknown, event: Message) => unknown;
  state: unknown;
  /** Events that are not settled yet. */
  open: Recorded[];
  stuck: boolean;
}

export interface Loaded {
  readonly modules: readonly LoadedModule[];
  /** Why parts were quarantined: one reason for each text or record. */
  readonly setAside: readonly string[];
  /** Set when storage could not be read at all. */
  readonly failed: boolean;
}

export interface Journal {
  load(): Promise<Loaded>;
  /** Records an event of a durable module; ignores events of other modules. */
  record(recorded: Recorded): void;
  /** Resolves to true when every event recorded so far is on disk, to false when writing failed. */
  flush(): Promise<boolean>;
  /** Removes everything stored and buffered. */
  wipe(): Promise<void>;
}

export interface JournalParts {
  readonly port: JournalPort;
  readonly clock: Clock;
  readonly report: Report;
  readonly modules: readonly AnyModule[];
  /** Called once when a write fails; the visit then continues in memory. */
  readonly onUnsaved: () => void;
}

function isBroken(reason: string): boolean {
  return reason.startsWith('segment: ') || reason.startsWith('snapshot: ');
}

/** Whether a record or text may be intact but unknown to this version. */
function isOfAnother(reason: string): boolean {
  return (
    reason.startsWith('record: ') || reason.startsWith('snapshot: unreadable ') || reason.endsWith(': another format')
  );
}

export function createJournal({ port, clock, report, modules, onUnsaved }: JournalParts): Journal {
  const durable = new Map(
    modules.flatMap((module) => (module.persist === undefined ? [] : [[module.name, module.persist] as const])),
  );
  let gathered: StoredRecord[] = [];
  let cancelTimer: (() => void) | null = null;
  let lastWrite: Promise<boolean> = Promise.resolve(true);
  let isReported = false;

  function write(records: readonly StoredRecord[], strict: boolean): Promise<boolean> {
    const text = seal('seg', records);
    const attempt = async (): Promise<boolean> => {
      try {
        await port.append(text, strict);
        return true;
      } catch (fault) {
        report('kernel/journal', fault);
        if (!isReported) onUnsaved();
        isReported = true;
        return false;
      }
    };
    // Writes keep their order: a strict write waits for the buffered events before it.
    lastWrite = lastWrite.then(attempt, attempt);
    return lastWrite;
  }

  function writeGathered(): Promise<boolean> {
    cancelTimer?.();
    cancelTimer = null;
    if (gathered.length === 0) return lastWrite;
    const records = gathered;
    gathered = [];
    return write(records, false);
  }

  async function setAside(
    stored: StoredText | { readonly text: unknown },
    reason: string,
    reasons: string[],
  ): Promise<void> {
    reasons.push(reason);
    try {
      await port.quarantine(stored.text, reason);
    } catch (fault) {
      report('kernel/journal', fault);
    }
  }

  async function readTail(
    segments: readonly StoredText[],
    foldings: ReadonlyMap<string, Folding>,
    reasons: string[],
  ): Promise<void> {
    const breathe = breathing(clock);
    for (const segment of segments) {
      await breathe();
      const value = unseal('seg', segment.text);
      if (!value.ok || !Array.isArray(value.value)) {
        await setAside(segment, value.ok ? 'segment: not a list' : `segment: ${value.error}`, reasons);
        continue;
      }
      for (const entry of value.value as readonly unknown[]) {
        const stored = fromStored(entry);
        const name = stored === null ? '' : moduleOf(stored.recorded.event.type);
        const event =
          stored === null ? null : (durable.get(name)?.upcast(stored.version, stored.recorded.event) ?? null);
        if (stored === null || event === null) {
          await setAside(
            { text: entry },
            stored === null ? 'record: not a record' : `record: unknown ${stored.recorded.event.type}`,
            reasons,
          );
          continue;
        }
        foldings
          .get(name)
          ?.open.push(event === stored.recorded.event ? stored.recorded : { ...stored.recorded, event });
      }
      for (const folding of foldings.values()) if (folding.open.length >= FOLD_AT) settle(folding);
    }
    for (const folding of foldings.values()) settle(folding);
  }

  async function readStates(snapshot: StoredText | null, reasons: string[]): Promise<Map<string, unknown>> {
    const states = new Map<string, unknown>();
    if (snapshot === null) return states;
    const value = unseal('snap', snapshot.text);
    const read = value.ok ? readSnapshot(value.value) : null;
    if (read === null) {
      await setAside(snapshot, value.ok ? 'snapshot: not a snapshot' : `snapshot: ${value.error}`, reasons);
      return states;
    }
    for (const { name, v, state } of read.modules) {
      const readState = durable.get(name)?.readState(v, state) ?? null;
      if (readState === null) await setAside({ text: state }, `snapshot: unreadable ${name}`, reasons);
      else states.set(name, readState);
    }
    return states;
  }

  /**
   * Folds the settled events. After a fold that throws, the remaining events stay as read; restoring them reports the
   * fault.
   */
  function settle(folding: Folding): void {
    if (folding.stuck) return;
    try {
      const ordered = inOrder(folding.open);
      const settled = settledCount(ordered);
      folding.state = foldRange(folding.evolve, folding.state, ordered, 0, settled);
      folding.open = ordered.slice(settled);
    } catch (fault) {
      folding.stuck = true;
      report('kernel/journal', fault);
    }
  }

  async function compact(loaded: readonly LoadedModule[], covers: number): Promise<void> {
    const states = loaded.map(({ name, state, tail }) => {
      const decider = modules.find((each) => each.name === name)?.decider;
      const folded =
        decider === undefined ? state : foldRange(decider.evolve.bind(decider), state, tail, 0, tail.length);
      return { name, v: durable.get(name)?.version ?? 0, state: folded };
    });
    await port.compact(seal('snap', { modules: states }), covers);
  }

  return {
    async load() {
      const reasons: string[] = [];
      try {
        const { snapshot, segments } = await port.load();
        const states = await readStates(snapshot, reasons);
        const foldings = new Map(
          modules
            .filter(({ name }) => durable.has(name))
            .map(({ name, decider }): readonly [string, Folding] => [
              name,
              {
                evolve: decider.evolve.bind(decider),
                state: states.has(name) ? states.get(name) : decider.initial,
                open: [],
                stuck: false,
              },
            ]),
        );
        await readTail(segments, foldings, reasons);
        const loaded = [...foldings].map(([name, { state, open }]): LoadedModule => ({ name, state, tail: open }));
        const last = segments.at(-1);
        // Broken texts are in quarantine now; without a new snapshot they would be found and reported again at every
        // start. Texts written by another version of this program stay.
        const isDue = segments.length > TAIL_SEGMENTS || reasons.some(isBroken);
        if (isDue && !reasons.some(isOfAnother) && (last !== undefined || snapshot !== null)) {
          await compact(loaded, last?.key ?? 0).catch((fault: unknown) => report('kernel/journal', fault));
        }
        return { modules: loaded, setAside: reasons, failed: false };
      } catch (fault) {
        report('kernel/journal', fault);
        return { modules: [], setAside: reasons, failed: true };
      }
    },
    record(recorded) {
      const persist = durable.get(moduleOf(recorded.event.type));
      if (persist === undefined || recorded.foreign === true || persist.keep?.(recorded.event) === false) return;
      const stored = toStored(recorded, persist.version);
      if (persist.strict?.(recorded.event) === true) {
        void writeGathered();
        void write([stored], true);
        return;
      }
      gathered.push(stored);
      if (gathered.length >= SEGMENT_EVENTS) void writeGathered();
      else cancelTimer ??= clock.after(SEGMENT_MS, () => void writeGathered());
    },
    flush: () => writeGathered(),
    async wipe() {
      cancelTimer?.();
      cancelTimer = null;
      gathered = [];
      await lastWrite;
      try {
        await port.wipe();
      } catch (fault) {
        report('kernel/journal', fault);
      }
    },
  };
}

/** Returns a function that yields to the page when the caller has worked for a while. */
function breathing(clock: Clock): () => Promise<void> {
  let since = clock.now();
  return async () => {
    if (Math.abs(clock.now() - since) < BREATH_MS) return;
    await new Promise<void>((resolve) => void clock.after(0, resolve));
    since = clock.now();
  };
}
