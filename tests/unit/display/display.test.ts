import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from 'touchline/app/features';
import { displayDecider } from 'touchline/core/display/decider';
import { decodeAnswer, decodeEntries, encodeEntries } from 'touchline/core/display/wire';
import { viewDisplay } from 'touchline/core/display/views';
import { given as givenEvents } from '../../models/given.ts';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const PATH = '/web-api/user/preferences';
const past = givenEvents(displayDecider, { now: 1_000 });

describe('choosing', () => {
  it('[DSP-1] changes what was chosen and keeps the time of the choice', () => {
    past()
      .when({ type: 'display/choose', payload: { isCompact: true, fontSize: 'large' } })
      .then({
        type: 'display/chosen',
        payload: { entries: { fontSize: { value: 'large', at: 1_000 }, isCompact: { value: true, at: 1_000 } } },
      });
  });
  it('[DSP-4] a choice is later than the one that it replaces, even when the clock was ahead', () => {
    past({ type: 'display/chosen', payload: { entries: { isCompact: { value: true, at: 5_000 } } } })
      .when({ type: 'display/choose', payload: { isCompact: false } })
      .then({ type: 'display/chosen', payload: { entries: { isCompact: { value: false, at: 5_001 } } } });
  });
  it.each([
    ['fontSize', 'huge'],
    ['isCompact', 1],
    ['marketNames', '__proto__'],
    ['lineProfile', 0],
  ] as const)('[DSP-2] %s %s is refused by name, and nothing else changes', (option, value) => {
    const payload: Record<string, unknown> = { isLight: true, [option]: value };
    past().when({ type: 'display/choose', payload }).refused({ code: 'display/notAllowed', option });
  });
  it('[DSP-1] without a choice every option has its default', () => {
    expect(viewDisplay({})).toMatchObject({
      fontSize: 'normal',
      isGroupedByCountry: true,
      isStatsInNewWindow: true,
      isExpressOfTheDayShown: true,
      isVideoMovedOnScroll: true,
      isCompact: false,
    });
  });
  it('[DSP-2] a device’s alert options under their first names are read under their present ones', () => {
    const first = { isGoalTold: { value: false, at: 5 }, isCompact: { value: true, at: 6 } };
    expect(decodeEntries(first)).toEqual({
      ok: true,
      value: { isGoalAnnounced: { value: false, at: 5 }, isCompact: { value: true, at: 6 } },
    });
  });
  it('[DSP-2] flags of the account are read from numbers, texts and truth values, and strange values are left out', () => {
    const wire = (name: string, value: unknown) => ({ name, value, updatedAt: 1 });
    const decoded = decodeAnswer({
      preferences: [
        wire('isAppCompactView', '1'),
        wire('isAppLightVersion', true),
        wire('isBetGenerator', 0),
        wire('appFontSize', 99),
        wire('coefViewId', 3),
        wire('marketsNameType', 1),
        wire('coefIndicationType', 1),
        wire('from_the_future', 1),
      ],
    });
    expect(decoded.ok && viewDisplay(decoded.value)).toMatchObject({
      isCompact: true,
      isLight: true,
      isBetGeneratorShown: false,
      fontSize: 'normal',
      marketNames: 'full',
      moveColours: 'greenRed',
    });
    expect(decoded.ok && decoded.value.oddsView).toBeUndefined();
  });
});

describe('odds view and app view', () => {
  const both = (oddsView: unknown, appView: unknown) => ({
    oddsView: { value: oddsView, at: 1 },
    appView: { value: appView, at: 1 },
  });
  const wire = (coefViewId: number, appViewType: number) => [
    { name: 'coefViewId', value: coefViewId, updatedAt: 1 },
    { name: 'appViewType', value: appViewType, updatedAt: 1 },
  ];
  it.each([
    ['fractional', 'european', 1, 0],
    ['hongkong', 'european', 4, 0],
    ['fractional', 'asian', 1, 1],
    ['hongkong', 'asian', 14, 1],
  ] as const)('[DSP-23] %s odds in the %s view are the numbers %i and %i of the account', (...each) => {
    const [value, appView, coefViewId, appViewType] = each;
    const entries = { oddsView: { value, at: 1 }, appView: { value: appView, at: 1 } };
    expect(encodeEntries(entries, appView)).toEqual(wire(coefViewId, appViewType));
    expect(decodeAnswer({ preferences: wire(coefViewId, appViewType) })).toMatchObject({ ok: true, value: entries });
  });
  it('[DSP-23] a number of the other app view is the same odds view, and an unknown number is left out', () => {
    expect(decodeAnswer({ preferences: wire(14, 0) })).toMatchObject({ value: both('hongkong', 'european') });
    expect(decodeAnswer({ preferences: wire(3, 2) })).toEqual({ ok: true, value: {} });
  });
  it('[DSP-23] are read as the device keeps them, and as an earlier version kept them', () => {
    const value = both('malaysian', 'asian');
    for (const kept of [value, both(16, 1), both(6, 1)]) expect(decodeEntries(kept)).toEqual({ ok: true, value });
    expect(decodeEntries(both(7, 2))).toEqual({ ok: true, value: {} });
    for (const [stored, theme] of [
      [0, 'light'],
      [1, 'dark'],
      ['auto', 'auto'],
    ])
      expect(decodeEntries({ theme: { value: stored, at: 1 } })).toEqual({
        ok: true,
        value: { theme: { value: theme, at: 1 } },
      });
    expect(decodeEntries({ theme: { value: 2, at: 1 } })).toEqual({ ok: true, value: {} });
  });
});

describe('the look', () => {
  it('[DSP-7] has a word for each choice that styles apply, and none for a default', () => {
    expect(viewDisplay({}).look).toBe('');
    const entries = {
      fontSize: { value: 'larger', at: 1 },
      isCompact: { value: true, at: 1 },
      isLight: { value: true, at: 1 },
      isSportsOnly: { value: true, at: 1 },
      leftSection: { value: 'collapsed', at: 1 },
      rightSection: { value: 'collapsed', at: 1 },
      moveColours: { value: 'greenRed', at: 1 },
      isBestOnTop: { value: true, at: 1 },
    } as const;
    expect(viewDisplay(entries).look).toBe('larger compact light sports-only green-red no-left no-right');
  });
  it('[DSP-15] has a word for a left section that opens while pointed at', () => {
    expect(viewDisplay({ isLeftSectionHover: { value: true, at: 1 } }).look).toBe('left-hover');
  });
});

describe('an account', () => {
  let given: Given;
  let kept: { name: string; value: unknown; updatedAt: number }[];
  const view = () => given.core.feature('display').get();
  const send = (command: Command): boolean => given.core.dispatch(command).ok;
  const posted = (): readonly unknown[] =>
    given.requests
      .filter(({ method, path }) => method === 'POST' && path.startsWith(PATH))
      .map(({ body }) => (JSON.parse(body ?? '') as { preferences: unknown }).preferences);

  beforeEach(async () => {
    kept = [];
    given = await openGate();
    given.answers.set(`GET ${PATH}`, () => ({ preferences: kept }));
    given.answers.set(`POST ${PATH}`, ({ body }) => {
      kept = (JSON.parse(body ?? '') as { preferences: typeof kept }).preferences;
      return { preferences: kept };
    });
    void given.core.load('display');
    for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  });
  afterEach(closeGates);

  it('[DSP-3] is sent nothing of a guest, and everything once they sign in', async () => {
    send({ type: 'display/choose', payload: { isCompact: true } });
    send({ type: 'preferences/choose', payload: { theme: 'dark' } });
    await given.clock.run(2_000);
    expect(given.calls.filter((call) => call.includes(PATH))).toEqual([]);
    await given.signIn();
    await given.clock.run(100);
    expect(posted()).toEqual([
      [
        { name: 'isAppCompactView', value: 1, updatedAt: expect.any(Number) as number },
        { name: 'appTheme', value: 1, updatedAt: expect.any(Number) as number },
      ],
    ]);
  });

  it('[DSP-3] gets choices in quick succession together, and again after a failure', async () => {
    await given.signIn();
    await given.clock.run(100);
    given.answers.set(`POST ${PATH}`, 'network');
    send({ type: 'display/choose', payload: { isLight: true } });
    send({ type: 'display/choose', payload: { isGameIdShown: true } });
    await given.clock.run(2_000);
    expect(posted().at(-1)).toHaveLength(2);
    given.answers.set(`POST ${PATH}`, ({ body }) => JSON.parse(body ?? '') as { preferences: unknown });
    await given.clock.run(60_000);
    const tries = posted().length;
    await given.clock.run(120_000);
    expect(posted()).toHaveLength(tries);
    expect(view()).toMatchObject({ isLight: true, isGameIdShown: true });
  });

  it('[DSP-5] brings the choices of other devices: options here, odds and colours in the preferences', async () => {
    kept = [
      { name: 'appFontSize', value: 2, updatedAt: 5 },
      { name: 'appTheme', value: 1, updatedAt: 5 },
      { name: 'coefViewId', value: 2, updatedAt: 5 },
    ];
    await given.signIn();
    await given.clock.run(100);
    expect(view()).toMatchObject({ fontSize: 'large' });
    expect(given.core.preferences.get()).toMatchObject({ theme: 'dark', oddsView: 'american' });
    await given.clock.run(5_000);
    expect(posted()).toEqual([]);
  });

  it('[DSP-4] a choice made while a call is under way is sent after it', async () => {
    await given.signIn();
    await given.clock.run(100);
    send({ type: 'display/choose', payload: { isLight: true } });
    await given.clock.run(1_000);
    send({ type: 'display/choose', payload: { isLight: false } });
    await given.clock.run(5_000);
    expect(posted().at(-1)).toMatchObject([{ name: 'isAppLightVersion', value: 0 }]);
    expect(view()?.isLight).toBe(false);
  });

  it('[DSP-7, DSP-9] the device keeps the choices and the look after the player has left', async () => {
    send({ type: 'display/choose', payload: { isCompact: true } });
    const stored = (): unknown[] => ['tl.display', 'tl.look'].map((name) => given.storage.read(name));
    expect(stored()).toEqual([expect.stringContaining('"isCompact":{"value":true'), 'compact']);
    await given.signIn();
    await given.clock.run(2_000);
    send({ type: 'session/logOut', payload: {} });
    await given.clock.run(2_000);
    expect(stored()).toEqual([expect.stringContaining('"isCompact":{"value":true'), 'compact']);
    expect(view()?.isCompact).toBe(true);
  });
});
