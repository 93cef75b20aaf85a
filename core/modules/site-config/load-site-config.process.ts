/**
 * Loads the site config: at once, 5 more tries 1 s apart, then a notice and slower retries, until the operator answers
 * again [CFG-2].
 */
import type { Observable } from 'rxjs';
import { concat, defer, map, mergeMap, of, repeat, takeWhile, throwError, timer, retry, catchError } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { text } from '../../kernel/text.ts';
import { schedulerOf } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NoticesCommand } from '../notices/public.ts';
import type { SiteConfigCommand } from './messages.ts';
import type { SiteConfigWire } from './wire.ts';
import { decodeSiteConfig } from './wire.ts';

const RETRIES = 5;
const RETRY_MS = 1_000;
/** Pause between rounds once the retries are used up. */
const ROUND_MS = 15_000;

export function loadSiteConfig(
  api: Api,
  clock: Clock,
  language: () => string,
): Observable<SiteConfigCommand | NoticesCommand> {
  const scheduler = schedulerOf(clock);
  const once$ = defer(() =>
    api({ method: 'GET', path: '/bff-api/config/all.json', query: { lang: language() }, decode: decodeSiteConfig }),
  ).pipe(mergeMap((answer) => (answer.ok ? of(answer.value) : throwError(() => new Error('no site config')))));
  const round$ = once$.pipe(
    retry({ count: RETRIES, delay: () => timer(RETRY_MS, scheduler) }),
    map((wire): SiteConfigCommand => ({ type: 'site-config/receive', payload: toConfig(wire, clock.now()) })),
    catchError(() =>
      concat(
        of<SiteConfigCommand>({ type: 'site-config/reportFailure', payload: {} }),
        of<NoticesCommand>({
          type: 'notices/show',
          payload: { tone: 'warning', text: text('notice.noSiteConfig'), lastsMs: 10_000 },
        }),
      ),
    ),
  );
  return round$.pipe(
    repeat({ delay: () => timer(ROUND_MS, scheduler) }),
    takeWhile((command) => command.type !== 'site-config/receive', true),
  );
}

function toConfig(
  wire: SiteConfigWire,
  now: number,
): Extract<SiteConfigCommand, { type: 'site-config/receive' }>['payload'] {
  return {
    languages: wire.languages,
    defaultLanguage: wire.defaultLanguage,
    countryCode: wire.country_code,
    geoCountryId: wire.geoCountryId,
    geoCurrency: wire.geoCurrency,
    companyName: wire.companyName,
    isRegistrationAllowed: wire.isRegistrationAllowed && !wire.isVipDomain,
    minAge: wire.minAge,
    currencies: wire.currencies,
    countries: wire.countries,
    clockOffset: wire.serverTime - now,
    coupon: wire.coupon,
    more: wire,
  };
}
