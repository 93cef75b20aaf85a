import { describe, expect, it } from 'vitest';
import type { Call } from 'touchline/http/api';
import type { Line } from './given.ts';
import { openLine, TOKEN_PATH, tokensNamed } from './given.ts';

const mine: Call<unknown> = { method: 'GET', path: '/mine', auth: true, decode: (value) => ({ ok: true, value }) };

function ask(line: Line, times = 1): unknown[] {
  const answers: unknown[] = [];
  for (let at = 0; at < times; at += 1) line.api(mine).subscribe((answer) => answers.push(answer));
  return answers;
}

const bearers = (line: Line): readonly (string | undefined)[] =>
  line.to('/mine').map(({ request }) => request.headers['authorization']);

describe('a refused token', () => {
  it('[SES-6] is refreshed once, and the call is repeated once', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    const answers = ask(line);
    line.sent[0]?.answer(401);
    line.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('t2', line.clock));
    line.to('/mine')[1]?.answer(200, { here: true });
    expect(bearers(line)).toEqual(['Bearer t1', 'Bearer t2']);
    expect(answers).toEqual([{ ok: true, value: { here: true } }]);
  });

  it('[SES-6] that is refused again after a refresh is not retried again', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    const answers = ask(line);
    line.sent[0]?.answer(401);
    line.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('t2', line.clock));
    line.to('/mine')[1]?.answer(401);
    expect(answers).toMatchObject([{ ok: false, error: { kind: 'status', status: 401 } }]);
    expect(line.to('/mine')).toHaveLength(2);
    expect(line.to(TOKEN_PATH)).toHaveLength(1);
    expect(line.lost()).toBe(0);
  });

  it('[SES-6] is never used again: not during the refresh, not after a failed one, not after a second refusal', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    ask(line);
    line.sent[0]?.answer(401);
    expect(line.tokens.current()).toBeNull();
    line.to(TOKEN_PATH)[0]?.fail('network');
    expect(line.tokens.current()).toBeNull();
    ask(line);
    line.to(TOKEN_PATH)[1]?.answer(200, tokensNamed('t2', line.clock));
    line.to('/mine')[1]?.answer(401);
    ask(line);
    expect(bearers(line)).toEqual(['Bearer t1', 'Bearer t2']);
    expect(line.to(TOKEN_PATH)).toHaveLength(3);
  });

  it('[SES-6] of 50 concurrent calls causes one refresh', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    const answers = ask(line, 50);
    const first = [...line.to('/mine')];
    for (const call of first.slice(0, 30)) call.answer(401);
    line.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('t2', line.clock));
    // Refusals of the old token that arrive after the new token.
    for (const call of first.slice(30)) call.answer(401);
    for (const call of line.to('/mine').slice(50)) call.answer(200, {});
    expect(line.to(TOKEN_PATH)).toHaveLength(1);
    expect(answers).toHaveLength(50);
    expect(new Set(bearers(line).slice(50))).toEqual(new Set(['Bearer t2']));
    expect(answers.every((answer) => (answer as { ok: boolean }).ok)).toBe(true);
  });

  it('[SES-6] has its refresh shared for 60 s', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    ask(line, 2);
    const [soon, late] = line.to('/mine');
    soon?.answer(401);
    line.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('t2', line.clock));
    line.clock.tick(60_000);
    late?.answer(401);
    expect(line.to(TOKEN_PATH)).toHaveLength(2);
  });

  it('[HTTP-3] on a device whose clock is hours ahead is refreshed once per 60 s, too, and a login needs no refresh', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock, -7_200_000));
    ask(line);
    line.to('/mine')[0]?.answer(401);
    line.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('t2', line.clock, -7_200_000));
    for (let minute = 0; minute < 2; minute += 1) {
      line.clock.tick(59_999);
      if (minute === 0) ask(line, 3);
      line.clock.tick(1);
    }
    expect(line.to(TOKEN_PATH)).toHaveLength(1);
    expect(bearers(line)).toEqual(['Bearer t1', 'Bearer t2', 'Bearer t2', 'Bearer t2', 'Bearer t2']);
    ask(line);
    expect(line.to(TOKEN_PATH)).toHaveLength(2);
  });

  it('[SES-6] that has expired is not sent at all', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock, 1_000));
    line.clock.tick(1_000);
    ask(line);
    expect(line.to('/mine')).toHaveLength(0);
    expect(line.to(TOKEN_PATH)).toHaveLength(1);
  });
});

describe('a missing token', () => {
  it('[SES-6] is requested by the cookie first', () => {
    const line = openLine();
    const answers = ask(line, 3);
    expect(line.sent.map(({ request }) => request.path)).toEqual([`${TOKEN_PATH}?force_refresh=true`]);
    line.sent[0]?.answer(200, tokensNamed('t1', line.clock));
    for (const call of line.to('/mine')) call.answer(200, {});
    expect(bearers(line)).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t1']);
    expect(answers).toHaveLength(3);
  });

  it('[SES-6] ends the session only on the operator’s answer', () => {
    for (const [happen, kind, lost] of [
      [(line: Line) => line.sent[0]?.fail('timeout'), 'timeout', 0],
      [(line: Line) => line.sent[0]?.answer(500), 'status', 0],
      [(line: Line) => line.sent[0]?.answer(200, { token: '' }), 'malformed', 0],
      [(line: Line) => line.sent[0]?.answer(401), 'signedOut', 1],
      [(line: Line) => line.sent[0]?.answer(403), 'signedOut', 1],
    ] as const) {
      const line = openLine();
      const answers = ask(line);
      happen(line);
      expect(answers).toMatchObject([{ ok: false, error: { kind } }]);
      expect(line.lost()).toEqual(lost);
    }
  });

  it('has its request aborted when no caller waits, and the next request starts anew', () => {
    const line = openLine();
    const call = line.api(mine).subscribe();
    call.unsubscribe();
    expect(line.sent[0]?.isAborted()).toBe(true);
    ask(line);
    expect(line.to(TOKEN_PATH)).toHaveLength(2);
  });
});

describe('a change of player', () => {
  it('[SES-5] discards a pending answer', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    const answers = ask(line);
    line.tokens.drop();
    line.sent[0]?.answer(200, { secret: 'of the first' });
    expect(answers).toEqual([{ ok: false, error: { kind: 'closed' } }]);
  });

  it('[SES-5] prevents a refused call from being repeated with the next player’s token', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    const answers = ask(line);
    line.tokens.drop();
    line.tokens.hold(tokensNamed('second', line.clock));
    line.sent[0]?.answer(401);
    expect(bearers(line)).toEqual(['Bearer t1']);
    expect(line.to(TOKEN_PATH)).toHaveLength(0);
    expect(answers).toEqual([{ ok: false, error: { kind: 'closed' } }]);
    expect(line.tokens.current()?.token).toBe('second');
  });

  it('[SES-5] discards a token requested by the previous player', () => {
    const line = openLine();
    const answers = ask(line);
    line.tokens.hold(tokensNamed('second', line.clock));
    line.sent[0]?.answer(200, tokensNamed('of the first', line.clock));
    expect(line.tokens.current()?.token).toBe('second');
    expect(answers).toEqual([{ ok: false, error: { kind: 'closed' } }]);
  });

  it('[SES-5] keeps a refusal of the previous player’s token from ending the session', () => {
    const line = openLine();
    ask(line);
    line.tokens.hold(tokensNamed('second', line.clock));
    line.sent[0]?.answer(401);
    expect(line.lost()).toBe(0);
    expect(line.tokens.current()?.token).toBe('second');
  });
});
