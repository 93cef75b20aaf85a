/** The product's modules on a bare runtime, without their processes: what is dispatched is all that happens. */
import { createModules } from '../../core/app/modules.ts';
import type { States } from '../../core/app/modules.ts';
import { createHistoryModule } from '../../core/app/parts/player.part.ts';
import type { AnyModule } from '../../core/kernel/decider.ts';
import type { Message, Recorded } from '../../core/kernel/message.ts';
import type { Result } from '../../core/kernel/result.ts';
import type { Runtime } from '../../core/kernel/runtime.ts';
import { createRuntime } from '../../core/kernel/runtime.ts';
import type { CouponState } from '../../core/modules/coupon/state.ts';
import { INITIAL_PREFERENCES } from '../../core/modules/preferences/public.ts';
import type { Turn } from '../arbitraries/commands.ts';
import { fitted } from '../arbitraries/coupon-commands.ts';
import type { CouponWorld } from '../arbitraries/coupon-world.ts';
import { couponWorld, playerOf } from '../arbitraries/coupon-world.ts';
import type { VirtualClock } from './virtual-clock.ts';
import { createVirtualClock } from './virtual-clock.ts';

export interface RealModules {
  readonly modules: readonly AnyModule[];
  readonly runtime: Runtime;
  readonly clock: VirtualClock;
  readonly world: CouponWorld;
  readonly recorded: Recorded[];
  state<N extends keyof States>(name: N): States[N];
  /** Plays one turn; the answer of a command, null for anything else. */
  play(turn: Turn): Result<readonly Message[], unknown> | null;
}

export function realModules(tab = 'id', clock = createVirtualClock(), world = couponWorld()): RealModules {
  const state = <N extends keyof States>(name: N): States[N] => runtime.state(name) as States[N];
  const signedIn = (): boolean => state('session').status === 'player';
  const modules = [
    ...createModules({ signedIn, coupon: world.facts, preferences: INITIAL_PREFERENCES }),
    createHistoryModule(signedIn),
  ];
  let made = 0;
  const ids = { next: () => `${tab}-${String((made += 1)).padStart(5, '0')}`, uuid: () => '', random: () => 0 };
  const runtime = createRuntime({
    modules,
    clock,
    ids,
    report: (_where, fault) => {
      throw fault;
    },
  });
  const recorded: Recorded[] = [];
  runtime.events$.subscribe((each) => recorded.push(each));
  return {
    modules,
    runtime,
    clock,
    world,
    recorded,
    state,
    play(turn) {
      switch (turn.kind) {
        case 'command':
          return runtime.dispatch(fitted(turn.command, state('coupon')));
        case 'move':
          world.move(turn.marketId, turn.price, turn.state, turn.finished);
          return null;
        case 'flag':
          world.flag(turn.marketId, turn.flags);
          return null;
        case 'money':
          world.player = playerOf(turn.balance, 'EUR', turn.bonus);
          return null;
        case 'fresh':
          world.fresh = turn.fresh;
          return null;
        case 'time':
          clock.shift(turn.ms);
          return null;
      }
    },
  };
}

/** What of a coupon outlives the visit: without what is of the moment. */
export function lasting(
  state: CouponState,
): Omit<CouponState, 'limits' | 'question' | 'asksOneClick' | 'results' | 'loading' | 'share' | 'expresses'> {
  const {
    limits: _limits,
    question: _question,
    asksOneClick: _asks,
    results: _results,
    loading: _loading,
    share: _share,
    expresses: _expresses,
    ...rest
  } = state;
  return rest;
}
