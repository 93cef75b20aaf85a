/**
 * A limit with a value: an amount per window, hours a day, or minutes between reminders. Tightening and loosening take
 * the same number of steps; tightening applies at once, loosening waits and asks again.
 */
import { useRef, useState, type ReactNode } from 'react';
import type { LimitKind, LimitsView } from 'touchline/core/limits/public';
import type { SectionField } from 'touchline/core/limits/rules/sections';
import {
  activityOf,
  isMoneyKind,
  isNoLimit,
  isSame,
  isStricter,
  NO_LIMIT_AMOUNT,
  NOT_SET,
} from 'touchline/core/limits/rules/kinds';
import { useCore } from '../../core-context.ts';
import { AmountField } from './amount-field.tsx';
import { PendingBlock } from './pending-block.tsx';
import { Usage } from './usage.tsx';
import { rejectedOf } from './rejected.ts';
import { useLimitWords, type LimitWords } from './use-limit-words.ts';

interface ValueFieldProps {
  readonly field: SectionField;
  readonly isSectionDisabled: boolean;
  readonly view: LimitsView;
}

const HOURS_TO_WAIT = 3_600;

/** The effect of the typed value, before it is sent. */
function hintOf(
  kind: LimitKind,
  current: number | null,
  next: number | null,
  view: LimitsView,
  { t, value }: LimitWords,
): string {
  if (next === null) return '';
  if (isSame(kind, current, next)) return t('limits.hint.same');
  // Zero is a limit, too; the hint explains its meaning.
  if (next === 0 && isMoneyKind(kind)) return t(`limits.hint.zero.${activityOf(kind)}`, { amount: value(kind, 0) });
  if (isStricter(kind, current, next)) return t('limits.hint.stricter');
  const ceiling = view.pack.ceilings.find(({ limitType }) => limitType === kind);
  if (ceiling !== undefined && (isNoLimit(kind, next) || next > ceiling.limitValue))
    return t('limits.hint.ceiling', { amount: value(kind, ceiling.limitValue) });
  return t('limits.hint.looser', { count: Math.ceil(view.pack.coolDownS / HOURS_TO_WAIT) });
}

export function ValueField({ field, isSectionDisabled, view }: ValueFieldProps): ReactNode {
  const core = useCore();
  const { limitType, current, pending, options } = field;
  const words = useLimitWords().inCurrency(current?.currency ?? null);
  const { t, kind, value, option, amount, currency } = words;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isMoney = isMoneyKind(limitType);
  const now = current?.limitValue ?? null;
  const typed = isMoney && text !== '' ? amount(text) : null;
  const next = picked ?? (typed?.ok === true ? typed.value : null);
  const none = isMoney ? NO_LIMIT_AMOUNT : NOT_SET;
  const canRemove = now !== null && (isMoney || options.includes(NOT_SET));
  const choices = [...options.filter((each) => !isNoLimit(limitType, each)), ...(canRemove ? [none] : [])];
  const close = (): void => {
    setOpen(false);
    setText('');
    setPicked(null);
    setRefused(null);
    opener.current?.focus();
  };
  const set = (): void => {
    if (next === null) return setRefused(text === '' ? 'empty' : 'notANumber');
    const asked =
      now !== null && isNoLimit(limitType, next)
        ? core.dispatch({ type: 'limits/remove', payload: { limitType } })
        : core.dispatch({
            type: 'limits/save',
            payload: { changes: [{ limitType, limitValue: next, ...(isMoney ? { currency } : {}) }] },
          });
    if (asked.ok) return close();
    setRefused(rejectedOf(asked.error));
  };
  const form = `limit-form-${limitType}`;
  const opens = t(isOpen ? 'limits.cancel' : now === null ? 'limits.set' : 'limits.change');
  const hint = hintOf(limitType, now, next, view, words);
  return (
    <div className="limit" role="group" aria-labelledby={`limit-${limitType}`}>
      <div className="limit-head">
        <h3 id={`limit-${limitType}`}>{kind(limitType)}</h3>
        <b className="number">{value(limitType, now)}</b>
      </div>
      {current !== null && isMoney && <Usage limit={current} />}
      {pending !== null && <PendingBlock limitType={limitType} view={view} />}
      <button
        ref={opener}
        type="button"
        className="button is-small is-outline limit-open"
        aria-expanded={isOpen}
        aria-controls={isOpen ? form : undefined}
        aria-label={`${opens}: ${kind(limitType)}`}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {opens}
      </button>
      {isOpen && (
        <form
          id={form}
          className="limit-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            set();
          }}
        >
          {isSectionDisabled && <p className="field-hint">{t('limits.onlyStricter')}</p>}
          {isMoney && view.pack.amounts === 'free' && (
            <AmountField
              id={`${form}-amount`}
              label={t('limits.newLimit', { currency })}
              text={text}
              error={
                typed?.ok === false ? typed.error : refused === 'empty' || refused === 'notANumber' ? refused : null
              }
              onType={(typedNow) => {
                setText(typedNow);
                setPicked(null);
                setRefused(null);
              }}
            />
          )}
          {choices.length > 0 && (
            <div className="limit-choices" role="group" aria-label={t('limits.choices')}>
              {choices.map((choice) => (
                <button
                  type="button"
                  key={choice}
                  className="chip"
                  aria-pressed={picked === choice}
                  onClick={() => {
                    setPicked(choice);
                    setText('');
                    setRefused(null);
                  }}
                >
                  {option(limitType, choice)}
                </button>
              ))}
            </div>
          )}
          <p className={refused === null ? 'field-hint' : 'field-error'} role={refused === null ? 'status' : 'alert'}>
            {refused === null ? hint : t(`limits.rejected.${refused}`)}
          </p>
          <button type="submit" className="button is-main" aria-disabled={view.isBusy}>
            {t('limits.apply')}
          </button>
        </form>
      )}
    </div>
  );
}
