/**
 * Messages between a page and the operator in its worker. A body is sent part by part on request, so a page that does
 * not read receives nothing. Both ends decode every message, because anything may be posted to a worker.
 */
import * as v from 'valibot';

const id = v.pipe(v.number(), v.safeInteger());
const headers = v.array(v.tuple([v.string(), v.string()]));

const toOperator = v.variant('t', [
  v.object({
    t: v.literal('call'),
    id,
    method: v.picklist(['GET', 'POST', 'DELETE']),
    url: v.string(),
    headers,
    body: v.nullable(v.string()),
  }),
  v.object({ t: v.literal('pull'), id }),
  v.object({ t: v.literal('cancel'), id }),
]);

const fromOperator = v.variant('t', [
  v.object({
    t: v.literal('head'),
    id,
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    headers,
    hasBody: v.boolean(),
  }),
  v.object({ t: v.literal('part'), id, bytes: v.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
  v.object({ t: v.literal('end'), id }),
  v.object({ t: v.literal('failed'), id, message: v.string() }),
]);

export type ToOperator = v.InferOutput<typeof toOperator>;
export type FromOperator = v.InferOutput<typeof fromOperator>;

/** Null for an invalid message. */
export function readToOperator(data: unknown): ToOperator | null {
  const read = v.safeParse(toOperator, data);
  return read.success ? read.output : null;
}

/** Null for an invalid message. */
export function readFromOperator(data: unknown): FromOperator | null {
  const read = v.safeParse(fromOperator, data);
  return read.success ? read.output : null;
}

/** A `MessagePort`, or the global of a dedicated worker. */
export interface PortLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data?: unknown }) => void): void;
  /** A port holds messages back until it is started. */
  start?(): void;
}
