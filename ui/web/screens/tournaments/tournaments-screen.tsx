/** Casino tournaments: the list, and the page of one. */
import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useShown } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { ListPage } from './list-page.tsx';
import { TournamentPage } from './tournament-page.tsx';

export function TournamentsScreen(): ReactNode {
  const t = useText();
  const { route, params } = useShown().target;
  const isOne = route?.name === 'tournament';
  return (
    <div className="screen tour">
      <div className="screen-head">
        <h1>{t('tour.name')}</h1>
        {isOne && (
          <Link to="/tournaments" className="way">
            {t('tour.all')}
          </Link>
        )}
      </div>
      {isOne ? <TournamentPage id={Number(params['id'])} /> : <ListPage />}
    </div>
  );
}
