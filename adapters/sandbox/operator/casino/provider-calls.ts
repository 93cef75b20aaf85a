/**
 * The operator's calls to the servers of foreign providers [GWAL-21]: JSON, signed with the key of the provider as the
 * provider's own calls are, and repeated until an answer comes.
 */
import * as v from 'valibot';
import { signatureOf } from './signatures.ts';

/** Longer answers are no answers. */
export const MAX_ANSWER = 4_096;

export interface ProviderRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request; null where no answer with the status 200 comes. */
export type SendToProvider = (request: ProviderRequest) => Promise<string | null>;

/** Why a session ends. */
export const END_REASONS = ['loggedOut', 'excluded', 'timeOut', 'limit', 'banned', 'expired'] as const;
export type EndReason = (typeof END_REASONS)[number];

const answer = v.object({ status: v.picklist(['OK']) });

/** Whether the provider has taken the call. Any other answer is none. */
export function isTaken(text: string | null): boolean {
  if (text === null || text.length > MAX_ANSWER) return false;
  try {
    return v.is(answer, JSON.parse(text));
  } catch {
    return false;
  }
}

/** A signed request. `server` is the address below which the provider takes calls. */
export function requestOf(
  { server, key }: { readonly server: string; readonly key: string },
  path: string,
  body: string,
  at: number,
): ProviderRequest {
  return {
    url: `${server}/${path}`,
    headers: {
      'content-type': 'application/json',
      'x-signed-at': String(at),
      'x-signature': signatureOf(key, { path, body, at }),
    },
    body,
  };
}
