/** Brings limits, their rules and effects when there is a player for the first time. They stay for the visit: each effect waits while nobody is signed in. */
import { concatMap, filter, Observable, take } from 'rxjs';
import { supervise } from '../kernel/process.ts';
import { combine } from '../kernel/readable.ts';
import type { ProcessParts } from './processes.ts';

export function followLimits(parts: ProcessParts): Observable<never> {
  const { ports, readable, runtime, state, limits, dispatch } = parts;
  return readable('session').value$.pipe(
    filter(({ status }) => status === 'player'),
    take(1),
    concatMap(() => import('./limits-processes.ts')),
    concatMap(({ createLimitsModule, createLimitsProcesses, limitsRules }) => new Observable<never>(() => {
      runtime.join(createLimitsModule(() => state('session').status === 'player'));
      const running = supervise(createLimitsProcesses(parts), { clock: ports.clock, report: ports.report, dispatch });
      const seen = combine([readable('limits'), readable('accounts')] as const, ([now, accounts]) => limitsRules.view(now, accounts.answer?.session.loginAt ?? null));
      running.add(seen.value$.subscribe((view) => limits.set(view)));
      return running;
    })),
  );
}
