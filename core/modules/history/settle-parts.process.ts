/**
 * Follows the open selections of lost combos [HIS-19]: a bet that is settled has no changes of its own any more, so the
 * bets on these games are requested again while the page is visible.
 */
import { EMPTY, exhaustMap, filter, map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Readable } from '../../kernel/readable.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import { decodeBetsPage } from './bets-wire.ts';
import { EVERY_BET } from './filter.ts';
import type { HistoryCommand } from './messages.ts';
import { filterQuery } from './filter-wire.ts';
import { gamesWithOpenParts } from './rules/games-with-open-parts.ts';
import type { HistoryState } from './state.ts';

const BETWEEN_MS = 15_000;
/** Bets in one request, the operator's maximum. */
const MAX_BETS = 100;

interface Io {
  readonly api: Api;
  readonly clock: Clock;
  readonly session: Readable<SessionState>;
  /** The page is visible, and a lost combo has open selections. */
  readonly isWaiting: Readable<boolean>;
  readonly known: () => HistoryState['known'];
}

export function settleParts({ api, clock, session, isWaiting, known }: Io): Observable<HistoryCommand> {
  return whilePlayer(session, () =>
    isWaiting.value$.pipe(
      switchMap((waits) => (waits ? every(clock, BETWEEN_MS) : EMPTY)),
      map(() => gamesWithOpenParts(known(), clock.now())),
      filter((games) => games.length > 0),
      exhaustMap((games) =>
        api({
          method: 'GET',
          path: '/bet-api/v1/bets',
          query: { ...filterQuery({ ...EVERY_BET, games }), limit: String(MAX_BETS) },
          auth: true,
          decode: decodeBetsPage,
        }),
      ),
      // A failed request is repeated with the next round.
      map((answer) => (answer.ok ? answer.value.bets.filter(({ id }) => known().has(id)) : [])),
      filter((bets) => bets.length > 0),
      map((bets): HistoryCommand => ({ type: 'history/receiveChanges', payload: { bets } })),
    ),
  );
}
