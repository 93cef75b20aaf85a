/**
 * The core in a realm with the language alone, as JavaScript engines of native shells have it: no timers, no DOM, no
 * Node, and without the newer methods of arrays.
 */
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { Core } from 'touchline/app/facade';
import type { Ports } from 'touchline/ports/ports';
import { TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { createDevice, createTime } from './device.ts';

const START = Date.UTC(2026, 10, 21, 15);
/** Methods that an engine may lack, by the object that has them. */
const MISSING: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex', 'group'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  globalThis: ['Intl', 'WebAssembly', 'SharedArrayBuffer', 'Atomics'],
};
/** The names that hosts add to the language. */
const HOST = [
  ...Object.getOwnPropertyNames(globalThis).filter((name) => !(name in vm.runInNewContext('globalThis'))),
  ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'indexedDB'],
  ...['self', 'require', 'module', 'XMLHttpRequest', 'requestAnimationFrame', 'console', 'process', 'Buffer'],
].filter((name) => name !== 'globalThis');

interface Bare {
  readonly create: (ports: Ports) => Core;
  /** Names of the host that the realm has read. */
  readonly reads: ReadonlySet<string>;
}

/** A new realm with the code in it. `globalThis.bare` is what the code leaves there. */
function realmWith(code: string): { readonly bare: unknown; readonly reads: ReadonlySet<string> } {
  const reads = new Set<string>();
  const realm = vm.createContext({});
  for (const [of, names] of Object.entries(MISSING))
    for (const name of names) vm.runInContext(`delete ${of}.${name}`, realm);
  for (const name of new Set(HOST))
    Object.defineProperty(realm, name, { configurable: true, get: () => void reads.add(name) });
  vm.runInContext(code, realm);
  return { bare: realm['bare'], reads };
}

async function bareCore(): Promise<Bare> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('bare-realm-entry.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bare',
    target: 'es2022',
    conditions: ['es2015', 'module'],
  });
  const { bare, reads } = realmWith(outputFiles[0]?.text ?? '');
  return { create: (bare as { readonly createBareCore: Bare['create'] }).createBareCore, reads };
}

let close: () => Promise<void> = () => Promise.resolve();
afterAll(() => close());

it(
  'places a bet and seals its receipt with the language alone, reads no global of a host and reports no fault',
  async () => {
    const { create, reads } = await bareCore();
    const time = createTime(START);
    const host = await createNodeOperator({ clock: time.clock });
    ({ close } = host);
    const device = createDevice(host.fetch, time.clock, {}, create);
    const core = device.start();
    core.line.watch(['line:1']);
    await time.until('games', () => core.line.board({ kind: 'line', sportId: 1 }).get().gameCount > 0);
    await time.until('the site config', () => core.siteConfig.get() !== null);
    core.dispatch({
      type: 'session/register',
      payload: { currency: 'EUR', countryId: core.siteConfig.get()?.geoCountryId ?? 0, isAdult: true },
    });
    await time.until('money', () => core.accounts.get().active !== null);
    const [gameId = 0] = core.line.board({ kind: 'line', sportId: 1 }).get().groups[0]?.gameIds ?? [];
    core.dispatch({ type: 'coupon/addLeg', payload: { marketId: core.line.markets(gameId).get()[0]?.id ?? 0 } });
    core.dispatch({ type: 'coupon/typeStake', payload: { text: '10' } });
    await time.until('nothing stands against it', () => core.coupon.placing.get().canPlace);
    expect(core.dispatch({ type: 'coupon/place', payload: {} }).ok).toBe(true);
    await time.until('an answer', () => /accepted|rejected/.test(core.coupon.placing.get().placing.state));
    expect(core.coupon.placing.get().placing.state).toBe('accepted');
    await time.until('a sealed receipt', () => core.receipts.get().receipts.length === 1);
    expect([...reads]).toEqual([]);
    expect(device.reports).toEqual([]);
    core.stop();
  },
  TEST_TIMEOUT_MS,
);

it('a read of a global of a host, and a method that the realm lacks, are noticed', () => {
  expect([...realmWith('var bare = typeof fetch').reads]).toEqual(['fetch']);
  expect(() => realmWith('var bare = [2, 1].toSorted()')).toThrow('toSorted');
});
