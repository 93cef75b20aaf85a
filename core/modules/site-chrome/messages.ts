import type { Message, Nothing } from '../../kernel/message.ts';

export type SiteChromeCommand =
  /**
   * Another page is shown: requests the text at its end. `query` is the call's query; null for a page without such a
   * text.
   */
  | Message<'site-chrome/openPage', { readonly query: Readonly<Record<string, string>> | null }>
  | Message<'site-chrome/receiveText', { readonly page: string; readonly text: PageText | null }>
  | Message<'site-chrome/receiveTheme', { readonly page: string; readonly theme: PageTheme | null }>
  /** `attempt` refers to the form, which waits in the secret channel and enters no message. */
  | Message<'site-chrome/askCallback', { readonly attempt: string }>
  | Message<'site-chrome/reportCallback', { readonly attempt: string; readonly number: string | null }>
  /** `attempt` refers to the visitor's words, which wait in the secret channel and enter no message. */
  | Message<'site-chrome/sendMessage', { readonly attempt: string }>
  | Message<'site-chrome/reportReply', { readonly hasFailed: boolean }>
  /** A player has left: the chat is closed. */
  | Message<'site-chrome/closeTalk', Nothing>
  /** CSS pixels. */
  | Message<'site-chrome/reportWidth', { readonly width: number }>;

/** The text at a page's end. */
export interface PageText {
  readonly title: string;
  readonly blocks: readonly { readonly heading: string; readonly text: string }[];
  /** The operator's own styles; a shell applies what `pageStyle` leaves of them [SCH-19]. */
  readonly style: string;
}

/** The themes that a page may have. */
export const PAGE_THEMES = ['champ', 'epl', 'laliga', 'europaleague', 'ipl', 'cyber'] as const;
export type PageTheme = (typeof PAGE_THEMES)[number];

export type SiteChromeEvent =
  | Message<
      'site-chrome/pageOpened',
      { readonly page: string; readonly query: Readonly<Record<string, string>> | null }
    >
  | Message<'site-chrome/textReceived', { readonly page: string; readonly text: PageText | null }>
  | Message<'site-chrome/themeReceived', { readonly page: string; readonly theme: PageTheme | null }>
  | Message<'site-chrome/callbackAsked', { readonly attempt: string }>
  | Message<'site-chrome/callbackAnswered', { readonly attempt: string; readonly number: string | null }>
  | Message<'site-chrome/messageSent', { readonly attempt: string }>
  | Message<'site-chrome/replied', { readonly hasFailed: boolean }>
  | Message<'site-chrome/talkClosed', Nothing>
  | Message<'site-chrome/widthReported', { readonly width: number }>;

export type SiteChromeRejection = {
  readonly code: 'site-chrome/unchanged' | 'site-chrome/busy' | 'site-chrome/outdated';
};

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
