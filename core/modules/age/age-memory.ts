/** That the visitor has proven her age: for 3 days, or for the browser's session, which a cookie without a life knows. */
import type { Clock } from '../../ports/clock.ts';
import type { CookiesPort } from '../../ports/cookies.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';
import { createMoment, isWithin } from '../modals/public.ts';

/** Three days. */
export const AGE_REMEMBERED_MS = 3 * 86_400_000;
const KEY = 'tl.ageProven';
const COOKIE = 'age_proven';

export interface AgeMemory {
  isKept(isEachSession: boolean): boolean;
  keep(isEachSession: boolean): void;
}

export interface AgeMemoryParts {
  readonly storage: KeyValueStorage;
  readonly cookies: CookiesPort | undefined;
  readonly clock: Clock;
  readonly report: Report;
}

export function createAgeMemory({ storage, cookies, clock, report }: AgeMemoryParts): AgeMemory {
  const moment = createMoment(storage, KEY, report);
  // Where nothing can be kept she is asked once a visit.
  let isProven = false;
  return {
    isKept: (isEachSession) =>
      isProven ||
      (isEachSession ? cookies?.read(COOKIE) === '1' : isWithin(moment.read(), AGE_REMEMBERED_MS, clock.now())),
    keep(isEachSession) {
      isProven = true;
      if (isEachSession) cookies?.write(COOKIE, '1', null);
      else moment.write(clock.now());
    },
  };
}
