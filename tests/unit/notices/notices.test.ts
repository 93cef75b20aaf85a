import { describe, expect, it } from 'vitest';
import { noticesDecider } from 'touchline/core/notices/decider';
import type { NoticesEvent } from 'touchline/core/notices/messages';
import type { Notice } from 'touchline/core/notices/public';
import { given, STAMP, stateAfter } from '../../models/given.ts';
import { createWorld } from '../../models/world.ts';

const past = given(noticesDecider, null);
const notice = (key: string, change: Partial<Omit<Notice, 'id'>> = {}): Omit<Notice, 'id'> => ({
  tone: 'info',
  text: { key, params: {} },
  lastsMs: null,
  ...change,
});
const shown = (key: string, id = `id-${key}`): NoticesEvent => ({
  type: 'notices/shown',
  payload: { ...notice(key), id },
});

/** The keys of the shown notices, without the notice about the dictionary service, which this operator lacks. */
const keysOf = ({ notices }: { readonly notices: { readonly get: () => readonly Notice[] } }): readonly string[] =>
  notices
    .get()
    .map(({ text }) => text.key)
    .filter((key) => key !== 'dictionary.failed');

describe('notices', () => {
  it('[NTC-4] are a key with parameters, identified by the stamp', () =>
    past()
      .when({ type: 'notices/show', payload: notice('a') })
      .then({ type: 'notices/shown', payload: { ...notice('a'), id: STAMP.id } }));
  it('[NTC-2] the same text twice is one notice', () => {
    past(shown('a'))
      .when({ type: 'notices/show', payload: notice('a', { tone: 'error' }) })
      .then();
    past(shown('a'))
      .when({ type: 'notices/show', payload: notice('a', { text: { key: 'a', params: { count: 2 } } }) })
      .then({
        type: 'notices/shown',
        payload: { ...notice('a', { text: { key: 'a', params: { count: 2 } } }), id: STAMP.id },
      });
  });
  it('[NTC-1] are at most 3; a fourth replaces the oldest', () =>
    expect(
      stateAfter(
        noticesDecider,
        ['a', 'b', 'c', 'd'].map((key) => shown(key)),
      ).map(({ text }) => text.key),
    ).toEqual(['b', 'c', 'd']));
  it('[NTC-1] are at most 1 in the maintenance area and 1 in the custom one, besides 3 in the default one', () => {
    const of = (key: string, area?: 'maintenance' | 'custom'): NoticesEvent => ({
      type: 'notices/shown',
      payload: { ...notice(key, area === undefined ? {} : { area }), id: `id-${key}` },
    });
    const all = [
      of('m1', 'maintenance'),
      of('a'),
      of('c1', 'custom'),
      of('b'),
      of('m2', 'maintenance'),
      of('c'),
      of('c2', 'custom'),
      of('d'),
    ];
    expect(stateAfter(noticesDecider, all).map(({ text }) => text.key)).toEqual(['b', 'm2', 'c', 'c2', 'd']);
  });
  it('[NTC-5] with a name replace each other, and are removed by that name', () => {
    const named = (key: string): NoticesEvent => ({ type: 'notices/shown', payload: { ...notice(key), id: 'mine' } });
    past(named('a'))
      .when({ type: 'notices/show', payload: { ...notice('b'), id: 'mine' } })
      .then(named('b'));
    expect(stateAfter(noticesDecider, [named('a'), shown('x'), named('b')]).map(({ text }) => text.key)).toEqual([
      'x',
      'b',
    ]);
    past(named('b'))
      .when({ type: 'notices/dismiss', payload: { id: 'mine' } })
      .then({ type: 'notices/dismissed', payload: { id: 'mine' } });
  });
  it('[NTC-3] stay until dismissed, once', () => {
    past(shown('a'))
      .when({ type: 'notices/dismiss', payload: { id: 'id-a' } })
      .then({ type: 'notices/dismissed', payload: { id: 'id-a' } });
    past(shown('a'), { type: 'notices/dismissed', payload: { id: 'id-a' } })
      .when({ type: 'notices/dismiss', payload: { id: 'id-a' } })
      .refused({ code: 'notices/unknown' });
  });
  it('[NTC-3] with a timer leave after it, each by its own', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    await world.clock.run(100);
    core.dispatch({ type: 'notices/show', payload: notice('long', { lastsMs: 10_000 }) });
    core.dispatch({ type: 'notices/show', payload: notice('short', { lastsMs: 2_000 }) });
    core.dispatch({ type: 'notices/show', payload: notice('stays') });
    const keys = (): readonly string[] => keysOf(core);
    await world.clock.run(1_999);
    expect(keys()).toEqual(['long', 'short', 'stays']);
    await world.clock.run(1);
    expect(keys()).toEqual(['long', 'stays']);
    await world.clock.run(60_000);
    expect(keys()).toEqual(['stays']);
  });
  it('[NTC-5] shown again under the same name restart their timer', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    await world.clock.run(100);
    core.dispatch({ type: 'notices/show', payload: { ...notice('a', { lastsMs: 2_000 }), id: 'mine' } });
    await world.clock.run(1_500);
    core.dispatch({ type: 'notices/show', payload: { ...notice('b', { lastsMs: 2_000 }), id: 'mine' } });
    await world.clock.run(1_999);
    expect(keysOf(core)).toEqual(['b']);
    await world.clock.run(1);
    expect(keysOf(core)).toEqual([]);
  });
  it('[NTC-7] a timer stops while pointer or focus is on the notice, and then starts over', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    await world.clock.run(100);
    core.dispatch({ type: 'notices/show', payload: { ...notice('a', { lastsMs: 10_000 }), id: 'mine' } });
    await world.clock.run(9_000);
    const rest = (isResting: boolean) => core.dispatch({ type: 'notices/rest', payload: { id: 'mine', isResting } }).ok;
    expect(rest(true)).toBe(true);
    await world.clock.run(600_000);
    expect(keysOf(core)).toEqual(['a']);
    rest(false);
    await world.clock.run(9_999);
    expect(keysOf(core)).toEqual(['a']);
    await world.clock.run(1);
    expect(keysOf(core)).toEqual([]);
    expect(rest(true)).toBe(false);
  });
  it('[NTC-1, NTC-3] in a burst never exceed 3, 1 and 1, and only those with a timer leave automatically', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    await world.clock.run(100);
    const areas = [undefined, 'maintenance', 'custom'] as const;
    for (let at = 0; at < 300; at += 1) {
      const area = areas[at % 3];
      core.dispatch({
        type: 'notices/show',
        payload: notice(`storm-${at}`, {
          lastsMs: at % 2 === 0 ? 10_000 : null,
          ...(area === undefined ? {} : { area }),
        }),
      });
      for (const [each, most] of [
        [undefined, 3],
        ['maintenance', 1],
        ['custom', 1],
      ] as const)
        expect(core.notices.get().filter((one) => one.area === each).length).toBeLessThanOrEqual(most);
    }
    const keys = (): readonly string[] => keysOf(core);
    expect(keys()).toEqual(['storm-291', 'storm-294', 'storm-297', 'storm-298', 'storm-299']);
    await world.clock.run(10_000);
    expect(keys()).toEqual(['storm-291', 'storm-297', 'storm-299']);
  });
});
