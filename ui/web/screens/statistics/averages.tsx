/** Averages per game of every side of a table. */
import type { ReactNode } from 'react';
import { meanHundredths, recordOf } from 'touchline/core/statistics/rules/rank';
import type { TableRow } from 'touchline/core/statistics/types';
import { useCore } from '../../core-context.ts';
import { localeOf } from '../../format/locale.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

export function Averages({ rows, name }: { readonly rows: readonly TableRow[]; readonly name: string }): ReactNode {
  const t = useText();
  const { language } = useProjection(useCore().preferences, identity);
  const totals = [...new Set(rows.flatMap((row) => row.totals.map((total) => total.name)))];
  const decimal = (sum: number, games: number): string => {
    const mean = meanHundredths(sum, games);
    return mean === null ? '–' : (mean / 100).toLocaleString(localeOf(language), { minimumFractionDigits: 2 });
  };
  const nameOf = (total: string): string => {
    const label = t(`stat.${total}`);
    return label === `stat.${total}` ? total : label;
  };
  return (
    // A scroll container must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="card standings standings-scroll" role="region" aria-label={name} tabIndex={0}>
      <table>
        <caption className="vh">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('statistics.side')}</th>
            <th scope="col" className="is-number">
              {t('statistics.line.scored')}
            </th>
            <th scope="col" className="is-number">
              {t('statistics.line.conceded')}
            </th>
            {totals.map((total) => (
              <th scope="col" className="is-number" key={total}>
                {nameOf(total)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { scored, conceded, played } = recordOf(row, 'all');
            return (
              <tr key={row.id}>
                <th scope="row">
                  <bdi>{row.name}</bdi>
                </th>
                <td className="is-number">{decimal(scored, played)}</td>
                <td className="is-number">{decimal(conceded, played)}</td>
                {totals.map((total) => {
                  const found = row.totals.find((each) => each.name === total);
                  return (
                    <td className="is-number" key={total}>
                      {decimal(found?.own ?? 0, found?.games ?? 0)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
