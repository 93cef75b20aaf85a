import { NEVER, of, Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Api, Call, CallFailure } from 'touchline/http/api';
import type { Message, Recorded } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';
import { err } from 'touchline/kernel/result';
import type { Result } from 'touchline/kernel/result';
import { createRuntime } from 'touchline/kernel/runtime';
import { createSecretChannels } from 'touchline/kernel/secrets';
import { askQuestions } from 'touchline/core/site-chrome/ask-questions.process';
import { questionsDecider } from 'touchline/core/site-chrome/questions-decider';
import type { QuestionsEvent } from 'touchline/core/site-chrome/messages';
import type { Question, QuestionsState } from 'touchline/core/site-chrome/questions';
import { MAX_QUESTION_LENGTH } from 'touchline/core/site-chrome/questions';
import { createMemoryPorts } from '../../models/memory-ports.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const ANSWERED = { number: 'Q-0001', at: 5, text: 'How long does it take?', answer: { at: 6, text: 'A day.' } };
const DOWN: CallFailure = { kind: 'network' };

/** `answer` returns the body of the operator's answer, or the failure; null means no answer. */
function desk(
  answer: (call: Call<unknown>) => object | CallFailure | Observable<Result<never, CallFailure>> | null,
  { isStopped = false } = {},
) {
  const calls: { readonly method: string; readonly path: string; readonly auth: boolean; readonly body: unknown }[] =
    [];
  const left$ = new Subject<null>();
  const api: Api = <T>(call: Call<T>): Observable<Result<T, CallFailure>> => {
    calls.push({ method: call.method, path: call.path, auth: call.auth === true, body: call.body });
    const result = answer(call);
    if (result === null) return NEVER;
    if ('subscribe' in result) return result;
    if ('kind' in result) return of(err(result));
    const decoded = call.decode(result);
    return of(decoded.ok ? decoded : err<CallFailure>({ kind: 'malformed', issue: decoded.error }));
  };
  const clock = createVirtualClock();
  const { ids, report } = createMemoryPorts({ clock, report: () => undefined });
  const texts = createSecretChannels(clock, ids).create<string>();
  const list = createCell<readonly Question[] | null>(null);
  const runtime = createRuntime({
    modules: [
      {
        name: 'questions',
        decider: questionsDecider,
        facts: () => ({
          stops: isStopped ? ['banned'] : [],
          lengthOf: (attempt: string) => texts.peek(attempt)?.length ?? 0,
        }),
      },
    ],
    clock,
    ids,
    report,
  });
  let keys = 0;
  askQuestions({
    events$: runtime.events$ as Observable<Recorded<QuestionsEvent>>,
    api,
    language: () => 'de',
    nextId: () => `key-${(keys += 1)}`,
    take: texts.take,
    list,
    left$,
  }).subscribe((command: Message) => runtime.dispatch(command));
  const dispatch = (type: string): unknown => runtime.dispatch({ type, payload: {} });
  return {
    calls,
    left$,
    recent: runtime.recent,
    state: () => runtime.state('questions') as QuestionsState,
    list: list.get,
    load: () => dispatch('questions/load'),
    startAnother: () => dispatch('questions/startAnother'),
    ask: (text: string) =>
      texts.send(text.trim(), (attempt) => runtime.dispatch({ type: 'questions/ask', payload: { attempt } })).ok,
  };
}
const keysOf = (calls: ReturnType<typeof desk>['calls']): readonly unknown[] =>
  calls.map(({ body }) => (body as { readonly key: string }).key);

describe('a question to support', () => {
  it('[SCH-17] is sent with its own key, comes first in the list, and enters no message', () => {
    const { ask, load, startAnother, state, list, calls, recent } = desk(({ method }) =>
      method === 'GET' ? { questions: [{ ...ANSWERED, number: 'Q-0000' }] } : ANSWERED,
    );
    load();
    expect(ask('  How long does it take? ')).toBe(true);
    expect(calls).toEqual([
      { method: 'GET', path: '/web-api/support/questions', auth: true, body: undefined },
      {
        method: 'POST',
        path: '/web-api/support/questions',
        auth: true,
        body: { key: 'key-1', text: 'How long does it take?', language: 'de' },
      },
    ]);
    expect(state()).toMatchObject({ asking: 'sent' });
    expect(list()).toMatchObject([ANSWERED, { number: 'Q-0000' }]);
    expect(JSON.stringify([recent(), state()])).not.toMatch(/How long|A day/);
    startAnother();
    expect(state().asking).toBe('idle');
  });

  it('[SCH-17] keeps its key when there was no answer; another question has another key', () => {
    let isDown = true;
    const { ask, state, calls } = desk(() => (isDown ? DOWN : ANSWERED));
    ask('How long does it take?');
    expect(state().asking).toBe('failed');
    ask('How long does it take?');
    isDown = false;
    ask('How long does it take?');
    ask('And what does it cost?');
    expect(keysOf(calls)).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('[SCH-17] that the operator refuses is reported, and gets a new key the next time', () => {
    const { ask, state, calls } = desk(() => ({ kind: 'status', status: 422, errors: [] }));
    ask('How long does it take?');
    expect(state().asking).toBe('refused');
    ask('How long does it take?');
    expect(keysOf(calls)).toEqual(['key-1', 'key-2']);
  });

  it('[SCH-17] is not sent when it is too short or too long, nor while another is under way', () => {
    const { ask, startAnother, state, calls } = desk(() => null);
    expect(ask('    a   ')).toBe(false);
    expect(ask('x'.repeat(MAX_QUESTION_LENGTH + 1))).toBe(false);
    expect(calls).toHaveLength(0);
    expect(ask('How long does it take?')).toBe(true);
    expect(ask('And what does it cost?')).toBe(false);
    expect(calls).toHaveLength(1);
    startAnother();
    expect(state().asking).toBe('sending');
  });

  it('[SCH-17] is not sent while questions are stopped', () => {
    const { ask, calls } = desk(() => ANSWERED, { isStopped: true });
    expect(ask('How long does it take?')).toBe(false);
    expect(calls).toHaveLength(0);
  });

  it('[SCH-17] is dropped when the player leaves, and a late answer is not shown', () => {
    const late$ = new Subject<Result<never, CallFailure>>();
    const { ask, load, left$, state, list } = desk(() => late$);
    load();
    ask('How long does it take?');
    left$.next(null);
    late$.next(err(DOWN));
    expect(state()).toEqual({ loading: 'idle', asking: 'idle' });
    expect(list()).toBeNull();
  });

  it('[SCH-17] a list that can’t be read is a failure, and keeps the list that is shown', () => {
    let body: object = { questions: [ANSWERED] };
    const { load, state, list } = desk(() => body);
    load();
    body = { questions: [{ number: 1 }] };
    load();
    expect(state()).toEqual({ loading: 'failed', asking: 'idle' });
    expect(list()).toEqual([ANSWERED]);
  });
});
