import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Call } from 'touchline/http/api';
import { decodeWith, nothing } from 'touchline/http/wire-tools';
import { openLine, tokensNamed } from './given.ts';

const named: Call<{ readonly name: string }> = {
  method: 'GET',
  path: '/thing',
  decode: decodeWith(v.object({ name: v.string() })),
};

function ask<T>(call: Call<T>, line = openLine()): { line: ReturnType<typeof openLine>; answers: unknown[] } {
  const answers: unknown[] = [];
  line.api(call).subscribe((answer) => answers.push(answer));
  return { line, answers };
}

describe('a call', () => {
  it('[HTTP-1] carries the common headers, and none of a player', () => {
    const { line } = ask({ ...named, query: { q: 'a b', lng: 'ü&x' }, headers: { 'idempotency-key': 'k' } });
    expect(line.sent[0]?.request).toEqual({
      method: 'GET',
      path: '/thing?q=a%20b&lng=%C3%BC%26x',
      timeoutMs: 15_000,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-app-name': 'test',
        'x-geoip': 'DE',
        'accept-language': 'ru',
        'idempotency-key': 'k',
      },
    });
  });

  it('sends a body as JSON', () => {
    const { line } = ask({ method: 'POST', path: '/thing', body: { amount: 5 }, decode: nothing });
    expect(line.sent[0]?.request).toMatchObject({
      body: '{"amount":5}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('[HTTP-1] of a player carries that player’s tokens and the fingerprint', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    ask({ ...named, auth: true }, line);
    expect(line.sent[0]?.request.headers).toMatchObject({
      authorization: 'Bearer t1',
      'x-session-token': 'session of t1',
      'x-fingerprint': 'none',
    });
  });

  it('is sent on subscription, and aborted when the last subscriber leaves', () => {
    const line = openLine();
    const call = line.api(named);
    expect(line.sent).toEqual([]);
    call.subscribe().unsubscribe();
    expect(line.sent.map(({ isAborted }) => isAborted())).toEqual([true]);
  });

  const outcomes: readonly (readonly [string, (line: ReturnType<typeof openLine>) => void, unknown])[] = [
    [
      'a good answer is its value',
      (line) => line.sent[0]?.answer(200, { name: 'x', more: 1 }),
      { ok: true, value: { name: 'x' } },
    ],
    ['no network is network', (line) => line.sent[0]?.fail('network'), { ok: false, error: { kind: 'network' } }],
    ['silence is timeout', (line) => line.sent[0]?.fail('timeout'), { ok: false, error: { kind: 'timeout' } }],
    ['an abort is closed', (line) => line.sent[0]?.fail('closed'), { ok: false, error: { kind: 'closed' } }],
    [
      'what is no JSON is malformed',
      (line) => line.sent[0]?.answer(200, '<html>'),
      { ok: false, error: { kind: 'malformed', issue: 'not JSON' } },
    ],
    [
      'JSON of another shape is malformed and says where',
      (line) => line.sent[0]?.answer(200, { name: 7 }),
      { ok: false, error: { kind: 'malformed', issue: expect.stringContaining('/thing name:') as string } },
    ],
    [
      'nothing where something was expected is malformed',
      (line) => line.sent[0]?.answer(200, ''),
      { ok: false, error: { kind: 'malformed', issue: expect.stringContaining('/thing') as string } },
    ],
    [
      'a refusal has its status and its errors',
      (line) => line.sent[0]?.answer(422, { errors: [{ code: 'underAge', detail: 'no', meta: { field: 'age' } }] }),
      {
        ok: false,
        error: { kind: 'status', status: 422, errors: [{ code: 'underAge', detail: 'no', meta: { field: 'age' } }] },
      },
    ],
    [
      'a refusal in another shape has none',
      (line) => line.sent[0]?.answer(502, '<html>'),
      { ok: false, error: { kind: 'status', status: 502, errors: [] } },
    ],
    [
      'errors that are none are left out',
      (line) => line.sent[0]?.answer(400, { errors: [null, 7, { code: {} }] }),
      { ok: false, error: { kind: 'status', status: 400, errors: [{ code: 'unknown', detail: '', meta: {} }] } },
    ],
    [
      'a code may be a number',
      (line) => line.sent[0]?.answer(400, { errors: [{ code: 7 }] }),
      { ok: false, error: { kind: 'status', status: 400, errors: [{ code: '7', detail: '', meta: {} }] } },
    ],
    [
      'an errors field that is no list counts for nothing',
      (line) => line.sent[0]?.answer(400, { errors: 'no' }),
      { ok: false, error: { kind: 'status', status: 400, errors: [] } },
    ],
    [
      'a redirect is no answer',
      (line) => line.sent[0]?.answer(302, ''),
      { ok: false, error: { kind: 'status', status: 302, errors: [] } },
    ],
  ];
  for (const [what, happen, outcome] of outcomes) {
    it(what, () => {
      const { line, answers } = ask(named);
      happen(line);
      expect(answers).toEqual([outcome]);
    });
  }

  it('whose answer is text is not read as JSON', () => {
    const { line, answers } = ask({
      method: 'GET',
      path: '/who',
      text: true,
      decode: (value) => ({ ok: true, value }),
    });
    line.sent[0]?.answer(200, '1234');
    expect(answers).toEqual([{ ok: true, value: '1234' }]);
  });

  it('a guest call that is refused does not request a token', () => {
    const { line, answers } = ask(named);
    line.sent[0]?.answer(401, {});
    expect(line.sent).toHaveLength(1);
    expect(answers).toHaveLength(1);
  });
});
