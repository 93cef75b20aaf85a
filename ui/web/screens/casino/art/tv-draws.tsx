/** Pictures of games with a draw every minute. */
import type { ReactNode } from 'react';
import { Card, turned } from './shapes.tsx';

function Ball({
  x,
  y,
  text,
  fill,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly fill: string;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="22" fill={fill} />
      <circle r="13" fill="#fff" />
      <text y="6" fontSize="16" fontWeight="700" textAnchor="middle" fontFamily="system-ui, sans-serif" fill="#17221d">
        {text}
      </text>
    </g>
  );
}

/** Balls in one or two rows. */
function balls(numbers: readonly number[], light: string): ReactNode {
  const perRow = numbers.length > 5 ? Math.ceil(numbers.length / 2) : numbers.length;
  return (
    <g>
      {numbers.map((number, at) => (
        <Ball
          key={number}
          x={120 + ((at % perRow) - (Math.min(perRow, numbers.length) - 1) / 2) * 46}
          y={numbers.length > 5 ? 52 + Math.floor(at / perRow) * 50 : 78}
          text={String(number)}
          fill={at % 2 === 0 ? light : '#17221d'}
        />
      ))}
    </g>
  );
}

export const drawFiveOf36 = (light: string): ReactNode => balls([5, 12, 19, 27, 36], light);
export const drawSevenOf42 = (light: string): ReactNode => balls([3, 7, 11, 18, 24, 33, 42], light);
export const drawLotto6Of49 = (light: string): ReactNode => balls([4, 11, 23, 32, 40, 49], light);
export const drawMega6 = (light: string): ReactNode => balls([6, 14, 21, 29, 38, 45], light);

/** Six balls in a ring. */
export function drawLucky6(light: string): ReactNode {
  return (
    <g>
      <circle cx="120" cy="76" r="58" fill="none" stroke="#fff" strokeWidth="3" opacity="0.35" />
      {turned(6, (at) => {
        const angle = (at * Math.PI) / 3;
        return (
          <Ball
            key={at}
            x={120 + 52 * Math.sin(angle)}
            y={76 - 52 * Math.cos(angle)}
            text={String([6, 17, 23, 31, 40, 48][at])}
            fill={light}
          />
        );
      })}
    </g>
  );
}

/** A wheel of red and black segments with a star on top. */
export function drawTvWheel(light: string): ReactNode {
  return (
    <g transform="translate(120 78)">
      {turned(18, (at) => (
        <path
          key={at}
          d="M0 0L-9 -62A63 63 0 0 1 9 -62Z"
          fill={at % 2 === 0 ? '#b3202a' : '#17221d'}
          transform={`rotate(${at * 20})`}
        />
      ))}
      <circle r="20" fill="#fff" />
      <path d="M0 -13l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1Z" fill={light} stroke="#17221d" strokeWidth="1" />
      <path d="M-9 -72H9L0 -56Z" fill={light} />
    </g>
  );
}

/** Two cards against each other. */
export function drawTvWar(light: string): ReactNode {
  return (
    <g>
      <path d="M0 0H120V150H0Z" fill="#a01d28" opacity="0.55" />
      <path d="M120 0H240V150H120Z" fill="#1d56b8" opacity="0.55" />
      <Card suit="heart" text="K" x={74} y={75} turn={-6} />
      <Card suit="spade" text="9" x={166} y={75} turn={6} ground={light} />
    </g>
  );
}
