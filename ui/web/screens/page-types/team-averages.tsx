/** The averages per game of one side: scored and conceded, and what is counted beside the score [STT-20]. */
import type { ReactNode } from 'react';
import { meanHundredths, recordOf } from 'touchline/core/statistics/rules/rank';
import type { TableRow } from 'touchline/core/statistics/types';
import { useCore } from '../../core-context.ts';
import { localeOf } from '../../format/locale.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';

export function TeamAverages({ row }: { readonly row: TableRow }): ReactNode {
  const t = useText();
  const { language } = useProjection(useCore().preferences, identity);
  const { scored, conceded, played } = recordOf(row, 'all');
  const decimal = (sum: number, games: number): string => {
    const mean = meanHundredths(sum, games);
    return mean === null ? '–' : (mean / 100).toLocaleString(localeOf(language), { minimumFractionDigits: 2 });
  };
  const lines: readonly (readonly [name: string, value: string])[] = [
    [t('statistics.line.scored'), decimal(scored, played)],
    [t('statistics.line.conceded'), decimal(conceded, played)],
    ...row.totals.map(({ name, own, games }) => {
      const label = t(`stat.${name}`);
      return [label === `stat.${name}` ? name : label, decimal(own, games)] as const;
    }),
  ];
  return (
    <div className="card standings">
      <table>
        <caption className="vh">{t('statistics.averages')}</caption>
        <tbody>
          {lines.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="is-number">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
