/**
 * Questions about payments. A question without an answer is sent again with the same key, a few times, so that the
 * operator never records it twice.
 */
import { EMPTY, filter, map, merge, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Result } from '../../kernel/result.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { CashierCommand, CashierEvent } from './messages.ts';
import type { PaymentRequest, PersonalValues } from './types.ts';
import type { CashierWire } from './wire.ts';
import { decodeRequest, decodeRequests, decodeTopics } from './wire.ts';

const PATH = '/payment-api/v1/requests';
const MORE_TRIES = 2;
const RETRY_MS = 2_000;

interface Io {
  readonly events$: Observable<Recorded<CashierEvent>>;
  readonly api: Api;
  readonly wire: CashierWire;
  readonly session: Readable<SessionState>;
  readonly clock: Clock;
  readonly language: () => string;
  /** Takes the text of a question from the secret channel, once. */
  readonly take: (attempt: string) => PersonalValues | null;
}

type Asked = Extract<CashierEvent, { type: 'cashier/requestAsked' }>['payload'];

export function askRequests({ events$, api, wire, session, clock, language, take }: Io): Observable<CashierCommand> {
  function call(asked: Asked, text: string): Observable<Result<PaymentRequest, CallFailure>> {
    const common = {
      headers: { 'idempotency-key': asked.key },
      auth: true,
      decode: decodeRequest,
      method: 'POST',
    } as const;
    switch (asked.what) {
      case 'create': {
        const { topicId, subTopicId, paymentId } = asked;
        return api({ ...common, path: PATH, body: { topicId, subTopicId, paymentId, text, language: language() } });
      }
      case 'send':
        return api({
          ...common,
          path: `${PATH}/${encodeURIComponent(asked.id)}/messages`,
          body: { text, language: language() },
        });
      case 'close':
        return api({ ...common, path: `${PATH}/${encodeURIComponent(asked.id)}/close`, query: { lng: language() } });
    }
  }

  function ask(asked: Asked): Observable<CashierCommand> {
    const text = asked.what === 'close' ? '' : (take(asked.attempt)?.['text'] ?? '').trim();
    const go = (triesLeft: number): Observable<CashierCommand> =>
      call(asked, text).pipe(
        mergeMap((answer): Observable<CashierCommand> => {
          const received = (request: PaymentRequest | 'failed' | 'refused'): Observable<CashierCommand> =>
            of({ type: 'cashier/receiveRequest', payload: { key: asked.key, request } });
          if (answer.ok) return received(answer.value);
          if (answer.error.kind === 'status' && answer.error.status < 500) return received('refused');
          return triesLeft > 0 ? after(clock, RETRY_MS).pipe(mergeMap(() => go(triesLeft - 1))) : received('failed');
        }),
      );
    return go(MORE_TRIES);
  }

  return whilePlayer(session, () => {
    const asked$ = events$.pipe(map(({ event }) => event));
    return merge(
      asked$.pipe(
        filter((event) => event.type === 'cashier/requestsAsked'),
        switchMap(() =>
          api({ method: 'GET', path: PATH, query: { lng: language() }, auth: true, decode: decodeRequests }),
        ),
        map((answer): CashierCommand => ({
          type: 'cashier/receiveRequests',
          payload: { requests: answer.ok ? answer.value.requests : null },
        })),
      ),
      asked$.pipe(
        filter((event) => event.type === 'cashier/topicsAsked'),
        switchMap(() =>
          api({ method: 'GET', path: `${PATH}/topics`, query: { lng: language() }, auth: true, decode: decodeTopics }),
        ),
        map((answer): CashierCommand => ({
          type: 'cashier/receiveTopics',
          payload: { topics: answer.ok ? answer.value.topics : null },
        })),
      ),
      asked$.pipe(
        filter((event) => event.type === 'cashier/transactionsAsked'),
        switchMap(({ payload: { topicId } }) =>
          api({
            method: 'GET',
            path: `${PATH}/topics/${topicId}/transactions`,
            auth: true,
            decode: wire.payments,
          }).pipe(
            map((answer): CashierCommand => ({
              type: 'cashier/receiveTransactions',
              payload: { topicId, payments: answer.ok ? answer.value.payments : null },
            })),
          ),
        ),
      ),
      asked$.pipe(mergeMap((event) => (event.type === 'cashier/requestAsked' ? ask(event.payload) : EMPTY))),
    );
  });
}
