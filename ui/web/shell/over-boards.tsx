/**
 * Rendered above the boards after they load: the stale-price warning, the marks of boosted games and the menu of
 * prices.
 */
import type { ReactNode } from 'react';
import { deferred, Deferred } from './deferred.tsx';
import { FeedBanner } from './feed-banner.tsx';

const AfterBoards = deferred(async () => (await import('../components/after-boards.tsx')).AfterBoards, 'tools');

export function OverBoards(): ReactNode {
  return (
    <>
      <FeedBanner />
      <Deferred>
        <AfterBoards />
      </Deferred>
    </>
  );
}
