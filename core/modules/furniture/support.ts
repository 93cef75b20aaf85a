/**
 * Access to the operator's support. Names, telephone numbers and messages are personal: they go from the form to the
 * call through this file and are in no command, event or state of the bus. They are dropped when a player leaves.
 */
import { EMPTY, filter, map, merge, mergeMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { createCell } from '../../kernel/readable.ts';
import type { Result } from '../../kernel/result.ts';
import type { SecretChannel } from '../../kernel/secrets.ts';
import type { FurnitureCommand, FurnitureEvent } from './messages.ts';
import { MAX_MESSAGE, MAX_NAME, phoneOf } from './rules.ts';
import { decodeCallback, decodeReply } from './wire.ts';

export interface CallbackForm {
  readonly name: string;
  readonly phone: string;
}

export interface Talk {
  readonly messages: readonly { readonly id: number; readonly from: 'visitor' | 'consultant'; readonly text: string }[];
  readonly status: 'idle' | 'waiting' | 'failed';
}

const NO_TALK: Talk = { messages: [], status: 'idle' };
/** The most messages that are kept. */
const KEPT = 50;

export interface SupportParts {
  readonly api: Api;
  readonly language: () => string;
  readonly consultant: () => string | null;
  readonly forms: SecretChannel<CallbackForm>;
  readonly dispatch: (command: Message) => Result<unknown, unknown>;
  readonly events$: Observable<Recorded<FurnitureEvent>>;
  /** Emits when a player leaves. */
  readonly left$: Observable<unknown>;
}

/** Names, telephone numbers and messages are personal and enter no message of the bus [FUR-6]. */
export interface FurnitureActions {
  /** Requests a callback. `badPhone` for an invalid telephone number, which is not sent. */
  readonly askCallback: (form: CallbackForm) => 'asked' | 'badPhone' | 'busy';
  /** Sends a message to the consultant; does nothing where none is configured, or while an answer is pending. */
  readonly say: (text: string) => void;
}

export interface Support extends FurnitureActions {
  readonly talk: Readable<Talk>;
  readonly run: () => Observable<FurnitureCommand>;
}

export function createSupport({ api, language, consultant, forms, dispatch, events$, left$ }: SupportParts): Support {
  const talk = createCell<Talk>(NO_TALK);
  let count = 0;
  const add = (from: 'visitor' | 'consultant', text: string, status: Talk['status']): void => {
    count += 1;
    talk.set({ messages: [...talk.get().messages.slice(1 - KEPT), { id: count, from, text }], status });
  };

  const callback$ = events$.pipe(
    mergeMap(({ event }) => {
      if (event.type !== 'furniture/callbackAsked') return EMPTY;
      const { attempt } = event.payload;
      const form = forms.take(attempt);
      if (form === null) return EMPTY;
      const { name, phone } = form;
      return api({
        method: 'POST',
        path: '/web-api/support/callback',
        body: { name, phone, language: language() },
        decode: decodeCallback,
      }).pipe(
        map((answer): FurnitureCommand => ({
          type: 'furniture/reportCallback',
          payload: { attempt, number: answer.ok ? answer.value.number : null },
        })),
      );
    }),
  );
  const talk$ = talk.value$.pipe(
    filter(({ status }) => status === 'waiting'),
    mergeMap(({ messages }) =>
      api({
        method: 'POST',
        path: '/web-api/support/chat',
        body: { consultant: consultant() ?? '', text: messages.at(-1)?.text ?? '', language: language() },
        decode: decodeReply,
      }).pipe(
        tap((answer) => {
          // The player has left meanwhile: the messages are gone.
          if (talk.get().messages !== messages) return;
          if (answer.ok) add('consultant', answer.value.reply, 'idle');
          else talk.set({ ...talk.get(), status: 'failed' });
        }),
        mergeMap(() => EMPTY),
      ),
    ),
  );
  const forget$ = left$.pipe(
    tap(() => talk.set(NO_TALK)),
    mergeMap(() => EMPTY),
  );

  return {
    talk,
    askCallback({ name, phone }) {
      const number = phoneOf(phone);
      if (number === null) return 'badPhone';
      const form = { name: name.trim().slice(0, MAX_NAME), phone: number };
      const asked = forms.send(form, (attempt) => dispatch({ type: 'furniture/askCallback', payload: { attempt } }));
      return asked.ok ? 'asked' : 'busy';
    },
    say(text) {
      const said = text.trim().slice(0, MAX_MESSAGE);
      if (said !== '' && consultant() !== null && talk.get().status !== 'waiting') add('visitor', said, 'waiting');
    },
    run: () => merge(callback$, talk$, forget$),
  };
}
