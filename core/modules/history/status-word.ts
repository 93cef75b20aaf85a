import { isCashedOut } from './rules/is-cashed-out.ts';
import type { Bet } from './types.ts';

/** Whether the bet became another one by an edit [HIS-16]. */
export function isEdited(bet: Pick<Bet, 'status' | 'remaining' | 'cashOuts'>): boolean {
  return isCashedOut(bet) && (bet.cashOuts.at(-1)?.movedTo ?? '') !== '';
}

/** The bet's status in words: what became of a bet without a rest, otherwise the operator's number. */
export function statusWord(bet: Bet): 'edited' | 'cashedOut' | Bet['result'] {
  return isEdited(bet) ? 'edited' : isCashedOut(bet) ? 'cashedOut' : bet.result;
}
