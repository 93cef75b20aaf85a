/**
 * The order of long histories. Events are folded in their total order, each once. Only the latest events can still be
 * reordered by a late event of another tab; all earlier events are settled and can be folded permanently, in chunks.
 */
import type { Message, Recorded } from './message.ts';
import { compareRecorded } from './message.ts';

/** The number of latest events that loading leaves unsettled: more than a shared fold can reorder. */
const UNSETTLED = 1_000;

/** The events in total order. Returns the same array when the events are already ordered, as those of one tab are. */
export function inOrder(events: readonly Recorded[]): readonly Recorded[] {
  for (let at = 1; at < events.length; at += 1) {
    const [before, after] = [events[at - 1], events[at]];
    if (before !== undefined && after !== undefined && compareRecorded(before, after) > 0)
      return [...events].sort(compareRecorded);
  }
  return events;
}

/** The number of settled events. Duplicates of an event are adjacent and never split by the boundary. */
export function settledCount(ordered: readonly Recorded[]): number {
  let count = Math.max(0, ordered.length - UNSETTLED);
  while (count > 0 && ordered[count - 1]?.id === ordered[count]?.id) count -= 1;
  return count;
}

/** Folds the ordered events from `from` up to `to`, each duplicate once. */
export function foldRange(
  evolve: (state: unknown, event: Message) => unknown,
  state: unknown,
  ordered: readonly Recorded[],
  from: number,
  to: number,
): unknown {
  let folded = state;
  for (let at = from; at < to; at += 1) {
    const recorded = ordered[at];
    if (recorded !== undefined && recorded.id !== ordered[at - 1]?.id) folded = evolve(folded, recorded.event);
  }
  return folded;
}
