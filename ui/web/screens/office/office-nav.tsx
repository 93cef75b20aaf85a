/** The office's sections, by the operator's categories. One row that scrolls, so that nothing jumps when the operator's list comes. */
import { Fragment, useRef, type ReactNode } from 'react';
import type { FurnitureView } from '../../../../core/modules/furniture/public.ts';
import type { MenuLink } from '../../../../core/modules/furniture/links.ts';
import { Go } from '../../components/go.tsx';
import { useCurrentInSight } from '../../components/use-current-in-sight.ts';
import { useCore } from '../../core-context.ts';
import { usePlace } from '../../place.ts';
import { OperatorLink } from '../../shell/furniture/menu-link.tsx';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';

const NONE: FurnitureView['menu'] = [];
const menuOf = (view: FurnitureView | null): FurnitureView['menu'] => view?.menu ?? NONE;

/** The page itself, or one below it. */
function isHere(path: string, { to }: MenuLink): boolean {
  return to.kind === 'site' && (path === to.path || path.startsWith(`${to.path}/`));
}

export function OfficeNav(): ReactNode {
  const t = useText();
  const menu = useProjection(useCore().part('furniture'), menuOf);
  const { path } = usePlace().outcome.target;
  const nav = useRef<HTMLElement>(null);
  useCurrentInSight(nav, `${path} ${menu.length}`);
  return (
    <nav ref={nav} className="chips office-nav" aria-label={t('office.title')}>
      {menu.length === 0 ? (
        <>
          <Go to="/office/account" className="chip is-way" current={path === '/office/account'}>
            {t('office.account')}
          </Go>
          <Go to="/office/history" className="chip is-way" current={path.startsWith('/office/history')}>
            {t('office.history')}
          </Go>
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
