/**
 * Durable events. Ordinary ones are gathered and written as one segment (1,000 events or 100 ms); an event that a module calls strict is written at once, alone,
 * and `durable` tells when it is on disk. Loading folds a snapshot and the segments after it; what can't be read is set aside and told, and the rest still counts.
 * When storage fails the visit goes on in memory; that is told once.
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
import { prepareReaders } from './prepare.ts';

const SEGMENT_EVENTS = 1_000;
const SEGMENT_MS = 100;
/** A tail longer than this is folded into a snapshot after loading. */
const TAIL_SEGMENTS = 64;
/** Reading a long history lets the page breathe after working this long. */
const BREATH_MS = 10;
/** With so many events at hand those that are settled are folded: a long history is never held whole. */
const FOLD_AT = 2_000;

export interface LoadedModule {
  readonly name: string;
  /** With everything folded in that stands before the tail. */
  readonly state: unknown;
  /** The last events, which others may still come between. */
  readonly tail: readonly Recorded[];
}

/** A module's events while they are read. */
interface Folding {
  readonly evolve: (state: unknown, event: Message) => unknown;
  state: unknown;
  /** What is not settled yet. */
  open: Recorded[];
  stuck: boolean;
}

export interface Loaded {
  readonly modules: readonly LoadedModule[];
  /** Why parts were set aside: one reason a text or record. */
  readonly setAside: readonly string[];
  /** Set when storage could not be read at all. */
  readonly failed: boolean;
}

export interface Journal {
  load(): Promise<Loaded>;
  /** Takes a recorded event of a durable module; others are ignored. */
  record(recorded: Recorded): void;
  /** Resolves true when everything recorded so far is on disk, false when it could not be written. */
  flush(): Promise<boolean>;
  /** Removes everything stored, and what is gathered. */
  wipe(): Promise<void>;
}

export interface JournalParts {
  readonly port: JournalPort;
  readonly clock: Clock;
  readonly report: Report;
  readonly modules: readonly AnyModule[];
  /** Called once when a write fails: the visit goes on in memory. */
  readonly onUnsaved: () => void;
}

function isBroken(reason: string): boolean {
  return reason.startsWith('segment: ') || reason.startsWith('snapshot: ');
}

/** A record or text that may be whole and only unknown to this version. */
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
  let told = false;

  function write(records: readonly StoredRecord[], strict: boolean): Promise<boolean> {
    const text = seal('seg', records);
    const attempt = async (): Promise<boolean> => {
      try {
        await port.append(text, strict);
        return true;
      } catch (fault) {
        report('kernel/journal', fault);
        if (!told) onUnsaved();
        told = true;
        return false;
      }
    };
    // Writes keep their order: a strict one waits for what was gathered before it.
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

  /** A fold that throws leaves the rest as it was read: restoring it tells. */
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
      await prepareReaders(modules, clock, report);
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
        // Broken texts are in quarantine now; left where they are they would be found and told again at every start. What another version of this program wrote stays.
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

/** Lets the page do other things when this has worked for a while. */
function breathing(clock: Clock): () => Promise<void> {
  let since = clock.now();
  return async () => {
    if (Math.abs(clock.now() - since) < BREATH_MS) return;
    await new Promise<void>((resolve) => void clock.after(0, resolve));
    since = clock.now();
  };
}
