/** Paired statistics of a game as bars, collapsed by default. */
import type { ReactNode } from 'react';
import type { Display } from 'touchline/core/display/public';
import type { Game, StatPair } from 'touchline/core/line/types';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useLinks } from '../../links.ts';
import { useDisplay } from '../../shell/use-display.ts';
import { useText } from '../../text.ts';

function Bar({ pair: [name, home, away] }: { readonly pair: StatPair }): ReactNode {
  const t = useText();
  const label = t(`stat.${name}`);
  const sum = Number(home) + Number(away);
  return (
    <div className="stat">
      <dt className="stat-name">{label === `stat.${name}` ? name : label}</dt>
      <dd className="stat-row">
        <b className="number">{home}</b>
        {sum > 0 ? (
          <meter className="stat-bar" min={0} max={sum} value={Number(home)} aria-label={label} />
        ) : (
          <span className="stat-bar is-empty" />
        )}
        <b className="number">{away}</b>
      </dd>
    </div>
  );
}

interface StatisticsProps {
  readonly stats: readonly StatPair[];
  readonly game: Game;
}

const isInNewWindowOf = (display: Display | null): boolean => display?.isStatsInNewWindow !== false;

/** Opens beside the game where the player wants so, without the site's header; otherwise in place of the game. */
function MoreStatistics({ game }: { readonly game: Game }): ReactNode {
  const t = useText();
  const { href } = useLinks();
  const isInNewWindow = useDisplay(isInNewWindowOf);
  return isInNewWindow ? (
    <a href={href(`/statisticpopup/games/${game.id}`)} target="_blank" rel="noopener" className="way">
      {t('game.moreStatistics')}
      <span className="vh">{t('game.newWindow')}</span>
    </a>
  ) : (
    <Link to={`/statistic?competition=${game.champ.id}`} className="way">
      {t('game.moreStatistics')}
    </Link>
  );
}

export function Statistics({ stats, game }: StatisticsProps): ReactNode {
  const t = useText();
  if (stats.length === 0) return null;
  return (
    <details className="card statistics">
      <summary>
        <Icon name="down" size={16} />
        {t('game.statistics')}
      </summary>
      <div className="stat-sides" aria-hidden="true">
        <bdi>{game.home}</bdi>
        <bdi>{game.away}</bdi>
      </div>
      <dl className="stats">
        {stats.map((pair) => (
          <Bar key={pair[0]} pair={pair} />
        ))}
      </dl>
      <MoreStatistics game={game} />
    </details>
  );
}
