/** Offers to combine the coupon's selections of one game into one bet, at a price of their own [SGC-5]. */
import { useCallback, useEffect, type ReactNode } from 'react';
import type { SlipSlice } from 'touchline/core/coupon/slices';
import type { LegView } from 'touchline/core/coupon/views';
import { marketName, outcomeName } from 'touchline/core/line/rules/market-names';
import { hasCombos } from 'touchline/core/same-game/rules/combinable';
import type { ComboOffer, ComboPricing } from 'touchline/core/same-game/types';
import type { SameGameView } from 'touchline/core/same-game/views';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { localeOf } from '../../format/locale.ts';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { identity, useParts, useProjection } from '../../use-projection.ts';

const PRICE_ONE = 1_000;

/** The selections of the first match that has several. */
const ofOneGame = ({ legs }: SlipSlice): readonly LegView[] => {
  const first = legs.find(
    (leg) => hasCombos(leg.sportId) && legs.some((other) => other !== leg && other.gameId === leg.gameId),
  );
  return first === undefined ? [] : legs.filter(({ gameId }) => gameId === first.gameId);
};

const idsOf = (legs: readonly LegView[]): string =>
  legs
    .map(({ marketId }) => marketId)
    .sort((a, b) => a - b)
    .join();

function Refusal({
  refusal,
  legs,
}: {
  readonly refusal: NonNullable<SameGameView['refusal']>;
  readonly legs: readonly LegView[];
}): ReactNode {
  const t = useText();
  const leg = legs.find(({ marketId }) => marketId === refusal.marketId);
  return (
    <p className="placing-text">
      {t(`coupon.combo.${refusal.problem}`, { name: leg === undefined ? '' : outcomeName(leg, leg, t) })}
    </p>
  );
}

interface MadeProps {
  readonly price: number;
  readonly made: ComboPricing;
  readonly legs: readonly LegView[];
}

/** From the fair odds of each selection to the price [SGC-6]. */
function Made({ price, made, legs }: MadeProps): ReactNode {
  const core = useCore();
  const t = useText();
  const chosen = useProjection(core.preferences, identity);
  const odds = (thousandths: number): string => oddsText(thousandths, chosen.oddsView);
  const percent = new Intl.NumberFormat(localeOf(chosen.language), { maximumFractionDigits: 2 }).format(
    made.margin / 100,
  );
  const rows = [
    ...legs.map((leg) => ({
      key: leg.marketId,
      name: marketName(leg, leg, t),
      odds: made.parts.find(({ marketId }) => marketId === leg.marketId)?.odds,
    })),
    { key: 'together', name: t('coupon.combo.together'), odds: made.odds },
    { key: 'price', name: t('coupon.combo.margin', { percent }), odds: price },
  ];
  return (
    <details className="combo-made">
      <summary>{t('coupon.combo.made')}</summary>
      <dl>
        {rows.map((row) => (
          <div key={row.key}>
            <dt>{row.name}</dt>
            <dd className="number">{row.odds === undefined ? '–' : odds(row.odds)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface OfferProps {
  readonly offer: ComboOffer;
  readonly legs: readonly LegView[];
}

function Offer({ offer: { price, made }, legs }: OfferProps): ReactNode {
  const core = useCore();
  const t = useText();
  const oddsView = useProjection(core.preferences, (chosen) => chosen.oddsView);
  const product = legs.reduce((all, leg) => (all * leg.price) / PRICE_ONE, PRICE_ONE);
  return (
    <>
      <span className="combo-foot">
        <b>{t('coupon.combo.title')}</b>
        <button
          type="button"
          className="button is-main is-small"
          onClick={() => core.dispatch({ type: 'same-game/take', payload: {} })}
        >
          {t('coupon.combo.combine', { odds: oddsText(price, oddsView) })}
        </button>
      </span>
      <p className="combo-more">
        {t('coupon.combo.text')} {t('coupon.combo.apart', { odds: oddsText(Math.round(product / 10) * 10, oddsView) })}
      </p>
      {made !== null && <Made price={price} made={made} legs={legs} />}
    </>
  );
}

export function SameGame(): ReactNode {
  const core = useCore();
  const t = useText();
  const legs = useParts(core.coupon.slip, ofOneGame);
  const { view } = useFeature('sameGame');
  const ids = idsOf(legs);
  const isLoaded = view !== null;
  // A question for new selections; the feature asks again when their prices move [SGC-8].
  const ask = useCallback(() => {
    if (isLoaded && ids !== '')
      core.dispatch({ type: 'same-game/ask', payload: { marketIds: ids.split(',').map(Number) } });
  }, [core, isLoaded, ids]);
  useEffect(() => {
    ask();
    return () => {
      if (isLoaded && ids !== '') core.dispatch({ type: 'same-game/leave', payload: {} });
    };
  }, [ask, core, isLoaded, ids]);
  if (view === null || legs.length === 0 || view.marketIds.join() !== ids) return null;
  return (
    <section className="combo" aria-label={t('coupon.combo.title')} aria-busy={view.status === 'asking'}>
      <div aria-live="polite">
        {view.offer !== null ? (
          <Offer offer={view.offer} legs={legs} />
        ) : view.refusal !== null ? (
          <Refusal refusal={view.refusal} legs={legs} />
        ) : view.status === 'failed' ? (
          <p className="placing-text">
            {t('coupon.combo.failed')}{' '}
            <button type="button" className="button is-small" onClick={ask}>
              {t('action.retry')}
            </button>
          </p>
        ) : (
          <p className="placing-text">{t('coupon.combo.asking')}</p>
        )}
      </div>
    </section>
  );
}
