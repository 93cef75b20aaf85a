/** Letters to the operator: the player's words stay off the bus. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const THREAD = '/web-api/user/messages';
const said = (id: string, from: 'player' | 'manager', at: number, isUnread = false) => ({
  id,
  from,
  at,
  text: `text ${id}`,
  isUnread,
});
const ANSWER = { manager: 'Anna', messages: [said('a', 'manager', 1, true)] };

let given: Given;
const view = () => given.core.feature('inbox').get();
const send = (text: string): boolean => given.core.actions('inbox')?.send('thread', text) ?? false;
const count = (call: string): number => given.calls.filter((each) => each === call).length;

beforeEach(async () => {
  given = await openGate({ isPlayer: true });
  given.answers.set(`GET ${THREAD}`, ANSWER);
  void given.core.load('inbox');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  given.core.dispatch({ type: 'inbox/load', payload: { kind: 'thread' } });
  await given.clock.run(100);
});
afterEach(closeGates);

describe('the inbox', () => {
  it('[INB-1, INB-4] has the thread with its unread messages; shown ones are marked, and the config is loaded again', async () => {
    expect(view()?.messages).toMatchObject({ manager: 'Anna', unread: 1, isAwaited: false });
    given.answers.set(`POST ${THREAD}/read`, { ...ANSWER, messages: [said('a', 'manager', 1)] });
    const before = count('GET /web-api/user/config');
    expect(given.core.dispatch({ type: 'inbox/markRead', payload: {} }).ok).toBe(true);
    await given.clock.run(100);
    expect(view()?.messages?.unread).toBe(0);
    expect(count('GET /web-api/user/config')).toBeGreaterThan(before);
    expect(given.core.dispatch({ type: 'inbox/markRead', payload: {} }).ok).toBe(false);
  });

  it('[INB-1] has the way to a page of the site, and no other address', async () => {
    const ways = [
      { to: '/tournaments/41', text: 'Slots cup' },
      { to: '//elsewhere', text: 'x' },
      { to: 'a:b', text: 'x' },
    ];
    const messages = [undefined, ...ways].map((way, at) => ({ ...said(`m${at}`, 'manager', at), way }));
    given.answers.set(`GET ${THREAD}`, { manager: 'Anna', messages });
    given.core.dispatch({ type: 'inbox/load', payload: { kind: 'thread' } });
    await given.clock.run(100);
    expect(view()?.messages?.messages.map(({ way }) => way)).toEqual([null, ways[0], null, null]);
  });

  it('[INB-2] takes 5 to 1,000 characters, one text at a time, and the same text again under the same key', async () => {
    given.answers.set(`POST ${THREAD}`, 'network');
    expect(send('hi')).toBe(false);
    expect(send('x'.repeat(1_001))).toBe(false);
    expect(send('  Hello there ')).toBe(true);
    expect(send('Another one')).toBe(false);
    await given.clock.run(100);
    expect(view()?.thread.sending).toBe('failed');
    given.answers.set(`POST ${THREAD}`, { ...ANSWER, messages: [said('a', 'manager', 1), said('m', 'player', 2)] });
    send('Hello there');
    await given.clock.run(100);
    const keys = given.requests
      .filter(({ path, method }) => path.startsWith(THREAD) && method === 'POST')
      .map(({ body }) => (JSON.parse(body ?? '') as { readonly key: string }).key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(view()).toMatchObject({ thread: { sending: 'sent' }, messages: { isAwaited: true } });
  });

  it('[INB-3] looks for an answer every 5 s until there is one', async () => {
    const waiting = { ...ANSWER, messages: [said('m', 'player', 2)] };
    given.answers.set(`POST ${THREAD}`, waiting);
    given.answers.set(`GET ${THREAD}`, waiting);
    send('Hello there');
    await given.clock.run(100);
    const before = count(`GET ${THREAD}`);
    await given.clock.run(10_500);
    expect(count(`GET ${THREAD}`)).toBe(before + 2);
    given.answers.set(`GET ${THREAD}`, { ...ANSWER, messages: [...waiting.messages, said('n', 'manager', 3, true)] });
    await given.clock.run(30_000);
    expect(count(`GET ${THREAD}`)).toBe(before + 3);
    expect(view()?.messages?.unread).toBe(1);
  });

  it('[INB-6] forgets everything with the player, and no text enters an event', async () => {
    given.answers.set(`POST ${THREAD}`, ANSWER);
    send('A secret of mine');
    await given.clock.run(100);
    expect(JSON.stringify(given.core.recent())).not.toContain('secret of mine');
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(100);
    expect(view()?.messages).toBeNull();
  });
});
