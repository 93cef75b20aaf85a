/** The rules of limits under one pack, loaded with the player's effects. */
import { limitsDecider } from './decider.ts';
import type { LimitsDecider } from './decider.ts';
import type { RulePack } from './packs/pack.ts';
import type { LimitsState } from './state.ts';
import { viewLimits } from './views.ts';
import type { LimitsView } from './views.ts';

export interface LimitsRules {
  readonly pack: RulePack;
  readonly decide: LimitsDecider['decide'];
  readonly view: (state: LimitsState, loginAt: number | null, mainCurrency: string | null) => LimitsView;
}

export function createLimitsRules(pack: RulePack): LimitsRules {
  return {
    pack,
    decide: (command, state, facts, stamp) => limitsDecider.decide(command, state, facts, stamp),
    view: (state, loginAt, mainCurrency) => viewLimits(state, pack, loginAt, mainCurrency),
  };
}
