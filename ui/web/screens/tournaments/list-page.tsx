/** The tournaments: running, ahead, ended [TRN-8]. */
import type { ReactNode } from 'react';
import { TOURNAMENT_STATUSES, type Tournament, type TournamentStatus } from 'touchline/core/tournaments/types';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { Countdown } from './countdown.tsx';
import { TournamentTerms } from './tournament-terms.tsx';
import { TournamentsWait } from './tournaments-wait.tsx';
import { useTournaments } from './use-tournaments.ts';

const GROUPS: readonly TournamentStatus[] = ['running', ...TOURNAMENT_STATUSES.filter((each) => each !== 'running')];

function Card({ tournament }: { readonly tournament: Tournament }): ReactNode {
  const t = useText();
  const { id, title: name, games, own } = tournament;
  return (
    <li className="card tour-card">
      <div className="tour-head">
        <h3>
          <Link to={`/tournaments/${id}`} className="way">
            {name}
          </Link>
        </h3>
        {own !== null && <span className="tag">{t('tour.takesPart')}</span>}
        <Countdown {...tournament} />
      </div>
      <TournamentTerms tournament={tournament} />
      <p className="office-note">{games.map((game) => game.title).join(' · ')}</p>
    </li>
  );
}

export function ListPage(): ReactNode {
  const t = useText();
  const { view, hasFailed, again } = useTournaments('list');
  usePageName(t('tour.name'));
  if (view === null || view.answer?.kind !== 'list') return <TournamentsWait hasFailed={hasFailed} onRetry={again} />;
  const { tournaments } = view.answer;
  return (
    <>
      <p className="form-lead">{t('tour.lead')}</p>
      {GROUPS.map((status) => {
        const group = tournaments.filter((each) => each.status === status);
        if (group.length === 0) return null;
        return (
          <section key={status} aria-labelledby={`tour-${status}`}>
            <h2 id={`tour-${status}`} className="tour-title">
              {t(`tour.group.${status}`)}
            </h2>
            <ul className="tour-cards">
              {group.map((tournament) => (
                <Card key={tournament.id} tournament={tournament} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
