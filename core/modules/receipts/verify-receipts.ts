import { readBody } from './wire.ts';
import type { Receipt } from './types.ts';

/** `altered`: the text is not what was sealed. `linkMissing`: the text is, but the receipt before it is not here. */
export type Verdict = 'intact' | 'altered' | 'linkMissing';

export interface Verdicts {
  readonly isIntact: boolean;
  /** One each, in the order they were given. */
  readonly receipts: readonly { readonly key: string; readonly hash: string; readonly verdict: Verdict }[];
  /** The hash that the oldest one links to and that is not among them; '' when the chain is here from its beginning. */
  readonly startsAfter: string;
}

/**
 * Says of each receipt whether it is what was sealed. Pure but for `sha256` (text -> 64 hex digits of its UTF-8 bytes). `receipts` oldest first; `passed`: hashes of receipts
 * that were let go, so that links to them hold. Tabs may fork the chain, so it is a tree: every `previous` is '', an earlier receipt's hash, or what the oldest links to [RCP-4].
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
    const body = readBody(text);
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
