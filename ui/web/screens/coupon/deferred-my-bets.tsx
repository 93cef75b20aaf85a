/** The player's bets, loaded when they are first opened. */
import type { ReactNode } from 'react';
import { deferred, Deferred } from '../../shell/deferred.tsx';

const Loaded = deferred(async () => (await import('./my-bets.tsx')).MyBets, 'coupon');

export function MyBets(): ReactNode {
  return (
    <Deferred waiting={<div className="bone is-block" aria-hidden="true" aria-busy="true" />}>
      <Loaded />
    </Deferred>
  );
}
