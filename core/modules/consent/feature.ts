/** The visitor's consent beyond the necessary. */
import { defineFeature } from '../../app/define-feature.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { jsonOf, storedValue } from '../../kernel/stored-value.ts';
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
import { decodeChoice } from './wire.ts';

export const feature = defineFeature(consent, {
  needs: { session, siteConfig },
  optional: { modals },
  decider: consentDecider,
  create({ ports: { storage, tabs, clock, report }, api, own, readable, optional, eventsOf }) {
    const view = derive(own.readable, viewConsent);
    const stored = storedValue(DEVICE_STORAGE.consent, jsonOf(decodeChoice), 'consent/stored', { storage, report });
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
      now.by === 'visitor' && !now.isSent && status === 'player' ? now.at : null,
    );
    return {
      view,
      effects: {
        // First, so that a visitor who has chosen is not asked.
        keep: () => keepConsent({ events$: own.events$, state: own.state, stored, tabs }),
        ask: () => askConsent(need),
        'send-time': () => sendTime({ due, stored, sessionEvents$: eventsOf('session'), api, tabs, clock }),
      },
    };
  },
});
