import type { BetEditState, EditDraft, EditResult, OpenEdit } from './state.ts';
import type { EditTerms } from './types.ts';

/** The draft as shells show it. */
export interface EditDraftView extends EditDraft {
  /** Null until the operator has answered for these legs. */
  readonly terms: EditTerms | null;
  /** The terms may be old: the last request failed. */
  readonly isStale: boolean;
  /** Whether the terms can be agreed to now. */
  readonly canAsk: boolean;
}

export interface BetEditView {
  readonly draft: EditDraftView | null;
  /** By the number of the bet that is being edited. */
  readonly underWay: ReadonlyMap<string, OpenEdit>;
  /** By the number of the bet: the new one of a made edit, otherwise the unchanged one. */
  readonly results: ReadonlyMap<string, EditResult>;
}

export function viewEdits({ draft, terms, isStale, open, results }: BetEditState): BetEditView {
  const canAsk = terms !== null && terms.next !== null && terms.reasons.length === 0 && !isStale;
  return {
    draft: draft === null ? null : { ...draft, terms, isStale, canAsk },
    underWay: new Map(open.map((each) => [each.betId, each])),
    results,
  };
}
