/** Whether the operator admits this visitor. */
import { map } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import type { OptionalFacts } from '../../navigation/navigation-context.ts';
import { isActive, maintenance } from '../maintenance/public.ts';
import { referral } from '../referral/public.ts';
import { session } from '../session/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { askBlock } from './ask-block.process.ts';
import { blocking } from './contract.ts';
import { blockingDecider } from './decider.ts';
import { closeOnFailure, timeChecks } from './time-checks.process.ts';
import type { BlockingState } from './types.ts';
import { viewBlocking } from './views.ts';

/** The address at the page's opening requests the phone version of the site. */
const MOBILE = /[?&]platform_type=mobile(?:&|$)/;

export const feature = defineFeature(blocking, {
  needs: { maintenance, session, siteConfig },
  optional: { referral },
  decider: blockingDecider,
  create({ ports, api, own, state, readable, optional }) {
    const { clock, cookies, page, report } = ports;
    const setup = () => setupOf(state('siteConfig').config);
    const referralValues = (): Readonly<Record<string, string>> => optional('referral').get()?.values ?? {};
    const isKnown = combine(
      [readable('siteConfig'), readable('session')] as const,
      ([{ config }, { status }]) => config !== null && status !== 'unknown',
    );
    const common = { events$: own.events$, clock };
    return {
      facts: () => ({
        isMaintenance: isActive(state('maintenance')),
        isMaintenanceOnFailure: setup().isMaintenanceOnBlockFailure,
      }),
      view: derive(own.readable, viewBlocking),
      effects: {
        ask: () =>
          askBlock({
            ...common,
            api,
            cookies,
            report,
            isSignedIn: () => state('session').status === 'player',
            referral: () =>
              Object.entries(referralValues())
                .map((pair) => pair.join('='))
                .join('&'),
            isFromMobile: () => Object.keys(referralValues()).length > 0 && MOBILE.test(page.query ?? ''),
            mainVipDomainAuthNeed: () => setup().isSignInRequiredOnVipDomain,
          }),
        'close-on-failure': () =>
          closeOnFailure({ ...common, isForced: readable('maintenance').value$.pipe(map(({ isForced }) => isForced)) }),
        'time-checks': () =>
          timeChecks({ ...common, state: own.readable, session: readable('session'), isKnown, page }),
      },
      guardFacts: derive(own.readable, (now): Pick<OptionalFacts, 'blocking'> => ({ blocking: factOf(now) })),
    };
  },
});

function factOf({ status, reason, isForcedOff, isDue }: BlockingState): OptionalFacts['blocking'] {
  switch (status) {
    case 'blocked':
      return { state: 'blocked', reason: reason ?? 'general', isForcedOff, isDue };
    case 'unknown':
      return { state: 'unknown' };
    case 'free':
      return { state: 'free', isDue };
  }
}
