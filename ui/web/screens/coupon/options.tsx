/**
 * Rarely used options, collapsed by default: exact odds, bonus, VIP, advance, promo code, and the coupon's behaviour.
 * They load when they are opened.
 */
import { useId, useState, type ReactNode } from 'react';
import type { StakeSlice } from 'touchline/core/coupon/slices';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import { BrokenPart } from '../../shell/error-boundary.tsx';
import { useText } from '../../text.ts';
import { useParts } from '../../use-projection.ts';

const OptionsBody = deferred(async () => (await import('./options-body.tsx')).OptionsBody);

const chosenOf = ({ exact, promo, vip, settings }: StakeSlice) => ({
  hasExact: exact.text !== '',
  code: promo.code,
  isVip: vip.isOn,
  settings,
});

/** Names of options that differ from the default, so that a collapsed list hides nothing important. */
function useChosen(): readonly string[] {
  const { stake } = useCore().coupon;
  const t = useText();
  const { hasExact, code, isVip, settings } = useParts(stake, chosenOf);
  return [
    ...(hasExact ? [t('coupon.exact')] : []),
    ...(code === '' ? [] : [code]),
    ...(isVip ? [t('coupon.vip')] : []),
    ...(settings.isAdvance ? [t('coupon.advance')] : []),
    ...(settings.isAutoMax ? [t('coupon.autoMax')] : []),
    ...(settings.isCouponFixed ? [t('coupon.fixed')] : []),
  ];
}

export function Options(): ReactNode {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = useChosen();
  return (
    <section className="options">
      <button
        type="button"
        className="options-head"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('coupon.options')}</span>
        {!isOpen && <small>{chosen.join(', ')}</small>}
        <Icon name="down" size={16} />
      </button>
      {isOpen && (
        <div className="options-body" id={id}>
          <Deferred
            waiting={<div className="bone is-block" aria-hidden="true" aria-busy="true" />}
            broken={<BrokenPart />}
          >
            <OptionsBody />
          </Deferred>
        </div>
      )}
    </section>
  );
}
