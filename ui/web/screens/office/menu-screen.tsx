/** The office's sections on one page, in the operator's categories. */
import type { ReactNode } from 'react';
import type { SiteChromeView } from 'touchline/core/site-chrome/public';
import { useCore } from '../../core-context.ts';
import { OperatorLink } from '../../shell/site-chrome/menu-link.tsx';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { MenuOwnerCard } from './menu-owner-card.tsx';
import { OfficeWait } from './office-page.tsx';

const NONE: SiteChromeView['menu'] = [];
const menuOf = (view: SiteChromeView | null): SiteChromeView['menu'] => view?.menu ?? NONE;

export function MenuScreen(): ReactNode {
  const core = useCore();
  const t = useText();
  const menu = useProjection(core.feature('siteChrome'), menuOf);
  usePageName(t('office.menu'));
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{t('office.menu')}</h1>
      </div>
      <MenuOwnerCard />
      {menu.length === 0 ? (
        <OfficeWait hasFailed={false} onRetry={() => undefined} />
      ) : (
        <div className="office">
          {menu.map(({ id, title, links }) => (
            <nav key={id} className="card office-part" aria-labelledby={`office-menu-${id}`}>
              <h2 id={`office-menu-${id}`}>{title}</h2>
              <ul className="accounts">
                {links.map((link) => (
                  <li key={link.id}>
                    <OperatorLink link={link} className="way" />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      )}
    </div>
  );
}
