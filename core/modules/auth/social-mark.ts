/** Remembers that this browser began a sign-in with a provider: an answer that it did not ask for signs nobody in [AUT-12]. */
import { guardedAs } from '../../kernel/guarded.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

/** A guest's, who is away for a moment: not below the keys that go with a player, which a start without one clears. */
const KEY = 'tl.social';
const LIFE_MS = 10 * 60_000;

export interface SocialMark {
  write(state: string, now: number): void;
  remove(): void;
  /** Whether this is the sign-in that was begun here; it is over with that. */
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
