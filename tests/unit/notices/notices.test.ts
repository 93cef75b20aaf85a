import { describe, expect, it } from 'vitest';
import { noticesDecider } from '../../../core/modules/notices/decider.ts';
import type { NoticesEvent } from '../../../core/modules/notices/messages.ts';
import type { Notice } from '../../../core/modules/notices/public.ts';
import { given, STAMP, stateAfter } from '../../models/given.ts';
import { createWorld } from '../../models/world.ts';

const past = given(noticesDecider, null);
const notice = (key: string, change: Partial<Omit<Notice, 'id'>> = {}): Omit<Notice, 'id'> => ({ tone: 'info', text: { key, params: {} }, lastsMs: null, ...change });
const shown = (key: string, id = `id-${key}`): NoticesEvent => ({ type: 'notices/shown', payload: { ...notice(key), id } });

describe('notices', () => {
  it('[NTC-4] are a key with parameters, named by the stamp', () => past().when({ type: 'notices/show', payload: notice('a') }).then({ type: 'notices/shown', payload: { ...notice('a'), id: STAMP.id } }));
  it('[NTC-2] the same words twice are one', () => {
    past(shown('a')).when({ type: 'notices/show', payload: notice('a', { tone: 'error' }) }).then();
    past(shown('a')).when({ type: 'notices/show', payload: notice('a', { text: { key: 'a', params: { count: 2 } } }) }).then({ type: 'notices/shown', payload: { ...notice('a', { text: { key: 'a', params: { count: 2 } } }), id: STAMP.id } });
  });
  it('[NTC-1] at most 3; a fourth replaces the oldest', () => expect(stateAfter(noticesDecider, ['a', 'b', 'c', 'd'].map((key) => shown(key))).map(({ text }) => text.key)).toEqual(['b', 'c', 'd']));
  it('[NTC-3] stay until dismissed, once', () => {
    past(shown('a')).when({ type: 'notices/dismiss', payload: { id: 'id-a' } }).then({ type: 'notices/dismissed', payload: { id: 'id-a' } });
    past(shown('a'), { type: 'notices/dismissed', payload: { id: 'id-a' } }).when({ type: 'notices/dismiss', payload: { id: 'id-a' } }).refused({ code: 'notices/unknown' });
  });
  it('[NTC-3] one with a time leaves after it, each by its own', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    await world.clock.run(100);
    core.dispatch({ type: 'notices/show', payload: notice('long', { lastsMs: 10_000 }) });
    core.dispatch({ type: 'notices/show', payload: notice('short', { lastsMs: 2_000 }) });
    core.dispatch({ type: 'notices/show', payload: notice('stays') });
    const keys = (): readonly string[] => core.notices.get().map(({ text }) => text.key);
    await world.clock.run(1_999);
    expect(keys()).toEqual(['long', 'short', 'stays']);
    await world.clock.run(1);
    expect(keys()).toEqual(['long', 'stays']);
    await world.clock.run(60_000);
    expect(keys()).toEqual(['stays']);
  });
});
