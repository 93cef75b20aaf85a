/** Says that the player has hidden a sport, and leads to the setting [LIN-206]. */
import type { ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { Empty } from './empty.tsx';
import { Link } from './link.tsx';

const hiddenOf = (user: View<'user'> | null) => user?.facts?.hiddenSports ?? null;

/** Whether the player has hidden the sport in the line or in play; false for all sports together. */
export function useIsSportHidden(product: 'line' | 'live', sportId: number | null): boolean {
  const hidden = useProjection(useCore().feature('user'), hiddenOf);
  return sportId !== null && hidden !== null && hidden[product].includes(sportId);
}

export function HiddenSport(): ReactNode {
  const t = useText();
  return (
    <Empty icon="minus" title={t('line.hidden.title')} text={t('line.hidden.text')}>
      <Link to="/office/settings" className="button is-main">
        {t('line.hidden.settings')}
      </Link>
    </Empty>
  );
}
