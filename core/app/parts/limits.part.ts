/** The rules of limits and the effects that a player's limits need. */
import type { Module } from '../../kernel/decider.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { answerReminder, forgetLimits } from '../../modules/limits/answer-reminder.process.ts';
import { changeLimits } from '../../modules/limits/change-limits.process.ts';
import { limitsDecider } from '../../modules/limits/decider.ts';
import type { LimitsFacts } from '../../modules/limits/decider.ts';
import { keepTime } from '../../modules/limits/keep-time.process.ts';
import {
  loadControl,
  loadPreview,
  loadReasons,
  loadStory,
  tellReview,
} from '../../modules/limits/load-extras.process.ts';
import { loadLimits } from '../../modules/limits/load-limits.process.ts';
import type { LimitsCommand, LimitsEvent, LimitsRejection } from '../../modules/limits/messages.ts';
import { followMoney } from '../../modules/limits/follow-money.process.ts';
import { choosePack } from '../../modules/limits/packs/choose.ts';
import { DEFAULT_PACK } from '../../modules/limits/packs/packs.ts';
import { createPingStore } from '../../modules/limits/ping-store.ts';
import { ping } from '../../modules/limits/ping.process.ts';
import type { LimitsView } from '../../modules/limits/public.ts';
import { createReminderStore } from '../../modules/limits/reminder-store.ts';
import type { LimitsRules } from '../../modules/limits/rulebook.ts';
import { createLimitsRules } from '../../modules/limits/rulebook.ts';
import type { LimitsState } from '../../modules/limits/state.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import type { Part } from './part.ts';

const defaultRules = createLimitsRules(DEFAULT_PACK);

export const limitsPart: Part<LimitsView> = ({ ports, api, tokens, line, runtime, state, readable, eventsOf }) => {
  const { clock, page, tabs, storage, report } = ports;
  let chosen = { jurisdiction: DEFAULT_PACK.id, rules: defaultRules };
  /** The rules of the pack that the site config names; one that is unknown or faulty is reported, and the default holds. */
  const rulesNow = (): LimitsRules => {
    const { jurisdiction } = setupOf(state('site-config').config);
    if (jurisdiction !== chosen.jurisdiction) {
      const pack = choosePack(jurisdiction);
      if (!pack.ok) report('limits/pack', new Error(pack.error));
      chosen = { jurisdiction, rules: pack.ok ? createLimitsRules(pack.value) : defaultRules };
    }
    return chosen.rules;
  };
  const module: Module<'limits', LimitsState, LimitsCommand, LimitsEvent, LimitsFacts, LimitsRejection> = {
    name: 'limits',
    decider: limitsDecider,
    facts: () => ({ signedIn: state('session').status === 'player', pack: rulesNow().pack }),
  };
  runtime.join(module);
  const session = readable('session');
  const common = {
    events$: eventsOf('limits'),
    session,
    limits: () => state('limits'),
    api,
    clock,
    tabs,
    language: () => state('preferences').language,
  };
  const store = createReminderStore(storage, report);
  const pings = createPingStore(storage, report);
  const loginAt = derive(readable('accounts'), ({ answer }) => answer?.session.loginAt ?? null);
  const money = derive(readable('accounts'), ({ answer }) =>
    answer === null ? '' : JSON.stringify([answer.session.netPosition, answer.accounts.map((each) => each.money)]),
  );
  const wantFreshToken = (): void => {
    const held = tokens.current();
    if (held !== null) tokens.refuse(held.token);
  };
  return {
    view: combine([readable('limits'), loginAt, readable('site-config')] as const, ([now, at]) =>
      rulesNow().view(now, at),
    ),
    processes: [
      { name: 'limits/load', run: () => loadLimits({ ...common, operatorNow: line.reads.now }) },
      { name: 'limits/change', run: () => changeLimits(common) },
      { name: 'limits/reasons', run: () => loadReasons({ ...common, wantFreshToken }) },
      { name: 'limits/story', run: () => loadStory(common) },
      { name: 'limits/preview', run: () => loadPreview(common) },
      { name: 'limits/control', run: () => loadControl(common) },
      { name: 'limits/review', run: () => tellReview(common) },
      { name: 'limits/follow-money', run: () => followMoney({ ...common, money }) },
      { name: 'limits/ping', run: () => ping({ ...common, page, store: pings }) },
      { name: 'limits/answer-reminder', run: () => answerReminder({ ...common, store }) },
      { name: 'limits/forget', run: () => forgetLimits(eventsOf('session'), store, pings) },
      {
        name: 'limits/keep-time',
        run: () => keepTime({ session, limits: readable('limits'), loginAt, clock, page, tabs, store }),
      },
    ],
  };
};
