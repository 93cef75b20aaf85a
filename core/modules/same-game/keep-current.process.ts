/**
 * Asks again for the price of the selections on the screen once one of their prices or states has moved, so that an
 * offer stays current, and a refusal ends with its cause [SGC-8]. `switchMap`: only the last answer is kept current.
 */
import { EMPTY, filter, map, Observable, switchMap, take } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { LineReads } from '../line/public.ts';
import type { SameGameCommand, SameGameEvent } from './messages.ts';
import type { ComboProblem } from './types.ts';

/** The shortest time between two questions about the same selections. */
const MIN_BETWEEN_MS = 2_000;
/** Refusals that no move of the line ends. */
const FINAL: ReadonlySet<ComboProblem> = new Set(['count', 'games', 'notCombinable']);

interface Io {
  readonly events$: Observable<Recorded<SameGameEvent>>;
  readonly line: Pick<LineReads, 'onMarket' | 'price' | 'state'>;
  readonly clock: Clock;
  readonly page: Pick<PagePort, 'visible'>;
}

export function keepCurrent({ events$, line, clock, page }: Io): Observable<SameGameCommand> {
  const quotesOf = (ids: readonly number[]): string => ids.map((id) => `${line.price(id)}:${line.state(id)}`).join();
  let asked: { readonly marketIds: readonly number[]; readonly quotes: string; readonly at: number } | null = null;

  /** Emits once the quotes are others than those of the question. */
  const moved = (marketIds: readonly number[], quotes: string): Observable<true> =>
    new Observable<true>((subscriber) => {
      const check = (): void => {
        if (quotesOf(marketIds) !== quotes) subscriber.next(true);
      };
      for (const id of marketIds) subscriber.add(line.onMarket(id, check));
      check();
    }).pipe(take(1));

  return events$.pipe(
    switchMap(({ event }): Observable<SameGameCommand> => {
      if (event.type === 'same-game/asked') {
        const { marketIds } = event.payload;
        asked = { marketIds, quotes: quotesOf(marketIds), at: clock.now() };
        return EMPTY;
      }
      const isCurrent =
        event.type === 'same-game/offered' ||
        (event.type === 'same-game/refused' && !FINAL.has(event.payload.refusal.problem));
      if (!isCurrent || asked === null) return EMPTY;
      const { marketIds, quotes, at } = asked;
      return moved(marketIds, quotes).pipe(
        switchMap(() => after(clock, Math.max(0, at + MIN_BETWEEN_MS - clock.now()))),
        switchMap(() => page.visible.value$.pipe(filter(Boolean), take(1))),
        map((): SameGameCommand => ({ type: 'same-game/ask', payload: { marketIds } })),
      );
    }),
  );
}
