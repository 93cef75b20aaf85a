/** The winning classes of a draw with their funds and payouts, and the jackpot [TOC-12]. */
import type { ReactNode } from 'react';
import type { Draw } from 'touchline/core/toto/types';
import { useText } from '../../text.ts';
import { useTotoWords } from './use-toto-words.ts';

const UNKNOWN = '–';

export function ClassesTable({ draw }: { readonly draw: Draw }): ReactNode {
  const t = useText();
  const { money } = useTotoWords();
  const { classes, iso, unit, jackpotPaid, status } = draw;
  const amount = (minor: number | null): string => (minor === null ? UNKNOWN : money(minor, iso));
  return (
    <section className="card toto-table" aria-labelledby="toto-classes">
      <h2 id="toto-classes">{t('toto.classes')}</h2>
      <table aria-labelledby="toto-classes">
        <thead>
          <tr>
            <th scope="col">{t('toto.column.right')}</th>
            <th scope="col">{t('toto.column.fund')}</th>
            <th scope="col">{t('toto.column.stake')}</th>
            <th scope="col">{t('toto.column.share', { stake: money(unit, iso) })}</th>
          </tr>
        </thead>
        <tbody>
          {classes.map(({ right, fund, stake, share }) => (
            <tr key={right}>
              <th scope="row">{right}</th>
              <td>{money(fund, iso)}</td>
              <td>{amount(stake)}</td>
              <td>{amount(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {status === 'settled' && (
        <p className="form-lead">
          {jackpotPaid === null ? t('toto.jackpotStays') : t('toto.jackpotPaid', { amount: money(jackpotPaid, iso) })}
        </p>
      )}
    </section>
  );
}
