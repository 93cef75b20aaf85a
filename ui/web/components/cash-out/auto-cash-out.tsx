/** The amount at which the operator cashes the whole bet out. */
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { parseMoney } from 'touchline/kernel/money';
import type { CashOutOffer, CashOutReason } from 'touchline/core/cash-out/types';
import type { AutoState } from 'touchline/core/cash-out/state';
import type { Bet } from 'touchline/core/history/views';
import { groupMarkOf } from 'touchline/core/preferences/group-mark';
import { useCore } from '../../core-context.ts';
import { useText, useTextLanguage, type Translate } from '../../text.ts';
import { useParts } from '../../use-projection.ts';
import { isFocusLost } from '../is-focus-lost.ts';
import { useMoney, type WriteMoney } from '../use-money.ts';

interface AutoProps {
  readonly bet: Bet;
  readonly offer: CashOutOffer;
}

/** Reasons whose words are about the amount of a cash-out, and not about the bet. */
const ABOUT_AMOUNT: ReadonlySet<CashOutReason> = new Set(['refused', 'moved', 'badStake', 'restTooSmall', 'tooSmall']);

/** Why the last setting was not made; '' where it was, and for turning off [CSO-18]. */
function setProblem(auto: AutoState | null, { bet, offer }: AutoProps, t: Translate, money: WriteMoney): string {
  if (auto === null || auto.kind === 'saving' || auto.amount === null) return '';
  if (auto.kind === 'failed') return t('cashOut.auto.failed');
  const { code, amount } = auto.refusal;
  if (code === 'aboveBest') return t('cashOut.auto.bad', { amount: money(amount ?? offer.best, bet.currency) });
  if (code === 'reached' && amount !== null) return t('cashOut.auto.reached', { amount: money(amount, bet.currency) });
  return ABOUT_AMOUNT.has(code) ? t('cashOut.auto.refused') : t(`cashOut.refused.${code}`);
}

/** Why it was not turned off; '' where nothing went wrong, and for setting [CSO-18]. */
function offProblem(auto: AutoState | null, t: Translate): string {
  if (auto === null || auto.kind === 'saving' || auto.amount !== null) return '';
  if (auto.kind === 'failed') return t('cashOut.auto.offFailed');
  const { code } = auto.refusal;
  const why = code === 'aboveBest' || ABOUT_AMOUNT.has(code) ? [] : [t(`cashOut.refused.${code}`)];
  return [...why, t('cashOut.auto.stays')].join(' ');
}

function AutoForm({ bet, offer, auto }: AutoProps & { readonly auto: AutoState | null }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const language = useTextLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const read = parseMoney(text, bet.currency, groupMarkOf(language));
  const isGood = read.ok && read.value > 0 && read.value <= offer.best;
  const problem =
    isAsked && !isGood
      ? t('cashOut.auto.bad', { amount: money(offer.best, bet.currency) })
      : setProblem(auto, { bet, offer }, t, money);
  const hasError = problem !== '';
  const hint = useRef<HTMLParagraphElement>(null);
  // In the sheet of a phone the message can be below the edge.
  useEffect(() => {
    if (hasError) hint.current?.scrollIntoView({ block: 'nearest' });
  }, [hasError]);
  const set = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (read.ok && isGood) core.dispatch({ type: 'cash-out/setAuto', payload: { betId: bet.id, amount: read.value } });
  };
  return (
    <form className="cash-out-auto" onSubmit={set} noValidate>
      <label className="field-label" htmlFor={id}>
        {t('cashOut.auto.label', { currency: bet.currency })}
      </label>
      <div className="cash-out-field">
        <input
          id={id}
          className="field-input"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={hasError}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setAsked(false);
            setText(event.target.value);
            if (setProblem(auto, { bet, offer }, t, money) !== '')
              core.dispatch({ type: 'cash-out/dismissAuto', payload: { betId: bet.id } });
          }}
        />
        <button type="submit" className="button" aria-disabled={auto?.kind === 'saving'}>
          {t('cashOut.auto.set')}
        </button>
      </div>
      <p
        ref={hint}
        id={`${id}-hint`}
        className={hasError ? 'field-error' : 'field-hint'}
        role={hasError ? 'alert' : undefined}
      >
        {hasError ? problem : t('cashOut.auto.text')}
      </p>
    </form>
  );
}

export function AutoCashOut({ bet, offer }: AutoProps): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const auto = useParts(core.feature('cashOut'), (view) => view?.get(bet.id)?.auto ?? null);
  const button = useRef<HTMLButtonElement>(null);
  const { autoAmount } = offer;
  const before = useRef(autoAmount);
  // Set or ended, the pressed button is gone: the focus goes to the one in its place.
  useEffect(() => {
    if (before.current !== autoAmount && isFocusLost()) button.current?.focus();
    before.current = autoAmount;
  }, [autoAmount]);
  if (autoAmount === null) {
    return (
      <>
        <button
          type="button"
          ref={button}
          className="cash-out-more"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('cashOut.auto')}
        </button>
        {isOpen && <AutoForm bet={bet} offer={offer} auto={auto} />}
      </>
    );
  }
  const problem = offProblem(auto, t);
  return (
    <>
      <div className="cash-out-auto is-on">
        <p className="cash-out-note">{t('cashOut.auto.on', { amount: money(autoAmount, bet.currency) })}</p>
        <button
          type="button"
          ref={button}
          className="button is-small"
          aria-disabled={auto?.kind === 'saving'}
          onClick={() => core.dispatch({ type: 'cash-out/setAuto', payload: { betId: bet.id, amount: null } })}
        >
          {t('cashOut.auto.off')}
        </button>
      </div>
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
