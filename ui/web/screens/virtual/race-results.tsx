/** The first runners of the races that are over, the latest first. */
import type { ReactNode } from 'react';
import type { Race } from 'touchline/core/races/types';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText, type Translate } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { RaceCheck } from './race-check.tsx';
import { RunnerName } from './runner-name.tsx';

const SHOWN = 3;

/** '1. Amber Tide, 2. Tall Heather, 3. Paper Kite': places and names. */
export function resultText(race: Race, t: Translate): string {
  const order = race.result?.order.slice(0, SHOWN) ?? [];
  return order
    .map((number, at) => t('virtual.finish', { place: at + 1, number, name: race.runners[number - 1]?.name ?? '' }))
    .join(', ');
}

export function RaceResults({ races }: { readonly races: readonly Race[] }): ReactNode {
  const t = useText();
  const chosen = useProjection(useCore().preferences, identity);
  if (races.length === 0) return null;
  return (
    <section className="card race-results" aria-labelledby="race-results">
      <h2 id="race-results">{t('virtual.results')}</h2>
      <ul>
        {races.map((race) => (
          <li key={race.gameId}>
            <span className="race-when">
              <b>{formatTime(race.startsAt, 'time', chosen)}</b> <bdi>{race.name}</bdi>
            </span>
            <ol>
              {race.result?.order.slice(0, SHOWN).map((number) => (
                <li key={number}>
                  <RunnerName number={number} name={race.runners[number - 1]?.name ?? ''} />
                </li>
              ))}
            </ol>
            <RaceCheck race={race} />
          </li>
        ))}
      </ul>
    </section>
  );
}
