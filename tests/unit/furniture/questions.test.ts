import { NEVER, of, Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Api, Call, CallFailure } from 'touchline/http/api';
import { err } from 'touchline/kernel/result';
import type { Result } from 'touchline/kernel/result';
import { createQuestions, MAX_QUESTION_LENGTH } from 'touchline/core/furniture/questions';

const ANSWERED = { number: 'Q-0001', at: 5, text: 'How long does it take?', answer: { at: 6, text: 'A day.' } };
const DOWN: CallFailure = { kind: 'network' };

/** `answer` says what the operator's answer's body is, or why there is none; null: it does not come. */
function desk(answer: (call: Call<unknown>) => object | CallFailure | null) {
  const calls: { readonly method: string; readonly path: string; readonly auth: boolean; readonly body: unknown }[] =
    [];
  const left$ = new Subject<null>();
  const api: Api = <T>(call: Call<T>): Observable<Result<T, CallFailure>> => {
    calls.push({ method: call.method, path: call.path, auth: call.auth === true, body: call.body });
    const said = answer(call);
    if (said === null) return NEVER;
    if ('kind' in said) return of(err(said));
    const decoded = call.decode(said);
    return of(decoded.ok ? decoded : err<CallFailure>({ kind: 'malformed', issue: decoded.error }));
  };
  let ids = 0;
  const { view, hand, run } = createQuestions({
    api,
    language: () => 'de',
    stops: () => [],
    nextId: () => `key-${(ids += 1)}`,
    left$,
  });
  run().subscribe();
  return { calls, left$, view, hand };
}

describe('a question to the desk', () => {
  it('[FUR-17] goes with a key of its own, and stands first in the list', () => {
    const { hand, view, calls } = desk(({ method }) =>
      method === 'GET' ? { questions: [{ ...ANSWERED, number: 'Q-0000' }] } : ANSWERED,
    );
    hand.load();
    expect(hand.ask('  How long does it take? ')).toBe(true);
    expect(calls).toEqual([
      { method: 'GET', path: '/web-api/support/questions', auth: true, body: undefined },
      {
        method: 'POST',
        path: '/web-api/support/questions',
        auth: true,
        body: { key: 'key-1', text: 'How long does it take?', language: 'de' },
      },
    ]);
    expect(view.get()).toMatchObject({ asking: 'sent', list: [ANSWERED, { number: 'Q-0000' }] });
    hand.startAnother();
    expect(view.get().asking).toBe('idle');
  });

  it('[FUR-17] keeps its key when there was no answer; another question has another key', () => {
    let isDown = true;
    const { hand, view, calls } = desk(() => (isDown ? DOWN : ANSWERED));
    hand.ask('How long does it take?');
    expect(view.get().asking).toBe('failed');
    hand.ask('How long does it take?');
    isDown = false;
    hand.ask('How long does it take?');
    hand.ask('And what does it cost?');
    expect(calls.map(({ body }) => (body as { readonly key: string }).key)).toEqual([
      'key-1',
      'key-1',
      'key-1',
      'key-2',
    ]);
  });

  it('[FUR-17] that the operator refuses is reported, and gets a new key the next time', () => {
    const { hand, view, calls } = desk(() => ({ kind: 'status', status: 422, errors: [] }));
    hand.ask('How long does it take?');
    expect(view.get().asking).toBe('refused');
    hand.ask('How long does it take?');
    expect(calls.map(({ body }) => (body as { readonly key: string }).key)).toEqual(['key-1', 'key-2']);
  });

  it('[FUR-17] is not sent when it is too short or too long, nor while another is under way', () => {
    const { hand, calls } = desk(() => null);
    expect([hand.ask('    a   '), hand.ask('x'.repeat(MAX_QUESTION_LENGTH + 1)), calls.length]).toEqual([
      false,
      false,
      0,
    ]);
    expect([hand.ask('How long does it take?'), hand.ask('And what does it cost?'), calls.length]).toEqual([
      true,
      false,
      1,
    ]);
  });

  it('[FUR-17] is dropped when the player leaves, and a late answer is not shown', () => {
    const answers = new Subject<Result<never, CallFailure>>();
    const left$ = new Subject<null>();
    const { view, hand, run } = createQuestions({
      api: () => answers,
      language: () => 'en',
      stops: () => [],
      nextId: () => '1',
      left$,
    });
    run().subscribe();
    hand.ask('How long does it take?');
    left$.next(null);
    answers.next(err(DOWN));
    expect(view.get()).toEqual({ list: null, loading: 'idle', asking: 'idle' });
  });

  it('[FUR-17] a list that can’t be read is a failure, and keeps the list that is shown', () => {
    let body: object = { questions: [ANSWERED] };
    const { hand, view } = desk(() => body);
    hand.load();
    body = { questions: [{ number: 1 }] };
    hand.load();
    expect(view.get()).toEqual({ list: [ANSWERED], loading: 'failed', asking: 'idle' });
  });
});
