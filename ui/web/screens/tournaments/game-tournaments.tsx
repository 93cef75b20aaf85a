/** The running tournaments in which rounds of a game count [TRN-10]. */
import { useId, type ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { Countdown } from './countdown.tsx';
import { useTournaments } from './use-tournaments.ts';

export function GameTournaments({ number }: { readonly number: number }): ReactNode {
  const t = useText();
  const id = useId();
  const { view } = useTournaments('list');
  if (view?.answer?.kind !== 'list') return null;
  const counting = view.answer.tournaments.filter(
    ({ status, games }) => status === 'running' && games.some((game) => game.number === number && game.isAllowed),
  );
  if (counting.length === 0) return null;
  return (
    <section className="card casino-card" aria-labelledby={id}>
      <h2 id={id}>{t('tour.name')}</h2>
      <p className="office-note">{t('tour.ofGame')}</p>
      <ul>
        {counting.map((tournament) => (
          <li key={tournament.id} className="tour-head">
            <Link to={`/tournaments/${tournament.id}`} className="way">
              {tournament.title}
            </Link>
            {tournament.own !== null && <span className="tag">{t('tour.takesPart')}</span>}
            <Countdown {...tournament} />
          </li>
        ))}
      </ul>
    </section>
  );
}
