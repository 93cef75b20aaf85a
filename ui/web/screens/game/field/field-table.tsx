/** The leaderboard of a race or a round as a table; the first rows, until all are asked for. */
import { useState, type ReactNode } from 'react';
import type { FieldBoard, FieldRow } from 'touchline/core/match-view/field-types';
import { useCore } from '../../../core-context.ts';
import { formatTime } from '../../../format/time.ts';
import { useWide } from '../../../shell/frame.tsx';
import { useText } from '../../../text.ts';
import { identity, useProjection } from '../../../use-projection.ts';
import { placeText, valueText } from './field-text.ts';

/** Beside the markets, and above them. */
const FIRST_ROWS = 10;
const FIRST_ROWS_NARROW = 5;

function Name({ row }: { readonly row: FieldRow }): ReactNode {
  return (
    <th scope="row">
      <span className="field-name" dir="auto">
        {row.name}
      </span>
      {row.team !== null && (
        <small className="field-team" dir="auto">
          {row.team}
        </small>
      )}
    </th>
  );
}

/** When the competitor of a round starts. */
function Tee({ at }: { readonly at: number | null }): ReactNode {
  const chosen = useProjection(useCore().preferences, identity);
  return at === null ? null : <td>{formatTime(at, 'time', chosen)}</td>;
}

export function FieldTable({ board }: { readonly board: FieldBoard }): ReactNode {
  const t = useText();
  const [isAll, setAll] = useState(false);
  const { kind, phase, rows } = board;
  const hasTees = kind === 'round' && phase === 'ahead';
  const first = useWide() === false ? FIRST_ROWS_NARROW : FIRST_ROWS;
  const shown = isAll ? rows : rows.slice(0, first);
  return (
    <>
      <table className="field-table">
        <caption className="vh">{t(phase === 'ahead' ? 'field.start' : 'field.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t(phase === 'ahead' ? 'field.number' : 'field.place')}</th>
            <th scope="col">{t('field.name')}</th>
            {phase !== 'ahead' && <th scope="col">{t(`field.done.${kind}`)}</th>}
            {phase !== 'ahead' && <th scope="col">{t(`field.value.${kind}`)}</th>}
            {hasTees && <th scope="col">{t('field.tee')}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.number} className={row.isOut ? 'is-out' : undefined}>
              <td>{phase === 'ahead' ? row.number : placeText(row, board)}</td>
              <Name row={row} />
              {phase !== 'ahead' && <td>{row.done}</td>}
              {phase !== 'ahead' && <td className="field-value">{valueText(row, board, t)}</td>}
              {hasTees && <Tee at={row.value} />}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > first && (
        <button type="button" className="field-more" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {t(isAll ? 'field.few' : 'field.all', { count: isAll ? first : rows.length })}
        </button>
      )}
    </>
  );
}
