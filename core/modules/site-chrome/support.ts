/**
 * Access to the operator's support. Names, telephone numbers and messages are personal: they go from the form to the
 * call through the secret channel and are in no command, event or state of the bus. They are dropped when a player
 * leaves.
 */
import { EMPTY, map, merge, mergeMap, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { createCell } from '../../kernel/readable.ts';
import type { Result } from '../../kernel/result.ts';
import type { SecretChannel } from '../../kernel/secrets.ts';
import type { SiteChromeState } from './decider.ts';
import type { SiteChromeCommand, SiteChromeEvent } from './messages.ts';
import { MAX_MESSAGE, MAX_NAME, phoneOf } from './rules.ts';
import { decodeCallback, decodeReply } from './wire.ts';

export interface CallbackForm {
  readonly name: string;
  readonly phone: string;
}

export interface TalkMessage {
  readonly id: number;
  readonly from: 'visitor' | 'consultant';
  readonly text: string;
}

export interface Talk {
  readonly messages: readonly TalkMessage[];
  readonly status: SiteChromeState['talk'];
}

const NO_MESSAGES: readonly TalkMessage[] = [];
/** The most messages that are kept. */
const MAX_MESSAGES = 50;

export interface SupportParts {
  readonly api: Api;
  readonly language: () => string;
  readonly consultant: () => string | null;
  readonly forms: SecretChannel<CallbackForm>;
  readonly words: SecretChannel<string>;
  readonly dispatch: (command: Message) => Result<unknown, unknown>;
  readonly events$: Observable<Recorded<SiteChromeEvent>>;
  /** Emits when a player leaves. */
  readonly left$: Observable<unknown>;
}

/** Names, telephone numbers and messages are personal and enter no message of the bus [SCH-6]. */
export interface SiteChromeActions {
  /** Requests a callback. `badPhone` for an invalid telephone number, which is not sent. */
  readonly askCallback: (form: CallbackForm) => 'asked' | 'badPhone' | 'busy';
  /** Sends a message to the consultant; does nothing where none is configured, or while an answer is pending. */
  readonly send: (text: string) => void;
}

export interface Support extends SiteChromeActions {
  /** The words of the chat, oldest first. */
  readonly messages: Readable<readonly TalkMessage[]>;
  readonly run: () => Observable<SiteChromeCommand>;
}

export function createSupport({
  api,
  language,
  consultant,
  forms,
  words,
  dispatch,
  events$,
  left$,
}: SupportParts): Support {
  const messages = createCell(NO_MESSAGES);
  let count = 0;
  const add = (from: TalkMessage['from'], text: string): void => {
    count += 1;
    messages.set([...messages.get().slice(1 - MAX_MESSAGES), { id: count, from, text }]);
  };

  const callback$ = events$.pipe(
    mergeMap(({ event }) => {
      if (event.type !== 'site-chrome/callbackAsked') return EMPTY;
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
        map((answer): SiteChromeCommand => ({
          type: 'site-chrome/reportCallback',
          payload: { attempt, number: answer.ok ? answer.value.number : null },
        })),
      );
    }),
  );
  const talk$ = events$.pipe(
    mergeMap(({ event }) => {
      const text = event.type === 'site-chrome/messageSent' ? words.take(event.payload.attempt) : null;
      if (text === null) return EMPTY;
      add('visitor', text);
      return api({
        method: 'POST',
        path: '/web-api/support/chat',
        body: { consultant: consultant() ?? '', text, language: language() },
        decode: decodeReply,
      }).pipe(
        takeUntil(left$),
        map((answer): SiteChromeCommand => {
          if (answer.ok) add('consultant', answer.value.reply);
          return { type: 'site-chrome/reportReply', payload: { hasFailed: !answer.ok } };
        }),
      );
    }),
  );
  const forget$ = left$.pipe(
    map((): SiteChromeCommand => {
      messages.set(NO_MESSAGES);
      return { type: 'site-chrome/closeTalk', payload: {} };
    }),
  );

  return {
    messages,
    askCallback({ name, phone }) {
      const number = phoneOf(phone);
      if (number === null) return 'badPhone';
      const form = { name: name.trim().slice(0, MAX_NAME), phone: number };
      const asked = forms.send(form, (attempt) => dispatch({ type: 'site-chrome/askCallback', payload: { attempt } }));
      return asked.ok ? 'asked' : 'busy';
    },
    send(text) {
      const message = text.trim().slice(0, MAX_MESSAGE);
      if (message !== '' && consultant() !== null)
        words.send(message, (attempt) => dispatch({ type: 'site-chrome/sendMessage', payload: { attempt } }));
    },
    run: () => merge(callback$, talk$, forget$),
  };
}
