/**
 * Self-exclusion and the deposit time-out: a length, an optional reason, and one confirmation with the effect and the
 * end. A running period can only be extended.
 */
import { useState, type ReactNode } from 'react';
import type { LimitsView } from 'touchline/core/limits/public';
import { EXCLUSION, SECONDS_A_DAY } from 'touchline/core/limits/rules/kinds';
import { periodOptions } from 'touchline/core/limits/rules/periods';
import type { SectionField } from 'touchline/core/limits/rules/sections';
import type { TimedKind } from 'touchline/core/limits/types';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { limitsNow } from './limits-now.ts';
import { rejectedOf } from './rejected.ts';
import { useLimitWords } from './use-limit-words.ts';

interface PeriodFieldProps {
  readonly field: SectionField;
  readonly limitType: TimedKind;
  readonly view: LimitsView;
}

const NO_REASON = '';
/** An extension shorter than this counts as a repetition of the same request. */
const LONGER_MS = 60_000;

export function PeriodField({ field, limitType, view }: PeriodFieldProps): ReactNode {
  const core = useCore();
  const { t, kind, option, time } = useLimitWords();
  const [isOpen, setOpen] = useState(false);
  const [days, setDays] = useState<number | null>(null);
  const [reason, setReason] = useState(NO_REASON);
  const [asking, setAsking] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const endsAt = field.current?.endsAt ?? null;
  const endOf = (length: number): number => limitsNow(view) + length * SECONDS_A_DAY * 1_000;
  const lengths = periodOptions(field.options).filter(
    (length) => endsAt === null || endOf(length) > endsAt * 1_000 + LONGER_MS,
  );
  const open = (): void => {
    setOpen(!isOpen);
    setRefused(null);
    if (limitType === EXCLUSION && view.reasons === null) core.dispatch({ type: 'limits/loadReasons', payload: {} });
  };
  const exclude = (length: number): void => {
    const asked = core.dispatch({
      type: 'limits/save',
      payload: {
        changes: [{ limitType, limitValue: length }],
        ...(reason === NO_REASON ? {} : { reasonId: Number(reason) }),
      },
    });
    setAsking(null);
    setRefused(asked.ok ? null : rejectedOf(asked.error));
    if (asked.ok) setOpen(false);
  };
  const form = `limit-form-${limitType}`;
  const opens = t(isOpen ? 'limits.cancel' : endsAt === null ? 'limits.begin' : 'limits.extend');
  return (
    <div className="limit" role="group" aria-labelledby={`limit-${limitType}`}>
      <div className="limit-head">
        <h3 id={`limit-${limitType}`}>{kind(limitType)}</h3>
        <b>{endsAt === null ? t('limits.off') : t('limits.until', { time: time(endsAt * 1_000, 'full') })}</b>
      </div>
      <p className="field-hint">{t(`limits.what.${limitType}`)}</p>
      {lengths.length > 0 && (
        <button
          type="button"
          className="button is-small is-outline limit-open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? form : undefined}
          aria-label={`${opens}: ${kind(limitType)}`}
          onClick={open}
        >
          {opens}
        </button>
      )}
      {isOpen && (
        <form
          id={form}
          className="limit-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (days === null) setRefused('noLength');
            else setAsking(days);
          }}
        >
          <fieldset className="limit-lengths">
            <legend>{t('limits.howLong')}</legend>
            {lengths.map((length) => (
              <label className="check" key={length}>
                <input
                  type="radio"
                  name={`${form}-length`}
                  value={length}
                  checked={days === length}
                  onChange={() => {
                    setDays(length);
                    setRefused(null);
                  }}
                />
                <span>
                  {option(limitType, length)} <small>{t('limits.until', { time: time(endOf(length), 'full') })}</small>
                </span>
              </label>
            ))}
          </fieldset>
          {limitType === EXCLUSION && view.reasons !== null && view.reasons.length > 0 && (
            <div className="field">
              <label className="field-label" htmlFor={`${form}-reason`}>
                {t('limits.reason')}
              </label>
              <span className="field-select">
                <select
                  id={`${form}-reason`}
                  className="field-input"
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                >
                  <option value={NO_REASON}>{t('limits.reason.none')}</option>
                  {view.reasons.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {t(title)}
                    </option>
                  ))}
                </select>
                <Icon name="down" size={16} />
              </span>
            </div>
          )}
          <button type="submit" className="button">
            {t('limits.goOn')}
          </button>
        </form>
      )}
      <p className="field-error" role="alert">
        {refused === null ? '' : t(`limits.rejected.${refused}`)}
      </p>
      {asking !== null && (
        <Dialog
          title={t(`limits.ask.${limitType}`, { length: option(limitType, asking) })}
          onClose={() => setAsking(null)}
        >
          <ul className="limit-facts">
            <li>{t(`limits.does.${limitType}`, { time: time(endOf(asking), 'full') })}</li>
            <li>{t('limits.does.withdraw')}</li>
            <li>{t('limits.does.notEarlier')}</li>
          </ul>
          <div className="limit-ways">
            <button type="button" className="button" onClick={() => exclude(asking)}>
              {t(`limits.yes.${limitType}`)}
            </button>
            <button type="button" className="button" data-autofocus onClick={() => setAsking(null)}>
              {t('limits.no')}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
