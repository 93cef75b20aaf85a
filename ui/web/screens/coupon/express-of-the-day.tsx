/** The operator's coupons of the day, in play and upcoming; one tap loads a coupon. */
import { useEffect, useState, type ReactNode } from 'react';
import type { Express as ReadyExpress } from 'touchline/core/coupon/types';
import type { OffersSlice } from 'touchline/core/coupon/slices';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { marketName } from 'touchline/core/line/rules/market-names';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { isLoading } from './selectors.ts';

function Express({ express, isBusy }: { readonly express: ReadyExpress; readonly isBusy: boolean }): ReactNode {
  const core = useCore();
  const t = useText();
  const { oddsView } = useProjection(core.preferences, identity);
  const { id, legs, coef, bonusPercent } = express;
  return (
    <li className="placed">
      {legs.map((leg) => (
        <span className="placed-leg" key={leg.marketId}>
          <span>
            <b dir="auto">{marketName(leg, leg, t)}</b> <span className="placed-game">{gameTitle(leg, t)}</span>
          </span>
          <b className="number">{oddsText(leg.price, oddsView)}</b>
        </span>
      ))}
      <span className="placed-leg is-sum">
        <span>
          {t('coupon.totalOdds')} <b className="number">{oddsText(coef, oddsView)}</b>
          {bonusPercent > 0 && <small> {t('coupon.expressBonus', { percent: bonusPercent })}</small>}
        </span>
        <button
          type="button"
          className="button is-small"
          disabled={isBusy}
          onClick={() => core.dispatch({ type: 'coupon/load', payload: { from: { kind: 'express', expressId: id } } })}
        >
          {t('coupon.take')}
        </button>
      </span>
    </li>
  );
}

const expressesOf = ({ expresses }: OffersSlice): OffersSlice['expresses'] => expresses;

interface Shown {
  readonly live: boolean;
  readonly line: boolean;
}

export function ExpressOfTheDay({ shown }: { readonly shown: Shown }): ReactNode {
  const core = useCore();
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { status, ...all } = useProjection(core.coupon.offers, expressesOf);
  const live = shown.live ? all.live : [];
  const line = shown.line ? all.line : [];
  const isBusy = useProjection(core.coupon.offers, isLoading);
  useEffect(() => {
    if (isOpen) core.dispatch({ type: 'coupon/openExpresses', payload: {} });
  }, [core, isOpen]);
  const list = (title: string, expresses: readonly ReadyExpress[]): ReactNode =>
    expresses.length > 0 && (
      <>
        <h3 className="ready-title">{title}</h3>
        <ul className="placed-list">
          {expresses.map((express) => (
            <Express key={express.id} express={express} isBusy={isBusy} />
          ))}
        </ul>
      </>
    );
  return (
    <details className="ready-part" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('coupon.express')}
        <Icon name="down" size={16} />
      </summary>
      <div className="ready-body">
        {status === 'ready' && live.length + line.length === 0 && (
          <p className="coupon-hint">{t('coupon.expressNone')}</p>
        )}
        {status === 'failed' && (
          <p className="option-row" role="alert">
            <span>{t('coupon.expressFailed')}</span>
            <button
              type="button"
              className="button is-small"
              onClick={() => core.dispatch({ type: 'coupon/openExpresses', payload: {} })}
            >
              {t('action.retry')}
            </button>
          </p>
        )}
        {(status === 'loading' || status === 'idle') && (
          <p className="option-row" role="status">
            <span className="spinner is-small" aria-hidden="true" />
            {t('state.loading')}
          </p>
        )}
        {list(t('line.live'), live)}
        {list(t('line.toLine'), line)}
      </div>
    </details>
  );
}
