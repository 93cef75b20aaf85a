import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_PHOTO_CHARS, photoFault } from 'touchline/core/identification/rules/photo';
import type { Answer, Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';
import { FEWER_RUNS } from '../../arbitraries/runs.ts';

const STATUS = 'GET /web-api/identification/status';
const PHOTO = 'POST /web-api/identification/photo';
const USER = 'GET /web-api/user/config';
const IMAGE = '/9j/4AAQSkZJRg==';
const OPEN = { status: 'UNVERIFIED', providers: ['verigram', 'faceid'], requirements: ['light', 'face'], attempts: 5 };

let given: Given;
afterEach(closeGates);

const view = () => given.core.feature('identification').get();
const asked = (path: string): number => given.calls.filter((call) => call === path).length;
const act = (type: 'load' | 'start' | 'proceed' | 'goBack') =>
  given.core.dispatch({ type: `identification/${type}`, payload: {} });
const send = (image = IMAGE): boolean | undefined => given.core.actions('identification')?.send(image);
const notices = (): readonly string[] => given.core.notices.get().map(({ text }) => text.key);

async function open(status: Answer = OPEN): Promise<void> {
  given = await openGate({ isPlayer: true });
  given.answers.set(STATUS, status);
  void given.core.load('identification');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  act('load');
  await given.clock.run(100);
}

/** A page at its last step. */
async function openAtPhoto(photo: Answer, status: Answer = OPEN): Promise<void> {
  await open(status);
  given.answers.set(PHOTO, photo);
  act('start');
  act('proceed');
}

describe('the status', () => {
  it.each([
    ['Active', 'VERIFICATION_SUCCESSFUL', false],
    ['VERIFICATION_SUCCESSFUL', 'VERIFICATION_SUCCESSFUL', false],
    ['Closed', 'VERIFICATION_DENIED', true],
    ['VERIFICATION_DENIED', 'VERIFICATION_DENIED', true],
    ['UNVERIFIED', 'UNVERIFIED', true],
    ['a new word', 'UNVERIFIED', true],
  ])('[IDN-1, IDN-2] %s is read as %s; whether a photograph can be sent: %s', async (word, status, canStart) => {
    await open({ ...OPEN, status: word });
    expect(view()?.check?.status).toBe(status);
    expect(view()?.canStart).toBe(canStart);
    expect(act('start').ok).toBe(canStart);
  });

  it.each([
    ['a review is under way', { isUnderReview: true }],
    ['no attempt is left', { attempts: 0 }],
  ])('[IDN-2] no photograph can be sent while %s', async (_, fields) => {
    await open({ ...OPEN, ...fields });
    expect(act('start')).toEqual({ ok: false, error: { code: 'identification/notPossible' } });
  });

  it('that could not be loaded can be loaded again', async () => {
    await open('network');
    expect(view()?.loading).toBe('failed');
    given.answers.set(STATUS, OPEN);
    act('load');
    await given.clock.run(100);
    expect(view()).toMatchObject({ loading: 'idle', check: { attempts: 5, providers: ['verigram', 'faceid'] } });
  });
});

describe('the steps', () => {
  it('[IDN-3] lead forward and back one at a time, and a photograph is sent from the last alone', async () => {
    await open();
    expect(act('proceed').ok).toBe(false);
    expect(send()).toBe(false);
    act('start');
    expect(view()?.step).toBe('requirements');
    expect(act('start').ok).toBe(false);
    expect(send()).toBe(false);
    act('proceed');
    expect(view()?.step).toBe('photo');
    expect(act('proceed').ok).toBe(false);
    act('goBack');
    act('goBack');
    expect(view()?.step).toBe('status');
    expect(act('goBack').ok).toBe(false);
    expect(asked(PHOTO)).toBe(0);
  });
});

describe('a photograph', () => {
  it('[IDN-5] is a JPEG of at most 200,000 characters', () => {
    const longest = `/9j/${'A'.repeat(MAX_PHOTO_CHARS - 4)}`;
    expect([IMAGE, longest, `${longest}A`, 'iVBORw0KGgo=', '', '/9j/ä'].map(photoFault)).toEqual([
      null,
      null,
      'tooLarge',
      'notJpeg',
      'notJpeg',
      'notJpeg',
    ]);
  });

  it('[IDN-3, IDN-5, IDN-9] is sent once to the provider that the operator prefers, outside the event log', async () => {
    await openAtPhoto({ status: 'UNVERIFIED' });
    expect(send('no photograph')).toBe(false);
    expect(send()).toBe(true);
    expect(send()).toBe(false);
    expect(view()?.isSending).toBe(true);
    expect(act('goBack').ok).toBe(false);
    await given.clock.run(100);
    const sent = given.requests.filter(({ body }) => body?.includes(IMAGE));
    expect(sent.map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([{ provider: 'verigram', image: IMAGE }]);
    expect(view()).toMatchObject({ step: 'status', isSending: false, check: { isUnderReview: true } });
    expect(JSON.stringify(given.core.recent())).not.toContain(IMAGE);
  });

  it.each<readonly [string, Answer, string, number]>([
    ['incorrect', [403, ''], 'incorrectPhoto', 4],
    ['beyond the attempts', [429, ''], 'noAttempts', 0],
    ['at a broken service', [500, ''], 'serviceError', 5],
    ['of a form that the service does not take', [422, ''], 'serviceError', 5],
    ['without an answer', 'network', 'noAnswer', 5],
    ['with an unreadable answer', { data: {} }, 'noAnswer', 5],
  ])('[IDN-4] %s says what happened, keeps the step and loads the attempts again', async (_, answer, problem, left) => {
    await openAtPhoto(answer);
    given.answers.set(STATUS, { ...OPEN, attempts: left });
    send();
    await given.clock.run(1_000);
    expect(view()).toMatchObject({ step: 'photo', isSending: false, problem, check: { attempts: left } });
    expect(asked(PHOTO)).toBe(1);
    given.answers.set(PHOTO, { status: 'UNVERIFIED' });
    expect(send()).toBe(left > 0);
  });

  it('[IDN-4] that arrived although its answer was lost is under review', async () => {
    await openAtPhoto('network');
    given.answers.set(STATUS, { ...OPEN, isUnderReview: true });
    send();
    await given.clock.run(1_000);
    expect(view()).toMatchObject({ step: 'status', check: { isUnderReview: true } });
  });
});

describe('a review', () => {
  it.each([
    ['Active', 'notice.identified'],
    ['Closed', 'notice.notIdentified'],
  ])('[IDN-7, USR-10] that ends with %s is announced once, and loads what depends on it', async (status, notice) => {
    await openAtPhoto({ status: 'UNVERIFIED' });
    given.answers.set(STATUS, { ...OPEN, isUnderReview: true });
    send();
    await given.clock.run(12_000);
    const before = notices();
    expect(asked(STATUS)).toBe(3);
    const loads = asked(USER);
    given.answers.set(STATUS, { ...OPEN, status });
    given.answers.set(USER, { result: {} });
    await given.clock.run(5_000);
    expect(notices()).toEqual([...before, notice]);
    expect(asked(USER)).toBe(loads + 1);
    const checks = asked(STATUS);
    await given.clock.run(60_000);
    expect(asked(STATUS)).toBe(checks);
    expect(asked(USER)).toBe(loads + 1);
  });
});

it('[IDN-8] signing out forgets everything', async () => {
  await openAtPhoto({ status: 'UNVERIFIED' });
  given.core.dispatch({ type: 'session/logOut', payload: {} });
  await given.clock.run(1_000);
  expect(view()).toMatchObject({ check: null, step: 'status' });
});

it('[IDN-4, IDN-5] whatever the player does and the operator answers, a photograph is sent only where the player sent it, and enters no message', async () => {
  const answers = fc.constantFrom<Answer>(
    { status: 'UNVERIFIED' },
    { status: 'Closed' },
    [403, ''],
    [429, ''],
    [503, ''],
    'network',
  );
  const acts = fc.constantFrom('load', 'start', 'proceed', 'goBack', 'send', 'wait', 'decide');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(acts, answers), { maxLength: 25 }), async (walk) => {
      await open();
      let sent = 0;
      for (const [name, answer] of walk) {
        given.answers.set(PHOTO, answer);
        if (name === 'send') sent += send() === true ? 1 : 0;
        else if (name === 'wait') await given.clock.run(20_000);
        else if (name === 'decide') given.answers.set(STATUS, { ...OPEN, status: 'Closed' });
        else act(name);
        await given.clock.run(1);
      }
      await given.clock.run(30_000);
      expect(asked(PHOTO)).toBe(sent);
      expect(view()?.isSending).toBe(false);
      expect(JSON.stringify(given.core.recent())).not.toContain(IMAGE);
      closeGates();
    }),
    { seed: 1, numRuns: FEWER_RUNS / 2 },
  );
});
