/**
 * Seals receipts. An accepted bet is recorded as due in the same turn as its acceptance, so that both are in one
 * segment of the journal. The seal needs a digest and may come later, in another visit if this page dies before
 * [RCP-2]. One at a time: each receipt links to the one before it.
 */
import { catchError, concatMap, defer, EMPTY, filter, from, map, merge, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Digest } from '../../ports/digest.ts';
import type { Report } from '../../ports/report.ts';
import type { CouponEvent } from '../coupon/messages.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { ReceiptsState } from './decider.ts';
import type { ReceiptsCommand, ReceiptsEvent } from './messages.ts';
import { linkedText, writeReceipt } from './write-receipt.ts';

/** Records the bets that this tab placed and saw accepted. Other tabs record their own. */
export function awaitReceipts(events$: Observable<Recorded<CouponEvent>>): Observable<ReceiptsCommand> {
  return events$.pipe(
    mergeMap(({ event, foreign }) => {
      if (event.type !== 'coupon/betAccepted' || foreign === true || event.payload.agreed === null) return EMPTY;
      const { key, agreed, bet } = event.payload;
      return of<ReceiptsCommand>({ type: 'receipts/await', payload: writeReceipt(key, agreed, bet) });
    }),
  );
}

interface Io {
  readonly events$: Observable<Recorded<ReceiptsEvent>>;
  readonly receipts: Readable<ReceiptsState>;
  readonly session: Readable<SessionState>;
  readonly digest: Digest;
  readonly report: Report;
}

/** Seals due receipts: those recorded by this tab, and those left by an earlier visit. */
export function sealReceipts({ events$, receipts, session, digest, report }: Io): Observable<ReceiptsCommand> {
  return whilePlayer(session, (userId) => {
    /** Receipts recorded by another current tab, which is about to seal them; and those already tried here. */
    const left = new Set<string>();
    const noted$ = events$.pipe(
      filter(({ event, foreign }) => foreign === true && event.type === 'receipts/awaited'),
      mergeMap(({ event }) => {
        if (event.type === 'receipts/awaited') left.add(event.payload.key);
        return EMPTY;
      }),
    );
    const due$ = receipts.value$.pipe(
      mergeMap(({ due }) => from(due.filter((each) => each.userId === userId && !left.has(each.key)))),
      filter(({ key }) => !left.has(key)),
      map((due) => {
        left.add(due.key);
        return due;
      }),
    );
    return merge(
      noted$,
      due$.pipe(
        concatMap((due) => {
          const failed = (): Observable<ReceiptsCommand> =>
            of({ type: 'receipts/reportUnsealed', payload: { key: due.key } });
          return defer((): Observable<ReceiptsCommand> => {
            const { receipts: kept, passed } = receipts.get();
            const text = linkedText(due, kept.at(-1)?.hash ?? passed.at(-1) ?? '');
            if (text === null) return failed();
            return from(digest.sha256(text)).pipe(
              map((hash): ReceiptsCommand => ({ type: 'receipts/seal', payload: { ...due, text, hash } })),
            );
          }).pipe(
            catchError((fault: unknown) => {
              report('receipts/seal', fault);
              return failed();
            }),
          );
        }),
      ),
    );
  });
}
