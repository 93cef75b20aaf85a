/** The form of the betting calculator; the core reads what is typed and calculates with each change [CPN-137]. */
import { useId, useRef, useState, type ReactNode } from 'react';
import type { StakeSlice } from 'touchline/core/coupon/slices';
import type { SiteConfig } from 'touchline/core/site-config/views';
import type { CalculatorError, CalculatorForm, CalculatorLeg } from 'touchline/core/coupon/rules/calculator';
import {
  calculate,
  EMPTY_FORM,
  hasAmount,
  hasStake,
  sizeOf,
  sizesOf,
  unitsOf,
  withOneMore,
  withType,
} from 'touchline/core/coupon/rules/calculator';
import { betTypes } from 'touchline/core/coupon/rules/settlement/bet-types';
import { betTypeNames } from 'touchline/core/history/bet-type';
import { groupMarkOf } from 'touchline/core/preferences/group-mark';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { directionOf } from '../../format/locale.ts';
import { useText, useTextLanguage } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { CalculatorLegFields } from './calculator-leg.tsx';
import { CalculatorResults } from './calculator-results.tsx';
import { AmountField, SelectField } from './fields.tsx';

const currencyOf = ({ currency }: StakeSlice): string => currency;

function marginOf(config: SiteConfig | null): number | null {
  if (config === null) return null;
  const { coupon } = config;
  return coupon.antiExpressMargin;
}

export function Calculator(): ReactNode {
  const core = useCore();
  const t = useText();
  const spoken = useTextLanguage();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<CalculatorForm>(EMPTY_FORM);
  const currency = useProjection(core.coupon.stake, currencyOf);
  const margin = useProjection(core.siteConfig, marginOf);
  const { oddsView, language } = useProjection(core.preferences, identity);
  const group = groupMarkOf(language);
  const calculated = calculate(form, { currency, group, ...(margin === null ? {} : { antiExpressMargin: margin }) });
  const errors: readonly CalculatorError[] = calculated.ok ? [] : calculated.error;
  const type = betTypes[form.betType];
  const sizes = sizesOf(form);
  const change = (parts: Partial<CalculatorForm>): void => setForm({ ...form, ...parts });
  const changeLeg = (at: number, parts: Partial<CalculatorLeg>): void =>
    change({ legs: form.legs.map((leg, place) => (place === at ? { ...leg, ...parts } : leg)) });
  const remove = (at: number): void => {
    change({ legs: form.legs.filter((_, place) => place !== at) });
    // The focused button is gone: the focus moves to the list that it was in.
    list.current?.focus();
  };
  const stakeError = errors.find((error) => error.at === 'stake');
  return (
    <section className="card calculator" aria-labelledby={id} lang={spoken} dir={directionOf(spoken)}>
      <h2 id={id}>{t('calculator.title')}</h2>
      <form
        className="calculator-form"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          setForm(EMPTY_FORM);
        }}
      >
        <div className="calculator-row">
          <SelectField
            label={t('coupon.type')}
            value={form.betType}
            options={betTypeNames.map((name) => [name, t(`coupon.type.${name}`)] as const)}
            hint={t(`coupon.explain.${form.betType}`)}
            onPick={(betType) => setForm(withType(form, betType))}
          />
          {sizes.length > 0 && (
            <SelectField
              label={t('coupon.sizes')}
              value={sizeOf(form)}
              options={sizes.map((k) => [k, t('calculator.size', { k, n: unitsOf(form) })] as const)}
              onPick={(systemValue) => change({ systemValue })}
            />
          )}
          {hasStake(form) && (
            <AmountField
              label={t(type.amountPer === 'block' ? 'coupon.stakeFirst' : 'coupon.stakeIn', { currency })}
              value={form.stakeText}
              why={stakeError?.why ?? null}
              onType={(stakeText) => change({ stakeText })}
            />
          )}
        </div>
        <div className="calculator-legs" role="group" aria-label={t('calculator.legs')} tabIndex={-1} ref={list}>
          {form.legs.map((leg, at) => (
            <CalculatorLegFields
              key={at}
              leg={leg}
              at={at}
              type={type}
              blocks={form.legs.length}
              hasAmount={hasAmount(form, at)}
              currency={currency}
              oddsView={oddsView}
              errors={errors}
              change={(parts) => changeLeg(at, parts)}
              remove={form.legs.length > type.minLegs ? () => remove(at) : null}
            />
          ))}
        </div>
        <div className="calculator-actions">
          <button
            type="button"
            className="button is-outline"
            disabled={form.legs.length >= type.maxLegs}
            onClick={() => setForm(withOneMore(form))}
          >
            <Icon name="plus" size={16} />
            {t('calculator.add')}
          </button>
          <button type="reset" className="button">
            {t('calculator.reset')}
          </button>
        </div>
      </form>
      <CalculatorResults
        calculated={calculated}
        betType={form.betType}
        stake={calculated.ok ? calculated.value.quote.stake : 0}
        currency={currency}
        oddsView={oddsView}
      />
    </section>
  );
}
