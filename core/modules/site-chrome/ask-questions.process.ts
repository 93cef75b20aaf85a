/**
 * Sends a question to the desk, and loads the questions with their answers [SCH-17]. Neither enters a message: the list
 * is put into `list`, and messages say only how a call ended.
 */
import { concatMap, EMPTY, filter, map, merge, switchMap, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Cell } from '../../kernel/readable.ts';
import type { Result } from '../../kernel/result.ts';
import type { Question } from './questions.ts';
import { MAX_QUESTIONS } from './questions.ts';
import type { AskOutcome, QuestionsCommand, QuestionsEvent } from './messages.ts';
import { decodeQuestion, decodeQuestions, QUESTIONS_PATH } from './questions-wire.ts';

interface Io {
  readonly events$: Observable<Recorded<QuestionsEvent>>;
  readonly api: Api;
  readonly language: () => string;
  readonly nextId: () => string;
  /** Takes the text of a question from the secret channel, once. */
  readonly take: (attempt: string) => string | null;
  readonly list: Cell<readonly Question[] | null>;
  /** Emits when a player leaves. */
  readonly left$: Observable<unknown>;
}

export function askQuestions({ events$, api, language, nextId, take, list, left$ }: Io): Observable<QuestionsCommand> {
  /** The last question without an answer keeps its key. */
  let open: { readonly key: string; readonly text: string } | null = null;

  const load$ = events$.pipe(
    filter(({ event }) => event.type === 'questions/loading'),
    switchMap(() =>
      api({ method: 'GET', path: QUESTIONS_PATH, auth: true, decode: decodeQuestions }).pipe(takeUntil(left$)),
    ),
    map((answer): QuestionsCommand => {
      if (answer.ok) list.set(answer.value);
      return { type: 'questions/reportLoaded', payload: { hasFailed: !answer.ok } };
    }),
  );

  function outcomeOf(answer: Result<Question, CallFailure>): AskOutcome {
    if (!answer.ok) {
      const isRefused = answer.error.kind === 'status' && answer.error.status < 500;
      if (isRefused) open = null;
      return isRefused ? 'refused' : 'failed';
    }
    open = null;
    const { value } = answer;
    const before = list.get();
    if (before !== null)
      list.set([value, ...before.filter(({ number }) => number !== value.number)].slice(0, MAX_QUESTIONS));
    return 'sent';
  }

  const ask$ = events$.pipe(
    concatMap(({ event }) => {
      const text = event.type === 'questions/sending' ? take(event.payload.attempt) : null;
      if (text === null) return EMPTY;
      const { key } = (open = open?.text === text ? open : { key: nextId(), text });
      return api({
        method: 'POST',
        path: QUESTIONS_PATH,
        auth: true,
        body: { key, text, language: language() },
        decode: decodeQuestion,
      }).pipe(
        takeUntil(left$),
        map((answer): QuestionsCommand => ({
          type: 'questions/reportAsked',
          payload: { outcome: outcomeOf(answer) },
        })),
      );
    }),
  );

  const forget$ = left$.pipe(
    map((): QuestionsCommand => {
      open = null;
      list.set(null);
      return { type: 'questions/forget', payload: {} };
    }),
  );
  return merge(load$, ask$, forget$);
}
