import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { BetEditEvent, BetEditRejection } from './messages.ts';
import type { BetEditState } from './state.ts';

/** The player agrees to the terms on the screen. Worse ones are never asked for without showing them first [BED-5]. */
export function decideAsk(
  { draft, terms, isStale, open }: BetEditState,
  userId: string | null,
  seen: { readonly value: number; readonly possibleWin: number },
  { key, at }: { readonly key: string; readonly at: number },
): Result<readonly BetEditEvent[], BetEditRejection> {
  if (userId === null) return err({ code: 'bet-edit/signedOut' });
  if (draft === null) return err({ code: 'bet-edit/noDraft' });
  const { betId } = draft;
  if (open.some((each) => each.betId === betId)) return err({ code: 'bet-edit/underWay' });
  if (terms === null || terms.next === null || isStale || terms.reasons.length > 0)
    return err({ code: 'bet-edit/noTerms' });
  if (terms.value < seen.value || terms.next.possibleWin < seen.possibleWin) return err({ code: 'bet-edit/moved' });
  const prices = new Map(terms.prices.map(({ marketId, price }) => [marketId, price]));
  const legs = draft.legs.map((leg) => ({ ...leg, price: prices.get(leg.marketId) ?? leg.price }));
  const { value } = terms;
  const { coef } = terms.next;
  return ok([{ type: 'bet-edit/asked', payload: { key, userId, betId, value, coef, legs, at } }]);
}
