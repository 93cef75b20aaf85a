/** The pages of a competition: its games with prices, its table, its results [STT-19]. */
import type { ReactNode } from 'react';
import { LONG_TERM } from 'touchline/core/line/rules/sport-ids';
import { champPath } from 'touchline/navigation/routes/sports';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';

interface CompetitionWaysProps {
  readonly sportId: number;
  readonly champId: number;
  /** Null on a page of something else. */
  readonly current: 'games' | 'table' | 'results' | null;
}

export function CompetitionWays({ sportId, champId, current }: CompetitionWaysProps): ReactNode {
  const t = useText();
  if (sportId === LONG_TERM) return null;
  const ways = {
    games: champPath({ sportId, id: champId }),
    table: `/statistic?competition=${champId}`,
    results: `/results?sport=${sportId}&competition=${champId}`,
  };
  return (
    <nav className="chips" aria-label={t('champ.ways')}>
      {Object.entries(ways).map(([way, to]) => (
        <Link key={way} to={to} className="chip is-way" current={way === current}>
          {t(`champ.ways.${way}`)}
        </Link>
      ))}
    </nav>
  );
}
