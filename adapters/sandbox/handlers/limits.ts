/** Responsible gaming. Every answer waits until its contents are durable. */
import { numberOfKind } from 'touchline/core/limits/kinds-wire';
import { limitsPaths } from 'touchline/core/limits/paths';
import { unitOf } from 'touchline/core/limits/rules/kinds';
import type { AvailableLimit } from 'touchline/core/limits/types';
import type { Operator } from '../operator/operator.ts';
import { answerLimits } from '../operator/limits/calls.ts';
import type { LimitReply } from '../operator/limits/calls.ts';
import { limitLabels, optionLabels } from '../operator/limits/labels.ts';
import type { LimitsBook } from '../operator/limits/limits-book.ts';
import { siteLanguage } from '../operator/site/words.ts';
import type { SiteLanguage } from '../operator/site/words.ts';
import { signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { json, nothing, problem } from './respond.ts';

/** As `Route`, with DELETE for the one call that deletes. */
export type LimitRoute = Omit<Route, 'method'> & { readonly method: 'get' | 'post' | 'delete' };

const CALLS = [
  ['GET', limitsPaths.limits],
  ['POST', limitsPaths.limits],
  ['GET', limitsPaths.available],
  ['GET', limitsPaths.reasons],
  ['POST', limitsPaths.testAnswers],
  ['POST', limitsPaths.action],
  ['DELETE', limitsPaths.remove],
  ['POST', limitsPaths.blockUser],
  ['POST', limitsPaths.ping],
  ['GET', limitsPaths.preview],
  ['GET', limitsPaths.story],
  ['GET', limitsPaths.control],
  ['POST', limitsPaths.review],
  ['POST', limitsPaths.realityCheck],
] as const;
const METHODS = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

export function createLimitRoutes(bookOf: (operator: Operator) => LimitsBook): readonly LimitRoute[] {
  return CALLS.map(([method, path]) => ({
    method: METHODS[method],
    path,
    answer: (call) => {
      // A call that changes state requires a header that only a script can set, so no form on another site can send it.
      if (method !== 'GET' && call.headers.get('x-requested-with') === null) {
        return problem({
          status: 400,
          code: 'missingHeader',
          title: 'A header is missing',
          detail: 'This call needs X-Requested-With.',
        });
      }
      return signed(async (own) => answer(own, method, path, bookOf(own.operator)))(call);
    },
  }));
}

async function answer(
  call: SignedCall,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  book: LimitsBook,
): Promise<Response> {
  const text = method === 'POST' ? await call.body() : '';
  let body: unknown = null;
  try {
    if (text !== '') body = JSON.parse(text);
  } catch {
    return problem({
      status: 400,
      code: 'notJson',
      title: 'The request could not be read',
      detail: 'The body is not JSON.',
    });
  }
  const reply = answerLimits(book, { playerId: call.bettor.id, method, path, query: call.query, body });
  await call.operator.durable();
  if (path === limitsPaths.available && reply?.status === 200) {
    const hasNames = call.operator.switches.get('hasLimitLabels');
    return json(named(book.available(), hasNames, siteLanguage(call.headers.get('x-language'))));
  }
  return respond(reply ?? { status: 404, code: 'unknownCall' });
}

/** Available limits with the unit of their values, and with the operator's names where they have any. */
function named(limits: readonly AvailableLimit[], hasNames: boolean, language: SiteLanguage): readonly unknown[] {
  return limits.map((each) => ({
    ...each,
    type: numberOfKind(each.type),
    measure: unitOf(each.type),
    label: hasNames ? (limitLabels[each.type]?.[language] ?? '') : '',
    optionsMap: Object.fromEntries(
      Object.entries(hasNames ? (optionLabels[each.type] ?? {}) : {}).map(([value, name]) => [value, name[language]]),
    ),
  }));
}

const TITLES: Readonly<Record<string, string>> = {
  malformed: 'The request could not be understood',
  tooEarly: 'It is too early',
  unknownTest: 'There is no such test',
  unknownCall: 'Not found',
  unknownReason: 'There is no such reason',
};

function respond({ status, body, code, detail = '' }: LimitReply): Response {
  if (code !== undefined) return problem({ status, code, title: TITLES[code] ?? code, detail });
  return status === 204 ? nothing() : json(body, status);
}
