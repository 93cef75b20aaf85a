/** One tab's coupon, turn by turn: the view before each turn and the result of the turn. */
import type { CouponFacts } from 'touchline/core/coupon/facts';
import type { CouponCommand, CouponEvent } from 'touchline/core/coupon/messages';
import { viewCoupon } from './view-coupon.ts';
import type { CouponState } from 'touchline/core/coupon/state';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { Turn } from '../arbitraries/commands.ts';
import type { CouponWorld } from '../arbitraries/coupon-world.ts';
import { realModules } from './real-modules.ts';

export interface Step {
  /** Null when the world changed instead. */
  readonly command: CouponCommand | null;
  readonly world: CouponWorld;
  readonly facts: CouponFacts;
  readonly before: CouponState;
  /** The player's view before the turn. */
  readonly seen: () => CouponView;
  readonly after: CouponState;
  readonly events: readonly CouponEvent[];
}

export function walk(turns: readonly Turn[], look: (step: Step) => void): void {
  const live = realModules();
  for (const turn of turns) {
    const before = live.state('coupon');
    const facts = live.world.facts();
    const now = live.clock.now();
    const published = live.recorded.length;
    live.play(turn);
    const command =
      turn.kind === 'command' && turn.command.type.startsWith('coupon/') ? (turn.command as CouponCommand) : null;
    const events = live.recorded.slice(published).map(({ event }) => event as CouponEvent);
    look({
      command,
      world: live.world,
      facts: turn.kind === 'command' ? facts : live.world.facts(),
      before,
      seen: () => viewCoupon(before, facts, now),
      after: live.state('coupon'),
      events,
    });
  }
}

export type Intended = Extract<CouponEvent, { type: 'coupon/placeIntended' }>['payload'];

/** The intents recorded in these events. */
export function intendedIn(events: readonly CouponEvent[]): readonly Intended[] {
  return events.flatMap((event) => (event.type === 'coupon/placeIntended' ? [event.payload] : []));
}
