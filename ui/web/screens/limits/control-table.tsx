/** The chart's numbers as a table, newest first, with a total. */
import type { ReactNode } from 'react';
import type { ControlPeriod, ControlStep } from 'touchline/core/limits/types';
import { sumOf, usePlayed, type Sums } from './sums.ts';
import { useLimitWords } from './use-limit-words.ts';

const COLUMNS = ['net', 'staked', 'returned', 'deposited', 'withdrawn', 'time'] as const;

export function ControlTable({
  steps,
  period,
}: {
  readonly steps: readonly ControlStep[];
  readonly period: ControlPeriod;
}): ReactNode {
  const { t, money, time } = useLimitWords();
  const played = usePlayed();
  const cells = (sums: Sums): readonly string[] => [
    money(sums.net, true),
    money(sums.staked),
    money(sums.returned),
    money(sums.deposited),
    sums.withdrawing === 0
      ? money(sums.withdrawn)
      : `${money(sums.withdrawn)} ${t('limits.onTheWay', { amount: money(sums.withdrawing) })}`,
    played(sums.playedMs),
  ];
  return (
    <div className="control-frame">
      <table className="control-table" aria-label={t('limits.table')}>
        <thead>
          <tr>
            <th scope="col">{t('limits.when')}</th>
            {COLUMNS.map((column) => (
              <th scope="col" key={column}>
                {t(`limits.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map((step) => (
            <tr key={step.at}>
              <th scope="row">{time(step.at, period === 'day' ? 'dayTime' : 'day')}</th>
              {cells(sumOf([step])).map((cell, at) => (
                <td className="number" key={COLUMNS[at]} data-name={t(`limits.${COLUMNS[at] ?? ''}`)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('limits.sum')}</th>
            {cells(sumOf(steps)).map((cell, at) => (
              <td className="number" key={COLUMNS[at]} data-name={t(`limits.${COLUMNS[at] ?? ''}`)}>
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
