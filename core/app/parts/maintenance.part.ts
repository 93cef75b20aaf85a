/** Maintenance: when it is, and that it will be. */
import { derive } from '../../kernel/readable.ts';
import type { Module } from '../../kernel/decider.ts';
import { maintenanceDecider } from '../../modules/maintenance/decider.ts';
import type { MaintenanceCommand, MaintenanceEvent, MaintenanceRejection } from '../../modules/maintenance/messages.ts';
import { showNotice } from '../../modules/maintenance/show-notice.process.ts';
import type { MaintenanceState } from '../../modules/maintenance/types.ts';
import type { MaintenanceView } from '../../modules/maintenance/views.ts';
import { viewMaintenance } from '../../modules/maintenance/views.ts';
import { timeNotice, watchMaintenance } from '../../modules/maintenance/watch-maintenance.process.ts';
import type { Part } from './part.ts';

export const maintenancePart: Part<MaintenanceView> = ({ ports, api, runtime, state, readable, eventsOf }) => {
  const { clock, ids, cookies, page } = ports;
  const module: Module<
    'maintenance',
    MaintenanceState,
    MaintenanceCommand,
    MaintenanceEvent,
    null,
    MaintenanceRejection
  > = { name: 'maintenance', decider: maintenanceDecider, facts: () => null };
  runtime.join(module);
  const common = {
    state: readable('maintenance'),
    clock,
    clockOffset: () => state('site-config').config?.clockOffset ?? 0,
  };
  const view = derive(readable('maintenance'), viewMaintenance);
  return {
    view,
    processes: [
      {
        name: 'maintenance/watch',
        run: () =>
          watchMaintenance({
            ...common,
            events$: eventsOf('maintenance'),
            api,
            random: ids.random,
            cookies,
            page,
            language: () => state('preferences').language,
          }),
      },
      { name: 'maintenance/time-notice', run: () => timeNotice(common) },
      { name: 'maintenance/show-notice', run: () => showNotice({ view, notices$: eventsOf('notices') }) },
    ],
    world: derive(readable('maintenance'), ({ cookie, config, isForced }) => ({
      maintenance: { cookie, isActive: config?.isActive === true || isForced, webState: config?.webState === true },
    })),
  };
};
