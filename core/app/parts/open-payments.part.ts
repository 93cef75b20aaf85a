/** Brings the cashier when this browser still has a wish without an answer: it is asked for even if no page of the cashier is opened again. Leaving wipes what is on record. */
import { EMPTY, from, merge, mergeMap } from 'rxjs';
import { createCell } from '../../kernel/readable.ts';
import { createNotes } from '../../modules/cashier/notes.ts';
import { whilePlayer } from '../../modules/session/public.ts';
import type { Part } from './part.ts';

export const openPaymentsPart: Part<null> = ({ ports, readable, eventsOf, bring }) => {
  const notes = createNotes(ports.storage, ports.report);
  return {
    view: createCell(null),
    processes: [
      {
        name: 'cashier/bring',
        run: () =>
          merge(
            whilePlayer(readable('session'), (userId) =>
              notes.hasAny() && notes.list(userId).length > 0 ? from(bring('cashier')) : EMPTY,
            ),
            eventsOf('session').pipe(
              mergeMap(({ event }) => {
                if (
                  event.type === 'session/signedOut' &&
                  event.payload.why !== 'ended' &&
                  event.payload.why !== 'endedInOtherTab'
                )
                  notes.wipe();
                return EMPTY;
              }),
            ),
          ).pipe(mergeMap(() => EMPTY)),
      },
    ],
  };
};
