/** Starts a player's effects when there is a player for the first time. They stay for the visit: each of them waits while nobody is signed in. */
import { concatMap, filter, Observable, take } from 'rxjs';
import { supervise } from '../kernel/process.ts';
import type { ProcessParts } from './processes.ts';

export function followPlayer(parts: ProcessParts): Observable<never> {
  const { ports, readable, dispatch } = parts;
  return readable('session').value$.pipe(
    filter(({ status }) => status === 'player'),
    take(1),
    concatMap(() => import('./player-processes.ts')),
    concatMap(({ createPlayerProcesses }) => new Observable<never>(() => supervise(createPlayerProcesses(parts), { clock: ports.clock, report: ports.report, dispatch }))),
  );
}
