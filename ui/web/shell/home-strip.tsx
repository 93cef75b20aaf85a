/**
 * The strip at the top of the home page, as the operator sets: sports, games in play, or the casino. Its space is
 * reserved, so that the layout does not shift when the setting arrives.
 */
import type { ReactNode } from 'react';
import type { SiteSetup } from 'touchline/core/site-config/setup';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { SportStrip } from '../components/sport-strip.tsx';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { MENU, MORE } from './products.ts';

const typeOf = (setup: SiteSetup | null): SiteSetup['homepageType'] => setup?.homepageType ?? 'sports';

function CasinoStrip(): ReactNode {
  const t = useText();
  return (
    <nav className="strip" aria-label={t('menu.casino')}>
      {[...MENU, ...MORE.filter(({ id }) => /^(?:bingo|keno|poker|tvGames|virtual)$/.test(id))].map(
        ({ id, to, icon }) => (
          <Link key={id} to={to} className="strip-way">
            <Icon name={icon} size={24} />
            <span>{t(`way.${id}`)}</span>
          </Link>
        ),
      )}
    </nav>
  );
}

export function HomeStrip(): ReactNode {
  const type = useProjection(useCore().feature('siteSetup'), typeOf);
  switch (type) {
    case 'sports':
      return <SportStrip />;
    case 'live':
      return <SportStrip section="live" />;
    case 'casino':
      return <CasinoStrip />;
  }
}
