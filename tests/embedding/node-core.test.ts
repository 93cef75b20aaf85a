/** `createNodeCore` as a terminal or a kiosk uses it: real time, real sockets, separate cookies. */
import { filter, firstValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCookieFetch, createNodeCore } from '../../adapters/node/create-node-core.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { serve } from '../../adapters/sandbox/hosts/http/serve.ts';
import type { Core } from 'touchline/app/facade';
import { TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';

let close: () => Promise<void> = () => Promise.resolve();
let origin = '';
const reports: string[] = [];

beforeAll(async () => {
  const host = await createNodeOperator({ report: (fault) => void reports.push(`operator: ${String(fault)}`) });
  const served = await serve({
    operator: host.operator,
    dist: 'no-site',
    port: 0,
    host: '127.0.0.1',
    limits: 'relaxed',
    report: (fault) => void reports.push(`host: ${String(fault)}`),
  });
  origin = served.address;
  close = async () => {
    await served.close();
    await host.close();
  };
});
afterAll(() => close());

const when = <T>(source: { readonly value$: Observable<T> }, is: (value: T) => boolean): Promise<T> =>
  firstValueFrom(source.value$.pipe(filter(is)));

function open(fetch = createCookieFetch()): Core {
  const core = createNodeCore({
    origin,
    fetch,
    report: (where, fault) => void reports.push(`${where}: ${String(fault)}`),
  });
  void core.start();
  return core;
}

describe('a core in plain Node, over the network', () => {
  it(
    'shows prices, registers, places, is still signed in after a restart, and logs out',
    async () => {
      const jar = createCookieFetch();
      const core = open(jar);
      core.line.watch(['line:1']);
      const board = await when(core.line.board({ kind: 'line', sportId: 1 }), ({ gameCount }) => gameCount > 0);
      await when(core.siteConfig, (config) => config !== null);
      await when(core.session, ({ status }) => status === 'guest');
      core.dispatch({
        type: 'session/register',
        payload: { currency: 'EUR', countryId: core.siteConfig.get()?.geoCountryId ?? 0, isAdult: true },
      });
      await when(core.accounts, ({ active }) => active?.money === 10_000);
      const marketId = core.line.markets(board.groups[0]?.gameIds[0] ?? 0).get()[0]?.id ?? 0;
      core.dispatch({ type: 'coupon/addLeg', payload: { marketId } });
      core.dispatch({ type: 'coupon/typeStake', payload: { text: '10' } });
      await when(core.coupon, ({ canPlace }) => canPlace);
      core.dispatch({ type: 'coupon/chooseChangeAction', payload: { action: 'acceptAny' } });
      core.dispatch({ type: 'coupon/place', payload: {} });
      expect(
        (await when(core.coupon, ({ placing }) => placing.state === 'accepted' || placing.state === 'rejected')).placing
          .state,
      ).toBe('accepted');
      await when(core.accounts, ({ active }) => active?.money === 9_000);
      core.stop();

      const again = open(jar);
      await when(again.session, ({ status }) => status === 'player');
      await when(again.history, ({ openCount }) => openCount === 1);
      again.dispatch({ type: 'session/logOut', payload: {} });
      expect(again.accounts.get().accounts).toEqual([]);
      // The answer to the logout removes the cookie.
      for (let user = 'unknown'; user !== '';)
        user = await (
          await jar(`${origin}/web-api/session`, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
        ).text();
      again.stop();
    },
    TEST_TIMEOUT_MS,
  );

  it('a missing network is reported and does not stop the core', async () => {
    const core = open(() => Promise.reject(new TypeError('fetch failed')));
    core.line.watch(['top']);
    await when(core.line.status, (status) => status === 'stale');
    expect(core.session.get().status).toBe('unknown');
    expect(core.line.board({ kind: 'top' }).get()).toMatchObject({ loaded: false, gameCount: 0 });
    core.stop();
  });

  it('no other error was reported', () =>
    expect(reports.filter((report) => !report.includes('fetch failed'))).toEqual([]));
});
