/** Consent may load before the modals do: another feature needs it, or a shell asks for it alone. */
import { EMPTY, NEVER } from 'rxjs';
import { expect, it } from 'vitest';
import { createMemoryJournal, createMemoryStorage, createNoTabs } from '../../../adapters/node/memory-ports.ts';
import { createNodeDigest } from '../../../adapters/node/node-digest.ts';
import { createCore } from 'touchline/app/create-core';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { createCell } from 'touchline/kernel/readable';
import { createVirtualClock } from '../../models/virtual-clock.ts';

it('[CNS-4] a stored choice applies, and closes no question of modals that are not there', async () => {
  const reports: string[] = [];
  const clock = createVirtualClock();
  const storage = createMemoryStorage();
  storage.write(DEVICE_STORAGE.consent.name, JSON.stringify({ type: 'functional', at: 1, isSent: true }));
  const core = createCore(
    {
      clock,
      digest: createNodeDigest(),
      storage,
      journal: createMemoryJournal(),
      tabs: createNoTabs(),
      lineFeed: { open: () => EMPTY },
      ids: { next: () => 'id-000001', uuid: () => 'uuid-1', random: () => 0.5 },
      http: { send: () => NEVER },
      page: {
        visible: createCell(true),
        online: createCell(true),
        languages: ['en'],
        nextFrame: (run) => clock.after(16, run),
        prefersDark: false,
        query: '',
      },
      report: (where, fault) => void reports.push(`${where}: ${String(fault)}`),
    },
    { isWholeSite: false },
  );
  void core.start();
  await core.load('consent');
  expect(core.feature('consent').get()?.type).toBe('functional');
  expect(core.feature('modals').get()).toBeNull();
  await core.load('modals');
  expect(reports).toEqual([]);
  core.stop();
});
