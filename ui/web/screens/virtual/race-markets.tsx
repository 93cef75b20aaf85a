/** The runners of a race with their prices to win and to be placed, and the order picker [VRT-4]. */
import type { ReactNode } from 'react';
import type { Market } from 'touchline/core/line/types';
import type { Race } from 'touchline/core/races/types';
import { EmptyCell, PriceCell } from '../../components/price-cell.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { OrderPicker } from './order-picker.tsx';
import { percentText } from './percent-text.ts';
import { RaceSport } from './race-sport.ts';
import { RunnerName } from './runner-name.tsx';
import { runnersOf } from './runners-of.ts';

const THREE_PLACES_FROM = 8;

interface RaceMarketsProps {
  readonly markets: readonly Market[];
  /** With the chances of the runners; null where only the prices are known. */
  readonly race: Race | null;
}

export function RaceMarkets({ markets, race }: RaceMarketsProps): ReactNode {
  const t = useText();
  const { language } = useProjection(useCore().preferences, identity);
  const runners = runnersOf(markets);
  const places = race?.places ?? (runners.length < THREE_PLACES_FROM ? 2 : 3);
  return (
    <>
      <div className="card race-card">
        <table>
          <caption className="vh">{t('virtual.runners')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('virtual.runner')}</th>
              {race !== null && (
                <th scope="col" className="is-number">
                  {t('virtual.chance')}
                </th>
              )}
              <th scope="col">{t('virtual.win')}</th>
              <th scope="col">{t('virtual.place', { places })}</th>
            </tr>
          </thead>
          <tbody>
            {runners.map(({ number, name, win, place }) => {
              const chance = race?.runners[number - 1]?.chance;
              return (
                <tr key={number}>
                  <th scope="row">
                    <RunnerName number={number} name={name} />
                  </th>
                  {race !== null && (
                    <td className="is-number">{chance === undefined ? '' : percentText(chance, 1, language)}</td>
                  )}
                  <td>
                    <PriceCell marketId={win.id} name={t('virtual.toWin', { name })} short={null} />
                  </td>
                  <td>
                    {place === null ? (
                      <EmptyCell />
                    ) : (
                      <PriceCell marketId={place.id} name={t('virtual.toPlace', { name, places })} short={null} />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <OrderPicker runners={runners} markets={markets} level={race === null ? 2 : 3} />
    </>
  );
}

interface MarketsOfRaceProps {
  readonly markets: readonly Market[];
  readonly sportId: number;
}

/** The same on the page of a race [VRT-8]. */
export function MarketsOfRace({ markets, sportId }: MarketsOfRaceProps): ReactNode {
  return (
    <RaceSport value={sportId}>
      <RaceMarkets markets={markets} race={null} />
    </RaceSport>
  );
}
