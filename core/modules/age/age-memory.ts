/** Stores the visitor's proof of age: for 3 days, or in a session cookie for the browser's session. */
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { storedValue, wholeNumber } from '../../kernel/stored-value.ts';
import { isWithinLast } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CookiesPort } from '../../ports/cookies.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

const AGE_REMEMBERED_MS = DEVICE_STORAGE.age.life * 1_000;
const COOKIE = DEVICE_STORAGE.ageThisVisit.name;

export interface AgeMemory {
  isKept(isEachSession: boolean): boolean;
  keep(isEachSession: boolean): void;
}

export interface AgeMemoryParts {
  readonly storage: KeyValueStorage;
  readonly cookies?: CookiesPort;
  readonly clock: Clock;
  readonly report: Report;
}

export function createAgeMemory({ cookies, clock, ...io }: AgeMemoryParts): AgeMemory {
  const provenAt = storedValue(DEVICE_STORAGE.age, wholeNumber, 'age/proven', io);
  // Without storage the visitor is asked once a visit.
  let isProven = false;
  return {
    isKept: (isEachSession) =>
      isProven ||
      (isEachSession ? cookies?.read(COOKIE) === '1' : isWithinLast(provenAt.read(), AGE_REMEMBERED_MS, clock.now())),
    keep(isEachSession) {
      isProven = true;
      if (isEachSession) cookies?.write({ name: COOKIE, value: '1', lifeS: null });
      else provenAt.write(clock.now());
    },
  };
}
