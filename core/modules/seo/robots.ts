/** Whether search engines may list a page, and the page's robots directives. */
import type { Route } from '../../navigation/routes.ts';

const LISTED = 'index, follow';
const UNLISTED = 'noindex, nofollow';
/** Pages of letters and of developers. Access and layout identify pages of players, payments and blocks. */
const PRIVATE_AREAS: ReadonlySet<Route['area']> = new Set(['user', 'tools'] as const);
const PRIVATE_NAMES =
  /^(?:token|print-coupon|server-error|search|display|favourites|casino-search|casino-verify|my-casino.*|toto-(?:coupons|non-winners)|.*-thank-you)$/;
const DIRECTIVE =
  /^(?:(?:no)?index|(?:no)?follow|all|none|noarchive|nosnippet|noimageindex|notranslate|max-snippet:-?\d{1,5}|max-image-preview:(?:none|standard|large)|max-video-preview:-?\d{1,5})$/;

/** A page that stands on its own and is the same for everybody [SEO-4]. */
export function isIndexable(route: Route): boolean {
  const { access, area, layout, modal, name, redirectTo } = route;
  if (access !== 'all' || modal !== undefined || redirectTo !== undefined) return false;
  return (layout === 'main' || layout === 'headless') && !PRIVATE_AREAS.has(area) && !PRIVATE_NAMES.test(name);
}

/** The known directives; null without any. */
function known(directives: string | null): string | null {
  const allowed = (directives ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => DIRECTIVE.test(each));
  return allowed.length === 0 ? null : allowed.join(', ');
}

/** The page's own directives take precedence over its parent pages'; neither opens a private page [SEO-4]. */
export function robotsOf(
  route: Route | null,
  pageData: { readonly metaRobots: string | null; readonly hierarchyMetaRobots: string | null } | null,
): string {
  if (route === null || !isIndexable(route)) return UNLISTED;
  return known(pageData?.metaRobots ?? null) ?? known(pageData?.hierarchyMetaRobots ?? null) ?? LISTED;
}
