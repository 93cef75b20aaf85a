/**
 * Loads the token of a player's video streams at sign-in and every 10 minutes while the page is not left. The token
 * stays in memory and belongs to one player [MDA-1].
 */
import { defer, EMPTY, exhaustMap, mergeMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import type { Api } from '../../http/api.ts';
import { failureName } from '../../http/failure.ts';
import { decodeWith } from '../../http/wire-tools.ts';
import type { Cell, Readable } from '../../kernel/readable.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Report } from '../../ports/report.ts';
import { unlessLeft } from '../activity/public.ts';
import type { ActivityState } from '../activity/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { SessionState } from '../session/public.ts';

const RELOAD_MS = 600_000;

const decodeToken = decodeWith(v.object({ token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,4096}$/)) }));

interface Io {
  readonly session: Readable<SessionState>;
  readonly activity: Readable<ActivityState>;
  readonly api: Api;
  readonly clock: Clock;
  readonly report: Report;
  /** The token for streams; null without one. */
  readonly token: Cell<string | null>;
}

export function keepVideoToken({ session, activity, api, clock, report, token }: Io): Observable<never> {
  const load$ = defer(() =>
    api({ method: 'POST', path: '/web-api/user/updatetoken', auth: true, decode: decodeToken }),
  ).pipe(
    tap((answer) => {
      if (answer.ok) token.set(answer.value.token);
      else if (answer.error.kind !== 'closed')
        report('media/video-token', new Error(`no video token: ${failureName(answer.error)}`));
    }),
    mergeMap(() => EMPTY),
  );
  return whilePlayer(session, () => {
    let loadedAt = Number.NEGATIVE_INFINITY;
    const due = (): number => Math.max(0, Math.min(RELOAD_MS, loadedAt + RELOAD_MS - clock.now()));
    return unlessLeft(activity, () =>
      every(clock, RELOAD_MS, Number.isFinite(loadedAt) ? due() : 0).pipe(
        exhaustMap(() => {
          loadedAt = clock.now();
          return load$;
        }),
      ),
    ).pipe(tap({ finalize: () => token.set(null) }));
  });
}
