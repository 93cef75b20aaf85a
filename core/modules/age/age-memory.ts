/** Stores the visitor's proof of age: for 3 days, or in a session cookie for the browser's session. */
import { KEPT } from '../../kernel/kept.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CookiesPort } from '../../ports/cookies.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';
import { createMoment, isWithin } from '../modals/public.ts';

const AGE_REMEMBERED_MS = KEPT.age.life * 1_000;
const KEY = KEPT.age.name;
const COOKIE = KEPT.ageThisVisit.name;

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
  // Without storage the visitor is asked once a visit.
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
