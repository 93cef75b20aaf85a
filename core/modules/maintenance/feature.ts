/** Maintenance: current and announced. */
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { notices } from '../notices/public.ts';
import { preferences } from '../preferences/public.ts';
import { siteConfig } from '../site-config/public.ts';
import { maintenance } from './contract.ts';
import { maintenanceDecider } from './decider.ts';
import { showNotice } from './show-notice.process.ts';
import { viewMaintenance } from './views.ts';
import { timeNotice, watchMaintenance } from './watch-maintenance.process.ts';

export const feature = defineFeature(maintenance, {
  needs: { siteConfig, preferences, notices },
  decider: maintenanceDecider,
  create({ ports, api, own, state, eventsOf }) {
    const { clock, ids, cookies, page } = ports;
    const common = {
      state: own.readable,
      clock,
      clockOffset: () => state('siteConfig').config?.clockOffset ?? 0,
    };
    const view = derive(own.readable, viewMaintenance);
    return {
      view,
      effects: {
        watch: () =>
          watchMaintenance({
            ...common,
            events$: own.events$,
            api,
            random: ids.random,
            cookies,
            page,
            language: () => state('preferences').language,
          }),
        'time-notice': () => timeNotice(common),
        'show-notice': () => showNotice({ view, notices$: eventsOf('notices') }),
      },
      guardFacts: derive(own.readable, ({ cookie, config, isForced }) => ({
        maintenance: { cookie, isActive: config?.isActive === true || isForced, webState: config?.webState === true },
      })),
    };
  },
});
