/** What a developer asks of the core: its log, the states at any event, an export. Nothing here changes anything. */
import { createCell } from '../../kernel/readable.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Decision } from '../../navigation/navigation.ts';
import { exportLog } from '../debug/export-log.ts';
import { differing, stateAt, write } from '../debug/replay.ts';
import type { ModuleStates } from '../debug/replay.ts';
import type { Part } from './part.ts';

export interface DebugView {
  /** The whole log as it is now, oldest first. */
  readonly events: () => readonly Recorded[];
  /** Every module's state after the event of this number, folded from the log. */
  readonly stateAt: (seq: number) => ModuleStates;
  /** Modules for which the fold of the log is not what they hold. */
  readonly differing: () => readonly string[];
  readonly write: (value: unknown, indent?: number) => string;
  /** The log and the decisions without anything that is not listed as exportable. */
  readonly exportLog: (trail: readonly Decision[]) => string;
}

export const debugPart: Part<DebugView> = ({ ports, runtime }) => ({
  view: createCell<DebugView>({
    events: () => runtime.past().events,
    stateAt: (seq) => stateAt(runtime.past(), seq),
    differing: () => differing(runtime.past()),
    write,
    exportLog: (trail) => exportLog(runtime.past().events, trail, ports.clock.now()),
  }),
  processes: [],
});
