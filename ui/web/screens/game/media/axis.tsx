/** Momentum over the match with its key events; a click or the arrow keys walk through them. */
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Game } from 'touchline/core/line/types';
import type { Happening, LiveView } from 'touchline/core/match-view/types';
import { useText } from '../../../text.ts';
import { happeningClock, happeningText } from './happening-text.ts';

/** Parts of a whole match, as the momentum counts them. */
const PARTS = 60;
const HEIGHT = 44;
const MIDDLE = HEIGHT / 2;
const REACH = 15;

interface AxisProps {
  readonly game: Game;
  readonly live: LiveView;
  /** The happenings that can be chosen, in order. */
  readonly steps: readonly Happening[];
  readonly chosen: Happening | null;
  readonly onChoose: (happening: Happening | null) => void;
}

export function Axis({ game, live, steps, chosen, onChoose }: AxisProps): ReactNode {
  const t = useText();
  const at = chosen === null ? steps.length : steps.findIndex(({ n }) => n === chosen.n);
  const go = (to: number): void => onChoose(steps[Math.max(0, to)] ?? null);
  const percent = (value: number): string => `${((100 * Math.min(value, live.length)) / live.length).toFixed(2)}%`;
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const wanted = ((event.clientX - left) / Math.max(1, width)) * live.length;
    if (wanted > live.now) return onChoose(null);
    const gap = (each: Happening): number => Math.abs(each.at - wanted);
    onChoose(
      steps.reduce<Happening | null>((best, each) => (best === null || gap(each) <= gap(best) ? each : best), null),
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: steps.length,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  const text =
    chosen === null ? t('media.now') : `${happeningClock(chosen, game, t)} ${happeningText(chosen, game, t)}`;
  return (
    <div className="media-walk" role="group" aria-label={t('media.timeline')}>
      <div
        className="media-axis"
        dir="ltr"
        role="slider"
        tabIndex={0}
        aria-label={t('media.momentum')}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={at}
        aria-valuetext={text}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <svg width="100%" height={HEIGHT} aria-hidden="true">
          {live.momentum.map((value, index) => (
            <rect
              key={index}
              className={value >= 0 ? 'is-home' : 'is-away'}
              x={`${((100 * index) / PARTS).toFixed(2)}%`}
              width={`${(100 / PARTS - 0.35).toFixed(2)}%`}
              y={value >= 0 ? MIDDLE - (REACH * value) / 100 : MIDDLE}
              height={Math.max(1, (REACH * Math.abs(value)) / 100)}
              rx="1"
            />
          ))}
          <line className="media-zero" x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
          {live.marks.map((mark) => (
            <line className="media-mark" key={mark} x1={percent(mark)} x2={percent(mark)} y1="4" y2={HEIGHT - 4} />
          ))}
          {steps.map((each) => (
            <Marker key={each.n} happening={each} x={percent(each.at)} isChosen={each.n === chosen?.n} />
          ))}
          <line
            className="media-needle"
            x1={percent(chosen?.at ?? live.now)}
            x2={percent(chosen?.at ?? live.now)}
            y1="0"
            y2={HEIGHT}
          />
        </svg>
      </div>
      {/* In the direction of the axis. */}
      <div className="media-steps" dir="ltr">
        <button type="button" className="button is-small" disabled={at <= 0} onClick={() => go(at - 1)}>
          <span aria-hidden="true">‹</span>
          <span className="vh">{t('media.previous')}</span>
        </button>
        <span className="media-step-text" dir="auto">
          {text}
        </span>
        <button type="button" className="button is-small" disabled={chosen === null} onClick={() => go(at + 1)}>
          <span aria-hidden="true">›</span>
          <span className="vh">{t('media.next')}</span>
        </button>
        <button type="button" className="button is-small" disabled={chosen === null} onClick={() => onChoose(null)}>
          {t('media.now')}
        </button>
      </div>
    </div>
  );
}

interface MarkerProps {
  readonly happening: Happening;
  readonly x: string;
  readonly isChosen: boolean;
}

function Marker({ happening: { kind, side }, x, isChosen }: MarkerProps): ReactNode {
  if (side === 'none') return null;
  const y = side === 'home' ? 6 : HEIGHT - 6;
  const className = `media-marker is-${side} is-${kind}${isChosen ? ' is-chosen' : ''}`;
  return <circle className={className} cx={x} cy={y} r={kind === 'goal' || kind === 'set' ? 5 : 3.5} />;
}
