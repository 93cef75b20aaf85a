/**
 * Stores the window's width in a cookie, with functional consent only [SCH-8]: without consent the cookie is removed.
 */
import type { Observable } from 'rxjs';
import { combineLatest, distinctUntilChanged, ignoreElements, map, tap } from 'rxjs';
import type { CookiesPort } from '../../ports/cookies.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { SiteChromeState } from './decider.ts';
import { widthClass } from './rules.ts';

export const WIDTH_COOKIE = DEVICE_STORAGE.width.name;
export function keepWidth(
  siteChrome: Readable<SiteChromeState>,
  mayRemember$: Observable<boolean>,
  cookies: CookiesPort,
): Observable<never> {
  const width$ = siteChrome.value$.pipe(map(({ width }) => (width === null ? null : widthClass(width))));
  return combineLatest([width$, mayRemember$]).pipe(
    distinctUntilChanged(([width, may], [nextWidth, mayNext]) => width === nextWidth && may === mayNext),
    tap(([width, may]) => {
      if (may && width !== null)
        cookies.write({ name: WIDTH_COOKIE, value: String(width), lifeS: DEVICE_STORAGE.width.life });
      else if (!may && cookies.read(WIDTH_COOKIE) !== null) cookies.write({ name: WIDTH_COOKIE, value: '', lifeS: 0 });
    }),
    ignoreElements(),
  );
}
