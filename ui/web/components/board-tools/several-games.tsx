/** The way to the page of several games, beside the title of the games in play [LIN-220]. */
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';

export function SeveralGames(): ReactNode {
  const t = useText();
  return (
    <Link to="/multi" className="several-games">
      <Icon name="tiles" size={16} />
      <span className="several-games-text">{t('way.multi')}</span>
    </Link>
  );
}
