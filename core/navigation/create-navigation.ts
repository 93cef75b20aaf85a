import type { Message } from '../kernel/message.ts';
import type { Readable } from '../kernel/readable.ts';
import type { Clock } from '../ports/clock.ts';
import type { DocumentSeed } from '../ports/remote-views.ts';
import type { Report } from '../ports/report.ts';
import { readSiteAddress } from './all-routes.ts';
import { createDecide } from './decide.ts';
import type { Decision, Navigation, Outcome } from './navigation.ts';
import { returnAddress } from './return-address.ts';
import type { KnownContext } from './navigation-context.ts';
import { peek } from './peek.ts';

/** The number of decisions kept to explain a redirect. */
const MAX_TRAIL = 100;

export interface NavigationParts {
  readonly context: Readable<KnownContext>;
  readonly clock: Clock;
  readonly report: Report;
  readonly dispatch: (command: Message) => unknown;
  /** The document of a page that a host has rendered. */
  readonly seed?: DocumentSeed | undefined;
}

export function createNavigation({ context, clock, report, dispatch, seed }: NavigationParts): Navigation {
  let trail: readonly Decision[] = [];

  function record(asked: string, steps: Decision['steps'], outcome: Outcome): void {
    const landed = outcome.kind === 'redirect' ? outcome.to : outcome.kind === 'show' ? asked : '';
    trail = [...trail.slice(1 - MAX_TRAIL), { at: clock.now(), asked, steps, outcome: outcome.kind, landed }];
  }

  return {
    ...createDecide({ context, clock, report, dispatch, record }),
    peek: (address) => peek(readSiteAddress(address), context.get(), seed),
    returnTo: returnAddress,
    href: (path) => `/${context.get().language}${path.replace(/^\/(?=$|[?#])/, '')}`,
    trail: () => trail,
  };
}
