/**
 * The module as every page has it: it folds, and decides when its rules have come, which is when there is a player. A guest's page never carries them.
 */
import type { Decider } from '../../kernel/decider.ts';
import { err } from '../../kernel/result.ts';
import type { LimitsDecider } from './decider.ts';
import type { LimitsCommand, LimitsEvent, LimitsRejection } from './messages.ts';
import type { RulePack } from './packs/pack.ts';
import type { LimitStop, LimitedAction } from './rules/allowance.ts';
import type { LimitsState } from './state.ts';
import { evolve, INITIAL } from './state.ts';
import type { LimitsView } from './views.ts';

export interface LimitsRules {
  readonly pack: RulePack;
  readonly decide: LimitsDecider['decide'];
  readonly view: (state: LimitsState, loginAt: number | null) => LimitsView;
  /** What stops an action of so much, with what binds while an answer is awaited. */
  readonly stops: (state: LimitsState, action: LimitedAction, amount: number) => readonly LimitStop[];
}

export interface LimitsGateFacts {
  readonly signedIn: boolean;
  /** null until they are loaded. */
  readonly rules: LimitsRules | null;
}

export const limitsGate: Decider<LimitsState, LimitsCommand, LimitsEvent, LimitsGateFacts, LimitsRejection> = {
  initial: INITIAL,
  decide: (command, state, { signedIn, rules }, stamp) => (rules === null ? err({ code: 'limits/notReady' }) : rules.decide(command, state, { signedIn, pack: rules.pack }, stamp)),
  evolve,
};

/** What a shell sees until then. */
export const LIMITS_WAITING: LimitsView = {
  status: 'idle', outcome: null, test: null, reasons: null, story: null, preview: null, reminder: null, isBusy: false, sections: [], pending: [], prompt: null,
  stake: { most: null, limitType: null }, deposit: { most: null, limitType: null }, excludedUntil: null, timeOutUntil: null, sessionEndsAt: null, isExcluded: false, mustSet: [], clockOffset: 0,
};
