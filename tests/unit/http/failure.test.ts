import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from 'touchline/http/api';
import { failureName, failureStatus, joinDetails } from 'touchline/http/failure';
import { RETRIES, withRetries } from 'touchline/http/retry';
import { err, ok } from 'touchline/kernel/result';
import type { Result } from 'touchline/kernel/result';
import { createVirtualClock } from '../../models/virtual-clock.ts';

describe('a failure', () => {
  it('[HTTP-10] has the name and code of the catalogue', () => {
    expect(failureStatus({ kind: 'network' })).toEqual({ status: 'network-error', code: 0 });
    expect(failureStatus({ kind: 'timeout' })).toEqual({ status: 'network-error', code: 0 });
    expect(failureStatus({ kind: 'closed' })).toEqual({ status: 'close', code: 499 });
    expect(failureStatus({ kind: 'status', status: 403, errors: [] })).toEqual({ status: 'error', code: 403 });
    expect(failureStatus({ kind: 'signedOut' })).toEqual({ status: 'error', code: 401 });
    expect(failureStatus({ kind: 'malformed', issue: '' })).toEqual({ status: 'error', code: 500 });
    const failures: readonly CallFailure[] = [
      { kind: 'timeout' },
      { kind: 'closed' },
      { kind: 'status', status: 503, errors: [{ code: 'x', detail: 'Ada owes 5 EUR', meta: {} }] },
    ];
    expect(failures.map(failureName)).toEqual(['network-error', 'close 499', 'error 503']);
  });

  it('[HTTP-11] joins the texts of all its errors', () => {
    const error = (detail: string) => ({ code: 'x', detail, meta: {} });
    expect(joinDetails([error(' One. '), error(''), error('Two.')])).toBe('One. Two.');
    expect(joinDetails([])).toBe('');
  });
});

describe('the retry table', () => {
  const play = async (
    answers: readonly Result<number, CallFailure>[],
  ): Promise<{ readonly asked: number[]; readonly got: unknown[] }> => {
    const clock = createVirtualClock();
    const start = clock.now();
    const asked: number[] = [];
    const got: unknown[] = [];
    withRetries(
      () => {
        asked.push(clock.now() - start);
        return of(answers[asked.length - 1]!);
      },
      RETRIES.block,
      clock,
    ).subscribe((answer) => got.push(answer));
    await clock.run(10_000);
    return { asked, got };
  };
  const down: Result<number, CallFailure> = err({ kind: 'network' });

  it('[HTTP-12] block: 2 more tries 100 ms apart, then the last failure is final', async () => {
    expect(await play([down, down, err({ kind: 'timeout' })])).toEqual({
      asked: [0, 100, 200],
      got: [{ ok: false, error: { kind: 'timeout' } }],
    });
    expect(await play([down, ok(1)])).toEqual({ asked: [0, 100], got: [{ ok: true, value: 1 }] });
  });

  it('[HTTP-12] a cancelled call, or one without a session, is not retried', async () => {
    for (const kind of ['closed', 'signedOut'] as const) expect((await play([err({ kind })])).asked).toEqual([0]);
  });
});
