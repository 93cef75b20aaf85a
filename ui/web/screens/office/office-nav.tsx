/**
 * The office's sections, in the operator's categories. One scrollable row, so that the layout does not shift when the
 * operator's list arrives.
 */
import { Fragment, useRef, type ReactNode } from 'react';
import type { SiteChromeView } from 'touchline/core/site-chrome/public';
import type { MenuLink } from 'touchline/navigation/menu-links';
import { Link } from '../../components/link.tsx';
import { useCurrentInSight } from '../../components/use-current-in-sight.ts';
import { useCore } from '../../core-context.ts';
import { usePageLocation } from '../../page-location.ts';
import { OperatorLink } from '../../shell/site-chrome/menu-link.tsx';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';

const NONE: SiteChromeView['menu'] = [];
const menuOf = (view: SiteChromeView | null): SiteChromeView['menu'] => view?.menu ?? NONE;

/** Whether the current page is the link's page or below it. */
function isHere(path: string, { to }: MenuLink): boolean {
  return to.kind === 'site' && (path === to.path || path.startsWith(`${to.path}/`));
}

export function OfficeNav(): ReactNode {
  const t = useText();
  const menu = useProjection(useCore().feature('siteChrome'), menuOf);
  const { path } = usePageLocation().outcome.target;
  const nav = useRef<HTMLElement>(null);
  useCurrentInSight(nav, `${path} ${menu.length}`);
  return (
    <nav ref={nav} className="chips office-nav" aria-label={t('office.account')}>
      {menu.length === 0 ? (
        <>
          <Link to="/office/account" className="chip is-way" current={path === '/office/account'}>
            {t('office.account')}
          </Link>
          <Link to="/office/history" className="chip is-way" current={path.startsWith('/office/history')}>
            {t('office.history')}
          </Link>
        </>
      ) : (
        menu.map(({ id, title, links }) => (
          <Fragment key={id}>
            <span className="office-nav-title">{title}</span>
            {links.map((link) => (
              <OperatorLink key={link.id} link={link} className="chip is-way" current={isHere(path, link)} />
            ))}
          </Fragment>
        ))
      )}
    </nav>
  );
}
