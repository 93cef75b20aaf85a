/** The count of an election: the seats of each party as a bar, and how many constituencies have reported [LIN-245]. */
import type { ReactNode } from 'react';
import { PARTY_STAT } from 'touchline/core/line/rules/election-kinds';
import type { StatPair } from 'touchline/core/line/types';
import { useText } from '../../text.ts';

/** By the place on the ballot. */
const COLOURS = ['#2f7fe0', '#d9822b', '#a05bd0', '#2f9e5b', '#1698a5', '#d0508f', '#8a8f2a'] as const;

interface Party {
  readonly name: string;
  readonly seats: number;
  readonly all: number;
}

/** In the order of the ballot; none before the count. */
function partiesOf(stats: readonly StatPair[]): readonly Party[] {
  return stats.flatMap(([name, seats, all]) =>
    name.startsWith(PARTY_STAT)
      ? [{ name: name.slice(PARTY_STAT.length), seats: Number(seats), all: Number(all) }]
      : [],
  );
}

export function ElectionCount({ stats }: { readonly stats: readonly StatPair[] }): ReactNode {
  const t = useText();
  const parties = partiesOf(stats);
  const all = parties[0]?.all ?? 0;
  const counted = parties.reduce((sum, { seats }) => sum + seats, 0);
  const majority = Math.floor(all / 2) + 1;
  return (
    <section className="card election" aria-labelledby="election-count">
      <h2 id="election-count">{t('virtual.election')}</h2>
      {all > 0 && (
        <>
          <p>
            <b className="number">{t('virtual.election.counted', { counted, all })}</b>{' '}
            <span className="election-quiet">{t('virtual.election.majority', { seats: majority })}</span>
          </p>
          <ul>
            {parties.map(({ name, seats }, at) => (
              <li key={name}>
                <bdi>{name}</bdi>
                <b className="number">{seats}</b>
                <svg viewBox={`0 0 ${all} 4`} preserveAspectRatio="none" aria-hidden="true">
                  <rect width={seats} height="4" fill={COLOURS[at % COLOURS.length]} />
                  <path d={`M${majority - 0.5} 0v4`} className="election-mark" />
                </svg>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="election-quiet">{t('virtual.election.note')}</p>
    </section>
  );
}
