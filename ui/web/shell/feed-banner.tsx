/**
 * Warns when prices are stale: the feed went quiet, or the device is offline. Silent during the first moments of a
 * visit.
 */
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';

const CONNECTING_DELAY_MS = 6000;

function subscribeOnline(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
}

export function FeedBanner(): ReactNode {
  const t = useText();
  const status = useProjection(useCore().line.status, identity);
  const online = useOnline();
  const [isSlow, setIsSlow] = useState(false);
  // Prices that never arrived can't be stale: until the first ones, a quiet feed counts as connecting.
  const [hasBeenLive, setBeenLive] = useState(status === 'live');
  if (status === 'live' && !hasBeenLive) setBeenLive(true);
  const isConnecting = status === 'connecting' || (status === 'stale' && !hasBeenLive);
  useEffect(() => {
    setIsSlow(false);
    if (!isConnecting) return undefined;
    const timer = setTimeout(() => setIsSlow(true), CONNECTING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isConnecting]);
  const what = !online
    ? 'offline'
    : isConnecting
      ? isSlow
        ? 'connecting'
        : null
      : status === 'stale'
        ? 'stale'
        : null;
  return (
    <div role="status" className="banner-slot">
      {what !== null && (
        <p className={`banner is-${what}`}>
          <Icon name="alert" size={16} />
          {t(`feed.${what}`)}
        </p>
      )}
    </div>
  );
}
