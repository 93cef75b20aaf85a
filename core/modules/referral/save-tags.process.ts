/**
 * Writes a referral's cookies once the visitor allows marketing, each referral once; until then the referral stays in
 * memory [RFR-3, RFR-4]. Withdrawn consent removes the cookies.
 */
import {
  combineLatest,
  EMPTY,
  filter,
  ignoreElements,
  map,
  distinctUntilChanged,
  mergeMap,
  of,
  merge,
  pairwise,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { CookiesPort } from '../../ports/cookies.ts';
import type { Report } from '../../ports/report.ts';
import type { ReferralState } from './decider.ts';
import type { ReferralCommand } from './messages.ts';
import { cookiesOf, keepable, pairsOfQuery, REFERRAL_COOKIES } from './rules.ts';

interface Io {
  readonly referral: Readable<ReferralState>;
  readonly mayKeep: Readable<boolean>;
  readonly cookies: CookiesPort | undefined;
  /** The query that the page was opened with: navigation may have judged it before this module loaded. */
  readonly openedWith: string;
  readonly report: Report;
}

export function saveTags({ referral, mayKeep, cookies, openedWith, report }: Io): Observable<ReferralCommand> {
  const first = keepable(pairsOfQuery(openedWith));
  const first$ =
    Object.keys(first).length === 0 || Object.keys(referral.get().values).length > 0
      ? EMPTY
      : of<ReferralCommand>({ type: 'referral/save', payload: { values: first } });
  const values$ = referral.value$.pipe(
    map(({ values }) => values),
    filter((values) => Object.keys(values).length > 0),
  );
  const saved$ = combineLatest([values$, mayKeep.value$]).pipe(
    filter(([, may]) => may),
    map(([values]) => values),
    distinctUntilChanged(),
    mergeMap((values) => {
      try {
        for (const cookie of cookiesOf(values)) cookies?.write(cookie);
      } catch (fault) {
        report('referral', new Error('fail save referral tags', { cause: fault }));
      }
      return EMPTY;
    }),
  );
  // Withdrawn consent removes the cookies that it had allowed.
  const withdrawn$ = mayKeep.value$.pipe(
    distinctUntilChanged(),
    pairwise(),
    filter(([, may]) => !may),
    tap(() => REFERRAL_COOKIES.forEach((name) => cookies?.write({ name, value: '', lifeS: 0 }))),
    ignoreElements(),
  );
  return merge(saved$, withdrawn$, first$);
}
