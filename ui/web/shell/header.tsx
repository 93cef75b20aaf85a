/** The header of every page: navigation, display settings (odds, language, theme), and the account. */
import { useEffect, type ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { Logo } from '../components/logo.tsx';
import { useCore } from '../core-context.ts';
import { usePageLocation } from '../page-location.ts';
import { useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { deferredPart } from './deferred-part.ts';
import { Deferred } from './deferred.tsx';
import { isRegistrationOpen, statusOf } from './selectors.ts';

const Ways = deferredPart(({ ProductWays }) => ProductWays, 'tools');
const Search = deferredPart((parts) => parts.Search, 'tools');
const Tools = deferredPart(({ HeadTools }) => HeadTools);
const PlayerZone = deferredPart((parts) => parts.PlayerZone, 'tools');
const Strip = deferredPart(({ HeadStrip }) => HeadStrip, 'tools');

const SEARCH_WAITING = (
  <div className="search">
    <span className="search-box">
      <Icon name="search" />
    </span>
  </div>
);

function GuestZone(): ReactNode {
  const t = useText();
  const canRegister = useProjection(useCore().siteConfig, isRegistrationOpen);
  return (
    <div className="head-auth">
      <Link to="/user/login" className="button is-quiet-on-head">
        {t('auth.logIn')}
      </Link>
      {canRegister && (
        <Link to="/registration" className="button is-main">
          {t('auth.register')}
        </Link>
      )}
    </div>
  );
}

export function Header(): ReactNode {
  const t = useText();
  const status = useProjection(useCore().session, statusOf);
  const { path } = usePageLocation().outcome.target;
  // The page kept room for the balance of a player who was here [SCH-18].
  useEffect(() => {
    if (status !== 'unknown') delete document.documentElement.dataset['player'];
  }, [status]);
  const unknown = <div className="head-auth is-unknown" aria-hidden="true" />;
  return (
    <header className="head">
      <div className="head-in">
        <Link to="/" className="head-logo" label={`Touchline: ${t('nav.home')}`}>
          <Logo />
        </Link>
        <nav className="head-nav" data-menu="header" aria-label={t('nav.products')}>
          <Link to="/line" current={path === '/line' || path.startsWith('/line/')}>
            {t('nav.sports')}
          </Link>
          <Link to="/live" current={path === '/live' || path.startsWith('/live/')}>
            {t('nav.live')}
          </Link>
          <Deferred>
            <Ways />
          </Deferred>
        </nav>
        <Deferred waiting={SEARCH_WAITING}>
          <Search />
        </Deferred>
        <div className="head-tools">
          <Deferred>
            <Tools />
          </Deferred>
        </div>
        {status === 'player' ? (
          <Deferred waiting={unknown}>
            <PlayerZone />
          </Deferred>
        ) : status === 'guest' ? (
          <GuestZone />
        ) : (
          unknown
        )}
      </div>
      {status === 'player' && (
        <Deferred waiting={<div className="head-strip" />}>
          <Strip />
        </Deferred>
      )}
    </header>
  );
}
