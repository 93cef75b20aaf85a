/** Conversion of money between the player's accounts: what arrives, at which rate and until when, then the act. */
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { AccountChangesView } from 'touchline/core/account-changes/public';
import type { Account } from 'touchline/core/accounts/views';
import { groupMarkOf } from 'touchline/core/preferences/public';
import { parseMoney } from 'touchline/kernel/money';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

interface Chosen {
  readonly from: number | null;
  readonly to: number | null;
  readonly text: string;
}

/** The button's text where it does not convert as quoted. */
const LABELS: Readonly<Partial<Record<AccountChangesView['conversion']['step'], string>>> = {
  unknown: 'office.convert.again',
  refused: 'action.retry',
};

/** The quoted, running, unknown or finished conversion in words. */
function Outcome({ changes }: { readonly changes: AccountChangesView }): ReactNode {
  const t = useText();
  const money = useMoney();
  const preferences = useProjection(useCore().preferences, identity);
  const { conversion, targets } = changes;
  const isoOf = (account: number): string => targets.find(({ id }) => id === account)?.iso ?? '';
  if (conversion.step === 'idle') return null;
  if (conversion.step === 'quoting') return <p className="office-note">{t('office.convert.quoting')}</p>;
  if (conversion.step === 'refused')
    return (
      <p className="field-error">{conversion.message === '' ? t('office.convert.noAnswer') : conversion.message}</p>
    );
  const { amount, received, rate, endsAt, from, to } = conversion.quote;
  const amounts = { given: money(amount, isoOf(from)), received: money(received, isoOf(to)) };
  if (conversion.step === 'done') return <p className="office-note">{t('office.convert.done', amounts)}</p>;
  if (conversion.step === 'unknown') return <p className="field-error">{t('office.convert.unknown', amounts)}</p>;
  return (
    <>
      <p className="conversion-sum">{t('office.convert.sum', amounts)}</p>
      <p className="field-hint">
        {t('office.convert.rate', {
          from: isoOf(from),
          to: isoOf(to),
          rate,
          until: formatTime(endsAt, 'full', preferences),
        })}
      </p>
    </>
  );
}

export function ConversionCard({ changes }: { readonly changes: AccountChangesView }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const field = useId();
  const { language } = useProjection(core.preferences, identity);
  const [chosen, setChosen] = useState<Chosen>({ from: null, to: null, text: '' });
  const { sources, targets, conversion } = changes;
  const from = sources.find(({ id }) => id === chosen.from) ?? sources[0];
  const others = targets.filter(({ id }) => id !== from?.id);
  const to = others.find(({ id }) => id === chosen.to) ?? others[0];
  const [fromId, toId] = [from?.id ?? 0, to?.id ?? 0];
  const read = parseMoney(chosen.text, from?.iso ?? '', groupMarkOf(language));
  const amount = read.ok && read.value > 0 ? read.value : null;
  useEffect(() => {
    if (amount === null) core.dispatch({ type: 'account-changes/dropQuote', payload: {} });
    else core.dispatch({ type: 'account-changes/quote', payload: { from: fromId, to: toId, amount } });
  }, [core, fromId, toId, amount]);
  const nameOf = (account: Account): string => `${account.iso} · ${money(account.money, account.iso)}`;
  const isSent = conversion.step === 'converting' || conversion.step === 'unknown';
  const mayConvert = conversion.step === 'quoted' || conversion.step === 'unknown';
  const isWrong = chosen.text !== '' && amount === null;
  return (
    <section className="card office-part" aria-labelledby="office-convert">
      <h2 id="office-convert">{t('office.convert')}</h2>
      <form
        className="settings conversion"
        onSubmit={(event) => {
          event.preventDefault();
          if (mayConvert) core.dispatch({ type: 'account-changes/convert', payload: {} });
          else if (conversion.step === 'refused' && amount !== null)
            core.dispatch({ type: 'account-changes/quote', payload: { from: fromId, to: toId, amount } });
        }}
      >
        <Pick
          className="is-row"
          label={t('office.convert.from')}
          value={fromId}
          options={sources.map((account) => [account.id, nameOf(account)] as const)}
          onPick={(id) => setChosen({ ...chosen, from: id })}
        />
        <Pick
          className="is-row"
          label={t('office.convert.to')}
          value={toId}
          options={others.map((account) => [account.id, nameOf(account)] as const)}
          onPick={(id) => setChosen({ ...chosen, to: id })}
        />
        <label className="field" htmlFor={field}>
          <span className="field-label">{t('office.convert.amount', { currency: from?.iso ?? '' })}</span>
          <input
            id={field}
            className="field-input number"
            inputMode="decimal"
            autoComplete="off"
            value={chosen.text}
            readOnly={isSent}
            aria-invalid={isWrong}
            aria-describedby={`${field}-state`}
            onChange={(event) => setChosen({ ...chosen, text: event.target.value })}
          />
        </label>
        <div id={`${field}-state`} role="status">
          {isWrong ? <p className="field-error">{t('office.convert.badAmount')}</p> : <Outcome changes={changes} />}
        </div>
        <button type="submit" className="button is-main" aria-disabled={!mayConvert && conversion.step !== 'refused'}>
          {t(LABELS[conversion.step] ?? 'office.convert.do')}
        </button>
      </form>
    </section>
  );
}
