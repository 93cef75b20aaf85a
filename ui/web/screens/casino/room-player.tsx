/**
 * The parts of the site's header that a player sees on every page, repeated here because a game in full screen covers
 * the header [GSN-22].
 */
import type { ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { Deferred } from '../../shell/deferred.tsx';
import { deferredPart } from '../../shell/deferred-part.ts';
import { statusOf } from '../../shell/selectors.ts';
import { useProjection } from '../../use-projection.ts';

const SessionBar = deferredPart((parts) => parts.SessionBar, 'tools');
const StopSlot = deferredPart((parts) => parts.StopSlot);

export function RoomPlayer(): ReactNode {
  const isPlayer = useProjection(useCore().session, statusOf) === 'player';
  return isPlayer ? (
    <Deferred>
      <SessionBar className="casino-room-strip" />
      <StopSlot />
    </Deferred>
  ) : null;
}
