/** The menu of small screens: search, account, all products, sports, help. */
import type { ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { useCore } from '../core-context.ts';
import { LinksContext } from '../links.ts';
import { usePageLocation } from '../page-location.ts';
import { useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { ACCOUNT_WAYS } from './account-ways.ts';
import { CASINO_PAGE } from './casino-page.ts';
import { hasConsultant, openSupport } from './site-chrome/support-door.ts';
import { LanguagePick, OddsPick, ThemeSwitch } from './preference-selects.tsx';
import { INFO, MENU, MORE, SPORTS, type Way } from './products.ts';
import { Search } from './search.tsx';
import { statusOf } from './selectors.ts';
import { SportsTree } from './sports-tree.tsx';
import { useOwnEntry } from './use-own-entry.ts';

/** Sections of the wide header that the menu's other groups do not have [SCH-22]. */
const OTHERS = MORE.filter(({ id }) => ![...MENU, ...INFO].some((known) => known.id === id));
const BESIDE_CASINO = [...SPORTS, ...OTHERS];

function Ways({
  title,
  ways,
  onGone,
  children,
}: {
  readonly title: string;
  readonly ways: readonly Way[];
  readonly onGone: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  const t = useText();
  const { path } = usePageLocation().outcome.target;
  return (
    <section className="tree-part" aria-label={title}>
      <h2 className="tree-title">{title}</h2>
      <ul className="menu-grid">
        {ways.map(({ id, to, below, icon }) => (
          <li key={id}>
            <Link to={to} className="tree-link" current={below.test(path)} onGone={onGone}>
              <Icon name={icon} />
              <span className="tree-name">
                {id === 'sports' ? t('nav.sports') : id === 'live' ? t('nav.live') : t(`way.${id}`)}
              </span>
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </section>
  );
}

export function Menu({ onClose }: { readonly onClose: () => void }): ReactNode {
  const core = useCore();
  const t = useText();
  const status = useProjection(core.session, statusOf);
  const { path } = usePageLocation().outcome.target;
  const isChat = useProjection(core.feature('siteSetup'), hasConsultant);
  return (
    <LinksContext value={useOwnEntry(onClose)}>
      <div className="menu" data-menu="more">
        <Search onGone={onClose} />
        {status === 'player' && (
          <ul className="menu-ways">
            {ACCOUNT_WAYS.map(({ to, icon, key }) => (
              <li key={to}>
                <Link to={to} className="tree-link" onGone={onClose}>
                  <Icon name={icon} />
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="menu-selects">
          <OddsPick />
          <LanguagePick />
          <ThemeSwitch />
        </div>
        <Ways title={t('menu.casino')} ways={MENU} onGone={onClose} />
        <Ways title={t('menu.more')} ways={CASINO_PAGE.test(path) ? BESIDE_CASINO : OTHERS} onGone={onClose} />
        <SportsTree onGone={onClose} />
        <Ways title={t('menu.help')} ways={INFO} onGone={onClose}>
          <li>
            <button
              type="button"
              className="tree-link"
              onClick={() => {
                onClose();
                openSupport();
              }}
            >
              <Icon name="info" />
              <span className="tree-name">{t(isChat ? 'way.consultant' : 'support.title')}</span>
            </button>
          </li>
        </Ways>
        {status === 'player' && (
          <button
            type="button"
            className="button"
            onClick={() => core.dispatch({ type: 'session/logOut', payload: {} })}
          >
            {t('auth.logOut')}
          </button>
        )}
      </div>
    </LinksContext>
  );
}
