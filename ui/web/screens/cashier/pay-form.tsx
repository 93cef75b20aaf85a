/** Method, amount, the method's fields, and one button. Blockers are shown before the button is pressed. */
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { fieldFaults, type CashierView, type FormView } from 'touchline/core/cashier/public';
import { areWithdrawalsFinal } from 'touchline/core/cashier/rules/final-withdrawals';
import { setupOf } from 'touchline/core/site-config/setup';
import type { SiteConfig } from 'touchline/core/site-config/views';
import { useMoney } from '../../components/use-money.ts';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { Blockers } from './blockers.tsx';
import { PayFields, type FieldValues } from './pay-fields.tsx';
import { PayMethods } from './pay-methods.tsx';
import { useProjection } from '../../use-projection.ts';
import { takesText } from './words.ts';

interface FormProps {
  readonly view: CashierView;
  readonly form: FormView;
}

function Amount({ view, form }: FormProps): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const id = useId();
  const { kind, terms, least, most } = form;
  const put = (amount: number): void => void core.dispatch({ type: 'cashier/setAmount', payload: { kind, amount } });
  const fits = (amount: number): boolean => (least === null || amount >= least) && (most === null || amount <= most);
  const presets = (terms?.presets ?? []).filter(fits);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t(`cashier.amount.${kind}`, { currency: view.currency })}
      </label>
      <input
        id={id}
        className="field-input number cashier-amount"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        dir="ltr"
        value={form.text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => core.dispatch({ type: 'cashier/typeAmount', payload: { kind, text: event.target.value } })}
      />
      <p id={`${id}-hint`} className="field-hint">
        {terms === null
          ? t('cashier.chooseFirst')
          : t('cashier.bounds', { min: money(terms.min, view.currency), max: money(terms.max, view.currency) })}
        {kind === 'withdrawal' && ` ${t('cashier.available', { amount: money(view.available, view.currency) })}`}
      </p>
      <div className="chips">
        {presets.map((preset) => (
          <button
            type="button"
            key={preset}
            className="chip number"
            aria-pressed={form.amount === preset}
            onClick={() => put(preset)}
          >
            {money(preset, view.currency)}
          </button>
        ))}
        {most !== null && least !== null && most >= least && !presets.includes(most) && (
          <button type="button" className="chip" aria-pressed={form.amount === most} onClick={() => put(most)}>
            {t(kind === 'withdrawal' ? 'cashier.all' : 'cashier.most', { amount: money(most, view.currency) })}
          </button>
        )}
      </div>
    </div>
  );
}

function Summary({ view, form }: FormProps): ReactNode {
  const t = useText();
  const money = useMoney();
  const { kind, terms, amount, fee, net } = form;
  if (terms === null || amount === null || fee === null || net === null) return null;
  return (
    <dl className="facts cashier-sum" aria-live="polite">
      <div>
        <dt>{t(`cashier.sum.amount.${kind}`)}</dt>
        <dd className="number">{money(amount, view.currency)}</dd>
      </div>
      <div>
        <dt>{t('cashier.sum.fee')}</dt>
        <dd className="number">{fee === 0 ? t('cashier.fee.none') : money(fee, view.currency)}</dd>
      </div>
      <div>
        <dt>{t(`cashier.sum.net.${kind}`)}</dt>
        <dd className="number">
          <b>{money(net, view.currency)}</b>
        </dd>
      </div>
      <div>
        <dt>{t('cashier.sum.time')}</dt>
        <dd>{takesText(terms.takesS, t)}</dd>
      </div>
    </dl>
  );
}

const hasFinalWithdrawals = (site: SiteConfig | null): boolean => areWithdrawalsFinal(setupOf(site).jurisdiction);

/** Blockers not shown while the form is untouched, because the form itself asks for these values. */
const isStillEmpty = (code: string, { text }: FormView): boolean =>
  code === 'noMethod' || (code === 'noAmount' && text.trim() === '');

export function PayForm({ view, form }: FormProps): ReactNode {
  const core = useCore();
  const actions = useActions('cashier');
  const t = useText();
  const { kind, intent, blockers, fields } = form;
  const [values, setValues] = useState<FieldValues>({});
  const [hasTried, setTried] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const areFinal = useProjection(core.siteConfig, hasFinalWithdrawals);
  const faults = fieldFaults(fields, values);
  const shownBlockers = hasTried ? blockers : blockers.filter(({ code }) => !isStillEmpty(code, form));
  const isWaiting = intent !== null;
  const pay = (again = false): void => {
    setTried(true);
    if (isWaiting) return;
    if (faults.length > 0 || blockers.some(({ code }) => code !== 'sameAsBefore')) {
      // Focus the first invalid field once it is rendered as invalid.
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid="true"], .blocker button, .cashier-amount')?.focus(),
      );
      return;
    }
    const payment = again ? ({ kind, again: true } as const) : { kind };
    const isIntended =
      fields.length === 0
        ? core.dispatch({ type: 'cashier/pay', payload: { ...payment, attempt: null } }).ok
        : actions.pay(payment, values);
    if (isIntended) setTried(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    pay();
  };
  return (
    <form ref={element} className="card cashier-part form" onSubmit={submit} noValidate>
      <PayMethods view={view} form={form} />
      <Amount view={view} form={form} />
      {fields.length > 0 && (
        <PayFields
          fields={fields}
          values={values}
          faults={hasTried ? faults : []}
          onType={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
        />
      )}
      <Summary view={view} form={form} />
      <Blockers blockers={shownBlockers} kind={kind} currency={view.currency} onPayAgain={() => pay(true)} />
      {isWaiting && (
        <p className="form-note" role="status">
          <span className="spinner" aria-hidden="true" />
          {t(`cashier.phase.${intent.phase}`)}
        </p>
      )}
      {kind === 'withdrawal' && areFinal && <p className="form-note">{t('cashier.final.before')}</p>}
      <button type="submit" className="button is-main is-large" aria-disabled={isWaiting}>
        {t(`cashier.do.${kind}`)}
      </button>
      <p className="office-note">{t(`cashier.safe.${kind}`)}</p>
    </form>
  );
}
