/** The draw that is on, the latest result, and the results before it. */
import { useCallback, type ReactNode } from 'react';
import type { CasinoGame, CurrentDraw, GameDraws } from 'touchline/core/casino/types';
import type { ZoneKind } from 'touchline/core/media/public';
import { Tick } from '../../../../components/clock.tsx';
import { useCore } from '../../../../core-context.ts';
import { formatClock } from '../../../../format/time.ts';
import { useText } from '../../../../text.ts';
import { ResultParts } from './result-parts.tsx';

/** Results before the latest one. */
const MAX_EARLIER = 5;

interface DrawsProps {
  readonly game: CasinoGame | null;
  readonly kind: ZoneKind;
  readonly draws: GameDraws | null;
}

/** The countdown to the next draw: never below zero, because the next answer of the operator may be late. */
function Next({ current }: { readonly current: CurrentDraw }): ReactNode {
  const t = useText();
  const { line } = useCore();
  const { phase, closesAt, endsAt, bets } = current;
  const due = phase === 'bets' ? closesAt : endsAt;
  const read = useCallback(
    () => (due === null ? '' : formatClock(Math.max(0, Math.ceil((due - line.now()) / 1000)))),
    [due, line],
  );
  return (
    <p className="media-draw-next">
      <span>
        {t(`media.draws.${phase}`)} {phase !== 'run' && <Tick read={read} className="number" />}
      </span>
      {phase === 'bets' && <span className="number">{t('media.draws.betsOn', { number: bets })}</span>}
    </p>
  );
}

export function DrawsView({ game, kind, draws }: DrawsProps): ReactNode {
  const t = useText();
  if (draws === null || (draws.status !== 'ready' && draws.last.length === 0))
    return (
      <div className="media-stage is-message">
        <p>{t(draws?.status === 'failed' ? 'media.draws.failed' : 'state.loading')}</p>
      </div>
    );
  const { current, last } = draws;
  const [latest, ...earlier] = last;
  const isOwn = game?.zone?.draws === 'own';
  const nameOf = (number: number): string => t(isOwn ? 'media.draws.round' : 'media.draws.draw', { number });
  return (
    <div className="media-draws">
      {current !== null && <Next current={current} />}
      {latest === undefined ? (
        <p className="media-nothing">{t(isOwn ? 'media.draws.noRounds' : 'media.draws.none')}</p>
      ) : (
        <div className="media-draw" role="group" aria-label={nameOf(latest.nonce)}>
          <ResultParts kind={kind} result={latest.result} />
        </div>
      )}
      {earlier.length > 0 && (
        <details className="media-draw-earlier">
          <summary>{t('media.draws.earlier')}</summary>
          <ul>
            {earlier.slice(0, MAX_EARLIER).map(({ nonce, result }, at) => (
              // Rounds of two seeds may have one number.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${at} ${nonce}`}>
                <span className="media-entry-clock">{nameOf(nonce)}</span>
                <ResultParts kind={kind} result={result} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
