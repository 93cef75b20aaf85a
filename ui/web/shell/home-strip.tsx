/** What the home page begins with, as the operator wishes: sports, what is in play, or the casino. The row keeps its room, so that nothing jumps when the wish is known. */
import type { ReactNode } from 'react';
import type { SiteSetup } from '../../../core/modules/site-config/setup.ts';
import { Go } from '../components/go.tsx';
import { Icon } from '../components/icon.tsx';
import { useCore } from '../core-context.ts';
import { SportStrip } from '../screens/home/home-screen.tsx';
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
          <Go key={id} to={to} className="strip-way">
            <Icon name={icon} size={24} />
            <span>{t(`way.${id}`)}</span>
          </Go>
        ),
      )}
    </nav>
  );
}

export function HomeStrip(): ReactNode {
  const type = useProjection(useCore().part('site'), typeOf);
  switch (type) {
    case 'sports':
      return <SportStrip />;
    case 'live':
      return <SportStrip section="live" />;
    case 'casino':
      return <CasinoStrip />;
  }
}
