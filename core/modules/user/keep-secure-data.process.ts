/** What the operator wants back in cookies while a player is here: `ggru`, and `grant` for 1800 s. An empty answer is logged only [USR-9]. The session takes both along when she leaves. */
import { defer, EMPTY, mergeMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { failureName } from '../../http/failure.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { CookiesPort } from '../../ports/cookies.ts';
import type { Report } from '../../ports/report.ts';
import { whilePlayer } from '../session/public.ts';
import type { SessionState } from '../session/public.ts';
import { decodeSecureData } from './wire.ts';

const SECURE_DATA_PATH = '/web-api/user/secure-data';
const GGRU_S = 86_400;
const GRANT_S = 1_800;

interface Io {
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly cookies: CookiesPort;
  readonly report: Report;
}

export function keepSecureData({ session, api, cookies, report }: Io): Observable<never> {
  return whilePlayer(session, () =>
    defer(() => api({ method: 'GET', path: SECURE_DATA_PATH, auth: true, decode: decodeSecureData })).pipe(
      tap((answer) => {
        if (!answer.ok) {
          if (answer.error.kind !== 'closed')
            report('user/secure-data', new Error(`no secure data: ${failureName(answer.error)}`));
          return;
        }
        const { ggru, grant } = answer.value;
        if (ggru !== '') cookies.write('ggru', ggru, GGRU_S);
        if (grant !== '') cookies.write('grant', grant, GRANT_S);
        if (ggru === '' && grant === '') report('user/secure-data', new Error('the secure data are empty'));
      }),
      mergeMap(() => EMPTY),
    ),
  );
}
