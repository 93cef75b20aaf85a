/**
 * Writes the operator's cookies while a player is signed in: `ggru`, and `grant` for 1800 s. An empty answer is only
 * logged [USR-9]. The session removes both at sign-out.
 */
import { defer, EMPTY, mergeMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { failureName } from '../../http/failure.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { StoredEntry } from '../../kernel/device-storage.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { CookiesPort } from '../../ports/cookies.ts';
import type { Report } from '../../ports/report.ts';
import { whilePlayer } from '../session/public.ts';
import type { SessionState } from '../session/public.ts';
import { decodeSecureData } from './wire.ts';

const SECURE_DATA_PATH = '/web-api/user/secure-data';

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
        const keep = ({ name, life: lifeS }: StoredEntry & { readonly life: number }, value: string): void =>
          void (value !== '' && cookies.write({ name, value, lifeS, sameSite: 'Strict' }));
        keep(DEVICE_STORAGE.secureData, ggru);
        keep(DEVICE_STORAGE.grant, grant);
        if (ggru === '' && grant === '') report('user/secure-data', new Error('the secure data are empty'));
      }),
      mergeMap(() => EMPTY),
    ),
  );
}
