/** The controls by which a player chooses how much to cash out: shares, a slider, and an amount [CSO-19]. */
import { useId, type ReactNode } from 'react';
import { moneyToTypedText } from 'touchline/kernel/money';
import type { PartBounds } from 'touchline/core/cash-out/rules/offer';
import type { CashOutOffer } from 'touchline/core/cash-out/types';
import { groupMarkOf } from 'touchline/core/preferences/group-mark';
import { useText, useTextLanguage } from '../../text.ts';
import { useMoney } from '../use-money.ts';
import { WHOLE, type PickedPart } from './use-picked-part.ts';

interface PickerProps {
  readonly currency: string;
  readonly offer: CashOutOffer;
  readonly picked: PickedPart;
}

function Shares({ offer: { parts }, picked }: PickerProps): ReactNode {
  const t = useText();
  return (
    <div className="segments" role="group" aria-label={t('cashOut.part')}>
      {parts.map(({ percent }) => (
        <button
          type="button"
          key={percent}
          className="segment"
          aria-pressed={picked.typed === null && percent === picked.percent}
          onClick={() => picked.pickShare(percent)}
        >
          {percent === WHOLE ? t('cashOut.all') : t('cashOut.percent', { percent })}
        </button>
      ))}
    </div>
  );
}

function Slider({ picked, currency }: PickerProps): ReactNode {
  const t = useText();
  const money = useMoney();
  const { percent, part } = picked;
  return (
    <input
      type="range"
      className="cash-out-slider"
      min={1}
      max={WHOLE}
      value={percent}
      aria-label={t('cashOut.share')}
      aria-valuetext={
        part === null
          ? t('cashOut.percent', { percent })
          : t('cashOut.shareText', { percent, stake: money(part.stake, currency) })
      }
      onChange={({ target }) => picked.pickShare(Number(target.value))}
    />
  );
}

function Amount({ picked, currency, offer, bounds }: PickerProps & { readonly bounds: PartBounds }): ReactNode {
  const t = useText();
  const money = useMoney();
  const id = useId();
  const group = groupMarkOf(useTextLanguage());
  const { isBad, part, typed } = picked;
  return (
    <div className="cash-out-amount">
      <label className="field-label" htmlFor={id}>
        {t('cashOut.amount', { currency })}
      </label>
      <input
        id={id}
        className="field-input"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? (part === null ? '' : moneyToTypedText(part.amount, currency, group))}
        aria-invalid={isBad}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => picked.pickAmount(target.value)}
      />
      <p id={`${id}-hint`} className={isBad ? 'field-error' : 'field-hint'} role={isBad ? 'alert' : undefined}>
        {t('cashOut.bounds', {
          min: money(bounds.minAmount, currency),
          max: money(bounds.maxAmount, currency),
          all: money(offer.parts.at(-1)?.amount ?? 0, currency),
        })}
      </p>
    </div>
  );
}

/** Where only all of the bet can be cashed out, there is nothing to choose. */
export function PartPicker(props: PickerProps): ReactNode {
  const { bounds } = props.offer;
  return (
    <>
      <Shares {...props} />
      {bounds !== null && <Slider {...props} />}
      {bounds !== null && <Amount {...props} bounds={bounds} />}
    </>
  );
}
