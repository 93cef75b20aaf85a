import type { Message } from '../kernel/message.ts';
import type { Readable } from '../kernel/readable.ts';
import type { Clock } from '../ports/clock.ts';
import type { Report } from '../ports/report.ts';
import type { Deciding } from './decide.ts';
import { readAddress } from './address.ts';
import { firstLook } from './first-look.ts';
import type { Decision, Navigation, Outcome } from './navigation.ts';
import { returnAddress } from './return-address.ts';
import type { KnownContext } from './navigation-context.ts';

/** The number of decisions kept to explain a redirect. */
const KEPT = 100;

export interface NavigationParts {
  readonly context: Readable<KnownContext>;
  readonly clock: Clock;
  readonly report: Report;
  readonly dispatch: (command: Message) => unknown;
}

export function createNavigation({ context, clock, report, dispatch }: NavigationParts): Navigation {
  let trail: readonly Decision[] = [];
  let deciding: Promise<Deciding> | null = null;

  function record(asked: string, steps: Decision['steps'], outcome: Outcome): void {
    const landed = outcome.kind === 'redirect' ? outcome.to : outcome.kind === 'show' ? asked : '';
    trail = [...trail.slice(1 - KEPT), { at: clock.now(), asked, steps, outcome: outcome.kind, landed }];
  }

  /** Loads the guards and the whole route table, which the first paint does not need. */
  async function load(): Promise<Deciding> {
    try {
      const { createDecide } = await import('./decide.ts');
      return createDecide({ context, clock, report, dispatch, record });
    } catch (fault) {
      deciding = null;
      throw fault;
    }
  }

  return {
    async decide(address) {
      deciding ??= load();
      return (await deciding).decide(address);
    },
    onOutdated(listener) {
      let stop = (): void => undefined;
      let isOver = false;
      deciding ??= load();
      void deciding.then(
        ({ onOutdated }) => isOver || (stop = onOutdated(listener)),
        () => undefined,
      );
      return () => {
        isOver = true;
        stop();
      };
    },
    peek: (address) => firstLook(readAddress(address), context.get()),
    returnTo: returnAddress,
    href: (path) => `/${context.get().language}${path.replace(/^\/(?=$|[?#])/, '')}`,
    trail: () => trail,
  };
}
