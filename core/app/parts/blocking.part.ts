/** Whether the operator lets this visitor in. */
import { map } from 'rxjs';
import type { Module } from '../../kernel/decider.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { askBlock } from '../../modules/blocking/ask-block.process.ts';
import { blockingDecider } from '../../modules/blocking/decider.ts';
import type { BlockingFacts } from '../../modules/blocking/decider.ts';
import type { BlockingCommand, BlockingEvent, BlockingRejection } from '../../modules/blocking/messages.ts';
import { closeOnFailure, timeChecks } from '../../modules/blocking/time-checks.process.ts';
import type { BlockingState } from '../../modules/blocking/types.ts';
import type { BlockingView } from '../../modules/blocking/views.ts';
import { viewBlocking } from '../../modules/blocking/views.ts';
import { isActive } from '../../modules/maintenance/public.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import type { MoreFacts } from '../../navigation/world.ts';
import type { Part } from './part.ts';

/** The address that the page was opened with asks for the site as phones have it. */
const MOBILE = /[?&]platform_type=mobile(?:&|$)/;

export const blockingPart: Part<BlockingView> = ({ ports, api, runtime, state, readable, eventsOf, part }) => {
  const { clock, cookies, page, report } = ports;
  const setup = () => setupOf(state('site-config').config);
  const module: Module<'blocking', BlockingState, BlockingCommand, BlockingEvent, BlockingFacts, BlockingRejection> = {
    name: 'blocking',
    decider: blockingDecider,
    facts: () => ({
      isMaintenance: isActive(state('maintenance')),
      isMaintenanceOnFailure: setup().isMaintenanceOnBlockFailure,
    }),
  };
  runtime.join(module);
  const isKnown = combine(
    [readable('site-config'), readable('session')] as const,
    ([{ config }, { status }]) => config !== null && status !== 'unknown',
  );
  const common = { events$: eventsOf('blocking'), clock };
  return {
    view: derive(readable('blocking'), viewBlocking),
    processes: [
      {
        name: 'blocking/ask',
        run: () =>
          askBlock({
            ...common,
            api,
            cookies,
            report,
            isSignedIn: () => state('session').status === 'player',
            referral: () =>
              Object.entries(part('referral').get()?.values ?? {})
                .map((pair) => pair.join('='))
                .join('&'),
            isFromMobile: () =>
              Object.keys(part('referral').get()?.values ?? {}).length > 0 && MOBILE.test(page.query ?? ''),
            mainVipDomainAuthNeed: () => setup().isMainVipDomainAuthNeed,
          }),
      },
      {
        name: 'blocking/close-on-failure',
        run: () =>
          closeOnFailure({ ...common, isForced: readable('maintenance').value$.pipe(map(({ isForced }) => isForced)) }),
      },
      {
        name: 'blocking/time-checks',
        run: () => timeChecks({ ...common, state: readable('blocking'), session: readable('session'), isKnown, page }),
      },
    ],
    world: derive(readable('blocking'), (now): Pick<MoreFacts, 'blocking'> => ({ blocking: factOf(now) })),
  };
};

function factOf({ status, reason, isForcedOff, isDue }: BlockingState): MoreFacts['blocking'] {
  switch (status) {
    case 'blocked':
      return { state: 'blocked', reason: reason ?? 0, isForcedOff, isDue };
    case 'unknown':
      return { state: 'unknown' };
    case 'free':
      return { state: 'free', isDue };
  }
}
