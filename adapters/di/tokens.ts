import type { Core } from '../../core/app/facade.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Digest } from '../../core/ports/digest.ts';
import type { HttpPort } from '../../core/ports/http.ts';
import type { Ids } from '../../core/ports/ids.ts';
import type { JournalPort } from '../../core/ports/journal.ts';
import type { LineFeedPort } from '../../core/ports/line-feed.ts';
import type { PagePort } from '../../core/ports/page.ts';
import type { Ports } from '../../core/ports/ports.ts';
import type { Report } from '../../core/ports/report.ts';
import type { KeyValueStorage } from '../../core/ports/storage.ts';
import type { TabsPort } from '../../core/ports/tabs.ts';
import type { Fetch } from '../browser/fetch-http.ts';
import { token } from './provide.ts';

export const TOKENS = {
  fetch: token<Fetch>('fetch'),
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
  ports: token<Ports>('ports'),
  core: token<Core>('core'),
} as const;
