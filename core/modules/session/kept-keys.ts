/**
 * The storage keys and cookies that belong to one player: removed at sign-out, whatever features had loaded [SES-10].
 */
import { KEPT } from '../../kernel/kept.ts';
import type { CookiesPort } from '../../ports/cookies.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

/** The prefix of a player's keys, the fingerprint, and the mark of the reality check. */
const HERS = /^(?:tl\.my\.|fp_d$|tl\.reality)/;

export function forgetKept(
  { storage, cookies }: { readonly storage: KeyValueStorage; readonly cookies?: CookiesPort },
  report: Report,
): void {
  try {
    for (const key of storage.keys()) if (HERS.test(key)) storage.remove(key);
  } catch (fault) {
    report('session/kept-keys', fault);
  }
  for (const { name } of [KEPT.secureData, KEPT.grant])
    if ((cookies?.read(name) ?? null) !== null) cookies?.write(name, '', 0);
}
