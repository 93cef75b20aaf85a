/** One tournament: rules, games, prizes, places, and the player's part [TRN-9]. */
import type { ReactNode } from 'react';
import { gamePath } from 'touchline/core/casino/rules/find-games';
import type { TournamentPage as Shown } from 'touchline/core/tournaments/types';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { Countdown } from './countdown.tsx';
import { OwnPart } from './own-part.tsx';
import { Places, Prizes } from './places.tsx';
import { TournamentTerms } from './tournament-terms.tsx';
import { TournamentsWait } from './tournaments-wait.tsx';
import { useTournamentWords } from './use-tournament-words.ts';
import { useTournaments } from './use-tournaments.ts';

const RULES = ['join', 'rounds', 'place', 'share', 'prize', 'simulated'] as const;

function Games({ games }: Pick<Shown, 'games'>): ReactNode {
  const t = useText();
  return (
    <section className="card office-part" aria-labelledby="tour-games">
      <h2 id="tour-games">{t('tour.games')}</h2>
      <ul className="tour-games">
        {games.map((game) => (
          <li key={game.id}>
            <Link to={gamePath(game)} className="way">
              {game.title}
            </Link>
            {!game.isAllowed && <small className="tour-simulated">{t('tour.gameForbidden')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rules({ tournament }: { readonly tournament: Shown }): ReactNode {
  const t = useText();
  const { money } = useTournamentWords();
  const { rounds, minStake, iso } = tournament;
  return (
    <section className="card office-part" aria-labelledby="tour-rules">
      <h2 id="tour-rules">{t('tour.rules')}</h2>
      <ul className="tour-rules">
        {RULES.map((rule) => (
          <li key={rule}>{t(`tour.rule.${rule}`, { count: rounds, stake: money(minStake, iso) })}</li>
        ))}
      </ul>
    </section>
  );
}

export function TournamentPage({ id }: { readonly id: number }): ReactNode {
  const t = useText();
  const { view, hasFailed, again } = useTournaments(id);
  usePageName(view?.tournament?.title ?? t('tour.name'));
  if (view === null || view.answer === null) return <TournamentsWait hasFailed={hasFailed} onRetry={again} />;
  const { tournament } = view;
  if (tournament === null)
    return (
      <Empty icon="trophy" title={t('tour.none.title')} text={t('tour.none.text')}>
        <Link to="/tournaments" className="button is-outline">
          {t('tour.all')}
        </Link>
      </Empty>
    );
  return (
    <>
      <section className="card tour-card" aria-labelledby="tour-name">
        <div className="tour-head">
          <h2 id="tour-name">{tournament.title}</h2>
          <span className="tag">{t(`tour.status.${tournament.status}`)}</span>
          <Countdown {...tournament} />
        </div>
        <TournamentTerms tournament={tournament} />
      </section>
      <div className="office">
        <div className="office-column">
          <OwnPart view={view} tournament={tournament} />
          <Places tournament={tournament} />
          {tournament.status === 'ahead' && <Rules tournament={tournament} />}
        </div>
        <div className="office-column">
          <Prizes tournament={tournament} />
          <Games games={tournament.games} />
          {tournament.status !== 'ahead' && <Rules tournament={tournament} />}
        </div>
      </div>
    </>
  );
}
