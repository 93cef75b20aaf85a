/** The product's modules on a bare runtime without processes: only dispatched commands have an effect. */
import { features } from 'touchline/app/features';
import type { FeatureName, State } from 'touchline/app/features';
import type { AnyModule } from 'touchline/kernel/decider';
import type { Message, Recorded } from 'touchline/kernel/message';
import type { Result } from 'touchline/kernel/result';
import type { Runtime } from 'touchline/kernel/runtime';
import { createRuntime } from 'touchline/kernel/runtime';
import type { CouponState } from 'touchline/core/coupon/state';
import type { Turn } from '../arbitraries/commands.ts';
import { fitted } from '../arbitraries/coupon-commands.ts';
import type { CouponWorld } from '../arbitraries/coupon-world.ts';
import { couponWorld, playerOf } from '../arbitraries/coupon-world.ts';
import { createModules } from './modules.ts';
import type { VirtualClock } from './virtual-clock.ts';
import { createVirtualClock } from './virtual-clock.ts';

export interface RealModules {
  readonly modules: readonly AnyModule[];
  readonly runtime: Runtime;
  readonly clock: VirtualClock;
  readonly world: CouponWorld;
  readonly recorded: Recorded[];
  state<N extends FeatureName>(name: N): State<N>;
  /** Plays one turn; returns the answer to a command, null for any other turn. */
  play(turn: Turn): Result<readonly Message[], unknown> | null;
}

export function realModules(tab = 'id', clock = createVirtualClock(), world = couponWorld()): RealModules {
  const state = <N extends FeatureName>(name: N): State<N> => runtime.state(features[name].contract.name) as State<N>;
  const signedIn = (): boolean => state('session').status === 'player';
  const modules = createModules({ signedIn, coupon: world.facts });
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

/** The part of a coupon that outlives the visit, without transient state. */
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
