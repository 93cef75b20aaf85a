/** The version of the site that this page runs, and the newest known one. */
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { announceVersion } from './announce.process.ts';
import { version } from './contract.ts';
import { versionDecider, viewVersion } from './decider.ts';

export const feature = defineFeature(version, {
  needs: { siteConfig },
  decider: versionDecider,
  create({ own, readable }) {
    const isShown = derive(readable('siteConfig'), ({ config }) => setupOf(config).announcesUpdates);
    return {
      facts: () => ({ isShown: isShown.get() }),
      view: derive(own.readable, viewVersion),
      effects: { announce: () => announceVersion(own.readable, isShown) },
      guardFacts: derive(own.readable, ({ first, newest, isAnnounced }) => ({
        version: first === null || newest === null ? null : { first, newest, isAnnounced },
      })),
    };
  },
});
