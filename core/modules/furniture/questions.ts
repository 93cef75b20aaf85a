/**
 * A player's questions to the operator's desk, and the answers [FUR-17]. Both are personal: they go from the form to
 * the call through this file and are in no command, event or state of the bus. They are dropped when the player leaves.
 */
import * as v from 'valibot';
import { exhaustMap, ignoreElements, map, merge, Subject, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Readable } from '../../kernel/readable.ts';
import { createCell } from '../../kernel/readable.ts';
import type { RightStop } from '../user/public.ts';

export const MIN_QUESTION_LENGTH = 5;
export const MAX_QUESTION_LENGTH = 1_000;
const QUESTIONS_PATH = '/web-api/support/questions';
/** The most questions kept; the operator has the older ones. */
const KEPT = 100;

export interface Question {
  readonly number: string;
  /** The operator's ms. */
  readonly at: number;
  readonly text: string;
  /** Null until the desk has answered. */
  readonly answer: { readonly at: number; readonly text: string } | null;
}

/**
 * `failed`: no answer, so the question may have arrived; sending it again keeps its key. `refused`: the operator
 * rejected it.
 */
export type Asking = 'idle' | 'sending' | 'sent' | 'failed' | 'refused';

export interface Questions {
  /** Newest first; null until loaded. */
  readonly list: readonly Question[] | null;
  readonly loading: 'idle' | 'loading' | 'failed';
  readonly asking: Asking;
}

export interface QuestionsView extends Questions {
  /** The stops on questions now [FUR-17]; earlier questions can still be read. */
  readonly stops: readonly RightStop[];
  readonly load: () => void;
  /**
   * False when the text is too short or too long, while another question is pending, or while questions are stopped;
   * nothing is sent then.
   */
  readonly ask: (text: string) => boolean;
  /** Returns to an empty form. */
  readonly startAnother: () => void;
}

const words = v.pipe(v.string(), v.maxLength(10_000));
const question: v.GenericSchema<unknown, Question> = v.object({
  number: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  at: integer,
  text: words,
  answer: v.nullable(v.object({ at: integer, text: words })),
});
const decodeQuestion: Decode<Question> = decodeWith(question);
const decodeQuestions: Decode<readonly Question[]> = decodeWith(
  v.pipe(
    v.object({ questions: v.array(question) }),
    v.transform((answer) => answer.questions.slice(0, KEPT)),
  ),
);

const NONE: Questions = { list: null, loading: 'idle', asking: 'idle' };

interface Io {
  readonly api: Api;
  readonly language: () => string;
  readonly nextId: () => string;
  /** The stops on questions now. */
  readonly stops: () => readonly RightStop[];
  /** Emits when a player leaves. */
  readonly left$: Observable<unknown>;
}

export function createQuestions({ api, language, nextId, stops, left$ }: Io): {
  readonly view: Readable<Questions>;
  readonly hand: Omit<QuestionsView, keyof Questions | 'stops'>;
  readonly run: () => Observable<never>;
} {
  const cell = createCell<Questions>(NONE);
  const put = (change: Partial<Questions>): void => cell.set({ ...cell.get(), ...change });
  const wanted = new Subject<void>();
  const written = new Subject<{ readonly key: string; readonly text: string }>();
  /** The last question without an answer keeps its key. */
  let open: { readonly key: string; readonly text: string } | null = null;

  const load$ = wanted.pipe(
    tap(() => put({ loading: 'loading' })),
    switchMap(() => api({ method: 'GET', path: QUESTIONS_PATH, auth: true, decode: decodeQuestions })),
    tap((answer) => put(answer.ok ? { list: answer.value, loading: 'idle' } : { loading: 'failed' })),
  );
  const ask$ = written.pipe(
    exhaustMap(({ key, text }) =>
      api({
        method: 'POST',
        path: QUESTIONS_PATH,
        auth: true,
        body: { key, text, language: language() },
        decode: decodeQuestion,
      }).pipe(map((answer) => ({ key, answer }))),
    ),
    tap(({ key, answer }) => {
      // The player has left meanwhile.
      if (open?.key !== key) return;
      if (!answer.ok) {
        const isRefused = answer.error.kind === 'status' && answer.error.status < 500;
        if (isRefused) open = null;
        return put({ asking: isRefused ? 'refused' : 'failed' });
      }
      open = null;
      const { list } = cell.get();
      put({
        asking: 'sent',
        list:
          list === null
            ? null
            : [answer.value, ...list.filter(({ number }) => number !== answer.value.number)].slice(0, KEPT),
      });
    }),
  );
  const forget$ = left$.pipe(
    tap(() => {
      open = null;
      cell.set(NONE);
    }),
  );

  return {
    view: cell,
    hand: {
      load: () => wanted.next(),
      ask(text) {
        const said = text.trim();
        if (stops().length > 0) return false;
        if (said.length < MIN_QUESTION_LENGTH || said.length > MAX_QUESTION_LENGTH || cell.get().asking === 'sending')
          return false;
        open = open?.text === said ? open : { key: nextId(), text: said };
        put({ asking: 'sending' });
        written.next(open);
        return true;
      },
      startAnother: () => put({ asking: 'idle' }),
    },
    run: () => merge(load$, ask$, forget$).pipe(ignoreElements()),
  };
}
