/** The lobby's filters and its order [CSN-6]. A filter is there where the games differ in it. */
import type { ReactNode } from 'react';
import { featuresOf, GAME_ORDERS, ordersOf } from 'touchline/core/casino/rules/find-games';
import { compareReturns, lowestReturn } from 'touchline/core/casino/rules/stated-return';
import type { CasinoGame } from 'touchline/core/casino/types';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';
import { NO_CHOICE, RETURNS, VOLATILITIES, type Choice } from './lobby-address.ts';

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T | '';
  /** Values with their texts; '' is "any". */
  readonly options: readonly (readonly [value: T | '', text: string])[];
  readonly onChoose: (value: T | null) => void;
}

function Select<T extends string>({ label, value, options, onChoose }: SelectProps<T>): ReactNode {
  return (
    <label className="field casino-filter">
      <span className="field-label">{label}</span>
      <span className="field-select">
        <select
          className="field-input"
          value={value}
          onChange={(event) => {
            const chosen = options.find(([each]) => each === event.target.value)?.[0] ?? '';
            onChoose(chosen === '' ? null : chosen);
          }}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
    </label>
  );
}

interface FiltersProps {
  readonly games: readonly CasinoGame[];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

export function Filters({ games, choice, onChoose }: FiltersProps): ReactNode {
  const t = useText();
  const any = ['', t('casino.filter.any')] as const;
  const providers = new Map(games.map(({ provider }) => [provider.slug, provider.name]));
  const volatilities = VOLATILITIES.filter((each) => games.some(({ volatility }) => volatility === each));
  const features = featuresOf(games);
  const orders = ordersOf(games);
  const [first] = games;
  const doReturnsDiffer = games.some(
    ({ returns }) => compareReturns(lowestReturn(returns), lowestReturn(first?.returns ?? [])) !== 0,
  );
  return (
    <div className="casino-filters" role="group" aria-label={t('casino.filters')}>
      {providers.size > 1 && (
        <Select
          label={t('casino.filter.provider')}
          value={choice.provider ?? ''}
          options={[any, ...providers]}
          onChoose={(provider) => onChoose({ ...choice, provider })}
        />
      )}
      {volatilities.length > 1 && (
        <Select
          label={t('casino.volatility')}
          value={choice.volatility ?? ''}
          options={[any, ...volatilities.map((each) => [each, t(`casino.volatility.${each}`)] as const)]}
          onChoose={(volatility) => onChoose({ ...choice, volatility })}
        />
      )}
      {doReturnsDiffer && (
        <Select
          label={t('casino.filter.return')}
          value={RETURNS.find((each) => Number(each) === choice.minReturn) ?? ''}
          options={[any, ...RETURNS.map((each) => [each, t('casino.filter.atLeast', { percent: each })] as const)]}
          onChoose={(percent) => onChoose({ ...choice, minReturn: percent === null ? null : Number(percent) })}
        />
      )}
      {features.length > 1 && (
        <Select
          label={t('casino.filter.feature')}
          value={choice.feature ?? ''}
          options={[any, ...features.map((each) => [each, t(`casino.feature.${each}`)] as const)]}
          onChoose={(feature) => onChoose({ ...choice, feature })}
        />
      )}
      <Select
        label={t('casino.filter.order')}
        value={choice.order}
        options={GAME_ORDERS.flatMap((each) =>
          orders.includes(each) || each === choice.order ? [[each, t(`casino.order.${each}`)] as const] : [],
        )}
        onChoose={(order) => onChoose({ ...choice, order: order ?? NO_CHOICE.order })}
      />
    </div>
  );
}
