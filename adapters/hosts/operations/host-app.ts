/** The type of every host's routes. */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';

export interface HostEnv {
  /** Node's request and response. */
  readonly Bindings: HttpBindings;
  readonly Variables: {
    /** Set for an answer without an end, which has no duration [OPS-3]. */
    readonly isStream?: boolean;
  };
}

export type HostApp = Hono<HostEnv>;
export type HostContext = Context<HostEnv>;

/** The address as the client sent it, with its query: `/en/live?sort=time`. */
export function addressIn(context: HostContext): string {
  return context.env.incoming.url ?? '/';
}

/**
 * The result of a route that has written to Node's response itself. Streams of prices do so: they share compressed
 * bytes, and wait for slow readers [GTW-6, GTW-7].
 */
export const alreadySent = (): Response => RESPONSE_ALREADY_SENT;
