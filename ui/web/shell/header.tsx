/** The top of every page: where one can go, what one sees (odds, language, theme), and who one is. */
import { lazy, Suspense, type ReactNode } from 'react';
import { useCore } from '../core-context.ts';
import { Go } from '../components/go.tsx';
import { Icon } from '../components/icon.tsx';
import { Logo } from '../components/logo.tsx';
import { useLater } from '../later.ts';
import { usePlace } from '../place.ts';
import { useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { PlayerZone } from './player-zone.tsx';
import { LanguagePick, OddsPick, ThemeSwitch } from './picks.tsx';
import { statusOf } from './selectors.ts';

const Search = lazy(async () => ({ default: (await import('./search.tsx')).Search }));

function SearchSlot(): ReactNode {
  const t = useText();
  const waiting = <div className="search is-waiting"><span className="search-box"><Icon name="search" /><span className="search-input">{t('search.placeholder')}</span></span></div>;
  return useLater() ? <Suspense fallback={waiting}><Search /></Suspense> : waiting;
}

function GuestZone(): ReactNode {
  const t = useText();
  return (
    <div className="head-auth">
      <Go to="/user/login" className="button is-quiet-on-head">{t('auth.logIn')}</Go>
      <Go to="/registration" className="button is-main">{t('auth.register')}</Go>
    </div>
  );
}

export function Header(): ReactNode {
  const t = useText();
  const core = useCore();
  const status = useProjection(core.session, statusOf);
  const { outcome } = usePlace();
  const path = outcome.target.path;
  return (
    <header className="head">
      <div className="head-in">
        <Go to="/" className="head-logo" label={t('nav.home')}><Logo /></Go>
        <nav className="head-nav" aria-label={t('nav.products')}>
          <Go to="/line" current={path === '/line' || path.startsWith('/line/')}>{t('nav.sports')}</Go>
          <Go to="/live" current={path === '/live' || path.startsWith('/live/')}>{t('nav.live')}</Go>
        </nav>
        <SearchSlot />
        <div className="head-tools">
          <OddsPick />
          <LanguagePick />
          <ThemeSwitch />
        </div>
        {status === 'player' ? <PlayerZone /> : status === 'guest' ? <GuestZone /> : <div className="head-auth is-unknown" aria-hidden="true" />}
      </div>
    </header>
  );
}
