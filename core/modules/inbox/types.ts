import type { RightStop } from '../user/public.ts';

export const MIN_LETTER_LENGTH = 5;
export const MAX_LETTER_LENGTH = 1_000;

/** `thread`: messages to and from the manager; `ideas`: the player's ideas. */
export type Kind = 'thread' | 'ideas';

export interface ThreadMessage {
  readonly id: string;
  readonly from: 'player' | 'manager';
  /** The operator's ms. */
  readonly at: number;
  readonly text: string;
  readonly isUnread: boolean;
  /** The page of the site that the message is about, with its name; null for none. */
  readonly way: { readonly to: string; readonly text: string } | null;
}

export interface Thread {
  readonly manager: string;
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[];
  readonly unread: number;
  /** The manager has not answered the player's last message yet. */
  readonly isAwaited: boolean;
}

export interface Idea {
  readonly number: string;
  readonly at: number;
  readonly text: string;
  /** Null until the operator has answered. */
  readonly answer: { readonly at: number; readonly text: string } | null;
}

export type SendOutcome = 'sent' | 'refused' | 'failed';

export interface LetterState {
  readonly loading: 'idle' | 'loading' | 'failed';
  /** After `failed`, sending the same text again keeps its key. */
  readonly sending: 'idle' | 'sending' | SendOutcome;
}

export type InboxState = Readonly<Record<Kind, LetterState>>;

export interface InboxView extends InboxState {
  /** Null until loaded. */
  readonly messages: Thread | null;
  /** Newest first; null until loaded. */
  readonly shared: readonly Idea[] | null;
  readonly stops: readonly RightStop[];
}

export interface InboxActions {
  /** Sends a text. False when nothing is sent: wrong length, another one under way, or writing is stopped. */
  readonly send: (kind: Kind, text: string) => boolean;
}
