/**
 * All conditions of access to the site as one view: maintenance, blocking, changed terms and new versions; and whether
 * all of them are known.
 */
import { defineFeature } from '../../app/define-feature.ts';
import { combine } from '../../kernel/readable.ts';
import { blocking } from '../blocking/public.ts';
import { isActive, maintenance } from '../maintenance/public.ts';
import { session } from '../session/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { terms } from '../terms/public.ts';
import { version } from '../version/public.ts';
import { gate } from './contract.ts';

export const feature = defineFeature(gate, {
  needs: { maintenance, blocking, terms, version, session, siteConfig },
  create: ({ readable, view }) => ({
    view: combine(
      [view('maintenance'), view('blocking'), view('terms'), view('version')] as const,
      ([upkeep, block, agreed, newest]) => ({ maintenance: upkeep, blocking: block, terms: agreed, version: newest }),
    ),
    guardFacts: combine(
      [
        readable('maintenance'),
        readable('blocking'),
        readable('terms'),
        readable('session'),
        readable('siteConfig'),
      ] as const,
      ([upkeep, block, agreed, { status }, { config, failed }]) => {
        const isMaintenanceKnown = upkeep.config !== null || upkeep.hasFailed;
        const isBlockKnown = block.status !== 'unknown' || isActive(upkeep);
        const areTermsKnown =
          status === 'guest' || (status === 'player' && (agreed.isKnown || !setupOf(config).hasTermsToConfirm));
        return { isGateKnown: isMaintenanceKnown && isBlockKnown && areTermsKnown && (config !== null || failed) };
      },
    ),
  }),
});
