/** Says when prices are not the operator's latest: the line went quiet, or the device is offline. Silent for the first moments of a visit. */
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useProjection, whole } from '../use-projection.ts';

const CONNECTING_PATIENCE_MS = 6000;

function subscribeOnline(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, () => navigator.onLine, () => true);
}

export function FeedBanner(): ReactNode {
  const t = useText();
  const status = useProjection(useCore().line.status, whole);
  const online = useOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (status !== 'connecting') return undefined;
    const timer = setTimeout(() => setLate(true), CONNECTING_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [status]);
  const what = !online ? 'offline' : status === 'stale' ? 'stale' : isLate ? 'connecting' : null;
  return (
    <div role="status" className="banner-slot">
      {what !== null && <p className={`banner is-${what}`}><Icon name="alert" size={16} />{t(`feed.${what}`)}</p>}
    </div>
  );
}
