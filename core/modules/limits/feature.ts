/** The rules of limits and the effects of a player's limits. */
import { defineFeature } from '../../app/define-feature.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { storedValue, wholeNumber } from '../../kernel/stored-value.ts';
import { answerReminder, forgetLimits } from './answer-reminder.process.ts';
import { changeLimits } from './change-limits.process.ts';
import { limitsDecider } from './decider.ts';
import { keepTime } from './keep-time.process.ts';
import { announceReview, loadControl, loadPreview, loadStory } from './load-my-control.process.ts';
import { loadReasons } from './load-reasons.process.ts';
import { loadLimits } from './load-limits.process.ts';
import { followMoney } from './follow-money.process.ts';
import { choosePack } from './packs/choose.ts';
import { DEFAULT_PACK } from './packs/packs.ts';
import { ping } from './ping.process.ts';
import { reminderStart } from './reminder-start.ts';
import type { LimitsRules } from './limits-rules.ts';
import { createLimitsRules } from './limits-rules.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { session } from '../session/public.ts';
import { accounts } from '../accounts/public.ts';
import { preferences } from '../preferences/public.ts';
import { line } from '../line/public.ts';
import { limits } from './contract.ts';

const defaultRules = createLimitsRules(DEFAULT_PACK);

export const feature = defineFeature(limits, {
  needs: { session, accounts, siteConfig, preferences, line },
  decider: limitsDecider,
  create({ ports, api, tokens, own, state, readable, service, eventsOf }) {
    const { clock, page, tabs, report } = ports;
    let chosen = { jurisdiction: DEFAULT_PACK.id, rules: defaultRules };
    /**
     * The rules of the pack that the site config names; an unknown or faulty pack is reported, and the default applies.
     */
    const rulesNow = (): LimitsRules => {
      const { jurisdiction } = setupOf(state('siteConfig').config);
      if (jurisdiction !== chosen.jurisdiction) {
        const pack = choosePack(jurisdiction);
        if (!pack.ok) report('limits/pack', new Error(pack.error));
        chosen = { jurisdiction, rules: pack.ok ? createLimitsRules(pack.value) : defaultRules };
      }
      return chosen.rules;
    };
    const session$ = readable('session');
    const common = {
      events$: own.events$,
      session: session$,
      limits: own.state,
      api,
      clock,
      tabs,
      language: () => state('preferences').language,
    };
    const started = storedValue(DEVICE_STORAGE.realityCheck, reminderStart, 'limits/reminder', ports);
    // For all tabs, and for the page after a reload [LIM-12]; removed at sign-out.
    const pingDueAt = storedValue(DEVICE_STORAGE.pingAt, wholeNumber, 'limits/ping', ports);
    const loginAt = derive(readable('accounts'), ({ answer }) => answer?.session.loginAt ?? null);
    const mainCurrency = derive(
      readable('accounts'),
      ({ answer }) => answer?.accounts.find(({ type }) => type === 'main')?.iso ?? null,
    );
    const money = derive(readable('accounts'), ({ answer }) =>
      answer === null ? '' : JSON.stringify([answer.session.netPosition, answer.accounts.map((each) => each.money)]),
    );
    const wantFreshToken = (): void => {
      const held = tokens.current();
      if (held !== null) tokens.refuse(held.token);
    };
    return {
      facts: () => ({ signedIn: state('session').status === 'player', pack: rulesNow().pack }),
      view: combine([own.readable, loginAt, mainCurrency, readable('siteConfig')] as const, ([now, at, currency]) =>
        rulesNow().view(now, at, currency),
      ),
      effects: {
        load: () => loadLimits({ ...common, operatorNow: service('line').reads.now }),
        change: () => changeLimits(common),
        reasons: () => loadReasons({ ...common, wantFreshToken }),
        story: () => loadStory(common),
        preview: () => loadPreview(common),
        control: () => loadControl(common),
        review: () => announceReview(common),
        'follow-money': () => followMoney({ ...common, money }),
        ping: () => ping({ ...common, page, dueAt: pingDueAt }),
        'answer-reminder': () => answerReminder({ ...common, started }),
        forget: () => forgetLimits(eventsOf('session'), started, pingDueAt),
        'keep-time': () => keepTime({ session: session$, limits: own.readable, loginAt, clock, page, tabs, started }),
      },
    };
  },
});
