/** The way to the operator's wallet: signed calls, sent again under the same transaction id until they are answered. */
import { createHmac } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import * as v from 'valibot';

const TIMEOUT_MS = 5_000;
/** The wait before a call is sent again; doubled each time. */
const PAUSE_MS = 200;
const MAX_PAUSE_MS = 30_000;

const int = v.pipe(v.number(), v.safeInteger());
const answer = v.object({
  status: v.string(),
  balance: v.optional(int),
  session: v.optional(
    v.object({
      playerId: v.nullable(int),
      gameId: v.string(),
      currency: v.string(),
      mode: v.picklist(['real', 'demo']),
      min: int,
      max: int,
    }),
  ),
});
export type WalletAnswer = v.InferOutput<typeof answer>;

export interface Wallet {
  /** One answer, or null after `tries` calls without one. */
  ask(call: string, body: Readonly<Record<string, unknown>>, tries: number): Promise<WalletAnswer | null>;
}

export interface WalletOptions {
  /** The operator's address, such as 'http://localhost:4400'. */
  readonly operator: string;
  /** The id under which the operator's configuration has this provider. */
  readonly id: string;
  readonly key: string;
  readonly now: () => number;
  /** Ends the repetition of calls; the rounds go on after the next start. */
  readonly signal: AbortSignal;
}

export function createWallet({ operator, id, key, now, signal }: WalletOptions): Wallet {
  async function once(call: string, body: string): Promise<WalletAnswer | null> {
    const at = now();
    try {
      const response = await fetch(`${operator}/game-wallet-api/v1/${id}/${call}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-signed-at': String(at),
          'x-signature': createHmac('sha256', key).update(`${at}.${call}.${body}`).digest('hex'),
        },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const read = v.safeParse(answer, await response.json());
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  }

  return {
    ask: async (call, body, tries) => {
      const text = JSON.stringify(body);
      for (let tried = 1; ; tried += 1) {
        // Each call waits for the outcome of the one before.
        // oxlint-disable-next-line no-await-in-loop
        const answered = await once(call, text);
        if (answered !== null) return answered;
        if (tried >= tries || signal.aborted) return null;
        // oxlint-disable-next-line no-await-in-loop
        await after(Math.min(MAX_PAUSE_MS, PAUSE_MS * 2 ** tried), undefined, { signal }).catch(() => undefined);
      }
    },
  };
}
