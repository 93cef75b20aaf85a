/** Planted bugs in the wallet for foreign providers: the laws find each of them. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as Calls from '../../../adapters/sandbox/operator/casino/calls.ts';
import type * as Signatures from '../../../adapters/sandbox/operator/casino/signatures.ts';

const [SIGNATURES, CALLS] = [
  '../../../adapters/sandbox/operator/casino/signatures.ts',
  '../../../adapters/sandbox/operator/casino/calls.ts',
] as const;

afterEach(() => {
  vi.doUnmock(SIGNATURES);
  vi.doUnmock(CALLS);
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
  it('[GWAL-18…GWAL-20] no law is broken without a bug', async () => {
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
    expect(await broken()).toEqual(['providersAreApart']);
  });
});
