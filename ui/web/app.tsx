/** The whole page: theme and language on the document, the frame, the screen of the place, and the modals over it. */
import { createElement, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Core } from '../../core/app/facade.ts';
import type { Preferences } from '../../core/modules/preferences/types.ts';
import { CoreContext } from './core-context.ts';
import { directionOf } from './format/locale.ts';
import { isModal, PlacesContext, usePlace, usePlaces, type Places, type Shown } from './place.ts';
import { screenOf } from './screens/screens.tsx';
import { BrokenOverlay, BrokenScreen, ErrorBoundary } from './shell/error-boundary.tsx';
import { Frame } from './shell/frame.tsx';
import { Late } from './shell/late.tsx';
import { ScreenSkeleton } from './components/skeleton.tsx';
import { needWords, speak, useSpoken, useText } from './text.ts';
import { lazyAgain } from './try-again.tsx';
import { useProjection, whole } from './use-projection.ts';
import { titlePage } from './use-title.ts';

/** By then the screen has set its title. */
const NEWS_AFTER_MS = 400;

const Modals = lazyAgain(async () => {
  const [{ Modals: modals }] = await Promise.all([import('./screens/auth/modals.tsx'), needWords('auth')]);
  return modals;
});

const CalmFrame = lazyAgain(async () => (await import('./shell/calm-frame.tsx')).CalmFrame);

/** `data-theme`, `lang` and `dir` on <html>. */
function useDocument(core: Core): void {
  const { theme, language }: Preferences = useProjection(core.preferences, whole);
  const spoken = useSpoken();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme === 'auto' ? 'auto' : theme === 1 ? 'dark' : 'light';
  }, [theme]);
  useEffect(() => {
    document.documentElement.lang = spoken;
    document.documentElement.dir = directionOf(spoken);
  }, [spoken]);
  useEffect(() => {
    void speak(language).catch(() => undefined);
  }, [language]);
}

function Screen({ shown, isForm }: { readonly shown: Shown; readonly isForm: boolean }): ReactNode {
  const screen = isForm ? 'registration-page' : shown.kind === 'fail' ? (shown.status === 404 ? 'not-found' : 'server-error') : (shown.target.route?.screen ?? 'not-found');
  return createElement(screenOf(screen), { params: shown.target.params });
}

const TITLES = { live: 'title.live', line: 'title.line', office: 'title.office', home: 'title.home' };

/** Screens with names of their own, such as those of one sport, set the title themselves. */
function useTitle({ kind, target }: Shown): void {
  const t = useText();
  const screen = kind === 'show' ? target.route?.screen : undefined;
  const isNamed = /^(?:plain|remote|technical|letter|security)$/.test(screen ?? '') || target.params['sport'] !== undefined;
  const key = screen === 'live' || screen === 'line' ? screen : target.path.startsWith('/office') ? 'office' : 'home';
  useEffect(() => {
    if (!isNamed) titlePage(t(TITLES[key]));
  }, [isNamed, key, t]);
}

/** A new place is told to screen readers by its title; focus that went with the last screen goes to the new one. */
function PlaceNews({ path }: { readonly path: string }): ReactNode {
  const [news, setNews] = useState('');
  const first = useRef(path);
  useEffect(() => {
    if (path === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => {
      setNews(document.title);
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    }, NEWS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return <p className="vh" role="status">{news}</p>;
}

/** A registration whose window can't be drawn goes to its page. */
function ToPage(): ReactNode {
  const places = usePlaces();
  useEffect(() => places.go('/registration?as=page', { replace: true }), [places]);
  return null;
}

function Page({ core }: { readonly core: Core }): ReactNode {
  useDocument(core);
  const place = usePlace();
  const { target } = place.outcome;
  const route = isModal(place.outcome) ? target.route?.modal : undefined;
  // Registration as a page of its own, and the forgotten password over home.
  const isForm = route === 'registration' && target.query.includes('as=page');
  const modal = route ?? (target.path === '/' && target.query.includes('showForgotPasswordModal=1') ? 'recovery' : null);
  const shown = isForm ? place.outcome : (place.background ?? place.outcome);
  const credentials = useProjection(core.newCredentials, whole);
  useTitle(shown);
  const layout = shown.kind === 'show' ? (shown.target.route?.layout ?? 'main') : 'main';
  const screen = (
    <ErrorBoundary resetKey={shown.target.path} fallback={<BrokenScreen />}>
      <Suspense fallback={<ScreenSkeleton />}><Screen shown={shown} isForm={isForm} /></Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <PlaceNews path={shown.target.path} />
      {layout === 'empty' ? <main id="main" className="bare">{screen}</main> : layout === 'blocked' || layout === 'maintenance' ? <Suspense fallback={null}><CalmFrame>{screen}</CalmFrame></Suspense> : <Frame isHeadless={layout === 'headless'}>{screen}</Frame>}
      <Late part="modals" waiting={null} />
      {(modal !== null || credentials !== null) && <ErrorBoundary key={modal ?? 'credentials'} fallback={route === 'registration' && !isForm ? <ToPage /> : <BrokenOverlay />}><Suspense fallback={null}><Modals modal={modal} isPage={isForm} /></Suspense></ErrorBoundary>}
    </>
  );
}

export function App({ core, places }: { readonly core: Core; readonly places: Places }): ReactNode {
  return (
    <CoreContext value={core}>
      <PlacesContext value={places}>
        <ErrorBoundary fallback={<BrokenScreen />}><Page core={core} /></ErrorBoundary>
      </PlacesContext>
    </CoreContext>
  );
}
