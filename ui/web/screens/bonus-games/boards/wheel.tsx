/** The wheel of fortune. Fields are drawn as they are in the pay table; the wheel stops where the round was drawn. */
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../../../text.ts';
import { numberOf, type BoardProps } from './board.ts';

/** Points by field, clockwise from the top. */
const FIELDS = [120, 5, 10, 5, 20, 5, 10, 5, 40, 5, 10, 5];
const DEGREES = 360 / FIELDS.length;
const RADIUS = 92;

function point(degrees: number, radius: number): string {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(turn) * radius).toFixed(2)} ${(Math.sin(turn) * radius).toFixed(2)}`;
}

function Field({ at, points }: { readonly at: number; readonly points: number }): ReactNode {
  const middle = at * DEGREES;
  return (
    <g>
      <path
        className={points > 5 ? 'bonus-field is-rich' : 'bonus-field'}
        d={`M0 0 L${point(middle - DEGREES / 2, RADIUS)} A${RADIUS} ${RADIUS} 0 0 1 ${point(middle + DEGREES / 2, RADIUS)}Z`}
      />
      <text className="bonus-field-text" transform={`rotate(${middle}) translate(0 -70)`}>
        {points}
      </text>
    </g>
  );
}

export function WheelBoard({ round }: BoardProps): ReactNode {
  const t = useText();
  const field = numberOf(round, 'field');
  const style = { '--stop': `${-(field ?? 0) * DEGREES}deg` } as CSSProperties;
  return (
    <svg
      className="bonus-wheel"
      viewBox="-100 -108 200 208"
      role="img"
      aria-label={field === null ? t('bonus.wheel') : t('bonus.wheel.stopped', { number: FIELDS[field] ?? 0 })}
    >
      {/* A new key starts the animation of a new round. */}
      <g key={round?.id ?? ''} className={round === null ? 'bonus-disc' : 'bonus-disc is-turned'} style={style}>
        <circle className="bonus-rim" r="96" />
        {FIELDS.map((points, at) => (
          // Fields have no identity beside their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Field key={at} at={at} points={points} />
        ))}
        <circle className="bonus-hub" r="16" />
      </g>
      <path className="bonus-pointer" d="M-9 -106H9L0 -84Z" />
    </svg>
  );
}
