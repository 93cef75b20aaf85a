import { filter, firstValueFrom, map } from 'rxjs';
import type { Message } from '../kernel/message.ts';
import type { Readable } from '../kernel/readable.ts';
import type { Clock } from '../ports/clock.ts';
import type { Report } from '../ports/report.ts';
import { readAddress } from './address.ts';
import type { NavigationWorld } from './guard.ts';
import type { Decision, Navigation, Outcome } from './navigation.ts';
import { judge } from './pipeline.ts';
import { returnAddress } from './return-address.ts';

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

  function record(asked: string, steps: Decision['steps'], outcome: Outcome): void {
    const landed = outcome.kind === 'redirect' ? outcome.to : outcome.kind === 'show' ? asked : '';
    trail = [...trail.slice(1 - KEPT), { at: clock.now(), asked, steps, outcome: outcome.kind, landed }];
  }

  async function decide(address: string): Promise<Outcome> {
    const target = readAddress(address);
    for (;;) {
      const { outcome, steps } = judge(target, world.get(), report);
      if (outcome.kind !== 'wait') {
        record(address, steps, outcome);
        if (outcome.kind === 'show') for (const command of outcome.commands) dispatch(command);
        return outcome;
      }
      await firstValueFrom(world.value$.pipe(filter(outcome.until), map(() => true)), { defaultValue: true });
    }
  }

  return {
    decide,
    peek(address) {
      const target = readAddress(address);
      const { outcome } = judge(target, world.get(), report);
      return outcome.kind === 'wait' ? { kind: 'show', target, commands: [] } : outcome;
    },
    returnTo: returnAddress,
    href: (path) => `/${world.get().language}${path === '/' ? '' : path}`,
    trail: () => trail,
  };
}
