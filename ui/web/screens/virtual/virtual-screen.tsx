/** Virtual sports: races, football and tennis, all simulated and bet on in the ordinary coupon. */
import { useState, type ReactNode } from 'react';
import { isRace, VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { useText } from '../../text.ts';
import { useShown } from '../../page-location.ts';
import { usePageName } from '../../use-title.ts';
import { RacesPage } from './races-page.tsx';
import { VirtualGames } from './virtual-games.tsx';

const SPORTS = ['horses', 'dogs', 'marbles', 'football', 'tennis'] as const;

/** The sport that the address asks for: `?sport=marbles`. */
const sportOf = (query: string): (typeof SPORTS)[number] =>
  SPORTS.find((each) => each === new URLSearchParams(query).get('sport')) ?? 'horses';

export function VirtualScreen(): ReactNode {
  const t = useText();
  const { query } = useShown().target;
  const [sport, setSport] = useState(() => sportOf(query));
  const name = t('casino.section.virtualsports');
  usePageName(name);
  const sportId = VIRTUAL[sport];
  return (
    <div className="screen virtual">
      <div className="screen-head">
        <h1>{name}</h1>
        <span className="tag">{t('virtual.simulated')}</span>
      </div>
      <p className="form-lead">{t('virtual.lead')}</p>
      <div className="chips" role="group" aria-label={t('virtual.sports')}>
        {SPORTS.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={each === sport}
            onClick={() => setSport(each)}
          >
            {t(`virtual.sport.${each}`)}
          </button>
        ))}
      </div>
      {isRace(sportId) ? (
        <RacesPage key={sportId} sportId={sportId} />
      ) : (
        <VirtualGames key={sportId} sportId={sportId} />
      )}
    </div>
  );
}
