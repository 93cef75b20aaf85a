/** Planted bugs in the wallet for foreign providers: the laws find each of them. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as Calls from '../../../adapters/sandbox/operator/casino/calls.ts';
import type * as ProviderCalls from '../../../adapters/sandbox/operator/casino/provider-calls.ts';
import type * as Signatures from '../../../adapters/sandbox/operator/casino/signatures.ts';
import type * as State from '../../../adapters/sandbox/operator/casino/wallet-state.ts';

const [PROVIDER_CALLS, STATE, SIGNATURES, CALLS] = [
  '../../../adapters/sandbox/operator/casino/provider-calls.ts',
  '../../../adapters/sandbox/operator/casino/wallet-state.ts',
  '../../../adapters/sandbox/operator/casino/signatures.ts',
  '../../../adapters/sandbox/operator/casino/calls.ts',
] as const;

afterEach(() => {
  for (const module of [PROVIDER_CALLS, STATE, SIGNATURES, CALLS]) vi.doUnmock(module);
  vi.resetModules();
});

/** The laws that the modules of this moment break. */
async function broken(): Promise<readonly string[]> {
  const [{ startForeignWorld }, { LAWS }] = await Promise.all([import('./foreign-world.ts'), import('./laws.ts')]);
  const names: string[] = [];
  for (const [name, law] of Object.entries(LAWS)) {
    // Each law has an operator of its own.
    // oxlint-disable-next-line no-await-in-loop
    const world = await startForeignWorld();
    // oxlint-disable-next-line no-await-in-loop
    if ((await law(world)).length > 0) names.push(name);
    // oxlint-disable-next-line no-await-in-loop
    await world.close();
  }
  return names;
}

describe('planted bugs', () => {
  it('[GWAL-18…GWAL-21] no law is broken without a bug', async () => {
    expect(await broken()).toEqual([]);
  });

  it('[GWAL-20] a wallet that checks no signature breaks the law of signed calls', async () => {
    vi.doMock(SIGNATURES, async (original: () => Promise<typeof Signatures>) => ({
      ...(await original()),
      isSignedBy: () => true,
    }));
    expect(await broken()).toEqual(['onlySignedCallsCount']);
  });

  it('[GWAL-20] a wallet that checks no time breaks the law of signed calls', async () => {
    vi.doMock(SIGNATURES, async (original: () => Promise<typeof Signatures>) => {
      const real = await original();
      return {
        ...real,
        isSignedBy: (key: string, call: Signatures.SignedText) => real.isSignedBy(key, call, call.at),
      };
    });
    expect(await broken()).toEqual(['onlySignedCallsCount']);
  });

  it('[GWAL-18] a wallet in which providers share their ids breaks the law of their separation', async () => {
    vi.doMock(CALLS, async (original: () => Promise<typeof Calls>) => {
      const real = await original();
      return { ...real, walletCallsOf: () => real.walletCallsOf('') };
    });
    expect(await broken()).toEqual(['theProviderReceivesTheEnd', 'providersAreApart']);
  });

  it('[GWAL-21] a wallet that forgets the ends of sessions breaks both of their laws', async () => {
    vi.doMock(STATE, async (original: () => Promise<typeof State>) => ({
      createWalletState: ((create) => () => {
        const state = create();
        return {
          ...state,
          apply: (record: Parameters<typeof state.apply>[0]) =>
            record.t === 'gameSessionEnded' ? undefined : state.apply(record),
        };
      })((await original()).createWalletState),
    }));
    expect(await broken()).toEqual(['endedSessionsStakeNothing', 'theProviderReceivesTheEnd']);
  });

  it.each([
    ['takes every answer for the right one', () => true],
    ['never takes an answer', () => false],
  ])('[GWAL-21] an operator that %s breaks the law of the call', async (_, isTaken) => {
    vi.doMock(PROVIDER_CALLS, async (original: () => Promise<typeof ProviderCalls>) => ({
      ...(await original()),
      isTaken,
    }));
    expect(await broken()).toEqual(['theProviderReceivesTheEnd']);
  });

  it('[GWAL-21] an operator whose signature leaves out the call breaks the law of the call', async () => {
    vi.doMock(SIGNATURES, async (original: () => Promise<typeof Signatures>) => {
      const real = await original();
      return {
        ...real,
        signatureOf: (key: string, call: Parameters<typeof real.signatureOf>[1]) =>
          real.signatureOf(key, { ...call, path: '' }),
      };
    });
    expect(await broken()).toEqual(['theProviderReceivesTheEnd']);
  });
});
