/** A forecast or a tricast: the first two or three runners in order, chosen in lists. */
import { useState, type ReactNode } from 'react';
import type { Market } from 'touchline/core/line/types';
import { PriceCell } from '../../components/price-cell.tsx';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { orderMarket, type OfferedRunner } from './runners-of.ts';

const NONE = 0;
const PLACES = ['first', 'second', 'third'] as const;

interface OrderPickerProps {
  readonly runners: readonly OfferedRunner[];
  readonly markets: readonly Market[];
  /** Heading level within the page. */
  readonly level: 2 | 3;
}

export function OrderPicker({ runners, markets, level }: OrderPickerProps): ReactNode {
  const t = useText();
  const Heading = `h${level}` as const;
  const [chosen, setChosen] = useState<readonly number[]>([NONE, NONE, NONE]);
  const order = chosen[2] === NONE ? chosen.slice(0, 2) : chosen;
  const isWhole = order.every((number) => number !== NONE);
  const isRepeated = new Set(order).size < order.length;
  const market = isWhole && !isRepeated ? orderMarket(markets, order) : null;
  const kind = t(order.length === 2 ? 'kind.28' : 'kind.29');
  const names = order.map((number) => {
    const runner = runners.find((each) => each.number === number);
    return `${number}. ${runner?.name ?? ''}`;
  });
  return (
    <section className="card order-picker" aria-label={t('virtual.order.title')}>
      <Heading>{t('virtual.order.title')}</Heading>
      <p className="form-lead">{t('virtual.order.lead')}</p>
      <div className="order-places">
        {PLACES.map((place, at) => (
          <Pick
            key={place}
            label={t(`virtual.order.${place}`)}
            className="is-wide"
            value={chosen[at] ?? NONE}
            options={[
              [NONE, t(place === 'third' ? 'virtual.order.noThird' : 'virtual.order.choose')],
              ...runners.map(({ number, name }) => [number, `${number}. ${name}`] as const),
            ]}
            onPick={(number) => setChosen(chosen.map((each, index) => (index === at ? number : each)))}
          />
        ))}
      </div>
      {market === null ? (
        <p className="order-none" role="status">
          {isWhole ? t(isRepeated ? 'virtual.order.repeated' : 'virtual.order.notOffered') : ''}
        </p>
      ) : (
        <div className="order-price">
          <PriceCell key={market.id} marketId={market.id} name={`${kind}: ${names.join(' – ')}`} />
        </div>
      )}
    </section>
  );
}
