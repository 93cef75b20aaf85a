/** Asks for quotes and converts. A conversion without an answer is sent again under its key [ACH-6]. */
import { EMPTY, filter, from, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountChangesCommand, AccountChangesEvent } from './messages.ts';
import type { AskedConversion, Quote } from './types.ts';
import { ACCOUNT_PATHS, decodeConversion } from './wire.ts';

/** A player who types asks once, not at every key. */
const TYPING_MS = 250;
/** Further attempts after one without an answer, and the time between them. */
const RETRIES = 3;
const RETRY_MS = 2_500;

interface Io {
  readonly events$: Observable<Recorded<AccountChangesEvent>>;
  readonly api: Api;
  readonly clock: Clock;
  readonly language: () => string;
}

export function quoteConversion({ events$, api, clock, language }: Io): Observable<AccountChangesCommand> {
  const askFor = (asked: AskedConversion): Observable<AccountChangesCommand> =>
    api({
      method: 'GET',
      path: ACCOUNT_PATHS.quote,
      query: { from: String(asked.from), to: String(asked.to), amount: String(asked.amount), lng: language() },
      auth: true,
      decode: decodeConversion,
    }).pipe(
      mergeMap((answer): Observable<AccountChangesCommand> => {
        if (answer.ok && answer.value.success)
          return of({ type: 'account-changes/receiveQuote', payload: answer.value.data });
        return of({
          type: 'account-changes/refuseConversion',
          payload: answer.ok && !answer.value.success ? answer.value.data : NO_ANSWER,
        });
      }),
    );
  return events$.pipe(
    filter(({ event }) => event.type === 'account-changes/quoteAsked' || event.type === 'account-changes/quoteDropped'),
    switchMap(({ event }) =>
      event.type === 'account-changes/quoteAsked'
        ? after(clock, TYPING_MS).pipe(mergeMap(() => askFor(event.payload)))
        : EMPTY,
    ),
  );
}

export function convert({ events$, api, clock, language }: Io): Observable<Message> {
  const send = (quote: Quote, key: string, retries: number): Observable<Message> => {
    const { amount, received } = quote;
    return api({
      method: 'POST',
      path: ACCOUNT_PATHS.convert,
      query: { lng: language() },
      headers: { 'idempotency-key': key },
      auth: true,
      body: { from: quote.from, to: quote.to, amount, received },
      decode: decodeConversion,
    }).pipe(
      mergeMap((answer): Observable<Message> => {
        if (answer.ok)
          return from<Message[]>([
            answer.value.success
              ? { type: 'account-changes/reportConverted', payload: answer.value.data }
              : { type: 'account-changes/refuseConversion', payload: answer.value.data },
            REFRESH,
          ]);
        if (answer.error.kind === 'status' && answer.error.status < 500)
          return of({ type: 'account-changes/refuseConversion', payload: NO_ANSWER });
        return retries > 0
          ? after(clock, RETRY_MS).pipe(mergeMap(() => send(quote, key, retries - 1)))
          : from<Message[]>([{ type: 'account-changes/reportUnknown', payload: {} }, REFRESH]);
      }),
    );
  };
  return events$.pipe(
    mergeMap(({ event }) =>
      event.type === 'account-changes/converting' ? send(event.payload.quote, event.payload.key, RETRIES) : EMPTY,
    ),
  );
}

const NO_ANSWER = { code: 'noAnswer', message: '' };
const REFRESH: Message = { type: 'accounts/refresh', payload: {} };
