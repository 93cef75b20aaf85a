/**
 * Reloads the limits when the player's money has moved, because every bet, return and deposit changes their remainders
 * [LIM-5]. One tab asks, all receive the answer.
 */
import { distinctUntilChanged, filter, map, skip, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { LimitsCommand } from './messages.ts';
import { isMoneyKind } from './rules/kinds.ts';
import type { LimitsState } from './state.ts';

/** Several moves within this time cause one request, ms. */
const GATHER_MS = 500;

interface Io {
  readonly session: Readable<SessionState>;
  readonly limits: () => LimitsState;
  /** A text that changes whenever the player's money has moved. */
  readonly money: Readable<string>;
  readonly clock: Clock;
}

export function followMoney({ session, limits, money, clock }: Io): Observable<LimitsCommand> {
  return whilePlayer(session, () =>
    money.value$.pipe(
      filter((known) => known !== ''),
      distinctUntilChanged(),
      skip(1),
      switchMap(() => after(clock, GATHER_MS)),
      filter(() => limits().limits.some(({ limitType }) => isMoneyKind(limitType))),
      map((): LimitsCommand => ({ type: 'limits/refresh', payload: { why: 'doubt' } })),
    ),
  );
}
