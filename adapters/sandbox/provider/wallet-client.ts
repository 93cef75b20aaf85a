/**
 * The provider's way to the operator's wallet. Each call is signed. A call without an answer is sent again under the
 * same transaction id, so it takes effect at most once. `BAD_SIGNATURE` is no answer: the operator has not read the call
 * [GWAL-2], and the next try has another time.
 */
import * as v from 'valibot';
import type { WalletAnswer, WalletBody, WalletCall } from '../operator/casino/calls.ts';
import { walletAnswer } from '../operator/casino/calls.ts';
import type { SignedText } from '../operator/casino/signatures.ts';
import { signatureOf } from '../operator/casino/signatures.ts';

/** Sends a call to the operator. Rejects when no answer arrives. */
export type SendCall = (call: SignedText) => Promise<string>;

export interface WalletClientDeps {
  readonly send: SendCall;
  readonly key: string;
  readonly now: () => number;
  /** Resolves after the wait before the next try. */
  readonly pause: (tries: number) => Promise<void>;
}

export interface WalletClient {
  /** One answer, or null after `tries` calls without one. */
  ask<C extends WalletCall>(name: C, body: WalletBody<C>, tries: number): Promise<WalletAnswer | null>;
}

export function createWalletClient({ send, key, now, pause }: WalletClientDeps): WalletClient {
  async function once(path: string, body: string): Promise<WalletAnswer | null> {
    const call = { path, body, at: now() };
    try {
      const read = v.safeParse(walletAnswer, JSON.parse(await send({ ...call, signature: signatureOf(key, call) })));
      return read.success && read.output.status !== 'BAD_SIGNATURE' ? read.output : null;
    } catch {
      return null;
    }
  }

  return {
    ask: async (name, body, tries) => {
      const text = JSON.stringify(body);
      for (let tried = 1; ; tried += 1) {
        // Tries follow each other: each waits for the outcome of the one before.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await once(name, text);
        if (answer !== null) return answer;
        if (tried >= tries) return null;
        // oxlint-disable-next-line no-await-in-loop
        await pause(tried);
      }
    },
  };
}
