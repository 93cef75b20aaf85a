/** The whole page: theme and language on the document, the frame, the current screen, and the modals over it. */
import { Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Core } from 'touchline/app/facade';
import type { Preferences } from 'touchline/core/preferences/types';
import { CoreContext, useCore } from './core-context.ts';
import { directionOf } from './format/locale.ts';
import { LinksContext, useGo, type Links } from './links.ts';
import { isModal, usePageLocation, type Shown as ShownLocation } from './page-location.ts';
import { ScreenOf } from './screens/screens.tsx';
import { BrokenOverlay, BrokenScreen, ErrorBoundary } from './shell/error-boundary.tsx';
import { Frame } from './shell/frame.tsx';
import { deferredPart } from './shell/deferred-part.ts';
import { Deferred } from './shell/deferred.tsx';
import { CardSkeleton, ScreenSkeleton } from './components/skeleton.tsx';
import { needStyles } from './styles/deferred.ts';
import { TextProvider } from './text-provider.tsx';
import { changeLanguage, loadNamespaces, useTextLanguage, type Texts } from './text.ts';
import { lazyAgain } from './try-again.tsx';
import { useProjection, identity } from './use-projection.ts';

const Modals = lazyAgain(async () => {
  const [{ Modals: modals }] = await Promise.all([
    import('./screens/auth/modals.tsx'),
    needStyles('page', 'auth'),
    loadNamespaces('auth'),
  ]);
  return modals;
});

const CalmFrame = lazyAgain(async () => {
  const [{ CalmFrame: frame }] = await Promise.all([import('./shell/calm-frame.tsx'), needStyles('page', 'closed')]);
  return frame;
});

const ModalsHost = deferredPart((parts) => parts.ModalsHost);
const RouteAnnouncer = deferredPart((parts) => parts.RouteAnnouncer);
const StopHost = deferredPart((parts) => parts.StopHost);

/** `data-theme`, `lang` and `dir` on <html>. */
function useDocument(core: Core): void {
  const { theme, language }: Preferences = useProjection(core.preferences, identity);
  const spoken = useTextLanguage();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    document.documentElement.lang = spoken;
    document.documentElement.dir = directionOf(spoken);
  }, [spoken]);
  useEffect(() => {
    void changeLanguage(language).catch(() => undefined);
  }, [language]);
}

function Screen({ shown, isForm }: { readonly shown: ShownLocation; readonly isForm: boolean }): ReactNode {
  const screen = isForm
    ? 'registration-page'
    : shown.kind === 'fail'
      ? shown.status === 404
        ? 'not-found'
        : 'server-error'
      : (shown.target.route?.screen ?? 'not-found');
  return <ScreenOf screen={screen} params={shown.target.params} />;
}

/** Redirects to the registration page when the registration dialog can't be loaded. */
function ToPage(): ReactNode {
  const go = useGo();
  useEffect(() => go('/registration?as=page', { replace: true }), [go]);
  return null;
}

interface SitePageProps {
  /** Path that the site is served from, with a trailing slash. */
  readonly base: string;
  readonly preload: Links['preload'];
  /** Called when a screen has been shown, or taken over from a server; keeps its identity. */
  readonly onShown: () => void;
}

/** Calls back when the screen has been shown, or taken over from a server. */
function Shown({ onShown }: Pick<SitePageProps, 'onShown'>): ReactNode {
  useEffect(onShown, [onShown]);
  return null;
}

function Page({ onShown }: Pick<SitePageProps, 'onShown'>): ReactNode {
  const core = useCore();
  useDocument(core);
  const page = usePageLocation();
  const { target } = page.outcome;
  const route = isModal(page.outcome) ? target.route?.modal : undefined;
  // Registration can be a page of its own; password recovery is drawn over home.
  const isForm = route === 'registration' && target.query.includes('as=page');
  const modal =
    route ?? (target.path === '/' && target.query.includes('showForgotPasswordModal=1') ? 'recovery' : null);
  const shown = isForm ? page.outcome : (page.background ?? page.outcome);
  const credentials = useProjection(core.newCredentials, identity);
  const layout = shown.kind === 'show' ? (shown.target.route?.layout ?? 'main') : 'main';
  const isCalm = layout === 'blocked' || layout === 'maintenance';
  const isBoard =
    layout === 'main' &&
    shown.kind === 'show' &&
    /^(?:home|live|line|champ|game|undecided)$/.test(shown.target.route?.screen ?? '');
  const screen = (
    <ErrorBoundary resetKey={shown.target.path} fallback={<BrokenScreen />}>
      <Suspense fallback={isBoard ? <ScreenSkeleton /> : <CardSkeleton />}>
        <Screen shown={shown} isForm={isForm} />
        <Shown onShown={onShown} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <Deferred>
        <RouteAnnouncer />
      </Deferred>
      {layout === 'empty' ? (
        <main id="main" className="bare">
          {screen}
        </main>
      ) : isCalm ? (
        <Suspense
          fallback={
            <main className="bare">
              <CardSkeleton />
            </main>
          }
        >
          <CalmFrame>{screen}</CalmFrame>
        </Suspense>
      ) : (
        <Frame isHeadless={layout === 'headless'}>{screen}</Frame>
      )}
      {(layout === 'empty' || layout === 'headless') && (
        <Deferred>
          <StopHost />
        </Deferred>
      )}
      <Deferred>
        <ModalsHost />
      </Deferred>
      {(modal !== null || credentials !== null) && (
        <ErrorBoundary
          key={modal ?? 'credentials'}
          fallback={route === 'registration' && !isForm ? <ToPage /> : <BrokenOverlay />}
        >
          <Suspense fallback={null}>
            <Modals modal={modal} isPage={isForm} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** The page as the element of the site's route. */
export function SitePage({ base, preload, onShown }: SitePageProps): ReactNode {
  const core = useCore();
  const navigate = useNavigate();
  const links = useMemo(
    (): Links => ({
      preload,
      href: (path) => base + core.navigation.href(path).slice(1),
      go: (path, options) => void navigate(core.navigation.href(path), options),
    }),
    [base, core, navigate, preload],
  );
  return (
    <LinksContext value={links}>
      <ErrorBoundary
        fallback={
          <main className="bare">
            <BrokenScreen />
          </main>
        }
      >
        <Page onShown={onShown} />
      </ErrorBoundary>
    </LinksContext>
  );
}

interface AppProps {
  readonly core: Core;
  readonly texts: Texts;
  /** The provider of the router. */
  readonly children: ReactNode;
}

/** Provides the core and the texts to every component of the page. */
export function App({ core, texts, children }: AppProps): ReactNode {
  return (
    <CoreContext value={core}>
      <TextProvider texts={texts}>{children}</TextProvider>
    </CoreContext>
  );
}
