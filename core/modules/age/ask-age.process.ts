/** Asks visitors to prove their age before all else [AGE-1], and remembers the proof [AGE-3]. */
import { distinctUntilChanged, EMPTY, filter, merge, of, switchMap, tap, ignoreElements } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { ModalsCommand, ModalsEvent } from '../modals/public.ts';
import type { AgeMemory } from './age-memory.ts';

const ID = 'age-warning';

export interface AgePlan {
  readonly minAge: number;
  readonly isEachSession: boolean;
}

export interface AgeIo {
  /** Null while no question is due: for players, on a site that does not ask, or before the plan is known. */
  readonly plan: Readable<AgePlan | null>;
  readonly events$: Observable<Recorded<ModalsEvent>>;
  readonly memory: AgeMemory;
}

export function askAge({ plan, events$, memory }: AgeIo): Observable<ModalsCommand> {
  const remembered$ = events$.pipe(
    filter(({ event }) => event.type === 'modals/closed' && event.payload.id === ID && event.payload.isConfirmed),
    tap(() => memory.keep(plan.get()?.isEachSession ?? false)),
    ignoreElements(),
  );
  const asked$ = plan.value$.pipe(
    distinctUntilChanged((one, other) => one?.minAge === other?.minAge && one?.isEachSession === other?.isEachSession),
    switchMap((now, at) => {
      if (now === null) return at === 0 ? EMPTY : of<ModalsCommand>({ type: 'modals/withdraw', payload: { id: ID } });
      if (memory.isKept(now.isEachSession)) return EMPTY;
      return of<ModalsCommand>({
        type: 'modals/open',
        payload: { kind: 'ageWarning', id: ID, params: { age: now.minAge } },
      });
    }),
  );
  return merge(remembered$, asked$);
}
