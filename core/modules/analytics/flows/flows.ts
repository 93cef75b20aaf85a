/** All flows as one step: an event and the memory so far give the items that the event is worth. */
import type { Message, Recorded } from '../../../kernel/message.ts';
import { codesFlow } from './codes.ts';
import type { Item } from '../catalogue.ts';
import type { LocalMetrics } from '../metrics.ts';
import type { Flow, Memory, Tracker } from './flow.ts';
import { pagesFlow } from './pages.ts';
import { couponFlow, officeFlow, supportFlow } from './player.ts';
import { registrationFlow } from './registration.ts';

const FLOWS: readonly Flow[] = [pagesFlow, registrationFlow, codesFlow, couponFlow, officeFlow, supportFlow];

/** The types of all events that a flow reads. */
export const FLOW_EVENTS: readonly string[] = [...new Set(FLOWS.flatMap((flow) => Object.keys(flow)))];

export const memoryOf = (metrics: LocalMetrics): Memory => ({
  metrics,
  route: null,
  registering: null,
  loggingIn: null,
  appView: null,
  width: null,
});

export interface Step {
  readonly memory: Memory;
  readonly items: readonly Item[];
}

export function step(memory: Memory, { event, at, foreign }: Recorded): Step {
  // Another tab records its own.
  if (foreign === true) return { memory, items: [] };
  let now = memory;
  const items: Item[] = [];
  for (const flow of FLOWS) {
    const tracked = trackerOf(flow, event)?.(event.payload, now, at);
    if (tracked === undefined) continue;
    items.push(...tracked.items);
    if (tracked.memory !== undefined) now = { ...now, ...tracked.memory };
  }
  return { memory: now, items };
}

/** The table gives each tracker the payload of its own key's event: the type of `event` is that key. */
function trackerOf(flow: Flow, { type }: Message): Tracker<unknown> | undefined {
  return Object.hasOwn(flow, type) ? (flow[type as keyof Flow] as Tracker<unknown> | undefined) : undefined;
}
