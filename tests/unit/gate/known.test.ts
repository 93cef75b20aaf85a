import { afterEach, describe, expect, it } from 'vitest';
import { blocked, closeGates, openGate, upkeep } from './given.ts';

afterEach(closeGates);

describe('a page of a closed site that is opened by its address', () => {
  it('[NAV-37] stays where it is right', async () => {
    const closed = await openGate({ answers: { light: blocked(13) }, asks: '/en/block-ua' });
    expect(closed.landed()).toBe('block-ua');
    const history = await openGate({ answers: { light: blocked(13) }, asks: '/en/block-appeal-history' });
    expect(history.landed()).toBe('block-appeal-history');
    const maintained = await openGate({ answers: { group: upkeep({ isActive: true }) }, asks: '/de/maintenance' });
    expect(maintained.landed()).toBe('maintenance');
    const changed = await openGate({
      isPlayer: true,
      answers: { terms: { result: true, updatedAt: 2 } },
      asks: '/en/confirm',
    });
    expect(changed.landed()).toBe('confirm');
  });

  it.each(['/en/block', '/en/maintenance', '/en/confirm', '/en/block-appeal-history'])(
    '[NAV-37] leads home where it is not: %s',
    async (asks) => {
      expect((await openGate({ asks })).landed()).toBe('302 /en');
      expect((await openGate({ asks, isPlayer: true })).landed()).toBe('302 /en');
    },
  );

  it.each(['/en/block', '/en/maintenance', '/en/confirm'])(
    '[NAV-37] does not wait for answers that do not come: %s',
    async (asks) => {
      const given = await openGate({
        asks,
        isPlayer: true,
        answers: { light: 'network', full: 'network', group: 'network', terms: 'network' },
      });
      await given.clock.run(500);
      expect(given.landed()).toBe('302 /en');
    },
  );
});
