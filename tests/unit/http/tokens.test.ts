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
  it('[SES-6] is refreshed once and the call sent once more', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    const answers = ask(line);
    line.sent[0]?.answer(401);
    line.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('t2', line.clock));
    line.to('/mine')[1]?.answer(200, { here: true });
    expect(bearers(line)).toEqual(['Bearer t1', 'Bearer t2']);
    expect(answers).toEqual([{ ok: true, value: { here: true } }]);
  });

  it('[SES-6] refused again is the end of it: one retry', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    const answers = ask(line);
    line.sent[0]?.answer(401);
    line.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('t2', line.clock));
    line.to('/mine')[1]?.answer(401);
    expect(answers).toMatchObject([{ ok: false, error: { kind: 'status', status: 401 } }]);
    expect([line.to('/mine').length, line.to(TOKEN_PATH).length, line.lost()]).toEqual([2, 1, 0]);
  });

  it('[SES-6] is never handed out again: not while the refresh is under way, not when it failed, not when it was the second', () => {
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

  it('[SES-6] 50 calls refused together make one refresh', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    const answers = ask(line, 50);
    const first = [...line.to('/mine')];
    for (const call of first.slice(0, 30)) call.answer(401);
    line.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('t2', line.clock));
    // Refusals of the old token that come after the new one is here.
    for (const call of first.slice(30)) call.answer(401);
    for (const call of line.to('/mine').slice(50)) call.answer(200, {});
    expect([line.to(TOKEN_PATH).length, answers.length, new Set(bearers(line).slice(50))]).toEqual([
      1,
      50,
      new Set(['Bearer t2']),
    ]);
    expect(answers.every((answer) => (answer as { ok: boolean }).ok)).toBe(true);
  });

  it('[SES-6] a refresh is shared for 60 s and not longer', () => {
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

  it('[HTTP-3] on a device whose clock is hours ahead one refresh serves 60 s, too, and a login needs none', () => {
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
    expect([line.to(TOKEN_PATH).length, bearers(line)]).toEqual([
      1,
      ['Bearer t1', 'Bearer t2', 'Bearer t2', 'Bearer t2', 'Bearer t2'],
    ]);
    ask(line);
    expect(line.to(TOKEN_PATH)).toHaveLength(2);
  });

  it('[SES-6] one whose time is over is not sent at all', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock, 1_000));
    line.clock.tick(1_000);
    ask(line);
    expect([line.to('/mine').length, line.to(TOKEN_PATH).length]).toEqual([0, 1]);
  });
});

describe('no token', () => {
  it('[SES-6] asks for one by the cookie first', () => {
    const line = openLine();
    const answers = ask(line, 3);
    expect(line.sent.map(({ request }) => request.path)).toEqual([`${TOKEN_PATH}?force_refresh=true`]);
    line.sent[0]?.answer(200, tokensNamed('t1', line.clock));
    for (const call of line.to('/mine')) call.answer(200, {});
    expect([bearers(line), answers.length]).toEqual([['Bearer t1', 'Bearer t1', 'Bearer t1'], 3]);
  });

  it("[SES-6] only the operator's word ends a session", () => {
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
      expect([answers, line.lost()]).toMatchObject([[{ ok: false, error: { kind } }], lost]);
    }
  });

  it('a refresh that nobody waits for any more is aborted, and the next one starts anew', () => {
    const line = openLine();
    const call = line.api(mine).subscribe();
    call.unsubscribe();
    expect(line.sent[0]?.isAborted()).toBe(true);
    ask(line);
    expect(line.to(TOKEN_PATH)).toHaveLength(2);
  });
});

describe('when a player comes or goes', () => {
  it('[SES-5] an answer asked for before is discarded', () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    const answers = ask(line);
    line.tokens.drop();
    line.sent[0]?.answer(200, { secret: 'of the first' });
    expect(answers).toEqual([{ ok: false, error: { kind: 'closed' } }]);
  });

  it("[SES-5] a refused call of the first is not sent again with the second's token", () => {
    const line = openLine();
    line.tokens.hold(tokensNamed('t1', line.clock));
    const answers = ask(line);
    line.tokens.drop();
    line.tokens.hold(tokensNamed('second', line.clock));
    line.sent[0]?.answer(401);
    expect([bearers(line), line.to(TOKEN_PATH).length]).toEqual([['Bearer t1'], 0]);
    expect(answers).toEqual([{ ok: false, error: { kind: 'closed' } }]);
    expect(line.tokens.current()?.token).toBe('second');
  });

  it('[SES-5] a token asked for by the first is not kept for the second', () => {
    const line = openLine();
    const answers = ask(line);
    line.tokens.hold(tokensNamed('second', line.clock));
    line.sent[0]?.answer(200, tokensNamed('of the first', line.clock));
    expect(line.tokens.current()?.token).toBe('second');
    expect(answers).toEqual([{ ok: false, error: { kind: 'closed' } }]);
  });

  it("[SES-5] nor does its refusal end the second's session", () => {
    const line = openLine();
    ask(line);
    line.tokens.hold(tokensNamed('second', line.clock));
    line.sent[0]?.answer(401);
    expect([line.lost(), line.tokens.current()?.token]).toEqual([0, 'second']);
  });
});
