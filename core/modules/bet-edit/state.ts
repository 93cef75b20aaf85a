import type { AgreedEdit, EditLeg, EditRefusal, EditTerms } from './types.ts';

/** The bet that the player is editing, with the legs that it would have. */
export interface EditDraft {
  readonly betId: string;
  readonly legs: readonly EditLeg[];
}

/** An edit without an outcome. */
export interface OpenEdit extends AgreedEdit {
  readonly phase: 'saving' | 'sending' | 'unknown';
}

/** The outcome of an edit, until the player has read it. A made edit is filed under the new bet. */
export type EditResult =
  | { readonly kind: 'edited'; readonly from: string; readonly value: number }
  | { readonly kind: 'refused'; readonly reasons: readonly EditRefusal[] }
  /** Not sent: the request could not be stored on this device. */
  | { readonly kind: 'notSaved' };

export interface BetEditState {
  readonly draft: EditDraft | null;
  /** The operator's terms for the draft's legs; null until they are known. */
  readonly terms: EditTerms | null;
  /** The terms may be old, because the last request failed. */
  readonly isStale: boolean;
  readonly open: readonly OpenEdit[];
  /** By bet. */
  readonly results: ReadonlyMap<string, EditResult>;
}

export const NO_EDITS: BetEditState = { draft: null, terms: null, isStale: false, open: [], results: new Map() };
