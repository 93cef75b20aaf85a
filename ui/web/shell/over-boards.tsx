/** Rendered above the boards after they load: the stale-price warning and the marks of boosted games. */
import type { ReactNode } from 'react';
import { deferred, Deferred } from './deferred.tsx';
import { FeedBanner } from './feed-banner.tsx';

const BoostMarks = deferred(async () => (await import('../components/boost-marks.tsx')).BoostMarks, 'tools');

export function OverBoards(): ReactNode {
  return (
    <>
      <FeedBanner />
      <Deferred>
        <BoostMarks />
      </Deferred>
    </>
  );
}
