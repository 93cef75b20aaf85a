/** Dispatches the command of the pressed button [MDL-7]. */
import { filter, map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { ModalsEvent } from './messages.ts';

export function doCommand(events$: Observable<Recorded<ModalsEvent>>): Observable<Message> {
  return events$.pipe(
    map(({ event }) => (event.type === 'modals/closed' ? event.payload.command : undefined)),
    filter((command) => command !== undefined),
  );
}
