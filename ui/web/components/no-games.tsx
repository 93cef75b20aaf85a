/** The operator's selection without a game. */
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import { Drawing } from './drawing.tsx';
import { Empty } from './empty.tsx';
import { Link } from './link.tsx';

export function NoGames(): ReactNode {
  const t = useText();
  return (
    <Empty
      icon="football"
      drawing={<Drawing name="noGames" />}
      title={t('home.empty.title')}
      text={t('home.empty.text')}
    >
      <Link to="/line" className="button is-main">
        {t('home.allSports')}
      </Link>
    </Empty>
  );
}
