/** What stands between a visitor and the site: maintenance, blocking, changed terms, redirects and new versions. One part, since every visit needs all of it and maintenance goes before the rest. */
import { combine } from '../../kernel/readable.ts';
import type { BlockingView } from '../../modules/blocking/public.ts';
import { isActive } from '../../modules/maintenance/public.ts';
import type { MaintenanceView } from '../../modules/maintenance/public.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import type { TermsState } from '../../modules/terms/public.ts';
import type { VersionView } from '../../modules/version/public.ts';
import type { MoreFacts } from '../../navigation/world.ts';
import { blockingPart } from './blocking.part.ts';
import { maintenancePart } from './maintenance.part.ts';
import type { JoinedPart, Part } from './part.ts';
import { redirectsPart } from './redirects.part.ts';
import { termsPart } from './terms.part.ts';
import { versionPart } from './version.part.ts';

export interface GateView {
  readonly maintenance: MaintenanceView;
  readonly blocking: BlockingView;
  readonly terms: TermsState;
  readonly version: VersionView;
}

type World = NonNullable<JoinedPart<unknown>['world']>;
const worldOf = ({ world }: JoinedPart<unknown>): readonly World[] => (world === undefined ? [] : [world]);

export const gatePart: Part<GateView> = (parts) => {
  // Maintenance first: the others ask whether it is on.
  const maintenance = maintenancePart(parts);
  const blocking = blockingPart(parts);
  const terms = termsPart(parts);
  const redirects = redirectsPart(parts);
  const version = versionPart(parts);
  const all = [maintenance, blocking, terms, redirects, version];
  const { readable } = parts;
  const isGateKnown = combine(
    [
      readable('maintenance'),
      readable('blocking'),
      readable('terms'),
      readable('session'),
      readable('site-config'),
    ] as const,
    ([upkeep, block, agreed, session, { config, failed }]) => {
      const isMaintenanceKnown = upkeep.config !== null || upkeep.hasFailed;
      const isBlockKnown = block.status !== 'unknown' || isActive(upkeep);
      const areTermsKnown =
        session.status === 'guest' ||
        (session.status === 'player' && (agreed.isKnown || !setupOf(config).isAvailableConfirmTerms));
      return isMaintenanceKnown && isBlockKnown && areTermsKnown && (config !== null || failed);
    },
  );
  return {
    view: combine(
      [maintenance.view, blocking.view, terms.view, version.view] as const,
      ([upkeep, block, agreed, newest]) => ({ maintenance: upkeep, blocking: block, terms: agreed, version: newest }),
    ),
    processes: all.flatMap(({ processes }) => processes),
    world: combine(
      [isGateKnown, ...all.flatMap(worldOf)],
      ([known, ...facts]): Partial<MoreFacts> =>
        Object.assign({}, ...facts, { isGateKnown: known }) as Partial<MoreFacts>,
    ),
  };
};
