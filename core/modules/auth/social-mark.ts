/**
 * Remembers that this browser began a sign-in with a provider: an answer that this browser did not request signs nobody
 * in [AUT-12].
 */
import { guardedAs } from '../../kernel/guarded.ts';
import { KEPT } from '../../kernel/kept.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

/** Belongs to a guest who is away for a moment: outside the player's keys, which a start without a player clears. */
const KEY = KEPT.social.name;
const LIFE_MS = KEPT.social.life * 1_000;

export interface SocialMark {
  write(state: string, now: number): void;
  remove(): void;
  /** Whether the sign-in began here. Removes the mark. */
  take(state: string, now: number): boolean;
}

export function createSocialMark(storage: KeyValueStorage, report: Report): SocialMark {
  const guard = guardedAs('auth/social-mark', report);
  return {
    write: (state, now) => guard(() => storage.write(KEY, `${now} ${state}`)),
    remove: () => guard(() => storage.remove(KEY)),
    take: (state, now) =>
      guard(() => {
        const [at = '', expected = ''] = (storage.read(KEY) ?? '').split(' ');
        storage.remove(KEY);
        const age = now - Number(at);
        return expected !== '' && expected === state && age >= 0 && age < LIFE_MS;
      }) ?? false,
  };
}
