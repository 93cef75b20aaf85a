import { describe, expect, it } from 'vitest';
import { typedLookup } from 'touchline/kernel/feature';
import { features } from 'touchline/app/features';
import { createApi } from 'touchline/http/api';
import { createTokenStore } from 'touchline/http/token-source';
import { createJournal } from 'touchline/kernel/journal';
import { createCell } from 'touchline/kernel/readable';
import { createRuntime } from 'touchline/kernel/runtime';
import { createSecretChannels } from 'touchline/kernel/secrets';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import { gatherFacts } from 'touchline/core/coupon/gather-facts';
import type { Line } from 'touchline/core/line/public';
import { INITIAL as INITIAL_PREFERENCES } from 'touchline/core/preferences/decider';
import { EMPTY_COUPON } from 'touchline/core/coupon/state';
import { isOfAnother } from 'touchline/core/player-data/forget-player.process';
import { createMemoryPorts } from '../../models/memory-ports.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';
import { NEVER } from 'rxjs';

const NO_RECEIPTS = { receipts: [], passed: [], due: [], hasFailed: false };

describe('the list of features', () => {
  it('[BPL-1] loads bet placement with the first player, after the history', async () => {
    const { when, load } = features.betPlacement;
    const { needs } = await load();
    expect(when).toBe('player');
    expect(needs.map(({ name }) => name)).toEqual(expect.arrayContaining(['coupon', 'history']));
  });

  it('[CPN-25] has the whole coupon from the start, and loads what sends its bets later', () => {
    expect(features.coupon).not.toHaveProperty('when');
    expect(features.betPlacement).toHaveProperty('when', 'player');
  });

  it('[BPL-3] offers no player to the coupon before bets can be sent', () => {
    const account = {
      id: 1,
      type: 'main',
      currencyId: 1,
      iso: 'EUR',
      symbol: '€',
      money: 100,
      isActive: true,
      label: '',
    } as const;
    const facts = (isPlacementReady: boolean): CouponFacts =>
      gatherFacts({
        session: { status: 'player', userId: '7', previousLoginAt: null },
        siteConfig: { config: null, failed: false },
        accounts: {
          status: 'ready',
          accounts: [account],
          active: account,
          loginAt: null,
          previousLoginAt: null,
          netPosition: 0,
          netCurrency: 'EUR',
          globalUserId: '',
        },
        preferences: INITIAL_PREFERENCES,
        line: { fresh: () => true } as Line,
        isPlacementReady,
        ownLimits: null,
        user: null,
      });
    const [before, ready] = [facts(false), facts(true)];
    expect({ player: before.player?.userId, sessionUnknown: before.sessionUnknown }).toEqual({
      player: undefined,
      sessionUnknown: true,
    });
    expect({ player: ready.player?.userId, sessionUnknown: ready.sessionUnknown }).toEqual({
      player: '7',
      sessionUnknown: false,
    });
  });

  it('names each feature once', () => {
    const names = Object.values(features).map(({ contract }) => contract.name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('contains every feature that another one needs', async () => {
    const names = new Set<string>(Object.values(features).map(({ contract }) => contract.name));
    const needed = await Promise.all(
      Object.values(features).map(async (entry) => ('load' in entry ? (await entry.load()).needs : entry.needs)),
    );
    expect(needed.flat().filter(({ name }) => !names.has(name))).toEqual([]);
  });

  it('puts an eager feature after the eager features that it needs', () => {
    const eager = Object.values(features).flatMap((entry) => ('load' in entry ? [] : [entry]));
    const late = eager.filter(({ needs }, at) =>
      needs.some((need) => !eager.slice(0, at).some(({ contract }) => contract.name === need.name)),
    );
    expect(late.map(({ contract }) => contract.name)).toEqual([]);
  });
});

describe('stored data of a player', () => {
  it('[PDT-2] belong to another player when a receipt on this device names one', () => {
    const receipt = { key: 'k', betId: 'b', userId: '7', at: 0, text: '', hash: '' };
    expect(isOfAnother(EMPTY_COUPON, { ...NO_RECEIPTS, receipts: [receipt] }, '8')).toBe(true);
  });
  it('[PDT-2] belong to nobody when nothing is stored', () => {
    expect(isOfAnother(EMPTY_COUPON, NO_RECEIPTS, '8')).toBe(false);
  });
});

describe('the gate', () => {
  /** The gate's guard facts for the given states of its siblings. */
  const isGateKnown = async (states: Readonly<Record<string, unknown>>): Promise<boolean | undefined> => {
    const clock = createVirtualClock();
    const ports = createMemoryPorts({ clock, report: () => undefined });
    const runtime = createRuntime({ modules: [], clock, ids: ports.ids, report: ports.report });
    const tokens = createTokenStore(
      clock,
      () => NEVER,
      () => undefined,
    );
    const api = createApi({ http: ports.http, appName: 'test', country: () => '', language: () => 'en' }, tokens);
    const { create } = (await features.gate.load()).declare(ports);
    const { guardFacts } = create({
      ports,
      runtime,
      dispatch: runtime.dispatch,
      api,
      bareApi: api,
      tokens,
      createSecretChannel: createSecretChannels(clock, ports.ids).create,
      journal: createJournal({
        port: ports.journal,
        clock,
        report: ports.report,
        modules: [],
        onUnsaved: () => undefined,
      }),
      lookup: typedLookup({
        state: (name) => states[name],
        readable: (name) => createCell(states[name]),
        eventsOf: () => NEVER,
        view: () => createCell(null),
        service: () => null,
        actions: () => null,
      }),
    });
    return guardFacts?.get().isGateKnown;
  };
  const KNOWN = {
    maintenance: { config: null, hasFailed: true, cookie: null, isForced: false },
    blocking: { status: 'free' },
    terms: { isKnown: false },
    session: { status: 'guest' },
    'site-config': { config: null, failed: true },
  };

  it('[GTE-1] is known when every question has been answered or has failed', async () => {
    expect(await isGateKnown(KNOWN)).toBe(true);
  });
  it.each([
    ['maintenance', { ...KNOWN.maintenance, hasFailed: false }],
    ['blocking', { status: 'unknown' }],
    ['session', { status: 'unknown' }],
    ['site-config', { config: null, failed: false }],
  ])('[GTE-1] is not known before %s', async (name, state) => {
    expect(await isGateKnown({ ...KNOWN, [name]: state })).toBe(false);
  });
});
