/**
 * Asks the operator whether this visitor is blocked. The newest question replaces the pending one; a failure is logged
 * and skipped [BLK-4].
 */
import { EMPTY, filter, map, mergeMap, of, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import { failureName } from '../../http/failure.ts';
import { RETRIES, withRetries } from '../../http/retry.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Result } from '../../kernel/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CookiesPort } from '../../ports/cookies.ts';
import type { Report } from '../../ports/report.ts';
import type { BlockingCommand, BlockingEvent } from './messages.ts';
import type { BlockAnswer, BlockStage } from './types.ts';
import { BLOCK_PATHS, decodeBlock, FORCED_OFF_COOKIE } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<BlockingEvent>>;
  readonly api: Api;
  readonly clock: Clock;
  readonly cookies: CookiesPort | undefined;
  readonly report: Report;
  readonly isSignedIn: () => boolean;
  /** The referral, in the form of an address's query; empty without one. */
  readonly referral: () => string;
  readonly mainVipDomainAuthNeed: () => boolean;
  /** A phone application around the site has sent the visitor. */
  readonly isFromMobile: () => boolean;
}

export function askBlock({
  events$,
  api,
  clock,
  cookies,
  report,
  isSignedIn,
  referral,
  mainVipDomainAuthNeed,
  isFromMobile,
}: Io): Observable<Message> {
  const full = (url: string): Observable<Result<BlockAnswer, CallFailure>> =>
    withRetries(
      () => api({ method: 'POST', path: BLOCK_PATHS.full, body: { auth: isSignedIn(), url }, decode: decodeBlock }),
      RETRIES.block,
      clock,
    );
  const light = (stage: BlockStage): Observable<Result<BlockAnswer, CallFailure>> =>
    api({
      method: 'GET',
      path: BLOCK_PATHS.light,
      decode: decodeBlock,
      query: {
        stage,
        auth: String(isSignedIn()),
        referralParams: referral(),
        referralWHNMobile: String(isFromMobile()),
        mainVipDomainAuthNeed: String(mainVipDomainAuthNeed()),
      },
    });
  return events$.pipe(
    filter(({ foreign }) => foreign !== true),
    mergeMap(({ event }) => (event.type === 'blocking/asked' ? of(event.payload) : EMPTY)),
    switchMap((asked) =>
      (asked.call === 'full' ? full(asked.url) : light(asked.stage)).pipe(
        tap((answer) => {
          if (!answer.ok) report('blocking/ask', new Error(`${asked.call}: ${failureName(answer.error)}`));
        }),
        map((answer): BlockingCommand =>
          answer.ok
            ? {
                type: 'blocking/receive',
                payload: { ...answer.value, isForcedOff: cookies?.read(FORCED_OFF_COOKIE) === '1' },
              }
            : { type: 'blocking/reportFailure', payload: { call: asked.call } },
        ),
      ),
    ),
  );
}
