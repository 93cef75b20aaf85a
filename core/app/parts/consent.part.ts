/** What the visitor allows beyond what is necessary. */
import type { Module } from '../../kernel/decider.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { askConsent } from '../../modules/consent/ask-consent.process.ts';
import type { ConsentNeed } from '../../modules/consent/ask-consent.process.ts';
import { consentDecider } from '../../modules/consent/decider.ts';
import type { ConsentState } from '../../modules/consent/decider.ts';
import { keepConsent } from '../../modules/consent/keep-consent.process.ts';
import type { ConsentCommand, ConsentEvent, ConsentRejection } from '../../modules/consent/messages.ts';
import type { ConsentView } from '../../modules/consent/public.ts';
import { tellTime } from '../../modules/consent/tell-time.process.ts';
import { viewConsent } from '../../modules/consent/views.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import type { Part } from './part.ts';

export const consentPart: Part<ConsentView> = ({ ports, api, part, runtime, state, readable, eventsOf }) => {
  const { storage, tabs, report } = ports;
  const module: Module<'consent', ConsentState, ConsentCommand, ConsentEvent, null, ConsentRejection> = {
    name: 'consent',
    decider: consentDecider,
    facts: () => null,
  };
  runtime.join(module);
  const consent = readable('consent');
  const view = derive(consent, viewConsent);
  const need = combine(
    [consent, readable('site-config'), part('modals')] as const,
    ([now, { config }, modals]): ConsentNeed => {
      if (now.by !== 'nobody') return 'none';
      if (config === null || modals === null) return 'wait';
      return setupOf(config).hasCookiesPopup ? 'ask' : 'assume';
    },
  );
  const due = combine([consent, readable('session')] as const, ([now, { status }]) =>
    now.by === 'visitor' && !now.isTold && status === 'player' ? now.at : null,
  );
  return {
    view,
    processes: [
      // First, so that whoever has chosen is not asked.
      {
        name: 'consent/keep',
        run: () => keepConsent({ events$: eventsOf('consent'), state: () => state('consent'), storage, tabs, report }),
      },
      { name: 'consent/ask', run: () => askConsent(need) },
      { name: 'consent/tell-time', run: () => tellTime({ due, sessionEvents$: eventsOf('session'), api }) },
    ],
    world: derive(view, ({ allows }) => ({ isAnalyticsOn: allows.marketing })),
  };
};
