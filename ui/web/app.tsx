/** The whole page: theme and language on the document, the frame, the screen of the place, and the modals over it. */
import { createElement, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Core } from '../../core/app/facade.ts';
import type { Preferences } from '../../core/modules/preferences/types.ts';
import { CoreContext } from './core-context.ts';
import { directionOf } from './format/locale.ts';
import { isModal, PlacesContext, usePlace, type Places, type Shown } from './place.ts';
import { screenOf } from './screens/screens.tsx';
import { BrokenOverlay, BrokenScreen, ErrorBoundary } from './shell/error-boundary.tsx';
import { Frame } from './shell/frame.tsx';
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

function Screen({ shown }: { readonly shown: Shown }): ReactNode {
  const screen = shown.kind === 'fail' ? (shown.status === 404 ? 'not-found' : 'server-error') : (shown.target.route?.screen ?? 'not-found');
  return createElement(screenOf(screen), { params: shown.target.params });
}

const TITLES = { live: 'title.live', line: 'title.line', office: 'title.office', home: 'title.home' };

/** Screens with names of their own, such as those of one sport, set the title themselves. */
function useTitle({ kind, target }: Shown): void {
  const t = useText();
  const screen = kind === 'show' ? target.route?.screen : undefined;
  const isNamed = screen === 'plain' || target.params['sport'] !== undefined;
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

function Page({ core }: { readonly core: Core }): ReactNode {
  useDocument(core);
  const place = usePlace();
  const shown = place.background ?? place.outcome;
  const credentials = useProjection(core.newCredentials, whole);
  useTitle(shown);
  const modal = isModal(place.outcome) && place.outcome.kind === 'show' ? (place.outcome.target.route?.modal ?? null) : null;
  const isEmpty = shown.kind === 'show' && shown.target.route !== null && shown.target.route.layout !== 'main';
  const screen = (
    <ErrorBoundary resetKey={shown.target.path} fallback={<BrokenScreen />}>
      <Suspense fallback={<ScreenSkeleton />}><Screen shown={shown} /></Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <PlaceNews path={shown.target.path} />
      {isEmpty ? <main id="main" className="bare">{screen}</main> : <Frame>{screen}</Frame>}
      {(modal !== null || credentials !== null) && <ErrorBoundary key={modal ?? 'credentials'} fallback={<BrokenOverlay />}><Suspense fallback={null}><Modals modal={modal} /></Suspense></ErrorBoundary>}
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
