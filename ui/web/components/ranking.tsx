/** The outcome of an event of a field: its first three, or the seats of its parties [FLD-9, LIN-257, LIN-261]. */
import type { ReactNode } from 'react';
import type { Placed } from 'touchline/core/line/rules/ranking';

export function Ranking({ ranking }: { readonly ranking: readonly Placed[] }): ReactNode {
  return (
    <ol className="ranking">
      {ranking.map(({ place, name, seats, number }) => (
        <li key={name}>
          {seats === undefined && <b className="number">{place}</b>} <bdi>{name}</bdi>{' '}
          {seats !== undefined && <b className="number">{seats}</b>}
          {number !== undefined && <span className="number">({number})</span>}
        </li>
      ))}
    </ol>
  );
}
