import type { Decider } from '../../kernel/decider.ts';
import { ok } from '../../kernel/result.ts';
import type { SiteConfigCommand, SiteConfigEvent, SiteConfigRejection } from './messages.ts';
import type { SiteConfig } from './views.ts';

export interface SiteConfigState {
  readonly config: SiteConfig | null;
  readonly failed: boolean;
}

export type SiteConfigDecider = Decider<SiteConfigState, SiteConfigCommand, SiteConfigEvent, null, SiteConfigRejection>;

export const siteConfigDecider: SiteConfigDecider = {
  initial: { config: null, failed: false },
  decide(command) {
    switch (command.type) {
      case 'site-config/receive':
        return ok([{ type: 'site-config/received', payload: command.payload }]);
      case 'site-config/reportFailure':
        return ok([{ type: 'site-config/failed', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'site-config/received':
        return { config: event.payload, failed: false };
      case 'site-config/failed':
        return { ...state, failed: true };
    }
    return state;
  },
};
