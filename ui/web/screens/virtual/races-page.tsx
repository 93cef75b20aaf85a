/** Races of one sport: the one that runs, the next ones with their prices, the last results. */
import { useCallback, useState, type ReactNode } from 'react';
import { phaseOf } from 'touchline/core/races/race-phase';
import type { Race, Races } from 'touchline/core/races/types';
import { Tick } from '../../components/clock.tsx';
import { Failed } from '../../components/empty.tsx';
import { LoadingCard } from '../../components/loading.tsx';
import { useCore, useMarketsReadable, useWatch } from '../../core-context.ts';
import { formatClock, formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { useCalm } from '../game/media/calm.ts';
import { RaceMarkets } from './race-markets.tsx';
import { RaceResults, resultText } from './race-results.tsx';
import { RaceRules } from './race-rules.tsx';
import { RaceSport } from './race-sport.ts';
import { RaceTrack } from './race-track.tsx';
import { useRaces } from './use-races.ts';

const SECOND_MS = 1_000;

/** The number of a race at the end of its name: races of one minute have the same time. */
const numberOf = ({ name }: Race): string => /\d+$/.exec(name)?.[0] ?? '';

function Countdown({ race }: { readonly race: Race }): ReactNode {
  const t = useText();
  const { line } = useCore();
  const read = useCallback(
    () => formatClock(Math.ceil(Math.max(0, race.startsAt - line.now()) / SECOND_MS)),
    [line, race.startsAt],
  );
  return (
    <p className="race-countdown">
      {t('virtual.startsIn')} <Tick read={read} className="number" />
    </p>
  );
}

function NextRace({ race }: { readonly race: Race }): ReactNode {
  const t = useText();
  useWatch([`game:${race.gameId}`]);
  const markets = useProjection(useMarketsReadable(race.gameId), identity);
  return (
    <section aria-labelledby="race-next">
      <div className="screen-head">
        <h2 id="race-next" dir="auto">
          {race.name}
        </h2>
        <Countdown race={race} />
      </div>
      {markets.length === 0 ? <LoadingCard /> : <RaceMarkets markets={markets} race={race} />}
      <dl className="race-proof">
        <dt>{t('virtual.commitment')}</dt>
        <dd dir="ltr">{race.commitment}</dd>
      </dl>
    </section>
  );
}

function RunningRace({ race, isCalm }: { readonly race: Race; readonly isCalm: boolean }): ReactNode {
  const t = useText();
  return (
    <section className="card race-running" aria-labelledby="race-running">
      <h2 id="race-running" dir="auto">
        {t('virtual.running', { name: race.name })}
      </h2>
      {isCalm ? <p>{resultText(race, t)}</p> : <RaceTrack key={race.gameId} race={race} />}
    </section>
  );
}

/** Announces the latest event of a race to screen readers. */
function Announcement({
  running,
  last,
  isCalm,
}: {
  readonly running: Race | undefined;
  readonly last: Race | undefined;
  readonly isCalm: boolean;
}): ReactNode {
  const t = useText();
  const announcement =
    running !== undefined
      ? isCalm
        ? t('virtual.ended', { name: running.name, result: resultText(running, t) })
        : t('virtual.started', { name: running.name })
      : last === undefined
        ? ''
        : t('virtual.ended', { name: last.name, result: resultText(last, t) });
  return (
    <p className="vh" role="status">
      {announcement}
    </p>
  );
}

function RacesBody({ at, races, margins }: Races): ReactNode {
  const t = useText();
  const chosen = useProjection(useCore().preferences, identity);
  const isCalm = useCalm() === 'motion';
  const [wanted, setWanted] = useState<number | null>(null);
  const ahead = races.filter((race) => phaseOf(race, at) === 'ahead');
  const running = races.find((race) => phaseOf(race, at) === 'running');
  const over = races.filter((race) => phaseOf(race, at) === 'over').toReversed();
  const next = ahead.find(({ gameId }) => gameId === wanted) ?? ahead[0];
  return (
    <>
      <Announcement running={running} last={over[0]} isCalm={isCalm} />
      {running !== undefined && <RunningRace race={running} isCalm={isCalm} />}
      <div className="chips" role="group" aria-label={t('virtual.next')}>
        {ahead.map((race) => (
          <button
            key={race.gameId}
            type="button"
            className="chip"
            aria-pressed={race === next}
            onClick={() => setWanted(race.gameId)}
          >
            {formatTime(race.startsAt, 'time', chosen)} <bdi className="count">{numberOf(race)}</bdi>
          </button>
        ))}
      </div>
      {next !== undefined && <NextRace key={next.gameId} race={next} />}
      <RaceResults races={over} />
      <RaceRules margins={margins} />
    </>
  );
}

export function RacesPage({ sportId }: { readonly sportId: number }): ReactNode {
  const t = useText();
  const { view, hasFailed, again } = useRaces(sportId);
  if (view !== null && view.answer !== null)
    return (
      <RaceSport value={sportId}>
        <RacesBody {...view.answer} />
      </RaceSport>
    );
  if (hasFailed || view?.status === 'failed')
    return <Failed title={t('virtual.failed.title')} text={t('virtual.failed.text')} onRetry={again} />;
  return <LoadingCard />;
}
