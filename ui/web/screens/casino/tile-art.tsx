/** Pictures of games, drawn from the game's id: each game has colours of its own, and the same ones everywhere. */
import type { ReactNode } from 'react';

const GROUNDS = ['#0f5b3c', '#1d3f8f', '#6b2a7a', '#8a3b12', '#0d5f6b', '#7a1f35', '#3f4a16', '#4b2fa0'] as const;
const LIGHTS = ['#f3c54b', '#9be0c0', '#ffd6a5', '#b9d3ff', '#f7b2c1'] as const;

/** A number that depends on the text alone. */
function seedOf(text: string): number {
  return Array.from(text).reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}

function turned(count: number, draw: (at: number) => ReactNode): readonly ReactNode[] {
  return Array.from({ length: count }, (_, at) => draw(at));
}

function Rays({
  count,
  radius,
  light,
}: {
  readonly count: number;
  readonly radius: number;
  readonly light: string;
}): ReactNode {
  return (
    <g fill={light}>
      {turned(count, (at) => (
        <path
          key={at}
          d={`M0 0L-4 -${radius}H4Z`}
          transform={`rotate(${(at * 360) / count})`}
          opacity={at % 2 === 0 ? 0.95 : 0.45}
        />
      ))}
    </g>
  );
}

function Motif({ id, light }: { readonly id: string; readonly light: string }): ReactNode {
  switch (id) {
    case 'roulette':
      return (
        <g transform="translate(120 74)">
          <circle r="56" fill="none" stroke={light} strokeWidth="5" />
          <Rays count={36} radius={50} light={light} />
          <circle r="22" fill={light} />
          <circle r="7" cx="36" cy="-30" fill="#fff" />
        </g>
      );
    case 'dice':
      return (
        <g>
          <g transform="translate(70 34) rotate(-12 40 40)">
            <rect width="80" height="80" rx="16" fill="#fff" />
            {[22, 40, 58].map((at) => (
              <circle key={at} cx={at} cy={at} r="8" fill="#17221d" />
            ))}
          </g>
          <g transform="translate(124 58) rotate(14 34 34)">
            <rect width="68" height="68" rx="14" fill={light} />
            {[20, 48].flatMap((x) =>
              [20, 48].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill="#17221d" />),
            )}
          </g>
        </g>
      );
    case 'mines':
      return (
        <g transform="translate(64 22)">
          {turned(16, (at) => (
            <rect
              key={at}
              x={(at % 4) * 29}
              y={Math.floor(at / 4) * 29}
              width="25"
              height="25"
              rx="6"
              fill={at === 6 ? '#17221d' : light}
              opacity={at % 5 === 0 || at === 6 ? 1 : 0.4}
            />
          ))}
          <circle cx="70.500" cy="41.500" r="7" fill="#ff8a80" />
        </g>
      );
    case 'wheel':
      return (
        <g transform="translate(120 76)">
          <Rays count={20} radius={58} light={light} />
          <circle r="58" fill="none" stroke="#fff" strokeWidth="4" />
          <circle r="14" fill="#fff" />
          <path d="M0 -52 -9 -70H9Z" fill="#fff" />
        </g>
      );
    default:
      return (
        <g transform="translate(120 74)">
          <Rays count={8 + (seedOf(id) % 9)} radius={56} light={light} />
          <circle r={12 + (seedOf(id) % 12)} fill="#fff" />
        </g>
      );
  }
}

export function TileArt({ id }: { readonly id: string }): ReactNode {
  const seed = seedOf(id);
  const ground = GROUNDS[seed % GROUNDS.length] ?? GROUNDS[0];
  const light = LIGHTS[(seed >>> 4) % LIGHTS.length] ?? LIGHTS[0];
  return (
    <svg className="tile-art" viewBox="0 0 240 150" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="240" height="150" fill={ground} />
      <circle cx={40 + (seed % 160)} cy="-10" r="110" fill="#fff" opacity="0.07" />
      <circle cx={200 - (seed % 120)} cy="170" r="90" fill="#000" opacity="0.14" />
      <Motif id={id} light={light} />
    </svg>
  );
}
