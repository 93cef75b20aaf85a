/**
 * A message on the bus. Commands are imperative (`coupon/addLeg`), events are past facts that carry outcomes
 * (`coupon/legAdded`).
 */
export type Message<T extends string = string, P = unknown> = Readonly<{ type: T; payload: P }>;

/** The payload of a message that needs no data. */
export type Nothing = Record<string, never>;

/**
 * The only clock and identity that a decider sees. `at` is milliseconds since the epoch; `id` is unique across tabs and
 * visits.
 */
export type Stamp = Readonly<{ at: number; id: string; cause?: string }>;

/**
 * An event with its place in the log. `seq` counts within one runtime; `at` and `id` order events across tabs and
 * visits.
 */
export type Recorded<E extends Message = Message> = Readonly<{
  seq: number;
  at: number;
  id: string;
  cause?: string;
  event: E;
  foreign?: true;
}>;

/** Compares durable events by their total order, which is the same in every tab. */
export function compareRecorded(a: Recorded, b: Recorded): number {
  if (a.at !== b.at) return a.at - b.at;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The module that a message belongs to: the part of its type before the slash. */
export function moduleOf(type: string): string {
  const slash = type.indexOf('/');
  return slash < 0 ? type : type.slice(0, slash);
}
