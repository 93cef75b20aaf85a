/** A part of the core that joins after the start: its modules, its effects, what shells see of it and what it tells the guards. Each is a file `<name>.part.ts` here. */
import type { NamedProcess } from '../../kernel/process.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { MoreFacts } from '../../navigation/world.ts';
import type { ProcessParts } from '../processes.ts';
import type { PartName, PartViews } from './parts.ts';

/** What a part may use. Modules that are its own join with `runtime.join`, before anything reads them. */
export interface PartParts extends ProcessParts {
  /** Another part's view; null until that one has joined. */
  readonly part: <N extends PartName>(name: N) => Readable<PartViews[N] | null>;
  /** Brings another part. */
  readonly bring: (name: PartName) => Promise<void>;
}

export interface JoinedPart<V> {
  readonly view: Readable<V>;
  readonly processes: readonly NamedProcess[];
  /** Facts of `core/navigation/world.ts` that this part knows from now on; until then their defaults stand. */
  readonly world?: Readable<Partial<MoreFacts>>;
}

export type Part<V> = (parts: PartParts) => JoinedPart<V>;
