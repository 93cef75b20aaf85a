/** The player's part: joining, leaving, rounds that are left, place and prize [TRN-3, TRN-4, TRN-9]. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { LastAct, OwnPart as Own, TournamentPage } from 'touchline/core/tournaments/types';
import type { TournamentsView } from 'touchline/core/tournaments/views';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useTournamentWords } from './use-tournament-words.ts';

interface PartProps {
  readonly view: TournamentsView;
  readonly tournament: TournamentPage;
}

function Facts({ view, tournament, own }: PartProps & { readonly own: Own }): ReactNode {
  const t = useText();
  const { multiple, prize } = useTournamentWords();
  const { status, reward, rounds } = tournament;
  return (
    <dl className="facts">
      {status !== 'ended' && (
        <div>
          <dt>{t('tour.left')}</dt>
          <dd>{t('tour.leftOf', { left: view.roundsLeft ?? 0, rounds })}</dd>
        </div>
      )}
      <div>
        <dt>{t('tour.best')}</dt>
        <dd>{own.best === null ? t(status === 'ended' ? 'tour.noWinEnded' : 'tour.noWin') : multiple(own.best)}</dd>
      </div>
      <div>
        <dt>{t('tour.place')}</dt>
        <dd>{own.rank ?? '–'}</dd>
      </div>
      {own.prize !== null && (
        <div>
          <dt>{t('tour.prize')}</dt>
          <dd>{own.prize === 0 ? t('tour.noPrize') : prize(own.prize, reward, own.prizeIso)}</dd>
        </div>
      )}
    </dl>
  );
}

function Stops({ view: { stops, isExcluded } }: Pick<PartProps, 'view'>): ReactNode {
  const t = useText();
  return (
    <ul className="tour-stops">
      {isExcluded && <li>{t('tour.stop.excluded')}</li>}
      {stops.map((stop) => (
        <li key={stop}>{t(`tour.stop.${stop}`)}</li>
      ))}
    </ul>
  );
}

/** Reasons that say the same after joining and leaving. */
const OF_BOTH: ReadonlySet<string> = new Set(['ended', 'hasPlayed']);

function Refused({ keyed, refusal }: Extract<LastAct, { readonly outcome: 'refused' }>): ReactNode {
  const t = useText();
  const reason = keyed.act === 'leave' && !OF_BOTH.has(refusal) ? 'leave' : refusal;
  return <p className="field-error">{t(`tour.refused.${reason}`)}</p>;
}

/** The one thing that can be done next. */
function Next({ view, tournament }: PartProps): ReactNode {
  const core = useCore();
  const t = useText();
  const { next, acting, unknown, roundsLeft } = view;
  const act = (type: 'tournaments/join' | 'tournaments/leave', text: string, className: string): ReactNode => (
    <button
      type="button"
      className={`button ${className}`}
      aria-disabled={acting === null ? undefined : true}
      onClick={() => core.dispatch({ type, payload: {} })}
    >
      {text}
    </button>
  );
  switch (next) {
    case null:
      return null;
    case 'logIn':
      return (
        <Link to="/user/login" className="button is-main is-large">
          {t('tour.logIn')}
        </Link>
      );
    case 'stopped':
      return <Stops view={view} />;
    case 'forbidden':
      return <p className="office-note">{t('tour.forbidden')}</p>;
    case 'join':
      return (
        <>
          {act('tournaments/join', t('tour.join'), 'is-main is-large')}
          <p className="office-note">{t('tour.joinNote')}</p>
        </>
      );
    case 'again': {
      const type = unknown?.act === 'leave' ? 'tournaments/leave' : 'tournaments/join';
      return act(type, t('tour.again'), 'is-main is-large');
    }
    case 'leave':
      return (
        <>
          <p className="office-note">
            {t(tournament.status === 'ahead' ? 'tour.countsFromStart' : 'tour.countsNow')} {t('tour.leaveNote')}
          </p>
          {act('tournaments/leave', t('tour.leave'), 'is-outline')}
        </>
      );
    case 'play':
      return roundsLeft === 0 ? <p className="office-note">{t('tour.allCounted')}</p> : null;
  }
}

export function OwnPart({ view, tournament }: PartProps): ReactNode {
  const t = useText();
  const { own, status } = tournament;
  const { last, next } = view;
  const part = useRef<HTMLElement>(null);
  const before = useRef(own === null);
  // The control that was used is gone: the focus stays in the part.
  useEffect(() => {
    if (before.current === (own === null)) return;
    before.current = own === null;
    if (document.activeElement === document.body) part.current?.focus();
  }, [own]);
  if (own === null && next === null && status !== 'ended') return null;
  return (
    <section ref={part} className="card office-part tour-part" aria-labelledby="tour-part" tabIndex={-1}>
      <h2 id="tour-part">{t('tour.part')}</h2>
      <div role="status" className="tour-outcome">
        {last?.outcome === 'refused' && <Refused {...last} />}
        {next === 'again' && <p className="field-error">{t('tour.unknown')}</p>}
        {own !== null && status !== 'ended' && <p className="tour-joined">{t('tour.joined')}</p>}
        {own === null && status === 'ended' && <p>{t('tour.notJoined')}</p>}
      </div>
      {own !== null && <Facts view={view} tournament={tournament} own={own} />}
      <Next view={view} tournament={tournament} />
    </section>
  );
}
