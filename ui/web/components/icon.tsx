/**
 * Icons, drawn on a 20 by 20 grid with a stroke of 1.6. Icons are decorative: a text stands beside each or labels its
 * button.
 */
import type { ReactNode } from 'react';

const PATHS = {
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5 4 4',
  down: 'm5 7.5 5 5 5-5',
  forward: 'm7.5 5 5 5-5 5',
  back: 'm12.5 5-5 5 5 5',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  user: 'M10 10.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 17c.8-3 3.3-4.3 6.5-4.3s5.7 1.3 6.5 4.3',
  ticket: 'M3 5.5h14v3a1.7 1.7 0 0 0 0 3.4v3H3v-3a1.7 1.7 0 0 0 0-3.4v-3Zm9 .2v9',
  receipt: 'M5 3h10v14l-2-1.3-1.5 1.3-1.5-1.3-1.5 1.3L7 15.7 5 17V3Zm2.5 4h5m-5 3.5h5',
  lock: 'M5.5 9h9v7.5h-9V9ZM7 9V6.5a3 3 0 0 1 6 0V9',
  sun: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM10 2v1.8M10 16.2V18M2 10h1.8M16.2 10H18M4.3 4.3l1.3 1.3M14.4 14.4l1.3 1.3M4.3 15.7l1.3-1.3M14.4 5.6l1.3-1.3',
  moon: 'M16 12.3A6.7 6.7 0 0 1 7.7 4 6.7 6.7 0 1 0 16 12.3Z',
  home: 'M3.5 9.5 10 4l6.5 5.5V16.5h-4.3v-4H7.8v4H3.5v-7Z',
  live: 'M10 8.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM6.3 13.7a5.2 5.2 0 0 1 0-7.4m7.4 0a5.2 5.2 0 0 1 0 7.4M3.8 16.2a8.8 8.8 0 0 1 0-12.4m12.4 0a8.8 8.8 0 0 1 0 12.4',
  trash: 'M4 6h12M8 6V4h4v2m-6.5 0 .7 10.5h7.6L14.5 6M8.5 9v4.5m3-4.5v4.5',
  undo: 'M7 4.5 3.5 8 7 11.5M4 8h7.5a4 4 0 0 1 0 8H7',
  redo: 'm13 4.5 3.5 3.5-3.5 3.5M16 8H8.5a4 4 0 0 0 0 8H13',
  check: 'm4 10.5 4 4 8-9',
  alert: 'M10 3.5 17.5 16.5h-15L10 3.5Zm0 5v3.5m0 2v.5',
  info: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 6v4.5m0-7.2v.5',
  copy: 'M7 7h9v9.5H7V7ZM4 13V3.5h8.5',
  clock: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 3v4.3l2.8 1.7',
  gift: 'M3.5 8h13v3h-13V8Zm1 3h11v6h-11v-6ZM10 8v9m0-9C7.5 8 5.5 7 5.5 5.3S8.8 3 10 8Zm0 0c2.5 0 4.5-1 4.5-2.7S11.2 3 10 8Z',
  chip: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4Zm0 3.7a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Zm0-3.7v3.7m0 7v3.7M2.8 10h3.7m7 0h3.7',
  reels: 'M3 5h14v10H3V5Zm4.7 0v10m4.6-10v10M4.3 8.2h2.2l-1.2 3.8m3.6-3.8h2.2l-1.2 3.8m3.6-3.8h2.2l-1.2 3.8',
  tiles: 'M3.5 3.5h5v5h-5v-5Zm8 0h5v5h-5v-5Zm-8 8h5v5h-5v-5Zm8 0h5v5h-5v-5Z',
  logOut: 'M11 4H4.5v12H11m-3-6h9m-3.5-3.5L17 10l-3.5 3.5',
  chart: 'M3.5 16.5h13m-11 0V10m4.5 6.5v-11m4.5 11V8',
  tv: 'M3 6.5h14V16H3V6.5ZM7 3l3 3.5L13 3',
  cards: 'm4 5.5 7-2L14 14l-7 2L4 5.5Zm9.5.5 3.5 1-2.5 9-3-.8',
  scoreboard: 'M3 4.5h14v11H3v-11Zm7 0v11M5.8 8.5h1.7v3H5.8v-3Zm6.7 0h1.7v3h-1.7v-3Z',
  balls: 'M7 3.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm6.5 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  grid: 'M3.5 3.5h13v13h-13v-13Zm4.3 0v13m4.4-13v13m-8.7-8.7h13m-13 4.4h13',
  flag: 'M5 17.5v-14h11L13.5 7l2.5 3.5H5',
  dots: 'M5 5v.1m5-.1v.1m5-.1v.1M5 10v.1m5-.1v.1m5-.1v.1M5 15v.1m5-.1v.1m5-.1v.1',
  shield: 'm10 3 6 2v5c0 3.5-2.5 6-6 7.5-3.5-1.5-6-4-6-7.5V5l6-2Z',
  book: 'M4 4h5l1 1 1-1h5v11.5h-5l-1 1-1-1H4V4Zm6 1v11.5',
  mail: 'M3 5.5h14V15H3V5.5Zm0 .5 7 5.5 7-5.5',
  bubble: 'M3 4.5h14v9H9.5L6 16.5v-3H3v-9Z',
  swap: 'M4 7h12l-3-3m3 9H4l3 3',
  star: 'm10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6L10 3Z',
  dice: 'M4 4h12v12H4V4Zm3 3v.1m6 0V7m-3 3v.1M7 13v.1m6-.1v.1',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  globe: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM3 10h14M10 3c2.3 2 3 4.3 3 7s-.7 5-3 7c-2.3-2-3-4.3-3-7s.7-5 3-7Z',
  football:
    'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4Zm0 4.2 2.9 2.1-1.1 3.4H8.2L7.1 9.1 10 7Zm0-4v4m2.9 2.1 3.8-1.3m-4.9 4.7 2.3 3.2m-5.9-3.2-2.3 3.2m1.2-6.6L3.3 7.8',
  hockey: 'M5 3.5 9 13c.5 1.3 1.3 2 2.8 2h4.7v-2.5H12L8.5 3M3.5 15.5h4',
  basketball:
    'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4Zm0 0v14.4M2.8 10h14.4M5 4.8c2 1.5 2.9 3.2 2.9 5.2S7 13.7 5 15.2m10-10.4c-2 1.5-2.9 3.2-2.9 5.2s.9 3.7 2.9 5.2',
  tennis: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4ZM3.3 7.5c3.5.5 5.5 3 5 9.3m8.4-4.3c-3.5-.5-5.5-3-5-9.3',
  volleyball:
    'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4Zm0 7.2c-2.5-1.5-5-1.5-7 0m7 0c2.5-1.5 3.5-3.8 3.3-6.3M10 10c0 2.9 1.3 5.2 3.5 6.4M10 10V3',
  handball: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4ZM6 5.5l8 9m-9.5-6L11 16m-2-13 7 8',
  bat: 'M8.5 3.5a5 5 0 1 1 2 9.6L8 12.5 4 17l-1.5-1.5L7 11.5l-.8-2.4a5 5 0 0 1 2.3-5.6ZM15 15.5h1.5',
  pad: 'M6 6.5h8a3.5 3.5 0 0 1 3.4 3l.6 4c.2 1.7-1.8 2.5-3 1.2L13 12.5H7l-2 2.2c-1.2 1.3-3.2.5-3-1.2l.6-4a3.5 3.5 0 0 1 3.4-3ZM6.5 8.5v2.5M5.2 9.7h2.6m5-.7v.1m1.5 1.4v.1',
  trophy: 'M6 3.5h8v4.5a4 4 0 0 1-8 0V3.5ZM6 5H3.5c0 2.5.8 3.7 2.7 4M14 5h2.5c0 2.5-.8 3.7-2.7 4M10 12v3m-3 1.5h6',
  shuttle: 'M8 12 4 4.5l4 1.5L10 3l2 3 4-1.5-4 7.5m-4 0h4v1.5a2 2 0 0 1-4 0V12Z',
  oval: 'M3.5 16.5c-1.5-6 3.5-13 13-13 1.5 6-3.5 13-13 13Zm4-4 5-5m-4 2 2 2m0-4 2 2',
  bars: 'M3.5 5.5h13v9h-13v-9Zm6.5 0v9m-6.5-4.5h3v3m10-3h-3v3',
  baseball:
    'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4ZM5 4.8c2.4 3 2.4 7.4 0 10.4m10-10.4c-2.4 3-2.4 7.4 0 10.4',
  cricket: 'm12 3.5 4.5 4.5-7.5 7.5-4.5-4.5L12 3.5Zm-6 9.5-3 3m12.5-.5v.1',
  rack: 'M10 3.5 17 16H3L10 3.5Zm0 4.5v.1m-2 3.4v.1m4-.1v.1m-6 1.9v.1m4-.1v.1m4-.1v.1',
  target: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4Zm0 3.6a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2Zm0 3.5v.1',
} as const;

export type IconName = keyof typeof PATHS;

/** Icons mirrored in right-to-left pages. */
const DIRECTED: ReadonlySet<IconName> = new Set<IconName>(['forward', 'back', 'logOut']);

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: 14 | 16 | 20 | 24 }): ReactNode {
  return (
    <svg
      className={DIRECTED.has(name) ? 'icon is-directed' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Icons by the operator's sport id; sports without an icon of their own are absent. */
const SPORTS: ReadonlyMap<number, IconName> = new Map<number, IconName>([
  [1, 'football'],
  [2, 'hockey'],
  [3, 'basketball'],
  [4, 'tennis'],
  [5, 'baseball'],
  [6, 'volleyball'],
  [7, 'oval'],
  [8, 'handball'],
  [10, 'bat'],
  [13, 'oval'],
  [14, 'football'],
  [16, 'shuttle'],
  [21, 'target'],
  [30, 'rack'],
  [40, 'pad'],
  [66, 'cricket'],
  [2999, 'trophy'],
]);

export function sportIcon(sportId: number): IconName {
  return SPORTS.get(sportId) ?? 'bars';
}
