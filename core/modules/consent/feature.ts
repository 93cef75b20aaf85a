/** The visitor's consent beyond the necessary. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { modals } from '../modals/public.ts';
import { session } from '../session/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { askConsent } from './ask-consent.process.ts';
import type { ConsentNeed } from './ask-consent.process.ts';
import { consent } from './contract.ts';
import { consentDecider } from './decider.ts';
import { keepConsent } from './keep-consent.process.ts';
import { sendTime } from './send-time.process.ts';
import { viewConsent } from './views.ts';

export const feature = defineFeature(consent, {
  needs: { session, siteConfig },
  optional: { modals },
  decider: consentDecider,
  create({ ports: { storage, tabs, report }, api, own, readable, optional, eventsOf }) {
    const view = derive(own.readable, viewConsent);
    const need = combine(
      [own.readable, readable('siteConfig'), optional('modals')] as const,
      ([now, { config }, loaded]): ConsentNeed => {
        // The modals may load later than the choice is known.
        if (loaded === null) return 'wait';
        if (now.by !== 'nobody') return 'none';
        if (config === null) return 'wait';
        return setupOf(config).hasCookiesPopup ? 'ask' : 'assume';
      },
    );
    const due = combine([own.readable, readable('session')] as const, ([now, { status }]) =>
      now.by === 'visitor' && !now.isTold && status === 'player' ? now.at : null,
    );
    return {
      view,
      effects: {
        // First, so that a visitor who has chosen is not asked.
        keep: () => keepConsent({ events$: own.events$, state: own.state, storage, tabs, report }),
        ask: () => askConsent(need),
        'send-time': () => sendTime({ due, sessionEvents$: eventsOf('session'), api }),
      },
    };
  },
});
