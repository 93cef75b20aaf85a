/** Sign-in with a provider and one-tap through the operator's calls. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { base64, get, post } from './operator-client.ts';
import type { Answer, FetchLike } from './operator-client.ts';

const ACCOUNT = { currency: 'EUR', countryId: 66, language: 'en', isAdult: true, bonus: 0 };
let host: NodeOperator;
let fetch: FetchLike;
const open: NodeOperator[] = [];

beforeEach(async () => {
  const clock = createManualClock(Date.UTC(2026, 5, 1, 12));
  host = await createNodeOperator({ clock, createLine: () => createFakeLine(clock) });
  open.push(host);
  fetch = host.client();
});
afterAll(async () => {
  await Promise.all(open.map((each) => each.close()));
});

const field = (answer: Answer, name: string): unknown => (answer.body as Record<string, unknown>)[name];
const errorOf = ({ status, body }: Answer): unknown => {
  const [error] = (body as { errors?: readonly { code: string; meta?: unknown }[] }).errors ?? [];
  return [status, error?.code, ...(error?.meta === undefined ? [] : [error.meta])];
};

describe('sign-in with providers', () => {
  const begin = (change: object = {}): Promise<Answer> =>
    post(fetch, '/social-api/oauth/google', {
      language: 'en',
      state: 'state-12345',
      returnTo: '/en/registration/socialregistration?return-url=%2Fen%2Flive',
      ...change,
    });
  const allow = async (email = 'kim@example.com', decision = 'allow'): Promise<URL> => {
    const page = String(field(await begin(), 'redirectUrl'));
    const request = new URL(page, 'http://site').searchParams.get('request') ?? '';
    expect((await get(fetch, page)).body).toContain('Continue to Touchline');
    const answer = await fetch('/social-api/oauth/google/page', {
      method: 'POST',
      body: new URLSearchParams({ request, name: 'Kim', email, decision }).toString(),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '', 'http://site');
  };
  const complete = (ticket: string, registration?: object): Promise<Answer> =>
    post(fetch, '/social-api/oauth/complete', { ticket, ...(registration === undefined ? {} : { registration }) });

  it('[AUT-12] a stranger registers after a few questions, and is recognised the next time', async () => {
    const back = await allow();
    expect(back.pathname).toBe('/en/registration/socialregistration');
    expect(back.searchParams.get('return-url')).toBe('/en/live');
    expect(back.searchParams.get('social-state')).toBe('state-12345');
    const ticket = back.searchParams.get('social-ticket') ?? '';
    expect(errorOf(await complete(ticket))).toEqual([
      422,
      'registrationNeeded',
      { provider: 'google', name: 'Kim', email: 'kim@example.com' },
    ]);
    expect(errorOf(await complete(ticket, { ...ACCOUNT, isAdult: false }))).toEqual([
      422,
      'underAge',
      { field: 'birthDate' },
    ]);
    const player = await complete(ticket, ACCOUNT);
    expect(player.status).toBe(201);
    expect(errorOf(await complete(ticket))).toEqual([422, 'ticket_over']);
    const again = await complete((await allow()).searchParams.get('social-ticket') ?? '');
    expect(again).toMatchObject({ status: 200, body: { userId: field(player, 'userId') } });
  });

  it('[AUT-12] a refusal returns without a ticket; addresses outside the site are not accepted as return addresses', async () => {
    const back = await allow('kim@example.com', 'refuse');
    expect(back.searchParams.get('social-error')).toBe('refused');
    expect(back.searchParams.get('social-ticket')).toBeNull();
    for (const returnTo of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/a\nb',
      '',
      'javascript:alert(1)',
      '/..//evil.example',
      '/%2e%2e//evil.example',
    ])
      expect((await begin({ returnTo })).status).toBe(422);
    expect((await post(fetch, '/social-api/oauth/facebook', {})).status).toBe(404);
    expect((await post(fetch, '/social-api/oauth/vk', {})).status).toBe(404); // known, but not on offer
  });

  it('[AUT-11] one-tap takes a client id, a credential as multipart, and an address', async () => {
    expect((await get(fetch, '/social-api/oauth/google-one-tap/clientId')).status).toBe(404);
    host.operator.switches.set({ isOneTapAuthEnabled: true });
    const clientId = String(field(await get(fetch, '/social-api/oauth/google-one-tap/clientId'), 'clientId'));
    const send = async (): Promise<string> => {
      const form = new FormData();
      for (const [name, value] of Object.entries({
        credential: base64(JSON.stringify({ aud: clientId, name: 'Alex', email: 'alex@example.com' })),
        language: 'en',
        currency: 'EUR',
        countryId: '66',
      }))
        form.append(name, value);
      const request = new Request('http://x', { method: 'POST', body: form });
      return String(
        field(
          await post(fetch, '/social-api/oauth/google-one-tap', await request.text(), {
            'content-type': request.headers.get('content-type') ?? '',
          }),
          'redirectUrl',
        ),
      );
    };
    const stranger = new URL(await send(), 'http://site');
    expect(stranger.pathname).toBe('/en/registration/socialregistration');
    expect((await complete(stranger.searchParams.get('social-ticket') ?? '', ACCOUNT)).status).toBe(201);
    await post(fetch, '/web-api/user/disconnect');
    expect(await send()).toBe('/en');
    expect((await get(fetch, '/web-api/session')).body).not.toBe('');
  });
});
