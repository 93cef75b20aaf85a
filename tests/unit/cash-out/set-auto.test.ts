/** Setting an automatic cash-out: what the operator refused, and what had no answer. */
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import type { Api, ApiError, CallFailure } from 'touchline/http/api';
import type { Recorded } from 'touchline/kernel/message';
import type { CashOutCommand, CashOutEvent } from 'touchline/core/cash-out/messages';
import { setAutos } from 'touchline/core/cash-out/set-auto.process';

const SETTING = { betId: '5', amount: 1_200 };
const ASKED: Recorded<CashOutEvent> = {
  seq: 1,
  at: 0,
  id: 'a',
  event: { type: 'cash-out/autoAsked', payload: SETTING },
};

/** The reports after a failed call. */
function after(failure: CallFailure): CashOutCommand | undefined {
  const commands: CashOutCommand[] = [];
  const api: Api = () => of({ ok: false, error: failure });
  setAutos({ events$: of(ASKED), api }).subscribe((command) => commands.push(command));
  return commands[0];
}
const status = (code: number, ...codes: readonly string[]): CallFailure => ({
  kind: 'status',
  status: code,
  errors: codes.map((each): ApiError => ({ code: each, detail: '', meta: {} })),
});

it.each([
  ['a known reason', status(422, 'aboveBest'), 'aboveBest'],
  ['a closed site', status(503, 'maintenance'), 'maintenance'],
  ['a reason of a later version', status(422, 'fullMoon'), 'refused'],
] as const)('[CSO-18] a refusal names its reason: %s', (_, failure, code) => {
  expect(after(failure)).toEqual({
    type: 'cash-out/reportAuto',
    payload: { ...SETTING, refusal: { code, amount: null } },
  });
});

it.each<readonly [string, CallFailure]>([
  ['no connection', { kind: 'network' }],
  ['a timeout', { kind: 'timeout' }],
  ['an answer that can not be read', { kind: 'malformed', issue: 'amount' }],
  ['a failed server', status(500, 'internal')],
  ['too many calls', status(429)],
])('[CSO-18] no answer is no refusal: %s', (_, failure) => {
  expect(after(failure)).toEqual({ type: 'cash-out/reportAutoFailed', payload: SETTING });
});
