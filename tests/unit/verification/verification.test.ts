import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY_DATA } from 'touchline/core/verification/rules/personal-data';
import type { DocumentKind, PersonalData } from 'touchline/core/verification/types';
import { encodeData } from 'touchline/core/verification/wire';
import type { Answer, Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';

const LOAD = 'GET /web-api/user/verification';
const SAVE = 'POST /web-api/user/verification/data';
const SEND = 'POST /web-api/user/verification/document';
const USER = 'GET /web-api/user/config';
const IMAGE = '/9j/4AAQSkZJRg==';
const ADA: PersonalData = { ...EMPTY_DATA, surname: 'Lovelace', name: 'Ada', birthDate: '1985-12-10' };
const GRACE: PersonalData = { ...ADA, surname: 'Hopper', name: 'Grace' };

type Statuses = Readonly<Partial<Record<DocumentKind, string>>>;
const answer = (data: PersonalData = ADA, statuses: Statuses = {}): Answer => ({
  user_data: encodeData(data),
  locked: [],
  documents: (['identity', 'address', 'funds'] as const).map((kind) => ({
    kind,
    status: statuses[kind] ?? 'missing',
    isRequested: kind === 'address',
  })),
});

let given: Given;
afterEach(closeGates);

const view = () => given.core.feature('verification').get();
const asked = (path: string): number => given.calls.filter((call) => call === path).length;
const load = () => given.core.dispatch({ type: 'verification/load', payload: {} });
const send = (image = IMAGE, kind: DocumentKind = 'address'): boolean | undefined =>
  given.core.actions('verification')?.send(kind, image);
const save = (data: PersonalData): boolean | undefined => given.core.actions('verification')?.save(data);
const notices = (): readonly string[] => given.core.notices.get().map(({ text }) => text.key);
const statusOf = (kind: DocumentKind) => view()?.documents.find((each) => each.kind === kind)?.status;

async function open(first: Answer = answer()): Promise<void> {
  given = await openGate({ isPlayer: true });
  given.answers.set(LOAD, first);
  given.answers.set(USER, { result: {} });
  void given.core.load('verification');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  load();
  await given.clock.run(100);
}

describe('personal data', () => {
  it('[VRF-1] are loaded and saved outside the event log, and gone after a sign-out', async () => {
    await open();
    expect(view()).toMatchObject({ data: ADA, minAge: 18 });
    given.answers.set(SAVE, answer(GRACE));
    expect(save(GRACE)).toBe(true);
    expect(view()?.saving).toBe('saving');
    await given.clock.run(100);
    expect(view()).toMatchObject({ data: GRACE, saving: 'saved' });
    const { body = '' } = given.requests.find(({ path }) => path.endsWith('/verification/data')) ?? {};
    expect(JSON.parse(body)).toMatchObject({ surname: 'Hopper', date_birthday: '1985-12-10', document_type_id: 0 });
    expect(JSON.stringify(given.core.recent())).not.toMatch(/Lovelace|Hopper|1985/);
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(1_000);
    expect(view()).toMatchObject({ data: null, documents: [], loading: 'idle' });
  });

  it('[VRF-2] with a fault are not sent', async () => {
    await open();
    expect(save({ ...ADA, name: '' })).toBe(false);
    await given.clock.run(100);
    expect(asked(SAVE)).toBe(0);
    expect(view()?.saving).toBe('idle');
    expect(given.core.actions('verification')?.faultsOf({ ...ADA, name: '' })).toEqual([
      { field: 'name', fault: 'required' },
    ]);
  });

  it.each<readonly [string, Answer, string]>([
    ['refused', [409, ''], 'refused'],
    ['unanswered', 'network', 'failed'],
    ['at a broken service', [503, ''], 'failed'],
  ])('[VRF-2] %s say so, and what the operator has stays', async (_, refusal, saving) => {
    await open();
    given.answers.set(SAVE, refusal);
    save(GRACE);
    await given.clock.run(20_000);
    expect(view()).toMatchObject({ saving, data: ADA });
    given.answers.set(SAVE, answer(GRACE));
    expect(save(GRACE)).toBe(true);
  });
});

describe('a copy of a document', () => {
  it('[VRF-4, VRF-5] is sent once, outside the event log, while none is checked or accepted', async () => {
    await open(answer(ADA, { identity: 'review', funds: 'accepted' }));
    given.answers.set(SEND, answer(ADA, { address: 'review' }));
    expect(send(IMAGE, 'identity')).toBe(false);
    expect(send(IMAGE, 'funds')).toBe(false);
    expect(send('no picture')).toBe(false);
    expect(send()).toBe(true);
    expect(send()).toBe(false);
    await given.clock.run(100);
    const sent = given.requests.filter(({ body }) => body?.includes(IMAGE));
    expect(sent.map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([{ kind: 'address', image: IMAGE }]);
    expect(view()?.sending).toBeNull();
    expect(statusOf('address')).toBe('review');
    expect(JSON.stringify(given.core.recent())).not.toContain(IMAGE);
  });

  it.each<readonly [string, Answer, string]>([
    ['that is incorrect', [403, ''], 'incorrectPhoto'],
    ['beyond the attempts', [429, ''], 'noAttempts'],
    ['at a broken service', [500, ''], 'serviceError'],
    ['of another kind of refusal', [409, ''], 'serviceError'],
    ['without an answer', 'network', 'noAnswer'],
  ])('[VRF-5] %s says so, is not sent again by itself, and can be sent again', async (_, refusal, why) => {
    await open();
    given.answers.set(SEND, refusal);
    send();
    await given.clock.run(20_000);
    expect(view()?.problem).toEqual({ kind: 'address', why });
    expect(asked(SEND)).toBe(1);
    expect(asked(LOAD)).toBe(2);
    given.answers.set(SEND, answer(ADA, { address: 'review' }));
    expect(send()).toBe(true);
    await given.clock.run(100);
    expect(view()?.problem).toBeNull();
  });

  it.each([
    ['accepted', 'verification.notice.accepted'],
    ['declined', 'verification.notice.declined'],
  ])('[VRF-6, USR-10] that is %s is announced once, and the config is loaded again', async (status, notice) => {
    await open();
    given.answers.set(SEND, answer(ADA, { address: 'review' }));
    given.answers.set(LOAD, answer(ADA, { address: 'review' }));
    send();
    await given.clock.run(12_000);
    const loads = asked(USER);
    expect(notices()).not.toContain(notice);
    given.answers.set(LOAD, answer(ADA, { address: status }));
    await given.clock.run(5_000);
    expect(notices().filter((each) => each === notice)).toEqual([notice]);
    expect(asked(USER)).toBe(loads + 1);
    const checks = asked(LOAD);
    await given.clock.run(60_000);
    expect(asked(LOAD)).toBe(checks);
  });
});

it(
  '[VRF-1, VRF-5, VRF-7] whatever the player does and the operator answers, a copy is sent only where the player sent it, nothing stays busy, and nothing personal enters a message',
  async () => {
    const answers = fc.constantFrom<Answer>(
      answer(ADA, { address: 'review' }),
      answer(ADA, { address: 'declined' }),
      [403, ''],
      [429, ''],
      [503, ''],
      'network',
    );
    const acts = fc.constantFrom('load', 'send', 'save', 'wait', 'decide');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(acts, answers), { maxLength: 25 }), async (walk) => {
        await open();
        const sent = { copies: 0, data: 0 };
        for (const [name, next] of walk) {
          given.answers.set(SEND, next);
          given.answers.set(SAVE, next);
          if (name === 'send') sent.copies += send() === true ? 1 : 0;
          else if (name === 'save') sent.data += save(GRACE) === true ? 1 : 0;
          else if (name === 'wait') await given.clock.run(20_000);
          else if (name === 'decide') given.answers.set(LOAD, answer(ADA, { address: 'declined' }));
          else load();
          await given.clock.run(1);
        }
        await given.clock.run(30_000);
        expect(asked(SEND)).toBe(sent.copies);
        expect(asked(SAVE)).toBe(sent.data);
        expect(view()?.sending).toBeNull();
        expect(view()?.saving).not.toBe('saving');
        expect(view()?.loading).toBe('ready');
        expect(JSON.stringify(given.core.recent())).not.toMatch(/9j|Lovelace|Hopper|1985/);
        closeGates();
      }),
      { seed: 1, numRuns: FEWER_RUNS / 4 },
    );
  },
  TEST_TIMEOUT_MS,
);
