import type { Message } from '../../kernel/message.ts';

export type FurnitureCommand =
  /**
   * Another page is shown: requests the text at its end. `query` is the call's query; null for a page without such a
   * text.
   */
  | Message<'furniture/openPage', { readonly query: Readonly<Record<string, string>> | null }>
  | Message<'furniture/receiveText', { readonly page: string; readonly text: PageText | null }>
  | Message<'furniture/askCallback', { readonly attempt: string }>
  | Message<'furniture/reportCallback', { readonly attempt: string; readonly number: string | null }>
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
  | Message<'furniture/widthReported', { readonly width: number }>;

export type FurnitureRejection = { readonly code: 'furniture/unchanged' | 'furniture/busy' | 'furniture/outdated' };
