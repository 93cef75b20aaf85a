/** The notice about a rate-limited call. */
import { EMPTY, of } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
// Imported in advance, because reading files takes real time.

import { createApi } from 'touchline/http/api';
import { ok } from 'touchline/kernel/result';
import { createWorld } from '../../models/world.ts';
import type { World } from '../../models/world.ts';
import type { Tab } from '../../models/virtual-browser.ts';

let world: World;
let tab: Tab;
afterEach(() => tab.kill());

/** The operator answers every call to `path` with 429 from now on. */
async function limited(path: string, meta: Readonly<Record<string, unknown>>): Promise<void> {
  world = createWorld();
  tab = await world.player();
  const text = JSON.stringify({ errors: [{ status: '429', code: 'tooManyAttempts', detail: '', meta }] });
  world.browser.fate = (request) =>
    request.path.startsWith(path) ? { kind: 'respond', status: 429, text } : { kind: 'answer', ms: 5 };
}
const load = (): void =>
  void tab.core.dispatch({ type: 'coupon/load', payload: { from: { kind: 'code', code: 'ABCD2345' } } });
const shownNotices = (): unknown => tab.core.notices.get().map(({ text, lastsMs }) => [text.key, text.params, lastsMs]);

describe('a rate-limited call', () => {
  it('[HTTP-14] shows a notice with the time until the next try, and the notice closes at that time', async () => {
    await limited('/bet-api/v1/coupon/code/', { retryAfter: 42 });
    load();
    await world.clock.run(1_000);
    expect(shownNotices()).toEqual([['notice.tooManyCalls.seconds', { count: 42 }, 42_000]]);
    await world.clock.run(42_000);
    expect(shownNotices()).toEqual([]);
  });

  it('[HTTP-14] is shown in minutes, rounded up, from two minutes on', async () => {
    await limited('/bet-api/v1/coupon/code/', { retryAfter: 121 });
    load();
    await world.clock.run(1_000);
    expect(shownNotices()).toEqual([['notice.tooManyCalls.minutes', { count: 3 }, 121_000]]);
  });

  it('[HTTP-14] shows one notice, however often it is repeated', async () => {
    await limited('/bet-api/v1/coupon/code/', { retryAfter: 90 });
    for (let time = 0; time < 3; time += 1) {
      load();
      await world.clock.run(1_000);
    }
    expect(shownNotices()).toEqual([['notice.tooManyCalls.seconds', { count: 90 }, 90_000]]);
  });

  it.each([[{}], [{ retryAfter: 'soon' }], [{ retryAfter: -1 }], [{ retryAfter: 86_401 }], [{ retryAfter: null }]])(
    '[HTTP-14] without a valid time (%j) shows no notice; the caller reports the failure',
    async (meta) => {
      await limited('/bet-api/v1/coupon/code/', meta);
      load();
      await world.clock.run(1_000);
      expect(shownNotices()).toEqual([]);
    },
  );

  it('[HTTP-14, AUT-19] shows no notice when its caller reports the limit', async () => {
    const answers: unknown[] = [];
    const limits: number[] = [];
    const text = JSON.stringify({ errors: [{ code: 'tooManyAttempts', meta: { retryAfter: 42 } }] });
    const http = { send: () => of(ok({ status: 429, text })) };
    const tokens = { current: () => null, refresh: () => EMPTY, refuse: () => undefined, epoch: () => 0 };
    const parts = {
      http,
      appName: 'test',
      country: () => 'DE',
      language: () => 'en',
      onLimited: (seconds: number) => void limits.push(seconds),
    };
    const api = createApi(parts, tokens);
    const call = { method: 'GET', path: '/', decode: () => ok(1) } as const;
    api({ ...call, handlesLimit: true }).subscribe((answer) => answers.push(answer));
    expect(answers).toHaveLength(1);
    expect(limits).toEqual([]);
    api(call).subscribe((answer) => answers.push(answer));
    expect(answers).toHaveLength(2);
    expect(limits).toEqual([42]);
  });
});
