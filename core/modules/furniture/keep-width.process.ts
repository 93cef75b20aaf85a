/** The window's width in a cookie, with functional consent alone [FUR-8]: without it the cookie is taken away. */
import type { Observable } from 'rxjs';
import { combineLatest, distinctUntilChanged, ignoreElements, map, tap } from 'rxjs';
import type { CookiesPort } from '../../ports/cookies.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { FurnitureState } from './decider.ts';
import { widthClass } from './rules.ts';

export const WIDTH_COOKIE = 'window_width';
/** A cookie's life where nothing else is said, s. */
const LIFE_S = 86_400;

export function keepWidth(
  furniture: Readable<FurnitureState>,
  mayRemember$: Observable<boolean>,
  cookies: CookiesPort,
): Observable<never> {
  const width$ = furniture.value$.pipe(map(({ width }) => (width === null ? null : widthClass(width))));
  return combineLatest([width$, mayRemember$]).pipe(
    distinctUntilChanged(([width, may], [nextWidth, mayNext]) => width === nextWidth && may === mayNext),
    tap(([width, may]) => {
      if (may && width !== null) cookies.write(WIDTH_COOKIE, String(width), LIFE_S);
      else if (!may && cookies.read(WIDTH_COOKIE) !== null) cookies.write(WIDTH_COOKIE, '', 0);
    }),
    ignoreElements(),
  );
}
