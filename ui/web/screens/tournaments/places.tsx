/** The places of a tournament, and its prizes by place [TRN-9]. */
import type { ReactNode } from 'react';
import type { TournamentPage, TournamentPlace } from 'touchline/core/tournaments/types';
import { useText } from '../../text.ts';
import { useTournamentWords } from './use-tournament-words.ts';

interface OfTournament {
  readonly tournament: TournamentPage;
}

function Player({ code, isSimulated, isOwn }: TournamentPlace): ReactNode {
  const t = useText();
  if (isOwn) return <b>{t('tour.you')}</b>;
  return (
    <>
      {t('tour.player', { code })} {isSimulated && <small className="tour-simulated">{t('tour.isSimulated')}</small>}
    </>
  );
}

export function Places({ tournament }: OfTournament): ReactNode {
  const t = useText();
  const { multiple, prize } = useTournamentWords();
  const { places, status, reward, iso } = tournament;
  const hasPrizes = status === 'ended';
  if (status === 'ahead') return null;
  return (
    <section className="card office-part" aria-labelledby="tour-places">
      <h2 id="tour-places">{t(hasPrizes ? 'tour.winners' : 'tour.places')}</h2>
      {places.length === 0 ? (
        <p className="office-note">{t(hasPrizes ? 'tour.winners.none' : 'tour.places.none')}</p>
      ) : (
        <table className="tour-table" aria-labelledby="tour-places">
          <thead>
            <tr>
              <th scope="col">{t('tour.column.place')}</th>
              <th scope="col">{t('tour.column.player')}</th>
              <th scope="col">{t('tour.column.best')}</th>
              {hasPrizes && <th scope="col">{t('tour.column.prize')}</th>}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={`${place.rank} ${place.code} ${place.at}`} className={place.isOwn ? 'is-own' : undefined}>
                <td>{place.rank}</td>
                <th scope="row">
                  <Player {...place} />
                </th>
                <td>{multiple(place.best)}</td>
                {hasPrizes && <td>{(place.prize ?? 0) === 0 ? '–' : prize(place.prize ?? 0, reward, iso)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

export function Prizes({ tournament }: OfTournament): ReactNode {
  const t = useText();
  const { prize } = useTournamentWords();
  const { prizes, reward, iso } = tournament;
  return (
    <section className="card office-part" aria-labelledby="tour-prizes">
      <h2 id="tour-prizes">{t('tour.prizes')}</h2>
      <table className="tour-table" aria-labelledby="tour-prizes">
        <thead>
          <tr>
            <th scope="col">{t('tour.column.place')}</th>
            <th scope="col">{t('tour.column.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((amount, at) => (
            // Places have a fixed order.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              <td>{prize(amount, reward, iso)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="office-note">{t(`tour.about.${reward}`)}</p>
    </section>
  );
}
