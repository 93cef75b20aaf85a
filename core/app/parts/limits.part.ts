/** The rules of limits and the effects that a player's limits need. */
import type { Module } from '../../kernel/decider.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { answerReminder, forgetLimits } from '../../modules/limits/answer-reminder.process.ts';
import { changeLimits } from '../../modules/limits/change-limits.process.ts';
import { limitsDecider } from '../../modules/limits/decider.ts';
import type { LimitsFacts } from '../../modules/limits/decider.ts';
import { keepTime } from '../../modules/limits/keep-time.process.ts';
import { loadPreview, loadReasons, loadStory } from '../../modules/limits/load-extras.process.ts';
import { loadLimits } from '../../modules/limits/load-limits.process.ts';
import type { LimitsCommand, LimitsEvent, LimitsRejection } from '../../modules/limits/messages.ts';
import { DEFAULT_PACK } from '../../modules/limits/packs/packs.ts';
import { ping } from '../../modules/limits/ping.process.ts';
import type { LimitsView } from '../../modules/limits/public.ts';
import { createReminderStore } from '../../modules/limits/reminder-store.ts';
import { createLimitsRules } from '../../modules/limits/rulebook.ts';
import type { LimitsState } from '../../modules/limits/state.ts';
import type { Part } from './part.ts';

const limitsRules = createLimitsRules(DEFAULT_PACK);

export const limitsPart: Part<LimitsView> = ({ ports, api, tokens, line, runtime, state, readable, eventsOf }) => {
  const { clock, page, tabs, storage, report } = ports;
  const module: Module<'limits', LimitsState, LimitsCommand, LimitsEvent, LimitsFacts, LimitsRejection> = {
    name: 'limits', decider: limitsDecider, facts: () => ({ signedIn: state('session').status === 'player', pack: limitsRules.pack }),
  };
  runtime.join(module);
  const session = readable('session');
  const common = { events$: eventsOf('limits'), session, limits: () => state('limits'), api, clock, tabs, language: () => state('preferences').language };
  const store = createReminderStore(storage, report);
  const loginAt = derive(readable('accounts'), ({ answer }) => answer?.session.loginAt ?? null);
  const wantFreshToken = (): void => {
    const held = tokens.current();
    if (held !== null) tokens.refuse(held.token);
  };
  return {
    view: combine([readable('limits'), loginAt] as const, ([now, at]) => limitsRules.view(now, at)),
    processes: [
      { name: 'limits/load', run: () => loadLimits({ ...common, operatorNow: line.reads.now }) },
      { name: 'limits/change', run: () => changeLimits(common) },
      { name: 'limits/reasons', run: () => loadReasons({ ...common, wantFreshToken }) },
      { name: 'limits/story', run: () => loadStory(common) },
      { name: 'limits/preview', run: () => loadPreview(common) },
      { name: 'limits/ping', run: () => ping({ ...common, page }) },
      { name: 'limits/answer-reminder', run: () => answerReminder({ ...common, store }) },
      { name: 'limits/forget', run: () => forgetLimits(eventsOf('session'), store) },
      { name: 'limits/keep-time', run: () => keepTime({ session, limits: readable('limits'), loginAt, clock, page, tabs, store }) },
    ],
  };
};
