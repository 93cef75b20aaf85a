/** What may stand in storage and cookies of a player and is hers alone: gone with her, whatever had loaded [SES-10]. */
import type { CookiesPort } from '../../ports/cookies.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

/** The prefix of what is a player's, the fingerprint, and the mark of her reality check. */
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
  for (const name of ['ggru', 'grant']) if ((cookies?.read(name) ?? null) !== null) cookies?.write(name, '', 0);
}
