/** The stand-in's calls about a player, decoded as the site decodes them. */
import { describe, expect, it } from 'vitest';
import { createHandlers } from '../../../adapters/sandbox/handlers/create-handlers.ts';
import { createClient } from '../../../adapters/sandbox/hosts/memory/client.ts';
import { viewUser } from 'touchline/core/user/views';
import { decodeRights, decodeSecureData, decodeUser } from 'touchline/core/user/wire';
import { stage } from '../sandbox-book/given.ts';

async function player() {
  const { operator } = await stage();
  const client = createClient(createHandlers(operator));
  const registered: unknown = await (
    await client('/web-api/registration/fast', {
      method: 'POST',
      headers: { 'x-requested-with': 'test' },
      body: JSON.stringify({ currency: 'EUR', countryId: 1, language: 'en', isAdult: true }),
    })
  ).json();
  const { token, sessionToken } = registered as { readonly token: string; readonly sessionToken: string };
  const signed = {
    authorization: `Bearer ${token}`,
    'x-session-token': sessionToken,
    'x-fingerprint': 'none',
    'x-requested-with': 'test',
  };
  return {
    operator,
    ask: async (
      path: string,
      method = 'GET',
      headers: Readonly<Record<string, string>> = signed,
    ): Promise<readonly [number, unknown]> => {
      const answer = await client(path, { method, headers });
      return [answer.status, answer.status === 200 ? ((await answer.json()) as unknown) : null];
    },
  };
}

describe('a player as the site loads them', () => {
  it('[USR-1, USR-3, USR-6] matches the switches', async () => {
    const { operator, ask } = await player();
    const view = async () => {
      const decoded = decodeUser((await ask('/web-api/user/config'))[1]);
      if (!decoded.ok) throw new Error(decoded.error);
      return viewUser({
        isInstalled: true,
        facts: decoded.value,
        rights: [],
        accountConversion: 'none',
        isIdentificationPutOff: false,
      });
    };
    expect(await view()).toMatchObject({
      isBanned: false,
      mayWithdraw: true,
      verification: 'verified',
      protection: 'bad',
      protectionLevel: 0,
    });
    for (const [verification, expected] of [
      ['pending', 'pending'],
      ['unverified', 'notVerified'],
      ['denied', 'denied'],
      ['successful', 'verified'],
    ] as const) {
      operator.switches.set({ verification });
      expect((await view()).verification).toBe(expected);
    }
    operator.switches.set({ banLevel: 45, banVersion: 2, isIdentificationBonus: true, isNeedIdentification: true });
    expect(await view()).toMatchObject({
      isBanned: true,
      mayWithdraw: true,
      facts: { isIdentificationBonus: true },
    });
    operator.switches.set({ banVersion: 1 });
    expect(await view()).toMatchObject({ isBanned: true, mayWithdraw: false });
  });

  it('[USR-8, USR-9, MDA-1] has rights, secure data and a video token that can be decoded; a guest has none', async () => {
    const { operator, ask } = await player();
    expect(decodeRights((await ask('/web-api/user/rights'))[1])).toMatchObject({
      ok: true,
      value: { accountConversion: 'additional' },
    });
    operator.switches.set({ banLevel: 1, accountConversion: 'additional' });
    expect(decodeRights((await ask('/web-api/user/rights'))[1])).toEqual({
      ok: true,
      value: { rights: ['support'], accountConversion: 'additional' },
    });
    const secure = decodeSecureData((await ask('/web-api/user/secure-data'))[1]);
    expect(secure).toEqual({
      ok: true,
      value: { ggru: expect.stringMatching(/^[0-9a-f]{32}$/), grant: expect.stringMatching(/^[0-9a-f]{32}$/) },
    });
    operator.switches.set({ isSecureDataEmpty: true });
    expect(decodeSecureData((await ask('/web-api/user/secure-data'))[1])).toEqual({
      ok: true,
      value: { ggru: '', grant: '' },
    });
    expect(await ask('/web-api/user/updatetoken', 'POST')).toEqual([
      200,
      { token: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ]);
    for (const [path, method] of [
      ['/web-api/user/config', 'GET'],
      ['/web-api/user/rights', 'GET'],
      ['/web-api/user/secure-data', 'GET'],
      ['/web-api/user/updatetoken', 'POST'],
    ] as const) {
      expect((await ask(path, method, { 'x-requested-with': 'test' }))[0]).toBe(401);
    }
  });
});
