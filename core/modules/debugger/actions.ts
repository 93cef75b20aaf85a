import type { Recorded } from '../../kernel/message.ts';
import type { AnalyticsRow } from '../analytics/public.ts';
import type { Decision } from '../../navigation/navigation.ts';
import type { ModuleStates } from './replay.ts';

/** A developer's queries. Each answers its caller and changes nothing. */
export interface DebugActions {
  /** The whole current log, oldest first. */
  readonly events: () => readonly Recorded[];
  /** Every module's state after the event of this number, folded from the log. */
  readonly stateAt: (seq: number) => ModuleStates;
  /** Modules whose state differs from the fold of the log. */
  readonly differing: () => readonly string[];
  readonly write: (value: unknown, indent?: number) => string;
  /** The items that analytics sent and those that consent kept back, with the page views of the decisions [ANL-12]. */
  readonly analytics: (trail: readonly Decision[]) => readonly AnalyticsRow[];
  /** The log and the decisions, restricted to exportable fields. */
  readonly exportLog: (trail: readonly Decision[]) => string;
}
