/** Both sides of a game beside each other: places, records, form and averages. */
import type { ReactNode } from 'react';
import { formRecord, meanHundredths, rank, recordOf } from 'touchline/core/statistics/rules/rank';
import type { GameStatistics, SideRecord, TableRow } from 'touchline/core/statistics/types';
import { useCore } from '../../core-context.ts';
import { localeOf } from '../../format/locale.ts';
import { useText, type Translate } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly values: readonly [home: string, away: string];
}

const NONE = '–';

/** Won, drawn and lost games as '5-2-1'. */
const recordText = ({ played, won, drawn, lost }: SideRecord): string =>
  played === 0 ? NONE : `${won}-${drawn}-${lost}`;

function linesOf(
  statistics: GameStatistics,
  sides: readonly [TableRow | undefined, TableRow | undefined],
  t: Translate,
  decimal: (hundredths: number | null) => string,
): readonly Line[] {
  const ranked = rank(statistics.table, statistics.points, 'all');
  const both = (read: (row: TableRow) => string): readonly [string, string] => {
    const [home, away] = sides.map((row) => (row === undefined ? NONE : read(row)));
    return [home ?? NONE, away ?? NONE];
  };
  const line = (key: string, read: (row: TableRow) => string): Line => ({
    key,
    name: t(`statistics.line.${key}`),
    values: both(read),
  });
  const totals = [...new Set(sides.flatMap((row) => row?.totals.map(({ name }) => name) ?? []))];
  return [
    line('place', (row) => String(ranked.find((each) => each.row.id === row.id)?.place ?? NONE)),
    line('all', (row) => recordText(recordOf(row, 'all'))),
    line('home', (row) => recordText(row.home)),
    line('away', (row) => recordText(row.away)),
    line('last5', (row) => recordText(formRecord(row.form, 5))),
    line('last10', (row) => recordText(formRecord(row.form, 10))),
    line('scored', (row) => {
      const { scored, played } = recordOf(row, 'all');
      return decimal(meanHundredths(scored, played));
    }),
    line('conceded', (row) => {
      const { conceded, played } = recordOf(row, 'all');
      return decimal(meanHundredths(conceded, played));
    }),
    ...totals.map((name): Line => {
      const label = t(`stat.${name}`);
      return {
        key: `stat ${name}`,
        name: label === `stat.${name}` ? name : label,
        values: both(({ totals: all }) => {
          const total = all.find((each) => each.name === name);
          return decimal(total === undefined ? null : meanHundredths(total.own, total.games));
        }),
      };
    }),
  ];
}

interface CompareProps {
  readonly statistics: GameStatistics;
  readonly home: string;
  readonly away: string;
}

export function Compare({ statistics, home, away }: CompareProps): ReactNode {
  const t = useText();
  const { language } = useProjection(useCore().preferences, identity);
  const sideOf = (id: number): TableRow | undefined => statistics.table.find((row) => row.id === id);
  const decimal = (hundredths: number | null): string =>
    hundredths === null ? NONE : (hundredths / 100).toLocaleString(localeOf(language), { minimumFractionDigits: 2 });
  const sides = [sideOf(statistics.homeId), sideOf(statistics.awayId)] as const;
  if (sides.every((row) => row === undefined)) return <p className="statistics-note">{t('statistics.noGames')}</p>;
  return (
    <table className="compare">
      <caption className="vh">{t('statistics.compared', { home, away })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <bdi>{home}</bdi>
          </th>
          <th scope="col">
            <span className="vh">{t('statistics.title')}</span>
          </th>
          <th scope="col">
            <bdi>{away}</bdi>
          </th>
        </tr>
      </thead>
      <tbody>
        {linesOf(statistics, sides, t, decimal).map(({ key, name, values }) => (
          <tr key={key}>
            <td className="is-number">
              <bdi>{values[0]}</bdi>
            </td>
            <th scope="row">{name}</th>
            <td className="is-number">
              <bdi>{values[1]}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
