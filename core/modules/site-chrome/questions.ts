/**
 * A player's questions to the operator's desk, and the answers [SCH-17]. Both are personal: a question passes through
 * the secret channel, and the list stays in memory beside the bus until the player leaves.
 */
import type { RightStop } from '../user/public.ts';
import type { AskOutcome } from './messages.ts';

export const MIN_QUESTION_LENGTH = 5;
export const MAX_QUESTION_LENGTH = 1_000;
/** The most questions kept; the operator has the older ones. */
export const MAX_QUESTIONS = 100;

export interface Question {
  readonly number: string;
  /** The operator's ms. */
  readonly at: number;
  readonly text: string;
  /** Null until the desk has answered. */
  readonly answer: { readonly at: number; readonly text: string } | null;
}

export interface QuestionsState {
  readonly loading: 'idle' | 'loading' | 'failed';
  /** After `failed`, sending the same text again keeps its key. */
  readonly asking: 'idle' | 'sending' | AskOutcome;
}

export interface QuestionsView extends QuestionsState {
  /** Newest first; null until loaded. */
  readonly list: readonly Question[] | null;
  /** The stops on questions now [SCH-17]; earlier questions can still be read. */
  readonly stops: readonly RightStop[];
}

export interface QuestionsActions {
  /**
   * Asks the desk. False when the text is too short or too long, while another question is pending, or while questions
   * are stopped; nothing is sent then.
   */
  readonly ask: (text: string) => boolean;
}
