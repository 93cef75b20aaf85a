/**
 * A call chain with its remedies, in which the test sets the answers of the operator, the captcha and the fingerprint
 * provider.
 */
import { Observable, Subject } from 'rxjs';
import type { ApiParts } from 'touchline/http/api';
import { createFingerprints } from 'touchline/http/fingerprints';
import type { Fingerprints } from 'touchline/http/fingerprints';
import { createRemedies } from 'touchline/http/remedies';
import type { Result } from 'touchline/kernel/result';
import type { CaptchaAsked, CaptchaFailure } from 'touchline/ports/captcha';
import { createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import type { HttpTab, TabsWorld } from './given-tabs.ts';
import { createTabsWorld, tokensNamed } from './given-tabs.ts';

export interface Challenge {
  readonly asked: CaptchaAsked;
  isWithdrawn: boolean;
  answer(result: Result<string, CaptchaFailure>): void;
}

export interface RemediesWorld {
  readonly world: TabsWorld;
  readonly tab: HttpTab;
  readonly challenges: Challenge[];
  readonly storage: Map<string, string>;
  readonly fingerprints: Fingerprints;
  /** The provider's next answer; a rejection if it throws. */
  provider: () => Promise<unknown>;
  readonly provided: () => number;
  readonly terms: () => number;
  readonly logouts: () => number;
  readonly reports: string[];
  /** The player signs out. */
  leave(): void;
}

export const PRINT = { token: 'print-1', componentsData: { screen: 'x' }, expiresAt: Number.MAX_SAFE_INTEGER };

export function createRemediesWorld({ signedIn = true }: { readonly signedIn?: boolean } = {}): RemediesWorld {
  const world = createTabsWorld();
  const storage = new Map<string, string>();
  const challenges: Challenge[] = [];
  const reports: string[] = [];
  const left = new Subject<void>();
  const report = (where: string, fault: unknown): void =>
    void reports.push(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`);
  let print: string | null = null;
  let [provided, terms, logouts] = [0, 0, 0];
  const fingerprints = createFingerprints({
    port: { read: () => ((provided += 1), made.provider()) },
    storage: createMemoryStorage(storage),
    clock: world.clock,
    report,
    hold: (token) => void (print = token),
    changed$: left,
  });
  const remedy = createRemedies({
    fingerprints,
    report,
    changed$: left,
    language: () => 'de',
    onTerms: () => void (terms += 1),
    onLogout: () => {
      logouts += 1;
      made.leave();
    },
    captcha: {
      challenge: (asked) =>
        new Observable((subscriber) => {
          const challenge: Challenge = {
            asked,
            isWithdrawn: false,
            answer(result) {
              subscriber.next(result);
              subscriber.complete();
            },
          };
          challenges.push(challenge);
          return () => void (challenge.isWithdrawn = true);
        }),
    },
  });
  const parts: Partial<ApiParts> = { remedy, fingerprint: () => print };
  const tab = world.open({ parts });
  if (signedIn) tab.tokens.hold(tokensNamed('t1', world.clock));
  else tab.user = null;
  const made: RemediesWorld = {
    world,
    tab,
    challenges,
    storage,
    fingerprints,
    reports,
    provider: () => Promise.resolve({ ...PRINT, token: `print-${provided}` }),
    provided: () => provided,
    terms: () => terms,
    logouts: () => logouts,
    leave() {
      print = null;
      tab.user = null;
      tab.tokens.drop();
      left.next();
    },
  };
  return made;
}
