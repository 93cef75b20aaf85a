/**
 * The meaning of the service's answer to a change. Messages are keys of texts; a title of the server takes
 * precedence in display [LIM-14].
 */
import type { Asked, LimitsCommand, LimitsEvent } from '../messages.ts';

export type LimitReport = Extract<LimitsCommand, { type: 'limits/reportSaved' | 'limits/reportTested' }>;

/** Statuses that mean success. An answer without a status but with a list is a success too. */
const YES: readonly string[] = ['ok', 'success', 'active', 'pending', ''];

export function outcomeKey(what: Asked['what'], isOk: boolean): string {
  switch (what) {
    case 'confirm':
      return isOk ? 'confirm_limit_success' : 'confirm_limit_error';
    case 'reject':
    case 'remove':
      return isOk ? 'responsible_gaming_cancel_limit_success' : 'cancel_limit_error';
    case 'save':
    case 'test':
      return isOk ? 'main_save_success' : 'main_query_error';
    case 'stop':
      return isOk ? 'responsible_gaming_self_exclusion_warning' : 'main_query_error';
  }
}

/**
 * The events of an answer: questions to answer first, or an outcome and, where the answer has one, the new list, in one
 * batch.
 */
export function answered({ what }: Asked, { type, payload }: LimitReport): readonly LimitsEvent[] {
  if (type === 'limits/reportSaved' && payload.questions.length > 0 && payload.tokenGuid !== '') {
    return [{ type: 'limits/testOpened', payload: { tokenGuid: payload.tokenGuid, questions: payload.questions } }];
  }
  const { limitsData, serverTime, receivedAt } = payload;
  const result =
    type === 'limits/reportTested'
      ? {
          isOk: payload.success,
          status: payload.success ? 'ok' : 'failed',
          title: '',
          testPassed: payload.success,
          ...(payload.wrong === undefined ? {} : { wrong: payload.wrong }),
        }
      : {
          isOk: YES.includes(payload.status.toLowerCase()),
          status: payload.status,
          title: payload.title,
          testPassed: null,
        };
  const outcome: LimitsEvent = {
    type: 'limits/changeAnswered',
    payload: { what, isSure: true, key: outcomeKey(what, result.isOk), ...result },
  };
  return limitsData === null
    ? [outcome]
    : [
        {
          type: 'limits/received',
          payload: { serverTime, limits: limitsData, available: null, receivedAt, isToChange: true },
        },
        outcome,
      ];
}
