/** The way to the promotions, among the games of the home page: for guests, because a player may be offered none. */
import type { ReactNode } from 'react';
import type { SessionView } from 'touchline/core/session/public';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { Drawing } from './drawing.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

const isGuest = ({ status }: SessionView): boolean => status === 'guest';

export function HomePromo(): ReactNode {
  const t = useText();
  if (!useProjection(useCore().session, isGuest)) return null;
  return (
    <Link to="/offers" className="card home-promo">
      <Drawing name="promo" />
      <span>
        <b>{t('way.promotions')}</b>
        <span>{t('home.promo.text')}</span>
      </span>
      <Icon name="forward" size={24} />
    </Link>
  );
}
