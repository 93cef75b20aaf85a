import type { Ports } from 'touchline/ports/ports';
import type { Fetch } from '../browser/fetch-http.ts';
import { token, type Token } from './provide.ts';

/** Each port of the core that the container provides. */
const NAMES = [
  'clock',
  'ids',
  'digest',
  'http',
  'lineFeed',
  'storage',
  'journal',
  'tabs',
  'page',
  'report',
  'cookies',
  'social',
  'analytics',
  'activity',
  'remoteViews',
  'fingerprint',
  'searchIndex',
] as const satisfies readonly (keyof Ports)[];
type Name = (typeof NAMES)[number];

// One token for each name.
export const PORTS = Object.fromEntries(NAMES.map((name) => [name, token(name)])) as {
  readonly [K in Name]: Token<NonNullable<Ports[K]>>;
};

export const TOKENS = {
  ...PORTS,
  fetch: token<Fetch>('fetch'),
  /** Without the ports that an entry provides. */
  ports: token<Omit<Ports, 'systemAlerts'>>('ports'),
} as const;
