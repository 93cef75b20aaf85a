/**
 * Long histories. Events are folded in their total order, each once. Only the last ones can still be reordered by an event that another tab tells late; what stands
 * before them is settled and can be folded for good, in pieces.
 */
import type { Message, Recorded } from './message.ts';
import { compareRecorded } from './message.ts';

/** Fewer than the reorderable ones of a shared fold, so that it folds none of them twice. */
const UNSETTLED = 1_000;

/** Events in the total order; the same array when they already are, as those of one tab. */
export function inOrder(events: readonly Recorded[]): readonly Recorded[] {
  for (let at = 1; at < events.length; at += 1) {
    const [before, after] = [events[at - 1], events[at]];
    if (before !== undefined && after !== undefined && compareRecorded(before, after) > 0)
      return [...events].sort(compareRecorded);
  }
  return events;
}

/** How many of the ordered events are settled. An event that was stored twice stands beside itself, and both fall to the same side. */
export function settledCount(ordered: readonly Recorded[]): number {
  let count = Math.max(0, ordered.length - UNSETTLED);
  while (count > 0 && ordered[count - 1]?.id === ordered[count]?.id) count -= 1;
  return count;
}

/** Folds the ordered events from `from` up to `to`, what was stored twice once. */
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
