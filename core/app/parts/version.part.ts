/** The version of the site that this page runs, and the newest. */
import type { Module } from '../../kernel/decider.ts';
import { derive } from '../../kernel/readable.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import { announceVersion } from '../../modules/version/announce.process.ts';
import type { VersionFacts } from '../../modules/version/decider.ts';
import { versionDecider, viewVersion } from '../../modules/version/decider.ts';
import type { VersionCommand, VersionEvent, VersionRejection } from '../../modules/version/messages.ts';
import type { VersionState, VersionView } from '../../modules/version/types.ts';
import type { Part } from './part.ts';

export const versionPart: Part<VersionView> = ({ runtime, readable }) => {
  const isShown = derive(readable('site-config'), ({ config }) => setupOf(config).isShowNotifyUpdate);
  const module: Module<'app-version', VersionState, VersionCommand, VersionEvent, VersionFacts, VersionRejection> = {
    name: 'app-version',
    decider: versionDecider,
    facts: () => ({ isShown: isShown.get() }),
  };
  runtime.join(module);
  return {
    view: derive(readable('app-version'), viewVersion),
    processes: [{ name: 'app-version/announce', run: () => announceVersion(readable('app-version'), isShown) }],
    world: derive(readable('app-version'), ({ first, newest, isTold }) => ({
      version: first === null || newest === null ? null : { first, newest, isTold },
    })),
  };
};
