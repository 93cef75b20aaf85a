/** What stands around every screen beside header and coupon: the words at the page's end, the footer, support, the way up, and what a site may put on for a day. */
import { useEffect, type ReactNode } from 'react';
import { useJoined } from '../../components/use-joined.ts';
import { useCore } from '../../core-context.ts';
import { seoQuery } from '../../../../core/modules/seo/public.ts';
import type { Route } from '../../../../core/navigation/routes.ts';
import { usePlace } from '../../place.ts';
import { useSpoken } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';
import { Footer } from './footer.tsx';
import { PageWords } from './page-words.tsx';
import { PolicyLogo } from './policy-logo.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { Snowfall } from './snowfall.tsx';
import { SupportButton } from './support-button.tsx';
import { useDress } from './use-dress.ts';
import { usePlatform } from './use-platform.ts';
import { useWidthReport } from './use-width-report.ts';

const isOff = (route: Route | null, what: 'seo' | 'footer'): boolean => route?.off?.includes(what) === true;

/** Tells the core which page is shown, so that it asks for the words at its end. */
function usePageOpened(): void {
  const core = useCore();
  const { outcome } = usePlace();
  const language = useSpoken();
  const isThere = useJoined('furniture');
  useEffect(() => {
    const { target } = outcome;
    if (!isThere || target.route?.screen === 'undecided') return;
    const query =
      outcome.kind === 'show' && !isOff(target.route, 'seo') ? seoQuery(target, language, location.host) : null;
    core.dispatch({ type: 'furniture/openPage', payload: { query } });
  }, [core, outcome, language, isThere]);
}

export function Furniture(): ReactNode {
  const core = useCore();
  const { outcome, background } = usePlace();
  const { route } = (background ?? outcome).target;
  const setup = useProjection(core.part('site'), whole);
  const furniture = useProjection(core.part('furniture'), whole);
  usePageOpened();
  useDress(setup);
  usePlatform();
  useWidthReport();
  return (
    <>
      {furniture !== null && furniture.text !== null && !isOff(route, 'seo') && <PageWords text={furniture.text} />}
      {!isOff(route, 'footer') && <Footer furniture={furniture} />}
      <SupportButton furniture={furniture} />
      <ScrollToTop />
      {setup?.isSnowfall === true && route?.name === 'home' && <Snowfall />}
      <PolicyLogo setup={setup} />
    </>
  );
}
