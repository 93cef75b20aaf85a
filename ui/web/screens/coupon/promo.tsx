/** A promo code: typed, or one that the operator offers to this player. */
import { useId, type ReactNode } from 'react';
import type { Text } from 'touchline/kernel/text';
import type { PromoCode } from 'touchline/core/coupon/types';
import type { SlipSlice, StakeSlice } from 'touchline/core/coupon/slices';
import { Icon } from '../../components/icon.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useTextOf } from '../../components/use-text-of.ts';
import { useCore } from '../../core-context.ts';
import { oddsText } from '../../format/odds.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useParts, useProjection, identity } from '../../use-projection.ts';
import { CodeForm } from './code-form.tsx';

/** Why an offered code does not fit the current coupon, in the words of the blockers. */
function unfit({ minLegs, minCoef }: PromoCode, { legs }: SlipSlice): readonly Text[] {
  return [
    ...(legs.length < minLegs ? [{ key: 'coupon.block.promoTooFewLegs', params: { min: minLegs } }] : []),
    ...(legs.some(({ price }) => price < minCoef)
      ? [{ key: 'coupon.block.promoLowOdds', params: { price: minCoef } }]
      : []),
  ];
}

const promoOf = ({ promo, currency }: StakeSlice) => ({ promo, currency });

export function Promo(): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const textOf = useTextOf();
  const id = useId();
  const chosen = useProjection(core.preferences, identity);
  const { promo, currency } = useParts(core.coupon.stake, promoOf);
  const unfits = useParts(core.coupon.slip, (slip) => promo.offered.map((offer) => unfit(offer, slip)));
  const choose = (code: string): unknown => core.dispatch({ type: 'coupon/choosePromoCode', payload: { code } });
  const use = (code: string): string => {
    choose(code);
    return '';
  };
  return (
    <CodeForm label="coupon.promo" action="coupon.promoUse" onCode={use}>
      {promo.why !== null && <p className="coupon-hint">{textOf(promo.why)}</p>}
      {promo.offered.length > 0 && (
        <ul className="promo-list">
          {promo.offered.map(({ code, amount, minLegs, minCoef, expiresAt }, at) => {
            const isChosen = promo.code === code;
            const reasons = unfits[at] ?? [];
            const isOff = reasons.length > 0 && !isChosen;
            return (
              <li key={code} className="type-row">
                <button
                  type="button"
                  className="type"
                  aria-describedby={`${id}-${code}`}
                  aria-pressed={isChosen}
                  aria-disabled={isOff}
                  onClick={() => isOff || choose(isChosen ? '' : code)}
                >
                  {reasons.length > 0 && <Icon name="lock" size={14} />}
                  {code}
                  <b className="number">{money(amount, currency)}</b>
                </button>
                <div className="type-text" id={`${id}-${code}`}>
                  <p>
                    {t('coupon.promoTerms', {
                      legs: t('coupon.legs', { count: minLegs }),
                      odds: oddsText(minCoef, chosen.oddsView),
                      until: formatTime(expiresAt, 'dayTime', chosen),
                    })}
                  </p>
                  {reasons.map((reason) => (
                    <p key={reason.key} className="type-unfit">
                      {textOf(reason)}
                    </p>
                  ))}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </CodeForm>
  );
}
