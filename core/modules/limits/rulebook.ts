/** The rules of limits under one pack, to be loaded with the player's effects. */
import { limitsDecider } from './decider.ts';
import type { LimitsDecider } from './decider.ts';
import type { RulePack } from './packs/pack.ts';
import { whatStops } from './rules/allowance.ts';
import type { LimitStop, LimitedAction } from './rules/allowance.ts';
import { bindingLimits } from './rules/binding.ts';
import type { LimitsState } from './state.ts';
import { viewLimits } from './views.ts';
import type { LimitsView } from './views.ts';

export interface LimitsRules {
  readonly pack: RulePack;
  readonly decide: LimitsDecider['decide'];
  readonly view: (state: LimitsState, loginAt: number | null) => LimitsView;
  /** What stops an action of so much, with what binds while an answer is awaited. */
  readonly stops: (state: LimitsState, action: LimitedAction, amount: number) => readonly LimitStop[];
}

export function createLimitsRules(pack: RulePack): LimitsRules {
  return {
    pack,
    decide: (command, state, facts, stamp) => limitsDecider.decide(command, state, facts, stamp),
    view: (state, loginAt) => viewLimits(state, pack, loginAt),
    stops: (state, action, amount) => whatStops(bindingLimits(state), action, amount),
  };
}
