/**
 * The core of `<touchline-coupon>` without its element: over the stand-in operator, with ports that may store nothing.
 */
import { filter, firstValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import type { BoardCore } from 'touchline/app/facade';
import { createCouponCore } from 'touchline/board/create-coupon-core';
import type { CouponCore } from 'touchline/board/create-coupon-core';
import type { Ports } from 'touchline/ports/ports';
import { createCryptoIds } from '../../adapters/browser/crypto-ids.ts';
import { createFetchHttp } from '../../adapters/browser/fetch-http.ts';
import { createFetchLineFeed } from '../../adapters/browser/fetch-line-feed.ts';
import { createSystemClock } from '../../adapters/browser/system-clock.ts';
import { createNodeCore } from '../../adapters/node/create-node-core.ts';
import { createMemoryStorage, createNodePage, createNoTabs } from '../../adapters/node/memory-ports.ts';
import { createNodeDigest } from '../../adapters/node/node-digest.ts';
import { startStandIn } from '../../adapters/sandbox/hosts/memory/start-stand-in.ts';
import type { StandIn } from '../../adapters/sandbox/hosts/memory/start-stand-in.ts';
import { TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';

const OVER = /^(?:accepted|rejected)$/;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const when = <T>(source: { readonly value$: Observable<T> }, is: (value: T) => boolean): Promise<T> =>
  firstValueFrom(source.value$.pipe(filter(is)));

const noJournal = (): never => {
  throw new Error('the journal was used');
};

async function open(switches: Readonly<Record<string, unknown>> = {}): Promise<{
  readonly operator: StandIn;
  readonly core: CouponCore;
  readonly ports: Ports;
  readonly reports: string[];
}> {
  const operator = await startStandIn({ switches });
  ends.push(operator.close);
  const reports: string[] = [];
  const ports: Ports = {
    clock: createSystemClock(),
    ids: createCryptoIds(),
    digest: createNodeDigest(),
    http: createFetchHttp(operator.origin, operator.fetch),
    lineFeed: createFetchLineFeed(operator.origin, operator.fetch),
    storage: createMemoryStorage(),
    journal: { load: noJournal, append: noJournal, compact: noJournal, quarantine: noJournal, wipe: noJournal },
    tabs: createNoTabs(),
    page: createNodePage(),
    report: (where, fault) => void reports.push(`${where}: ${String(fault)}`),
  };
  const core = createCouponCore(ports);
  ends.push(core.stop);
  return { operator, core, ports, reports };
}

/** A new player of the browser's session, who has registered on the operator's site. */
async function register({ origin, fetch }: StandIn): Promise<void> {
  const site = createNodeCore({ origin, fetch });
  await site.start();
  const config = await when(site.siteConfig, (known) => known !== null);
  site.dispatch({
    type: 'session/register',
    payload: { currency: 'EUR', countryId: config?.geoCountryId ?? 0, isAdult: true },
  });
  await when(site.session, ({ status }) => status === 'player');
  site.stop();
}

async function fill(core: BoardCore): Promise<void> {
  core.line.watch(['line:1']);
  const { groups } = await when(core.line.board({ kind: 'line', sportId: 1 }), ({ gameCount }) => gameCount > 0);
  const [market] = core.line.markets(groups[0]?.gameIds[0] ?? 0).get();
  core.dispatch({ type: 'coupon/addLeg', payload: { marketId: market?.id ?? 0 } });
  core.dispatch({ type: 'coupon/typeStake', payload: { text: '10' } });
  core.dispatch({ type: 'coupon/chooseChangeAction', payload: { action: 'acceptAny' } });
}

it(
  '[EMB-9, EMB-10, EMB-11] a guest fills the coupon and is asked to sign in at the operator, a login here is refused, and nothing is stored',
  async () => {
    const { core, ports, reports } = await open();
    await core.start();
    await when(core.session, ({ status }) => status === 'guest');
    await fill(core);
    const { blockers } = await when(core.coupon.placing, (now) => now.blockers.length > 0);
    expect(blockers).toMatchObject([{ code: 'signedOut', remedy: { open: 'register' } }]);
    core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
    expect(core.session.get()).toMatchObject({ status: 'guest', busy: null, failure: { code: 'refused' } });
    expect(ports.storage.keys()).toEqual([]);
    expect(reports).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);

it(
  '[EMB-9, EMB-12] the browser’s player places the bet; when the operator ends the session, the money is gone and the coupon waits; a logout ends both',
  async () => {
    const { operator, core, reports } = await open();
    await register(operator);
    await core.start();
    await when(core.accounts, ({ active }) => active?.money === 10_000);
    await fill(core);
    await when(core.coupon.placing, ({ canPlace }) => canPlace);
    core.dispatch({ type: 'coupon/place', payload: {} });
    const { placing } = await when(core.coupon.placing, (now) => OVER.test(now.placing.state));
    expect(placing.state).toBe('accepted');
    await when(core.accounts, ({ active }) => active?.money === 9_000);

    core.dispatch({ type: 'coupon/dismissResult', payload: {} });
    await fill(core);
    core.dispatch({ type: 'session/reportGuest', payload: { why: 'ended' } });
    expect(core.accounts.get().accounts).toEqual([]);
    expect(core.coupon.slip.get().legs).toHaveLength(1);
    core.dispatch({ type: 'session/restore', payload: {} });
    await when(core.accounts, ({ active }) => active?.money === 9_000);
    core.dispatch({ type: 'session/logOut', payload: {} });
    expect(core.coupon.slip.get().legs).toEqual([]);
    expect(reports).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);

it(
  '[EMB-11] a bet whose call asks for a captcha is refused at once, and is placed once the operator asks for none',
  async () => {
    const { operator, core, reports } = await open();
    await register(operator);
    await core.start();
    await fill(core);
    await when(core.coupon.placing, ({ canPlace }) => canPlace);
    operator.set({ guardedPath: '/bet-api/v1/bets', captcha: 1 });
    core.dispatch({ type: 'coupon/place', payload: {} });
    const refused = await when(core.coupon.placing, (now) => OVER.test(now.placing.state));
    expect(refused.placing.state).toBe('rejected');
    operator.set({ captcha: 0 });
    core.dispatch({ type: 'coupon/dismissResult', payload: {} });
    await when(core.coupon.placing, ({ canPlace }) => canPlace);
    core.dispatch({ type: 'coupon/place', payload: {} });
    const placed = await when(core.coupon.placing, (now) => OVER.test(now.placing.state));
    expect(placed.placing.state).toBe('accepted');
    expect(reports).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);

it(
  '[EMB-12] the next player does not find a bet of another that has no answer yet',
  async () => {
    const { operator, core } = await open();
    await register(operator);
    await core.start();
    await fill(core);
    await when(core.coupon.placing, ({ canPlace }) => canPlace);
    core.dispatch({ type: 'coupon/place', payload: {} });
    core.dispatch({ type: 'session/reportGuest', payload: { why: 'ended' } });
    expect(core.coupon.placing.get().placing.state).toBe('saving');
    core.dispatch({
      type: 'session/reportPlayer',
      payload: { userId: 'another', how: 'restored', previousLoginAt: null },
    });
    expect(core.coupon.placing.get().placing.state).toBe('idle');
    expect(core.coupon.slip.get().legs).toEqual([]);
  },
  TEST_TIMEOUT_MS,
);
