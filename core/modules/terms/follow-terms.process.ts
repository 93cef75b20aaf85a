/**
 * Checks every minute for changed terms, sends the player's confirmation, and announces terms that differ from the
 * known ones. Ends at sign-out [TRM-1, TRM-3, TRM-5].
 */
import { defer, EMPTY, filter, map, merge, mergeMap, of, repeat, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { nothing } from '../../http/wire-tools.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { text } from '../../kernel/text.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ModalsCommand } from '../modals/public.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { TermsCommand, TermsEvent } from './messages.ts';
import { decodeTerms, TERMS_PATHS } from './wire.ts';

const TERMS_CHECK_MS = 60_000;

interface Io {
  readonly events$: Observable<Recorded<TermsEvent>>;
  readonly session: Readable<SessionState>;
  /** The operator has terms that are confirmed. */
  readonly isAvailable: Readable<boolean>;
  readonly api: Api;
  readonly clock: Clock;
}

export function followTerms({ events$, session, isAvailable, api, clock }: Io): Observable<Message> {
  const mine$ = events$.pipe(map(({ event }) => event));
  const ask$ = defer(() => api({ method: 'GET', path: TERMS_PATHS.status, auth: true, decode: decodeTerms })).pipe(
    map((answer): TermsCommand =>
      answer.ok ? { type: 'terms/receive', payload: answer.value } : { type: 'terms/reportFailure', payload: {} },
    ),
  );
  const polls$ = ask$.pipe(repeat({ delay: () => after(clock, TERMS_CHECK_MS) }));
  /** An answer that was pending at the confirmation would revert it: the checks stop, and resume a minute later. */
  const pace$ = mine$.pipe(
    mergeMap(({ type }) =>
      type === 'terms/confirming'
        ? of('rest' as const)
        : type === 'terms/confirmed'
          ? of('later' as const)
          : type === 'terms/notConfirmed'
            ? of('now' as const)
            : EMPTY,
    ),
  );
  const checks$ = merge(of('now' as const), pace$).pipe(
    switchMap((pace) =>
      pace === 'rest' ? EMPTY : pace === 'now' ? polls$ : after(clock, TERMS_CHECK_MS).pipe(mergeMap(() => polls$)),
    ),
  );
  const confirm$ = mine$.pipe(
    mergeMap((event) => (event.type === 'terms/confirming' ? of(event.payload.signature) : EMPTY)),
    switchMap((updatedAt) =>
      api({ method: 'POST', path: TERMS_PATHS.confirm, auth: true, body: { updatedAt }, decode: nothing }),
    ),
    map((answer): TermsCommand =>
      answer.ok
        ? { type: 'terms/reportConfirmed', payload: {} }
        : {
            type: 'terms/reportNotConfirmed',
            payload: { isRefused: answer.error.kind === 'status' && answer.error.status < 500 },
          },
    ),
  );
  const news$ = mine$.pipe(
    filter((event) => event.type === 'terms/changed' && event.payload.isNews),
    map((): ModalsCommand => ({
      type: 'modals/open',
      payload: {
        kind: 'permanentAlert',
        id: 'terms-news',
        title: text('terms.news.title'),
        text: [text('terms.news.text')],
        buttons: [{ text: text('terms.understood'), does: 'confirm' }],
      },
    })),
  );
  const failed$ = mine$.pipe(
    mergeMap((event) =>
      event.type === 'terms/notConfirmed' ? of(event.payload.isRefused ? 'terms.refused' : 'terms.failed') : EMPTY,
    ),
    map((key): ModalsCommand => ({
      type: 'modals/open',
      payload: {
        kind: 'permanentAlert',
        id: 'terms-error',
        title: text('terms.error.title'),
        text: [text(key)],
        buttons: [{ text: text('terms.understood'), does: 'confirm' }],
      },
    })),
  );
  return whilePlayer(session, () =>
    merge(news$, failed$, confirm$, isAvailable.value$.pipe(switchMap((is) => (is ? checks$ : EMPTY)))),
  );
}
