/** A table of a competition: all games, home games or away games, with the form of five or ten games. */
import { useState, type ReactNode } from 'react';
import { rank, ranksAround, type Venue } from 'touchline/core/statistics/rules/rank';
import type { Competition, PointTerms, TableRow } from 'touchline/core/statistics/types';
import { Link } from '../../components/link.tsx';
import { Shield } from '../../components/shield.tsx';
import { useText } from '../../text.ts';
import { FormMarks } from './form-marks.tsx';

const VENUES: readonly Venue[] = ['all', 'home', 'away'];
const FORMS = [5, 10] as const;
/** Rows above and below a side that alone has its place shown. */
const REACH = 2;

interface StandingsProps {
  readonly name: string;
  readonly competition: Competition;
  readonly points: PointTerms;
  readonly rows: readonly TableRow[];
  /** Sides that are marked. */
  readonly marked?: readonly number[];
  /** Only the rows near this side. */
  readonly around?: number;
}

export function Standings({ name, competition, points, rows, marked = [], around }: StandingsProps): ReactNode {
  const t = useText();
  const [venue, setVenue] = useState<Venue>('all');
  const [games, setGames] = useState<(typeof FORMS)[number]>(5);
  const ranked = rank(rows, points, venue);
  const shown = around === undefined ? ranked : ranksAround(ranked, around, REACH);
  const hasDraws = ranked.some(({ drawn }) => drawn > 0) || points !== null;
  // A phone leaves these columns out where there are points, so that the points are in sight.
  const detail = points === null ? 'is-number' : 'is-number is-detail';
  const column = (key: string, look = 'is-number'): ReactNode => (
    <th scope="col" className={look}>
      <abbr title={t(`statistics.${key}`)}>{t(`statistics.short.${key}`)}</abbr>
    </th>
  );
  return (
    <section className="card standings" aria-label={name}>
      <div className="standings-head">
        <div className="chips" role="group" aria-label={t('statistics.venue')}>
          {VENUES.map((each) => (
            <button
              type="button"
              key={each}
              className="chip"
              aria-pressed={venue === each}
              onClick={() => setVenue(each)}
            >
              {t(`statistics.venue.${each}`)}
            </button>
          ))}
        </div>
        <div className="chips" role="group" aria-label={t('statistics.form')}>
          {FORMS.map((each) => (
            <button
              type="button"
              key={each}
              className="chip"
              aria-pressed={games === each}
              onClick={() => setGames(each)}
            >
              {t('statistics.formGames', { n: each })}
            </button>
          ))}
        </div>
      </div>
      {/* A scroll container must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="standings-scroll" role="region" aria-label={t('statistics.tableOf', { name })} tabIndex={0}>
        <table>
          <caption className="vh">{name}</caption>
          <thead>
            <tr>
              {column('place')}
              <th scope="col">{t('statistics.side')}</th>
              {column('played')}
              {column('won', detail)}
              {hasDraws && column('drawn', detail)}
              {column('lost', detail)}
              {column('scored', detail)}
              {column('difference')}
              {points !== null && column('points')}
              <th scope="col">{t('statistics.form')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ place, row, played, won, drawn, lost, scored, conceded, points: sum }) => (
              <tr key={row.id} className={marked.includes(row.id) ? 'is-marked' : undefined}>
                <td className="is-number">{place}</td>
                <th scope="row">
                  <Link to={`/team?team=${row.id}`}>
                    <Shield name={row.name} kit={row.kit} sportId={competition.sportId} />
                    <bdi>{row.name}</bdi>
                  </Link>
                </th>
                <td className="is-number">{played}</td>
                <td className={detail}>{won}</td>
                {hasDraws && <td className={detail}>{drawn}</td>}
                <td className={detail}>{lost}</td>
                <td className={detail}>
                  <bdi>{`${scored}:${conceded}`}</bdi>
                </td>
                <td className="is-number">
                  <bdi>{scored > conceded ? `+${scored - conceded}` : String(scored - conceded).replace('-', '−')}</bdi>
                </td>
                {sum !== null && <td className="is-number is-sum">{sum}</td>}
                <td>
                  <FormMarks side={row.name} form={row.form.slice(0, games)} competition={competition} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
