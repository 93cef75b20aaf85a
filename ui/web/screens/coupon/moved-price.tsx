/** An old and a new price; an arrow and a word give the direction. */
import type { ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { oddsText, totalOddsText, totalThousandths } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

const NONE = '–';

function Moved({ isUp, from, to }: { readonly isUp: boolean; readonly from: string; readonly to: string }): ReactNode {
  const t = useText();
  const direction = isUp ? 'up' : 'down';
  return (
    <span className={`moved is-${direction}`}>
      <s className="number">
        <span className="vh">{t('coupon.oldPrice')} </span>
        {from}
      </s>
      <span className="moved-arrow" aria-hidden="true" />
      <b className="number">
        <span className="vh">{t(`coupon.price.${direction}`)} </span>
        {to}
      </b>
    </span>
  );
}

/** Prices in thousandths, 0 for none. */
export function MovedPrice({ from, to }: { readonly from: number; readonly to: number }): ReactNode {
  const { oddsView } = useProjection(useCore().preferences, identity);
  if (from === to || from === 0) return <b className="number">{to === 0 ? NONE : oddsText(to, oddsView)}</b>;
  return <Moved isUp={to > from} from={oddsText(from, oddsView)} to={oddsText(to, oddsView)} />;
}

/** Totals as decimal strings, because an anti-express total can be below the lowest price. */
export function MovedTotal({ from, to }: { readonly from: string; readonly to: string }): ReactNode {
  const { oddsView } = useProjection(useCore().preferences, identity);
  if (from === to) return <b className="number">{totalOddsText(to, oddsView)}</b>;
  return (
    <Moved
      isUp={totalThousandths(to) > totalThousandths(from)}
      from={totalOddsText(from, oddsView)}
      to={totalOddsText(to, oddsView)}
    />
  );
}
