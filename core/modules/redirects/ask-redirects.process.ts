/**
 * Asks the redirect service about an address for the guard, and drops the answer after a while. Several addresses may
 * be pending at once, each with its own answer.
 */
import { EMPTY, filter, map, merge, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { failureName } from '../../http/failure.ts';
import type { Recorded } from '../../kernel/message.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Report } from '../../ports/report.ts';
import type { RedirectsCommand, RedirectsEvent } from './messages.ts';
import type { RedirectAnswer } from './wire.ts';
import { decodeRedirect, missingOf, REDIRECT_PATH } from './wire.ts';

/** How long an answer is valid. */
const HOLDS_MS = 600_000;
/** How long a missing answer is remembered. */
const RETRY_MS = 60_000;

interface Io {
  readonly events$: Observable<Recorded<RedirectsEvent>>;
  readonly api: Api;
  readonly clock: Clock;
  readonly report: Report;
}

export function askRedirects({ events$, api, clock, report }: Io): Observable<RedirectsCommand> {
  const received = (asked: string, answer: RedirectAnswer): RedirectsCommand => {
    const missing = missingOf(answer);
    if (missing.length > 0) report('redirects/ask', new Error(`the answer lacks ${missing.join(', ')}`));
    return {
      type: 'redirects/receive',
      payload: {
        asked,
        answer: {
          redirect: answer.redirect,
          code: answer.code,
          url: answer.url,
          hasReasons: answer.reasons !== null,
          hasBreadcrumbs: answer.breadcrumbs !== null,
        },
      },
    };
  };
  const ask = (url: string): Observable<RedirectsCommand> =>
    api({ method: 'POST', path: REDIRECT_PATH, body: { url }, decode: decodeRedirect }).pipe(
      map((answer) => {
        if (answer.ok) return received(url, answer.value);
        report('redirects/ask', new Error(`no answer: ${failureName(answer.error)}`));
        return { type: 'redirects/receive', payload: { asked: url, answer: null } };
      }),
    );
  const mine$ = events$.pipe(
    filter(({ foreign }) => foreign !== true),
    map(({ event }) => event),
  );
  return merge(
    mine$.pipe(
      mergeMap((event) =>
        event.type === 'redirects/received'
          ? after(clock, event.payload.answer === null ? RETRY_MS : HOLDS_MS).pipe(
              map((): RedirectsCommand => ({ type: 'redirects/expire', payload: { asked: event.payload.asked } })),
            )
          : EMPTY,
      ),
    ),
    mine$.pipe(
      mergeMap((event) => (event.type === 'redirects/asked' ? of(event.payload.url) : EMPTY)),
      mergeMap(ask),
    ),
  );
}
