import { readAnyBody } from './wire.ts';
import type { Receipt } from './types.ts';

/**
 * `altered`: the text differs from the sealed one. `linkMissing`: the text is intact, but the receipt before it is
 * missing.
 */
export type Verdict = 'intact' | 'altered' | 'linkMissing';

export interface Verdicts {
  readonly isIntact: boolean;
  /** One each, in the given order. */
  readonly receipts: readonly { readonly key: string; readonly hash: string; readonly verdict: Verdict }[];
  /**
   * The hash that the oldest receipt links to and that is not among them; '' when the chain is complete from its
   * beginning.
   */
  readonly startsAfter: string;
}

/**
 * Verifies each receipt against its seal. Pure except for `sha256` (text -> 64 hex digits of its UTF-8 bytes).
 * `receipts` oldest first; `passed`: hashes of dropped receipts, so that links to them stay valid. Tabs may fork the
 * chain, so it is a tree: every `previous` is '', an earlier receipt's hash, or the link of the oldest receipt [RCP-4].
 */
export async function verifyReceipts(
  receipts: readonly Receipt[],
  sha256: (text: string) => Promise<string>,
  passed: readonly string[] = [],
): Promise<Verdicts> {
  const known = new Set(['', ...passed]);
  const verdicts: Verdicts['receipts'][number][] = [];
  let startsAfter = '';
  for (const [at, receipt] of receipts.entries()) {
    const { key, betId, userId, text, hash } = receipt;
    const body = readAnyBody(text);
    if (at === 0 && body !== null && !known.has(body.previous)) known.add((startsAfter = body.previous));
    const isWhole =
      body !== null &&
      body.key === key &&
      body.betId === betId &&
      body.userId === userId &&
      (await sha256(text)) === hash;
    const isLinked = body !== null && known.has(body.previous);
    verdicts.push({ key, hash, verdict: !isWhole ? 'altered' : isLinked ? 'intact' : 'linkMissing' });
    known.add(hash);
  }
  return { isIntact: verdicts.every(({ verdict }) => verdict === 'intact'), receipts: verdicts, startsAfter };
}
