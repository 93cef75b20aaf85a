/** Edits by key: never answers one key in two ways. */
import type { EditAnswerWire, EditTermsWire } from 'touchline/core/bet-edit/answers-wire';
import type { BetWire } from 'touchline/core/history/bet-wire';
import type { AskedLeg, Bettor } from '../coupon.ts';
import { onceByKey } from '../once-by-key.ts';
import type { Edits } from './edits.ts';
import { editAnswerOf } from './editing.ts';
import type { AskedEdit, Editing } from './editing.ts';

export interface EditDesk {
  /** Null for a bet that is not the player's. */
  terms(bettor: Bettor, betId: number, legs: readonly AskedLeg[]): EditTermsWire | null;
  take(bettor: Bettor, key: string, asked: AskedEdit): EditAnswerWire;
  /** The answer to the key, or null. */
  answer(bettor: Bettor, key: string): EditAnswerWire | null;
  /** Closes a key that has no answer. */
  abandon(bettor: Bettor, key: string): EditAnswerWire;
}

export function createEditDesk(edits: Edits, editing: Editing, view: (betId: number) => BetWire | null): EditDesk {
  const answer = (playerId: number, key: string): EditAnswerWire | null => {
    const known = edits.answer(playerId, key);
    return known === null ? null : editAnswerOf(key, known, view);
  };
  const decided = onceByKey(answer);
  return {
    terms: ({ id }, betId, legs) => editing.terms(id, betId, legs),
    take: ({ id }, key, asked) => decided(id, key, () => editing.take(id, key, asked)),
    answer: ({ id }, key) => answer(id, key),
    abandon: ({ id }, key) => decided(id, key, () => editing.abandon(id, key)),
  };
}
