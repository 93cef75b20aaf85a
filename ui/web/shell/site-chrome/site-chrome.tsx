/**
 * Parts around every screen besides header and coupon: the SEO text at the page's end, footer, support, scroll-to-top,
 * and seasonal decoration.
 */
import { useEffect, type ReactNode } from 'react';
import { useIsLoaded } from '../../components/use-is-loaded.ts';
import { useCore } from '../../core-context.ts';
import type { Display } from 'touchline/core/display/public';
import { seoQuery } from 'touchline/core/seo/public';
import type { Route } from 'touchline/navigation/routes';
import { usePageLocation } from '../../page-location.ts';
import { useTextLanguage, useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { useLook } from '../display-marks.ts';
import { FloatingZone } from '../floating-zone.tsx';
import { useDisplay } from '../use-display.ts';
import { Footer } from './footer.tsx';
import { PageWords } from './page-words.tsx';
import { PolicyLogo } from './policy-logo.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { Snowfall } from './snowfall.tsx';
import { SupportButton } from './support-button.tsx';
import { useAnalytics } from './use-analytics.ts';
import { useTheme } from './use-theme.ts';
import { useTouch } from './use-touch.ts';
import { usePlatform } from './use-platform.ts';
import { useWidthReport } from './use-width-report.ts';

const isOff = (route: Route | null, what: 'seo' | 'footer'): boolean => route?.off?.includes(what) === true;

/** Reports the current page to the core, which loads the text at its end. */
function usePageOpened(): void {
  const core = useCore();
  const { outcome } = usePageLocation();
  const language = useTextLanguage();
  const isThere = useIsLoaded('siteChrome');
  useEffect(() => {
    const { target } = outcome;
    if (!isThere || target.route?.screen === 'undecided') return;
    const query =
      outcome.kind === 'show' && !isOff(target.route, 'seo') ? seoQuery(target, language, location.host) : null;
    core.dispatch({ type: 'site-chrome/openPage', payload: { query } });
  }, [core, outcome, language, isThere]);
}

const isLightOf = (display: Display | null): boolean => display?.isLight === true;

export function SiteChrome(): ReactNode {
  const core = useCore();
  const t = useText();
  const { outcome, background } = usePageLocation();
  const { route } = (background ?? outcome).target;
  const setup = useProjection(core.feature('siteSetup'), identity);
  const siteChrome = useProjection(core.feature('siteChrome'), identity);
  usePageOpened();
  useLook();
  const isLight = useDisplay(isLightOf);
  useTheme(setup, siteChrome?.theme ?? null);
  usePlatform();
  useWidthReport();
  useAnalytics();
  useTouch();
  return (
    <>
      {siteChrome !== null && siteChrome.text !== null && !isOff(route, 'seo') && <PageWords text={siteChrome.text} />}
      {!isOff(route, 'footer') && <Footer siteChrome={siteChrome} />}
      {/* A landmark, so that landmark navigation finds the floating buttons. */}
      <aside aria-label={t('support.title')}>
        <SupportButton siteChrome={siteChrome} />
        <ScrollToTop />
      </aside>
      {setup?.isSnowfall === true && !isLight && route?.name === 'home' && <Snowfall />}
      <FloatingZone />
      <PolicyLogo setup={setup} />
    </>
  );
}
