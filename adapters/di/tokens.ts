import type { Core } from 'touchline/app/facade';
import type { Clock } from 'touchline/ports/clock';
import type { Digest } from 'touchline/ports/digest';
import type { HttpPort } from 'touchline/ports/http';
import type { Ids } from 'touchline/ports/ids';
import type { JournalPort } from 'touchline/ports/journal';
import type { LineFeedPort } from 'touchline/ports/line-feed';
import type { PagePort } from 'touchline/ports/page';
import type { Ports } from 'touchline/ports/ports';
import type { Report } from 'touchline/ports/report';
import type { KeyValueStorage } from 'touchline/ports/storage';
import type { TabsPort } from 'touchline/ports/tabs';
import type { Fetch } from '../browser/fetch-http.ts';
import { token } from './provide.ts';

/** Each port of the core that this site provides. */
export const PORTS = {
  clock: token<Clock>('clock'),
  ids: token<Ids>('ids'),
  digest: token<Digest>('digest'),
  http: token<HttpPort>('http'),
  lineFeed: token<LineFeedPort>('lineFeed'),
  storage: token<KeyValueStorage>('storage'),
  journal: token<JournalPort>('journal'),
  tabs: token<TabsPort>('tabs'),
  page: token<PagePort>('page'),
  report: token<Report>('report'),
  cookies: token<NonNullable<Ports['cookies']>>('cookies'),
  social: token<NonNullable<Ports['social']>>('social'),
  analytics: token<NonNullable<Ports['analytics']>>('analytics'),
  activity: token<NonNullable<Ports['activity']>>('activity'),
  remoteViews: token<NonNullable<Ports['remoteViews']>>('remoteViews'),
  fingerprint: token<NonNullable<Ports['fingerprint']>>('fingerprint'),
  searchIndex: token<NonNullable<Ports['searchIndex']>>('searchIndex'),
} as const;

export const TOKENS = {
  ...PORTS,
  fetch: token<Fetch>('fetch'),
  ports: token<Ports>('ports'),
  core: token<Core>('core'),
} as const;
