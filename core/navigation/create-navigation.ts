import type { Message } from '../kernel/message.ts';
import type { Readable } from '../kernel/readable.ts';
import type { Clock } from '../ports/clock.ts';
import type { Report } from '../ports/report.ts';
import type { Deciding } from './decide.ts';
import { readAddress } from './address.ts';
import { firstLook } from './first-look.ts';
import type { Decision, Navigation, Outcome } from './navigation.ts';
import { returnAddress } from './return-address.ts';
import type { NavigationWorld } from './world.ts';

/** Decisions kept for the question "why was I sent here?". */
const KEPT = 100;

export interface NavigationParts {
  readonly world: Readable<NavigationWorld>;
  readonly clock: Clock;
  readonly report: Report;
  readonly dispatch: (command: Message) => unknown;
}

export function createNavigation({ world, clock, report, dispatch }: NavigationParts): Navigation {
  let trail: readonly Decision[] = [];
  let deciding: Promise<Deciding> | null = null;

  function record(asked: string, steps: Decision['steps'], outcome: Outcome): void {
    const landed = outcome.kind === 'redirect' ? outcome.to : outcome.kind === 'show' ? asked : '';
    trail = [...trail.slice(1 - KEPT), { at: clock.now(), asked, steps, outcome: outcome.kind, landed }];
  }

  /** The guards and the whole route table: not needed for the first paint. */
  async function load(): Promise<Deciding> {
    try {
      const { createDecide } = await import('./decide.ts');
      return createDecide({ world, clock, report, dispatch, record });
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
    peek: (address) => firstLook(readAddress(address), world.get()),
    returnTo: returnAddress,
    href: (path) => `/${world.get().language}${path.replace(/^\/(?=$|[?#])/, '')}`,
    trail: () => trail,
  };
}
