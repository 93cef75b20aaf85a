/** What stands over the boards and comes after them: the warning of stale prices, and the marks of boosted games. */
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
