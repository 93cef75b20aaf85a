/** Reports unknown names in the config [AUT-7], and shows one-tap to guests [AUT-11]. */
import { distinctUntilChanged, EMPTY, filter, map, mergeMap, switchMap, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Report } from '../../ports/report.ts';
import type { SessionEvent } from '../session/messages.ts';
import type { JobIo } from './jobs/io.ts';
import { oneTap } from './jobs/social.ts';
import type { OneTapFacts } from './jobs/social.ts';
import type { AuthEvent } from './messages.ts';
import type { ViewFacts } from './views.ts';

export function offerOneTap(
  events$: Observable<Recorded<AuthEvent>>,
  session$: Observable<Recorded<SessionEvent>>,
  io: JobIo,
  facts: () => OneTapFacts,
): Observable<Message> {
  const isIn$ = session$.pipe(filter(({ event }) => event.type === 'session/signedIn'));
  return events$.pipe(
    filter(({ event, foreign }) => foreign !== true && event.type === 'auth/oneTapOffered'),
    switchMap(() => oneTap(io, facts()).pipe(takeUntil(isIn$))),
  );
}

export function reportUnknown(facts: Readable<ViewFacts>, report: Report): Observable<never> {
  return facts.value$.pipe(
    map(({ offer }) => offer.unknown.join(', ')),
    distinctUntilChanged(),
    filter((unknown) => unknown !== ''),
    mergeMap((unknown) => {
      report('auth/config', new Error(unknown));
      return EMPTY;
    }),
  );
}
