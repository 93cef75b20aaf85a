import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../adapters/sandbox/hosts/memory/seeded-random.ts';
import {
  hashPassword,
  readablePassword,
  verifyPassword,
} from '../../../adapters/sandbox/operator/players/credentials.ts';
import { about } from '../../../adapters/sandbox/operator/players/directory.ts';
import { createWebHasher } from '../../../adapters/sandbox/operator/players/hasher.ts';
import { TOKEN_LIFE_MS } from '../../../adapters/sandbox/operator/players/sessions.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { EUR, JPY, KWD, newPlayer, stage } from '../sandbox-book/given.ts';

describe('registration', () => {
  it('gives a numeric login, a readable password and a welcome credit in the currency', async () => {
    const { operator } = await stage();
    const player = await newPlayer(operator);
    expect(player.login).toMatch(/^[1-9]\d{8}$/);
    expect(player.password).toMatch(/^[a-z]{6}-[a-z]{6}-\d{4}$/);
    expect(operator.balance(player.id)).toBe(10_000);
    expect(operator.balance((await newPlayer(operator, JPY)).id)).toBe(15_000);
    expect(operator.balance((await newPlayer(operator, KWD)).id)).toBe(50_000);
  });

  it('refuses minors, unknown currencies and unknown countries', async () => {
    const { operator } = await stage();
    const form = { currency: 'EUR', countryId: 1, language: 'en', isAdult: true };
    expect(await operator.players.register({ ...form, isAdult: false })).toEqual({ ok: false, error: 'underAge' });
    expect(await operator.players.register({ ...form, currency: 'XXX' })).toEqual({
      ok: false,
      error: 'unknownCurrency',
    });
    expect(await operator.players.register({ ...form, countryId: 999 })).toEqual({
      ok: false,
      error: 'unknownCountry',
    });
  });

  it('converts a currency without a rate like the euro', () => {
    expect(about(100, { id: 9, iso: 'QQQ', symbol: 'Q', minorDigits: 2 })).toBe(10_000);
    expect(about(0.2, { ...EUR })).toBe(20);
  });
});

describe('passwords', () => {
  it('are stored as salted hashes, and only the correct one is accepted', async () => {
    const random = seededRandom(7);
    const hasher = createWebHasher(10);
    const password = readablePassword(random);
    const [one, two] = [await hashPassword(password, random, hasher), await hashPassword(password, random, hasher)];
    expect(one.hash).not.toBe(two.hash);
    expect(await verifyPassword(password, one, hasher)).toBe(true);
    expect(await verifyPassword(`${password}!`, one, hasher)).toBe(false);
  });

  it('are never in the record, nor are cookies and tokens', async () => {
    const store = createMemoryStore();
    const { operator, clock } = await stage({ store });
    const player = await newPlayer(operator);
    const session = await operator.players.sessions.byCookie(player.cookie);
    if (session === null) throw new Error('no session');
    const { token } = operator.players.sessions.issueToken(session, clock.now());
    const text = JSON.stringify(store.records);
    for (const secret of [player.password, player.cookie, token]) expect(text).not.toContain(secret);
  });
});

describe('login', () => {
  it('reports whether the player has logged in before', async () => {
    const { operator, clock } = await stage();
    const registeredAt = clock.now();
    const player = await newPlayer(operator);
    clock.advance(1000);
    const again = await operator.players.logIn(player.login, player.password);
    expect(again).toMatchObject({ ok: true, value: { userId: player.id, previousLoginAt: registeredAt } });
    clock.advance(1000);
    expect(await operator.players.logIn(player.login, player.password)).toMatchObject({
      value: { previousLoginAt: registeredAt + 1000 },
    });
  });

  it('refuses a wrong password and an unknown login with the same words', async () => {
    const { operator } = await stage();
    const player = await newPlayer(operator);
    const refusal = { ok: false, error: { code: 'wrongCredentials' } };
    expect(await operator.players.logIn(player.login, 'wrong')).toEqual(refusal);
    expect(await operator.players.logIn('1', player.password)).toEqual(refusal);
  });

  it('refuses even the correct password after 5 failures in a minute; concurrent attempts gain nothing', async () => {
    const { operator, clock } = await stage();
    const player = await newPlayer(operator);
    const tries = await Promise.all(Array.from({ length: 20 }, () => operator.players.logIn(player.login, 'wrong')));
    expect(tries.filter((answer) => !answer.ok && answer.error.code === 'wrongCredentials')).toHaveLength(5);
    clock.advance(10_000);
    expect(await operator.players.logIn(player.login, player.password)).toEqual({
      ok: false,
      error: { code: 'tooManyAttempts', retryAfterMs: 50_000 },
    });
    clock.advance(50_000);
    expect(await operator.players.logIn(player.login, player.password)).toMatchObject({ ok: true });
  });

  it('resets the failure count after a success', async () => {
    const { operator } = await stage();
    const player = await newPlayer(operator);
    for (let round = 0; round < 4; round += 1) {
      for (let i = 0; i < 4; i += 1) await operator.players.logIn(player.login, 'wrong');
      expect(await operator.players.logIn(player.login, player.password)).toMatchObject({ ok: true });
    }
  });
});

describe('sessions', () => {
  it('have tokens that last 10 minutes and work only with their session token', async () => {
    const { operator, clock } = await stage();
    const player = await newPlayer(operator);
    const { sessions } = operator.players;
    const session = await sessions.byCookie(player.cookie);
    if (session === null) throw new Error('no session');
    const { token, sessionToken, expiresAt } = sessions.issueToken(session, clock.now());
    expect(expiresAt).toBe(clock.now() + TOKEN_LIFE_MS);
    expect(sessions.byToken(token, sessionToken, expiresAt - 1)?.playerId).toBe(player.id);
    expect(sessions.byToken(token, sessionToken, expiresAt)).toBeNull();
    expect(sessions.byToken(token, 'other', clock.now())).toBeNull();
  });

  it('end on logout with their tokens; other sessions continue', async () => {
    const { operator, clock } = await stage();
    const player = await newPlayer(operator);
    const other = await operator.players.logIn(player.login, player.password);
    if (!other.ok) throw new Error('no login');
    const { sessions } = operator.players;
    const session = await sessions.byCookie(player.cookie);
    if (session === null) throw new Error('no session');
    const { token, sessionToken } = sessions.issueToken(session, clock.now());
    await operator.players.logOut(player.cookie);
    await operator.players.logOut(player.cookie);
    expect(await sessions.byCookie(player.cookie)).toBeNull();
    expect(sessions.byToken(token, sessionToken, clock.now())).toBeNull();
    expect(sessions.byToken(other.value.token, other.value.sessionToken, clock.now())?.playerId).toBe(player.id);
  });

  it('are limited to 16 per player: the oldest ends', async () => {
    const { operator } = await stage();
    const player = await newPlayer(operator);
    for (let i = 0; i < 16; i += 1) await operator.players.logIn(player.login, player.password);
    expect(await operator.players.sessions.byCookie(player.cookie)).toBeNull();
  });
});
