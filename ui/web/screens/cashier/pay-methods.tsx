/** Payment methods of one direction as radio buttons, with the saved accounts of the selected one. */
import { useId, type ReactNode } from 'react';
import { moneyToDecimalString } from 'touchline/kernel/money';
import type { CashierView, FormView } from 'touchline/core/cashier/public';
import type { MethodKind, MethodTerms } from 'touchline/core/cashier/types';
import type { Language } from 'touchline/core/preferences/types';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useMoney, type WriteMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { localeOf } from '../../format/locale.ts';
import { useTextLanguage, useText, type Translate } from '../../text.ts';
import { takesText } from './words.ts';

/** The mark of a method's kind, beside its name. No provider's own mark is drawn. */
const MARKS: Readonly<Record<MethodKind, IconName>> = {
  card: 'card',
  bank: 'bank',
  wallet: 'wallet',
  crypto: 'coin',
  voucher: 'voucher',
  cash: 'cash',
};

/** Any currency with two decimals formats basis points, which are hundredths of a percent. */
const HUNDREDTHS = 'EUR';

interface Props {
  readonly view: CashierView;
  readonly form: FormView;
}

/** '1.5 % + €0.30'; basis points are formatted without floats. */
function feeText(
  { fee: { basisPoints, fixed } }: MethodTerms,
  currency: string,
  language: Language,
  t: Translate,
  money: WriteMoney,
): string {
  if (basisPoints === 0 && fixed === 0) return t('cashier.fee.none');
  const percent = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 }).format(
    moneyToDecimalString(basisPoints, HUNDREDTHS) as `${number}`,
  );
  return [basisPoints === 0 ? '' : t('cashier.fee.percent', { percent }), fixed === 0 ? '' : money(fixed, currency)]
    .filter((part) => part !== '')
    .join(' + ');
}

export function PayMethods({ view, form }: Props): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const language = useTextLanguage();
  const name = useId();
  const { kind, methods, method, instruments, instrumentId } = form;
  if (methods.length === 0) return <p className="form-note">{t('cashier.noMethods')}</p>;
  return (
    <>
      <fieldset className="methods">
        <legend className="field-label">{t(`cashier.method.${kind}`)}</legend>
        {methods.map((each) => {
          const terms = each[kind];
          return terms === null ? null : (
            <label key={each.id} className="method">
              <input
                type="radio"
                name={name}
                value={each.id}
                checked={method?.id === each.id}
                onChange={() => core.dispatch({ type: 'cashier/chooseMethod', payload: { kind, methodId: each.id } })}
              />
              <span className="method-mark">
                <Icon name={MARKS[each.kind]} />
              </span>
              <span className="method-name">
                {each.name}
                <small>{t(`cashier.method.${each.kind}`)}</small>
              </span>
              <span className="method-terms">
                <small>{t('cashier.feeOf', { fee: feeText(terms, view.currency, language, t, money) })}</small>
                <small>{takesText(terms.takesS, t)}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      {instruments.length > 0 && (
        <fieldset className="methods is-narrow">
          <legend className="field-label">{t(`cashier.instrument.${kind}`)}</legend>
          {instruments.map((each) => (
            <label key={each.id} className="method">
              <input
                type="radio"
                name={`${name}-instrument`}
                checked={instrumentId === each.id}
                onChange={() =>
                  core.dispatch({ type: 'cashier/chooseInstrument', payload: { kind, instrumentId: each.id } })
                }
              />
              <span className="method-name number">{each.label}</span>
            </label>
          ))}
          <label className="method">
            <input
              type="radio"
              name={`${name}-instrument`}
              checked={instrumentId === null}
              onChange={() =>
                core.dispatch({ type: 'cashier/chooseInstrument', payload: { kind, instrumentId: null } })
              }
            />
            <span className="method-name">{t('cashier.instrument.another')}</span>
          </label>
        </fieldset>
      )}
    </>
  );
}
