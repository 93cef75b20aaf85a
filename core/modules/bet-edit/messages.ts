import type { Message, Nothing } from '../../kernel/message.ts';
import type { AgreedEdit, EditAnswer, EditLeg, EditRefusal, EditTerms } from './types.ts';

export interface EditKey {
  readonly key: string;
}

export type BetEditCommand =
  /** Starts a draft with the legs of an open bet; another draft is dropped. */
  | Message<'bet-edit/open', { readonly betId: string }>
  | Message<'bet-edit/close', Nothing>
  /** Adds a selection; one of the same game gives its place to the new one. */
  | Message<'bet-edit/addLeg', { readonly leg: EditLeg }>
  | Message<'bet-edit/removeLeg', { readonly marketId: number }>
  /** The operator's terms for the draft with these legs. */
  | Message<'bet-edit/receiveTerms', { readonly marketIds: readonly number[]; readonly terms: EditTerms }>
  /** The terms could not be loaded: the known ones may be old. */
  | Message<'bet-edit/reportStale', Nothing>
  /** Edits the bet for at least the value and the possible win that the player saw. */
  | Message<'bet-edit/ask', { readonly value: number; readonly possibleWin: number }>
  | Message<'bet-edit/reportSaved', EditKey>
  | Message<'bet-edit/reportUnsaved', EditKey>
  | Message<'bet-edit/reportAnswer', EditKey & { readonly answer: EditAnswer }>
  | Message<'bet-edit/reportUnknown', EditKey>
  /** Requests of an earlier visit, or of another tab, without an answer. */
  | Message<'bet-edit/restore', { readonly asked: readonly AgreedEdit[] }>
  | Message<'bet-edit/dismiss', { readonly betId: string }>
  | Message<'bet-edit/forget', Nothing>;

export type BetEditEvent =
  | Message<'bet-edit/opened', { readonly betId: string; readonly legs: readonly EditLeg[] }>
  | Message<'bet-edit/closed', Nothing>
  | Message<'bet-edit/legAdded', { readonly leg: EditLeg }>
  | Message<'bet-edit/legRemoved', { readonly marketId: number }>
  | Message<'bet-edit/termsReceived', { readonly terms: EditTerms }>
  | Message<'bet-edit/termsStale', Nothing>
  | Message<'bet-edit/asked', AgreedEdit>
  | Message<'bet-edit/saved', EditKey>
  | Message<'bet-edit/notSaved', EditKey>
  | Message<'bet-edit/unknown', EditKey>
  | Message<
      'bet-edit/accepted',
      EditKey & { readonly agreed: AgreedEdit } & Extract<EditAnswer, { readonly status: 'accepted' }>
    >
  | Message<'bet-edit/rejected', EditKey & { readonly reasons: readonly EditRefusal[] }>
  | Message<'bet-edit/restored', { readonly asked: readonly AgreedEdit[] }>
  | Message<'bet-edit/dismissed', { readonly betId: string }>
  | Message<'bet-edit/forgotten', Nothing>;

export interface BetEditRejection {
  readonly code:
    | 'bet-edit/unchanged'
    | 'bet-edit/signedOut'
    /** There is no such open bet here. */
    | 'bet-edit/noBet'
    | 'bet-edit/noDraft'
    /** The terms belong to other legs. */
    | 'bet-edit/stale'
    /** An edit of the bet has no answer yet. */
    | 'bet-edit/underWay'
    /** There are no terms to agree to now. */
    | 'bet-edit/noTerms'
    /** The terms are worse than what the player saw: the player is asked again. */
    | 'bet-edit/moved'
    | 'bet-edit/unknownKey';
}
