import type { Message } from '../../kernel/message.ts';

type Nothing = Record<string, never>;

export type FurnitureCommand =
  /**
   * Another page is shown: requests the text at its end. `query` is the call's query; null for a page without such a
   * text.
   */
  | Message<'furniture/openPage', { readonly query: Readonly<Record<string, string>> | null }>
  | Message<'furniture/receiveText', { readonly page: string; readonly text: PageText | null }>
  /** `attempt` refers to the form, which waits in the secret channel and enters no message. */
  | Message<'furniture/askCallback', { readonly attempt: string }>
  | Message<'furniture/reportCallback', { readonly attempt: string; readonly number: string | null }>
  /** `attempt` refers to the visitor's words, which wait in the secret channel and enter no message. */
  | Message<'furniture/say', { readonly attempt: string }>
  | Message<'furniture/reportReply', { readonly hasFailed: boolean }>
  /** A player has left: the chat is closed. */
  | Message<'furniture/closeTalk', Nothing>
  /** CSS pixels. */
  | Message<'furniture/reportWidth', { readonly width: number }>;

/** The text at a page's end. */
export interface PageText {
  readonly title: string;
  readonly blocks: readonly { readonly heading: string; readonly text: string }[];
}

export type FurnitureEvent =
  | Message<'furniture/pageOpened', { readonly page: string; readonly query: Readonly<Record<string, string>> | null }>
  | Message<'furniture/textReceived', { readonly page: string; readonly text: PageText | null }>
  | Message<'furniture/callbackAsked', { readonly attempt: string }>
  | Message<'furniture/callbackAnswered', { readonly attempt: string; readonly number: string | null }>
  | Message<'furniture/said', { readonly attempt: string }>
  | Message<'furniture/replied', { readonly hasFailed: boolean }>
  | Message<'furniture/talkClosed', Nothing>
  | Message<'furniture/widthReported', { readonly width: number }>;

export type FurnitureRejection = { readonly code: 'furniture/unchanged' | 'furniture/busy' | 'furniture/outdated' };

/** `failed`: no answer, so the question may have arrived. `refused`: the operator rejected the question. */
export type AskOutcome = 'sent' | 'failed' | 'refused';

export type QuestionsCommand =
  | Message<'questions/load', Nothing>
  /** `attempt` refers to the text, which waits in the secret channel and enters no message. */
  | Message<'questions/ask', { readonly attempt: string }>
  /** Returns to an empty form. */
  | Message<'questions/startAnother', Nothing>
  /** From the module's processes. */
  | Message<'questions/reportLoaded', { readonly hasFailed: boolean }>
  | Message<'questions/reportAsked', { readonly outcome: AskOutcome }>
  | Message<'questions/forget', Nothing>;

export type QuestionsEvent =
  | Message<'questions/loading', Nothing>
  | Message<'questions/sending', { readonly attempt: string }>
  | Message<'questions/startedAnother', Nothing>
  | Message<'questions/loaded', { readonly hasFailed: boolean }>
  | Message<'questions/asked', { readonly outcome: AskOutcome }>
  | Message<'questions/forgotten', Nothing>;

export type QuestionsRejection = {
  readonly code: 'questions/busy' | 'questions/length' | 'questions/notAllowed' | 'questions/unchanged';
};
