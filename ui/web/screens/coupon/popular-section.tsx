/** In the empty coupon: the section of popular bets, which asks for them when it is opened [POP-4]. */
import { useState, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import { useText } from '../../text.ts';

const PopularList = deferred(async () => (await import('./popular-list.tsx')).PopularList, 'game');

export function PopularSection(): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="ready-part" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('popular.title')}
        <Icon name="down" size={16} />
      </summary>
      <div className="ready-body">
        {isOpen && (
          <Deferred>
            <PopularList />
          </Deferred>
        )}
      </div>
    </details>
  );
}
