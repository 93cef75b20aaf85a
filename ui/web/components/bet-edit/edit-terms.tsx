/** The old and the new terms side by side, and why the edit can't be made now. */
import type { ReactNode } from 'react';
import type { EditSide, EditTerms as Terms } from 'touchline/core/bet-edit/types';
import { useCore } from '../../core-context.ts';
import { totalOddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { useMoney } from '../use-money.ts';
import { reasonTexts } from './edit-reasons.ts';

interface EditTermsProps {
  readonly terms: Terms;
  readonly currency: string;
}

export function EditTerms({ terms, currency }: EditTermsProps): ReactNode {
  const t = useText();
  const money = useMoney();
  const { oddsView } = useProjection(useCore().preferences, identity);
  const rows: readonly (readonly [string, (side: EditSide) => string])[] = [
    [t('coupon.stake'), ({ stake }) => money(stake, currency)],
    [t('coupon.totalOdds'), ({ coef }) => (coef === '' ? '–' : totalOddsText(coef, oddsView))],
    [t('coupon.maxWin'), ({ possibleWin }) => money(possibleWin, currency)],
  ];
  const { old, next, reasons, value } = terms;
  return (
    <>
      <table className="bet-edit-terms">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t('betEdit.terms')}</span>
            </th>
            <th scope="col">{t('betEdit.now')}</th>
            <th scope="col">{t('betEdit.then')}</th>
          </tr>
        </thead>
        <tbody aria-live="polite">
          {rows.map(([name, read]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="number">{read(old)}</td>
              <td className="number strong">{next === null ? '–' : read(next)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {value > 0 && <p className="cash-out-note">{t('betEdit.value', { amount: money(value, currency) })}</p>}
      {reasons.length > 0 && (
        <div className="bet-edit-reasons" role="alert">
          <ul>
            {reasonTexts(reasons, currency, t, money).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
