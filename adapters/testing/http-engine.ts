/** An engine in any language, over HTTP. */
import type { Engine } from './engine.ts';

export interface HttpEngineOptions {
  /** Receives `POST` with a coupon as JSON, and answers `{ "payout": 1234 }` in minor units. */
  readonly settle: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Throws where the engine answers with an error or with anything but a whole, non-negative payout.
 *
 * @public
 */
export function httpEngine({ settle, headers = {}, fetch: fetchFn = globalThis.fetch }: HttpEngineOptions): Engine {
  return {
    async settle(coupon) {
      const answer = await fetchFn(settle, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(coupon),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`POST ${settle} answered ${answer.status}: ${text.slice(0, 200)}`);
      const body: unknown = JSON.parse(text);
      const payout = typeof body === 'object' && body !== null && 'payout' in body ? body.payout : null;
      if (typeof payout !== 'number' || !Number.isSafeInteger(payout) || payout < 0)
        throw new Error(`POST ${settle} answered no payout in minor units: ${text.slice(0, 200)}`);
      return payout;
    },
  };
}
