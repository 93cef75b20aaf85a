/**
 * The limit service's calls as data: request -> status and body. The handlers pass them to msw; models call them
 * directly.
 */
import * as v from 'valibot';
import { kindOfNumber, numberOfKind, onWire } from 'touchline/core/limits/kinds-wire';
import { limitsPaths } from 'touchline/core/limits/paths';
import { isMoneyKind, NO_LIMIT_AMOUNT } from 'touchline/core/limits/rules/kinds';
import { CONTROL_PERIODS, LIMIT_KINDS } from 'touchline/core/limits/types';
import type { LimitsBook, SaveResult } from './limits-book.ts';

export interface LimitCall {
  readonly playerId: number;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query: URLSearchParams;
  /** Parsed JSON; null without a body. */
  readonly body: unknown;
}

/** `body` is sent as JSON; without one the answer is empty. `code` names a problem, `detail` the violated rule. */
export interface LimitReply {
  readonly status: number;
  readonly body?: unknown;
  readonly code?: string;
  readonly detail?: string;
}

const int = v.pipe(v.number(), v.safeInteger());
const kind = v.pipe(v.unknown(), v.transform(kindOfNumber), v.picklist(LIMIT_KINDS, 'a kind of limit'));
const saveBody = v.object({
  limits: v.pipe(
    v.array(
      v.object({
        limitType: kind,
        limitValue: v.pipe(
          int,
          v.minValue(-1),
          v.maxValue(NO_LIMIT_AMOUNT, `at most ${NO_LIMIT_AMOUNT}, which means no limit`),
        ),
        currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{2,4}$/))),
        seenValue: v.optional(v.nullable(int)),
      }),
    ),
    v.minLength(1),
    v.maxLength(LIMIT_KINDS.length),
  ),
  reasonId: v.nullish(int, null),
});
const actionBody = v.object({ action: v.picklist(['confirm', 'reject']), limitType: kind });
const testBody = v.object({
  tokenGuid: v.pipe(v.string(), v.maxLength(100)),
  answers: v.pipe(v.array(v.object({ questionId: int, answerId: int })), v.maxLength(50)),
});
const realityBody = v.object({
  data: v.object({
    attributes: v.object({
      action: v.picklist(['continue', 'log_out', 'nothing']),
      do_not_show_again: v.boolean(),
      popup_show_at: int,
    }),
  }),
});

/** The player's UTC offset in minutes; no zone is further away than 14 hours. */
const controlQuery = v.object({
  period: v.picklist(CONTROL_PERIODS),
  offset: v.pipe(v.string(), v.regex(/^-?\d{1,3}$/), v.transform(Number), v.minValue(-840), v.maxValue(840)),
});
const MINUTE_MS = 60_000;

/** Reasons that a player may give; giving one is optional. */
const REASONS = [
  { id: 1, title: 'limits.reason.money' },
  { id: 2, title: 'limits.reason.time' },
  { id: 3, title: 'limits.reason.family' },
  { id: 4, title: 'limits.reason.break' },
  { id: 5, title: 'limits.reason.other' },
];

const OFFSET = 'offset: minutes ahead of UTC, -840 to 840';

function malformed(detail: string): LimitReply {
  return { status: 422, code: 'malformed', detail };
}

/** The first validation issue, with its path in the body. */
function misfit([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): LimitReply {
  return malformed(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

function answerReality(asked: unknown): LimitReply {
  const body = v.safeParse(realityBody, asked);
  return body.success ? { status: 200, body: { success: true } } : misfit(body.issues);
}

/** The answer, or null when the call belongs to another service. */
export function answerLimits(book: LimitsBook, call: LimitCall): LimitReply | null {
  const { playerId } = call;
  const list = (): { readonly serverTime: number; readonly limitsData: unknown } => ({
    serverTime: book.now(),
    limitsData: book.list(playerId).map(onWire),
  });
  const saved = ({ status, questions, tokenGuid }: SaveResult): LimitReply => ({
    status: 200,
    body: { status, title: '', questions, tokenGuid, ...list() },
  });
  switch (`${call.method} ${call.path}`) {
    case `GET ${limitsPaths.limits}`:
      return {
        status: 200,
        body: {
          serverTime: book.now(),
          currency: book.currency(playerId),
          limits: book.list(playerId).map(onWire),
          reviewedAt: book.reviewedAt(playerId),
        },
      };
    case `POST ${limitsPaths.limits}`: {
      const body = v.safeParse(saveBody, call.body);
      if (!body.success) return misfit(body.issues);
      const { limits, reasonId } = body.output;
      if (reasonId !== null && !REASONS.some(({ id }) => id === reasonId))
        return {
          status: 422,
          code: 'unknownReason',
          detail: `reasonId: one of ${REASONS.map(({ id }) => id).join(', ')}, or none`,
        };
      return saved(book.save(playerId, limits, reasonId));
    }
    case `GET ${limitsPaths.available}`:
      return {
        status: 200,
        body: book.available().map((each) => ({ ...each, type: numberOfKind(each.type) })),
      };
    case `GET ${limitsPaths.reasons}`:
      return { status: 200, body: REASONS };
    case `POST ${limitsPaths.testAnswers}`: {
      const body = v.safeParse(testBody, call.body);
      if (!body.success) return misfit(body.issues);
      const questionsResult = book.answerTest(playerId, body.output.tokenGuid, body.output.answers);
      if (questionsResult === null) return { status: 404, code: 'unknownTest' };
      return {
        status: 200,
        body: { success: questionsResult.every(({ isRight }) => isRight), questionsResult, ...list() },
      };
    }
    case `POST ${limitsPaths.action}`: {
      const body = v.safeParse(actionBody, call.body);
      if (!body.success) return misfit(body.issues);
      const status = book.act(playerId, body.output.limitType, body.output.action);
      return status === 'tooEarly' ? { status: 403, code: status } : saved({ status, questions: [], tokenGuid: '' });
    }
    case `DELETE ${limitsPaths.remove}`: {
      const limitType = v.safeParse(kind, Number(call.query.get('limitType')));
      return limitType.success
        ? saved(book.remove(playerId, limitType.output))
        : malformed('limitType: a kind of limit');
    }
    case `POST ${limitsPaths.blockUser}`:
      book.blockUser(playerId);
      return { status: 200, body: { success: true, ...list() } };
    case `POST ${limitsPaths.ping}`:
      book.ping(playerId);
      return { status: 204 };
    case `GET ${limitsPaths.preview}`: {
      const limitType = kindOfNumber(Number(call.query.get('limitType')));
      const limitValue = Number(call.query.get('limitValue'));
      if (limitType === null || !isMoneyKind(limitType)) return malformed('limitType: 1 to 3, 10 to 12 or 20 to 22');
      return Number.isSafeInteger(limitValue) && limitValue >= 0
        ? { status: 200, body: onWire(book.preview(playerId, limitType, limitValue)) }
        : malformed('limitValue: minor units, 0 or more');
    }
    case `GET ${limitsPaths.control}`: {
      const query = v.safeParse(controlQuery, {
        period: call.query.get('period'),
        offset: call.query.get('offset') ?? '0',
      });
      return query.success
        ? {
            status: 200,
            body: {
              serverTime: book.now(),
              steps: book.control(playerId, query.output.period, query.output.offset * MINUTE_MS),
            },
          }
        : malformed(`period: ${CONTROL_PERIODS.join(', ')}; ${OFFSET}`);
    }
    case `POST ${limitsPaths.review}`:
      book.review(playerId);
      return { status: 204 };
    case `GET ${limitsPaths.story}`:
      return { status: 200, body: book.story(playerId).map(onWire) };
    case `POST ${limitsPaths.realityCheck}`:
      return answerReality(call.body);
  }
  return null;
}
