/**
 * The cashier in a complete core over real sockets: loaded on demand, with the provider's page without scripts, and
 * an earlier visit's payment that is resolved automatically.
 */
import { filter, firstValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCookieFetch, createNodeCore } from '../../adapters/node/create-node-core.ts';
import { createMemoryStorage } from '../../adapters/node/memory-ports.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { serve } from '../../adapters/sandbox/hosts/http/serve.ts';
import { createPendingPayments } from 'touchline/core/cashier/pending-payments';
import type { Core } from 'touchline/app/facade';
import type { CashierView } from 'touchline/core/cashier/public';
import { takeUnknownCommands } from '../arbitraries/unknown-commands.ts';

let host: NodeOperator;
let origin = '';
let close: () => Promise<void> = () => Promise.resolve();
const reports: string[] = [];

beforeAll(async () => {
  host = await createNodeOperator({ report: (fault) => void reports.push(`operator: ${String(fault)}`) });
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

describe('the cashier over the network', () => {
  const jar = createCookieFetch();
  const storage = createMemoryStorage();
  const open = (): Core => {
    const core = createNodeCore({
      origin,
      fetch: jar,
      storage,
      report: (where, fault) => void reports.push(`${where}: ${String(fault)}`),
    });
    void core.start();
    return core;
  };
  let core: Core;
  const cashier = (is: (view: CashierView) => boolean): Promise<CashierView | null> =>
    when(core.feature('cashier'), (view) => view !== null && is(view));

  it('[CSH-1] [CSH-9] deposits over the provider’s page and withdraws again', async () => {
    core = open();
    await when(core.siteConfig, (config) => config !== null);
    await when(core.session, ({ status }) => status === 'guest');
    // The cashier is a player's: its code is not there before.
    expect(core.feature('cashier').get()).toBeNull();
    expect(core.dispatch({ type: 'cashier/open', payload: { kind: 'deposit' } })).toMatchObject({
      error: { code: 'kernel/unknownModule' },
    });
    expect(takeUnknownCommands()).toEqual(['Error: no module handles cashier/open']);
    expect(reports.splice(0)).toEqual(['kernel/unknownModule: Error: no module handles cashier/open']);
    core.dispatch({
      type: 'session/register',
      payload: { currency: 'EUR', countryId: core.siteConfig.get()?.geoCountryId ?? 0, isAdult: true },
    });
    await when(core.accounts, ({ active }) => active?.money === 10_000);
    await core.load('cashier');
    for (const kind of ['deposit', 'withdrawal'] as const) core.dispatch({ type: 'cashier/open', payload: { kind } });
    await cashier(({ status }) => status === 'ready');
    core.dispatch({ type: 'cashier/chooseMethod', payload: { kind: 'deposit', methodId: 'card' } });
    core.dispatch({ type: 'cashier/typeAmount', payload: { kind: 'deposit', text: '20' } });
    expect(core.dispatch({ type: 'cashier/pay', payload: { kind: 'deposit', attempt: null } })).toMatchObject({
      ok: true,
    });
    const waiting = await cashier(({ deposit }) => deposit.result?.status === 'accepted');
    const payment = waiting?.open[0];
    const address = `${origin}${payment?.provider?.address ?? ''}`;
    const page = await fetch(address);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'self'$/);
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect((await fetch(`${origin}/web-api/session`)).headers.get('content-security-policy')).toContain(
      "frame-src 'self'",
    );
    const after = await fetch(address, { method: 'POST', body: new URLSearchParams({ act: 'pay' }) });
    expect(await after.text()).toContain(`/en/onpay/success?payment=${payment?.id ?? ''}`);
    core.dispatch({ type: 'cashier/look', payload: { id: payment?.id ?? '' } });
    await cashier(({ open: left }) => left.length === 0);
    await when(core.accounts, ({ active }) => active?.money === 12_000);
    expect(core.notices.get().map(({ text }) => text.key)).toContain('notice.depositDone');

    core.dispatch({ type: 'cashier/chooseMethod', payload: { kind: 'withdrawal', methodId: 'bank' } });
    core.dispatch({ type: 'cashier/setAmount', payload: { kind: 'withdrawal', amount: 5_000 } });
    const fields = { iban: 'DE89 3704 0044 0532 0130 00', accountHolder: 'Alex Example' };
    expect(core.actions('cashier')?.pay({ kind: 'withdrawal' }, fields)).toBe(true);
    const out = await cashier(({ withdrawal }) => withdrawal.result?.status === 'accepted');
    expect(out?.open).toMatchObject([{ state: 'pending', destination: 'DE89 •••• 3000', net: 4_950 }]);
    await when(core.accounts, ({ active }) => active?.money === 7_000);
    expect(JSON.stringify(core.recent())).not.toMatch(/0532 ?0130/);
  });

  it('[CSH-1] [CSH-6] automatically resolves a payment that an earlier visit left without an answer', async () => {
    const userId = core.session.get().status === 'player' ? core.accounts.get().accounts[0]?.id : undefined;
    core.stop();
    const sent = {
      kind: 'withdrawal',
      methodId: 'terminal',
      accountId: userId ?? 0,
      currency: 'EUR',
      amount: 1_000,
      fee: 100,
      instrumentId: null,
      userId: String(userId),
    } as const;
    const bettor = { id: userId ?? 0, currency: host.operator.currencyOf(userId ?? 0) };
    host.operator.cashier.pay(bettor, 'left', { ...sent, isBonusAccount: false, fields: {}, language: 'en' });
    const notes = createPendingPayments(storage, () => undefined);
    expect(notes.put({ key: 'left', sent, at: Date.now() })).toBe('saved');
    core = open();
    expect((await cashier(({ withdrawal }) => withdrawal.result !== null))?.withdrawal.result).toMatchObject({
      key: 'left',
      status: 'accepted',
      payment: { amount: 1_000 },
    });
    expect(notes.hasAny()).toBe(false);
    core.dispatch({ type: 'session/logOut', payload: {} });
    expect(core.feature('cashier').get()).toMatchObject({ status: 'idle', intents: [], open: [] });
    core.stop();
    expect(reports).toEqual([]);
  });
});
