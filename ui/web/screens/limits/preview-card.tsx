/** A preview of a limit on the player's own last 30 days, with a button to set that limit. */
import { useState, type ReactNode } from 'react';
import type { LimitsView } from 'touchline/core/limits/public';
import { activityOf, isMoneyKind } from 'touchline/core/limits/rules/kinds';
import { MONEY_KINDS, type MoneyKind } from 'touchline/core/limits/types';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { AmountField } from './amount-field.tsx';
import { useLimitWords } from './use-limit-words.ts';

const STOPPED_SHOWN = 10;

export function PreviewCard({ view }: { readonly view: LimitsView }): ReactNode {
  const core = useCore();
  const { t, kind, money, time, amount: read, currency } = useLimitWords();
  const kinds = MONEY_KINDS.filter((each) => view.pack.kinds.includes(each));
  const [chosen, setChosen] = useState<MoneyKind>(kinds[0] ?? 'stakeDay');
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isSet, setSet] = useState<boolean | null>(null);
  const amount = text === '' ? null : read(text);
  const { preview } = view;
  const answer =
    preview?.limitType === chosen && amount?.ok === true && preview.limitValue === amount.value ? preview : null;
  const shown = answer?.answer ?? null;
  const touch = (): void => {
    setAsked(false);
    setSet(null);
  };
  return (
    <section className="card limits-section" aria-labelledby="control-preview">
      <h2 id="control-preview">{t('limits.preview.title')}</h2>
      <p className="office-note">{t('limits.preview.text')}</p>
      <form
        className="limit-form is-row"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (amount?.ok === true)
            core.dispatch({ type: 'limits/preview', payload: { limitType: chosen, limitValue: amount.value } });
        }}
      >
        <div className="field">
          <label className="field-label" htmlFor="preview-kind">
            {t('limits.preview.kind')}
          </label>
          <span className="field-select">
            <select
              id="preview-kind"
              className="field-input"
              value={chosen}
              onChange={(event) => {
                const picked = event.target.value;
                if (isMoneyKind(picked)) setChosen(picked);
                touch();
              }}
            >
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {kind(each)}
                </option>
              ))}
            </select>
            <Icon name="down" size={16} />
          </span>
        </div>
        <AmountField
          id="preview-amount"
          label={t('limits.preview.amount', { currency })}
          text={text}
          error={isAsked && amount === null ? 'empty' : amount?.ok === false ? amount.error : null}
          onType={(typed) => {
            setText(typed);
            touch();
          }}
        />
        <button type="submit" className="button">
          {t('limits.preview.show')}
        </button>
      </form>
      <div role="status">
        {answer?.isLoading === true && <p className="office-note">{t('limits.loading')}</p>}
        {answer !== null && !answer.isLoading && answer.answer === null && (
          <p className="field-error">{t('limits.control.failed')}</p>
        )}
        {shown !== null && (
          <>
            <p>
              {shown.looked === 0
                ? t('limits.preview.nothing')
                : shown.stopped.length === 0
                  ? t('limits.preview.none', { looked: shown.looked })
                  : t('limits.preview.stopped', {
                      count: shown.stopped.length,
                      looked: shown.looked,
                      amount: money(shown.stoppedAmount),
                    })}
            </p>
            {shown.stopped.length > 0 && (
              <ul className="limit-facts">
                {shown.stopped
                  .slice(-STOPPED_SHOWN)
                  .toReversed()
                  .map((each, at) => (
                    <li key={`${each.at}.${at}`}>
                      {t('limits.preview.one', { time: time(each.at), amount: money(each.amount) })}
                    </li>
                  ))}
              </ul>
            )}
          </>
        )}
      </div>
      {shown?.limitValue === 0 && (
        <p className="field-hint">{t(`limits.hint.zero.${activityOf(chosen)}`, { amount: money(0) })}</p>
      )}
      {shown !== null && (
        <button
          type="button"
          className="button is-outline"
          aria-disabled={view.isBusy}
          onClick={() =>
            setSet(
              core.dispatch({
                type: 'limits/save',
                payload: { changes: [{ limitType: chosen, limitValue: shown.limitValue, currency }] },
              }).ok,
            )
          }
        >
          {t('limits.preview.set', { limit: kind(chosen), amount: money(shown.limitValue) })}
        </button>
      )}
      <p className={isSet === false ? 'field-error' : 'field-hint'} role="status">
        {isSet === null ? '' : t(isSet ? 'limits.preview.asked' : 'limits.rejected.unchanged')}
      </p>
    </section>
  );
}
