/**
 * The drawing kit: the parts of all illustrations, in the colours of the theme. Each part is drawn around its own
 * middle, in the unit of a scene of 160 by 112.
 */
import type { ReactNode } from 'react';

interface PlaceProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly turn?: number;
  readonly children?: ReactNode;
}

const INK = {
  stroke: 'var(--line-strong)',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
const PAPER = { ...INK, fill: 'var(--surface)' } as const;

/** Puts what is drawn around its own middle to a place of the scene. */
export function At({ x, y, size = 1, turn = 0, children }: PlaceProps): ReactNode {
  return <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>{children}</g>;
}

/** A mown pitch with its half-way line and circle, as the floor of a scene. */
export function Pitch(): ReactNode {
  return (
    <>
      <ellipse cx="80" cy="94" rx="74" ry="15" fill="var(--accent-soft)" />
      <path
        d="M80 79.100V109M62 94a18 4.5 0 1 0 36 0a18 4.5 0 1 0-36 0"
        fill="none"
        stroke="var(--accent)"
        opacity="0.35"
      />
    </>
  );
}

/** A football with a radius of 11. */
export function Ball(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <circle r="11" {...PAPER} />
      <path d="M0-4.5 4.3-1.4 2.6 3.600H-2.600L-4.3-1.400Z" fill="var(--ink)" />
      <path
        d="M0-4.500V-11M4.3-1.4 10.4-3.400M2.6 3.6 6.4 8.900M-2.6 3.6-6.4 8.900M-4.3-1.4-10.4-3.4"
        fill="none"
        {...INK}
      />
    </At>
  );
}

/** A sheet of 44 by 60 with lines of text; `isTicket`: its edges are torn. */
export function Sheet({
  lines,
  isTicket = false,
  children,
  ...place
}: PlaceProps & { readonly lines: number; readonly isTicket?: boolean }): ReactNode {
  const edge = isTicket
    ? 'M-22-30H22V-6a4 4 0 0 0 0 8V30l-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4V2a4 4 0 0 0 0-8Z'
    : 'M-22-27a3 3 0 0 1 3-3H12L22-20V27a3 3 0 0 1-3 3H-19a3 3 0 0 1-3-3Z';
  return (
    <At {...place}>
      <path d={edge} {...PAPER} />
      {Array.from({ length: lines }, (_, at) => (
        <g key={at} strokeWidth="3" strokeLinecap="round">
          <path d={`M-15 ${-18 + at * 12}h${at % 2 === 0 ? 15 : 11}`} stroke="var(--line)" />
          <path d={`M9 ${-18 + at * 12}h6`} stroke="var(--accent)" />
        </g>
      ))}
      {children}
    </At>
  );
}

/** A star with a radius of 12. */
export function StarShape({ isFull = true, ...place }: PlaceProps & { readonly isFull?: boolean }): ReactNode {
  return (
    <At {...place}>
      <path
        d="m0-12 3.5 7.4 8.1 1-6 5.6 1.5 8L0 6.1-7.1 10l1.5-8-6-5.6 8.1-1Z"
        {...INK}
        fill={isFull ? 'var(--accent)' : 'var(--surface)'}
        stroke={isFull ? 'var(--accent)' : 'var(--line-strong)'}
      />
    </At>
  );
}

/** A shirt of 48 by 46 with a sash. */
export function Shirt(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <path d="M-9-23-24-15-19-2-13-5V23H13V-5L19-2 24-15 9-23C7-18-7-18-9-23Z" {...PAPER} />
      <path d="M-13-5 13 17V8L-9-14Z" fill="var(--accent)" />
    </At>
  );
}

/** A magnifying glass with a radius of 22. */
export function Lens(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <path d="M16 16 31 31" stroke="var(--line-strong)" strokeWidth="7" strokeLinecap="round" />
      <circle r="22" fill="var(--surface-2)" fillOpacity="0.7" stroke="var(--accent)" strokeWidth="4" />
      <path d="M-13-7A15 15 0 0 1-3-14" fill="none" stroke="var(--surface)" strokeWidth="3" strokeLinecap="round" />
    </At>
  );
}

/** A goal of 76 by 48 with its net. */
export function Goal(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <path
        d="M-26-24V16M-13-24V16M0-24V16M13-24V16M26-24V16M-38-14H38M-38-4H38M-38 6H38M-38 16H38"
        stroke="var(--line)"
        fill="none"
      />
      <path d="M-38 24V-24H38V24" fill="none" stroke="var(--line-strong)" strokeWidth="4" strokeLinejoin="round" />
    </At>
  );
}

/** A cup of 44 by 56. */
export function Cup(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <path
        d="M-14-22H-22C-22-8-18-3-11-2M14-22H22C22-8 18-3 11-2"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="4"
      />
      <path d="M-15-28H15V-10a15 15 0 0 1-30 0Z" fill="var(--accent)" />
      <path d="M-3 5H3V18H-3ZM-13 18H13V27H-13Z" fill="var(--line-strong)" />
      <path d="M-8-23V-11" stroke="var(--accent-soft)" strokeWidth="3" strokeLinecap="round" />
    </At>
  );
}

/** A round clock with a radius of 12. */
export function ClockShape(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <circle r="12" {...PAPER} stroke="var(--accent)" strokeWidth="2.5" />
      <path d="M0-6.500V0L4.5 3" fill="none" stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" />
    </At>
  );
}

/** A corner flag, 44 high, on the ground at its place. */
export function CornerFlag(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <path d="M0 0V-44" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M0-44 22-37 0-29Z" fill="var(--accent)" />
    </At>
  );
}

/** A scoreboard of 68 by 44 on two posts, with both scores still to come. */
export function Scoreboard(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <path d="M-22 20V42M22 20V42" stroke="var(--line-strong)" strokeWidth="3" strokeLinecap="round" />
      <rect x="-34" y="-22" width="68" height="44" rx="4" {...PAPER} />
      <path d="M-34-10V-18a4 4 0 0 1 4-4H30a4 4 0 0 1 4 4V-10Z" fill="var(--accent)" />
      <path d="M-26-4H-7V16H-26ZM7-4H26V16H7Z" fill="var(--surface-2)" stroke="var(--line)" />
      <path d="M-21 6H-12M12 6H21" stroke="var(--line-strong)" strokeWidth="3" strokeLinecap="round" />
      <circle cy="2" r="1.5" fill="var(--ink)" />
      <circle cy="10" r="1.5" fill="var(--ink)" />
    </At>
  );
}

/** A die of 36 by 36. `spots`: pairs of coordinates from its middle. */
export function Die({ spots, ...place }: PlaceProps & { readonly spots: string }): ReactNode {
  return (
    <At {...place}>
      <rect x="-18" y="-18" width="36" height="36" rx="7" {...PAPER} />
      {spots.split(' ').map((spot) => {
        const [x = 0, y = 0] = spot.split(',').map(Number);
        return <circle key={spot} cx={x} cy={y} r="3.500" fill="var(--accent)" />;
      })}
    </At>
  );
}

/** A box of 52 by 44 with a ribbon and a bow. */
export function Gift(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <path d="M-23-8H23V22a3 3 0 0 1-3 3H-20a3 3 0 0 1-3-3Z" {...PAPER} />
      <rect x="-26" y="-18" width="52" height="11" rx="2" {...PAPER} />
      <path d="M-4-18H4V25H-4Z" fill="var(--accent)" />
      <path
        d="M0-19C-6-33-20-33-17-24C-16-20-8-19 0-19C8-19 16-20 17-24C20-33 6-33 0-19Z"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3.500"
        strokeLinejoin="round"
      />
    </At>
  );
}

/** A cone of 34 by 40 that closes a part of the pitch. */
export function Cone(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <path d="M-4-20H4L12 16H-12Z" fill="var(--accent)" />
      <path d="M-6.700-8H6.700L9 2H-9Z" fill="var(--surface)" />
      <rect x="-17" y="15" width="34" height="5" rx="2" fill="var(--line-strong)" />
    </At>
  );
}

/** A padlock of 32 by 40. */
export function Padlock(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <path d="M-9-2V-10a9 9 0 0 1 18 0V-2" fill="none" stroke="var(--line-strong)" strokeWidth="4" />
      <rect x="-16" y="-3" width="32" height="24" rx="4" fill="var(--accent)" />
      <path d="M0 6V12" stroke="var(--on-accent)" strokeWidth="4" strokeLinecap="round" />
    </At>
  );
}

/** A globe with a radius of 30. */
export function Globe(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <circle r="30" {...PAPER} />
      <path
        d="M-30 0H30M-26-15H26M-26 15H26M0-30V30M0-30C-19-14-19 14 0 30C19 14 19-14 0-30"
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.500"
      />
    </At>
  );
}

/** Five columns of a chart, 60 by 48, on their ground. */
export function Columns(place: PlaceProps): ReactNode {
  return (
    <At {...place}>
      <path d="M-24 24V8M0 24V-10M24 24V-24" stroke="var(--accent)" strokeWidth="8" />
      <path d="M-12 24V-4M12 24V2" stroke="var(--line-strong)" strokeWidth="8" />
      <path d="M-34 24H34" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
    </At>
  );
}
