/**
 * A price: the smallest and busiest element on the screen. React renders the button once; price updates are then
 * written straight into its text node, and classes change only when their meaning changes. An arrow and a tint mark a
 * move and expire after a few seconds; one timer serves all cells.
 */
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { LineReads } from 'touchline/core/line/reads';
import type { MarketState } from 'touchline/core/line/types';
import type { OddsView } from 'touchline/core/line/public';
import type { Preferences } from 'touchline/core/preferences/types';
import { useCore } from '../core-context.ts';
import { markFirstPrice } from '../first-price.ts';
import { oddsText } from '../format/odds.ts';
import { useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { flashPrice, clearFlash } from './price-flash.ts';

export interface PriceCellProps {
  readonly marketId: number;
  /** Full name of the selection: 'Arsenal', 'Over 2.5'. Read by screen readers, and shown when `short` is not given. */
  readonly name: string;
  /** Text shown instead of the name; null shows the price alone. */
  readonly short?: string | null;
  /** Sign shown instead of a name too long for the cell. */
  readonly sign?: string | null;
}

const oddsViewOf = ({ oddsView }: Preferences): OddsView => oddsView;
const NONE = '–';

/** The text of a market's price: none where the market is gone or has no price. */
function priceText(line: LineReads, marketId: number, view: OddsView): string {
  const price = line.price(marketId);
  return line.state(marketId) === 'gone' || price === 0 ? NONE : oddsText(price, view);
}

const CLASSES: Readonly<Record<MarketState, string>> = {
  open: 'cell',
  suspended: 'cell is-locked',
  gone: 'cell is-gone',
};

/** Keeps one cell in sync with its market. Returns the unsubscribe function. */
function follow(line: LineReads, marketId: number, view: OddsView, button: HTMLElement, text: Text): () => void {
  let drawn = '';
  let shown: MarketState | null = null;
  const draw = (moved: boolean): void => {
    const state = line.state(marketId);
    const price = line.price(marketId);
    const now = priceText(line, marketId, view);
    if (state !== shown) {
      shown = state;
      clearFlash(button);
      button.className = CLASSES[state];
      if (state === 'open') button.removeAttribute('aria-disabled');
      else button.setAttribute('aria-disabled', 'true');
    }
    if (now !== drawn) {
      text.data = now;
      drawn = now;
      if (price > 0) markFirstPrice();
      const was = line.was(marketId);
      if (moved && was > 0 && price !== was && state === 'open') flashPrice(button, price > was);
    }
  };
  draw(false);
  const stop = line.onMarket(marketId, () => draw(true));
  return () => {
    stop();
    clearFlash(button);
  };
}

export const PriceCell = memo(function PriceCell({ marketId, name, short, sign = null }: PriceCellProps): ReactNode {
  const core = useCore();
  const t = useText();
  const view = useProjection(core.preferences, oddsViewOf);
  const chosen = useProjection(core.couponMarkets, (ids) => ids.has(marketId));
  const button = useRef<HTMLButtonElement>(null);
  const price = useRef<HTMLElement>(null);
  // React renders the first state only. It never changes for React, so React never overwrites what `follow` draws.
  const [first] = useState(() => ({ text: priceText(core.line, marketId, view), state: core.line.state(marketId) }));

  useLayoutEffect(() => {
    const text = price.current?.firstChild;
    if (button.current === null || !(text instanceof Text)) return undefined;
    return follow(core.line, marketId, view, button.current, text);
  }, [core, marketId, view]);

  const toggle = (): void => {
    if (core.line.state(marketId) !== 'open' && !chosen) return;
    core.dispatch(
      chosen ? { type: 'coupon/removeLeg', payload: { marketId } } : { type: 'coupon/addLeg', payload: { marketId } },
    );
  };
  return (
    <button
      type="button"
      ref={button}
      className={CLASSES[first.state]}
      data-market={marketId}
      aria-pressed={chosen}
      aria-disabled={first.state === 'open' ? undefined : true}
      onClick={toggle}
    >
      {short === null ? (
        <span className="vh">{name}</span>
      ) : short === undefined ? (
        <>
          {sign !== null && <span className="vh">{name}</span>}
          <span className="cell-name" dir="auto" aria-hidden={sign === null ? undefined : true}>
            {name}
          </span>
          {sign !== null && (
            <span className="cell-name cell-sign" dir="ltr" aria-hidden="true">
              {sign}
            </span>
          )}
        </>
      ) : (
        <>
          <span className="vh">{name}</span>
          <span className="cell-name" aria-hidden="true">
            {short}
          </span>
        </>
      )}
      {/* A server's page has decimal odds; `follow` writes the chosen ones when the page is taken over. */}
      <b ref={price} className="cell-price" suppressHydrationWarning>
        {first.text}
      </b>
      <span className="cell-lock">{t('line.suspended')}</span>
    </button>
  );
});

/** Placeholder for a missing market, so that the grid keeps its shape. */
export function EmptyCell(): ReactNode {
  return (
    <span className="cell is-empty" aria-hidden="true">
      {NONE}
    </span>
  );
}
