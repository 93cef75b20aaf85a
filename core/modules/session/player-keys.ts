/**
 * The storage keys and cookies that belong to one player: removed at sign-out, whatever features had loaded [SES-10].
 */
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { CookiesPort } from '../../ports/cookies.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

/** The prefix of a player's keys, the fingerprint, and the start of the reality check. */
const PLAYER_KEYS = /^(?:tl\.my\.|fp_d$|tl\.reality)/;

export function forgetPlayerKeys(
  { storage, cookies }: { readonly storage: KeyValueStorage; readonly cookies?: CookiesPort },
  report: Report,
): void {
  try {
    for (const key of storage.keys()) if (PLAYER_KEYS.test(key)) storage.remove(key);
  } catch (fault) {
    report('session/player-keys', fault);
  }
  for (const { name } of [DEVICE_STORAGE.secureData, DEVICE_STORAGE.grant])
    if ((cookies?.read(name) ?? null) !== null) cookies?.write({ name, value: '', lifeS: 0 });
}
