/** A price that the player has seen and the one of now: the arrow and a word say which way it went. */
import type { ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';

export function MovedPrice({ from, to }: { readonly from: number; readonly to: number }): ReactNode {
  const t = useText();
  const { oddsView } = useProjection(useCore().preferences, whole);
  if (from === to || from === 0) return <b className="number">{to === 0 ? '–' : oddsText(to, oddsView)}</b>;
  const direction = to > from ? 'up' : 'down';
  return (
    <span className={`moved is-${direction}`}>
      <s className="number"><span className="vh">{t('coupon.oldPrice')} </span>{oddsText(from, oddsView)}</s>
      <span className="moved-arrow" aria-hidden="true" />
      <b className="number"><span className="vh">{t(`coupon.price.${direction}`)} </span>{oddsText(to, oddsView)}</b>
    </span>
  );
}
