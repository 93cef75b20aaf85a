/** Several bets placed together, or one after another by taps: each bet, and one sentence with the number accepted. */
import { Fragment, useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { PlacedItem, PlacingView } from 'touchline/core/coupon/views';
import { Tick } from '../../components/clock.tsx';
import { ComboParts } from '../../components/combo-parts.tsx';
import { Link } from '../../components/link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { Blockers } from './blockers.tsx';
import { shortLegName } from './short-leg-name.ts';

export type Several = Extract<PlacingView, { readonly state: 'several' }>;

function Due({ acceptAt }: { readonly acceptAt: number }): ReactNode {
  const { line } = useCore();
  const t = useText();
  const read = useCallback(
    () => t('coupon.seconds', { count: Math.max(0, Math.ceil((acceptAt - line.now()) / 1000)) }),
    [acceptAt, line, t],
  );
  return <Tick read={read} />;
}

/** The state of one bet, in words. */
function ItemState({ item }: { readonly item: PlacedItem }): ReactNode {
  const t = useText();
  if (item.state === 'accepted')
    return (
      <span className="placed-state is-good">
        <Icon name="check" size={16} />
        {t('coupon.item.accepted')}
        {item.bet !== null && (
          <Link to={`/office/history/${item.bet.id}`} className="way">
            {item.bet.id}
          </Link>
        )}
      </span>
    );
  if (item.state === 'rejected')
    return (
      <span className="placed-state is-bad">
        <Icon name="alert" size={16} />
        {t('coupon.item.rejected')}
      </span>
    );
  if (item.state === 'ordered')
    return (
      <span className="placed-state">
        <Icon name="clock" size={16} />
        {t('coupon.ordered')}
      </span>
    );
  return (
    <span className="placed-state">
      <span className="spinner is-small" aria-hidden="true" />
      {t(`coupon.${item.state}`)}
      {item.state === 'pending' && item.acceptAt !== null && <Due acceptAt={item.acceptAt} />}
    </span>
  );
}

function Item({ item, currency }: { readonly item: PlacedItem; readonly currency: string }): ReactNode {
  const t = useText();
  const money = useMoney();
  const { oddsView } = useProjection(useCore().preferences, identity);
  return (
    <li className={`placed is-${item.state}`}>
      {item.legs.map((leg) => (
        <Fragment key={leg.marketId}>
          <span className="placed-leg">
            <span>
              <b dir="auto">{shortLegName(leg, t)}</b> <span className="placed-game">{gameTitle(leg, t)}</span>
            </span>
            <b className="number">{oddsText(leg.price, oddsView)}</b>
          </span>
          {leg.kind === KIND.sameGame && <ComboParts leg={leg} />}
        </Fragment>
      ))}
      <span className="placed-leg">
        <ItemState item={item} />
        <b className="number">{money(item.amount, currency)}</b>
      </span>
      {item.reasons.length > 0 && <Blockers blockers={item.reasons} currency={currency} isQuiet />}
    </li>
  );
}

/** The number of accepted bets, or the fact that some are still pending. */
export function useSeveralText(): (placing: Several) => string {
  const t = useText();
  return ({ items, isOver, accepted }) => {
    if (!isOver) return t('coupon.several.placing', { count: items.length });
    if (accepted === items.length) return t('coupon.several.all', { count: items.length });
    if (accepted === 0) return t('coupon.several.none', { count: items.length });
    return t('coupon.several.some', { accepted, count: items.length });
  };
}

/** Scrolls only the surrounding list, so that `item` is in the middle. */
function show(item: Element | null): void {
  const scroller = item?.closest('.rail, .dialog-body');
  if (!item || !scroller) return;
  const [here, there] = [item.getBoundingClientRect(), scroller.getBoundingClientRect()];
  scroller.scrollTop += here.top - there.top - Math.max(0, there.height - here.height) / 2;
}

export function SeveralBets({
  placing,
  currency,
  isSequence = false,
}: {
  readonly placing: Several;
  readonly currency: string;
  readonly isSequence?: boolean;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const sentence = useSeveralText()(placing);
  const { items, isOver, accepted, rejected } = placing;
  const dismiss = (): unknown => core.dispatch({ type: 'coupon/dismissResult', payload: {} });
  const list = useRef<HTMLOListElement>(null);
  const hasRest = isOver && rejected > 0 && !isSequence;
  useEffect(() => {
    if (hasRest) show(list.current?.querySelector('.is-rejected') ?? null);
  }, [hasRest]);
  const sum = (
    <p className={isOver && rejected === 0 ? 'placing-title is-good' : 'placing-title'} role="status">
      {isOver ? (
        <Icon name={rejected === 0 ? 'check' : accepted === 0 ? 'alert' : 'info'} />
      ) : (
        <span className="spinner is-small" aria-hidden="true" />
      )}
      {sentence}
    </p>
  );
  return (
    <div className="several">
      {isSequence && sum}
      <ol className="placed-list" ref={list}>
        {(isSequence ? items.toReversed() : items).map((item) => (
          <Item key={item.key} item={item} currency={currency} />
        ))}
      </ol>
      {/* Visible however long the list is. */}
      {!isSequence && (
        <div className="coupon-foot is-sum">
          {sum}
          {hasRest && <p className="placing-text">{t('coupon.several.rest')}</p>}
          {isOver && (
            <button type="button" className="button is-main is-large" onClick={dismiss}>
              {t(rejected > 0 && accepted > 0 ? 'coupon.toRest' : 'coupon.goOn')}
            </button>
          )}
        </div>
      )}
      {isSequence && isOver && (
        <button type="button" className="button" onClick={dismiss}>
          {t('coupon.clearList')}
        </button>
      )}
    </div>
  );
}
