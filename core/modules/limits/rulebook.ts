/** The rules of limits under one pack, to be loaded with the player's effects. */
import { limitsDecider } from './decider.ts';
import type { LimitsRules } from './gate.ts';
import type { RulePack } from './packs/pack.ts';
import { whatStops } from './rules/allowance.ts';
import { bindingLimits } from './rules/binding.ts';
import { viewLimits } from './views.ts';

export function createLimitsRules(pack: RulePack): LimitsRules {
  return {
    pack,
    decide: (command, state, facts, stamp) => limitsDecider.decide(command, state, facts, stamp),
    view: (state, loginAt) => viewLimits(state, pack, loginAt),
    stops: (state, action, amount) => whatStops(bindingLimits(state), action, amount),
  };
}
