/** One tab's coupon, turn by turn: what was seen before each turn and what came of it. */
import type { CouponFacts } from '../../core/modules/coupon/facts.ts';
import type { CouponCommand, CouponEvent } from '../../core/modules/coupon/messages.ts';
import { couponRules } from '../../core/modules/coupon/rules/rulebook.ts';
import type { CouponState } from '../../core/modules/coupon/state.ts';
import type { CouponView } from '../../core/modules/coupon/views.ts';
import type { Turn } from '../arbitraries/commands.ts';
import type { CouponWorld } from '../arbitraries/coupon-world.ts';
import { realModules } from './real-modules.ts';

export interface Step {
  /** Null when it was the world that changed. */
  readonly command: CouponCommand | null;
  readonly world: CouponWorld;
  readonly facts: CouponFacts;
  readonly before: CouponState;
  /** What a player saw before it. */
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
      seen: () => couponRules.view(before, facts, now),
      after: live.state('coupon'),
      events,
    });
  }
}

export type Intended = Extract<CouponEvent, { type: 'coupon/placeIntended' }>['payload'];

/** The intents that these events record. */
export function intendedIn(events: readonly CouponEvent[]): readonly Intended[] {
  return events.flatMap((event) => (event.type === 'coupon/placeIntended' ? [event.payload] : []));
}
