import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createHttp } from 'touchline/http/create-http';
import { decodeTokens } from 'touchline/core/session/public';
import { ok } from 'touchline/kernel/result';
import { createMemoryPorts } from '../../models/memory-ports.ts';
import { loadFeatures } from '../../models/modules.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

await loadFeatures();

const REFUSED = ok({ status: 200, text: '' });

/**
 * The tokens of player "7" in a browser whose cookie belongs to the session of `userId`, and the dispatched commands.
 */
async function refreshed(userId: string | null): Promise<readonly [unknown, readonly string[]]> {
  const clock = createVirtualClock();
  const dispatched: string[] = [];
  const answer = {
    token: 't',
    sessionToken: 's',
    expiresAt: clock.now() + 60_000,
    ...(userId === null ? {} : { userId }),
  };
  const ports = createMemoryPorts({
    clock,
    report: () => undefined,
    http: { send: () => of({ ...REFUSED, value: { ...REFUSED.value, text: JSON.stringify(answer) } }) },
  });
  const http = createHttp({
    ports,
    appName: 'test',
    country: () => '',
    language: () => 'en',
    who: () => '7',
    dispatch: ({ type }) => {
      dispatched.push(type);
      return { ok: true };
    },
    loadCaptcha: () => Promise.reject(new Error('no captcha here')),
    onTermsChanged: undefined,
    onLimited: () => undefined,
    decodeTokens,
  });
  const given = firstValueFrom(http.tokens.refresh());
  await clock.run(2_000);
  return [await given, dispatched];
}

describe('a refreshed token', () => {
  it('[SES-14, SES-15] of another player is discarded, ends the session in this tab, and looks up whose it is now', async () => {
    const [given, dispatched] = await refreshed('8');
    expect(given).toEqual({ ok: false, error: { kind: 'signedOut' } });
    expect(dispatched).toEqual(['session/reportGuest', 'session/restore']);
  });
  it.each([['7'], [null]])('[SES-14] of the same player is used: %s', async (userId) => {
    const [given, dispatched] = await refreshed(userId);
    expect(given).toMatchObject({ ok: true, value: { token: 't' } });
    expect(dispatched).toMatchObject([]);
  });
});
