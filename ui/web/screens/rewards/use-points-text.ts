/** A number of points, by the operator's name for them [RWD-11]. */
import type { OfficeOffer } from 'touchline/core/office-settings/public';
import { useText } from '../../text.ts';

export function usePointsText({ cashback }: OfficeOffer): (count: number) => string {
  const t = useText();
  return (count) => t(cashback.arePromoPoints ? 'rewards.promoPoints' : 'rewards.points', { count });
}
