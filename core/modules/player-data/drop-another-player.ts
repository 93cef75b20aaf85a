/**
 * After stored events are restored: drops data on this device that belongs to another player than the session's
 * [PDT-2].
 */
import { firstValueFrom } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Journal } from '../../kernel/journal.ts';
import type { Message } from '../../kernel/message.ts';
import type { CouponState } from '../coupon/public.ts';
import type { ReceiptsState } from '../receipts/public.ts';
import type { SessionState } from '../session/public.ts';
import { SESSION_CALL } from '../session/public.ts';
import { isOfAnother } from './forget-player.process.ts';

interface Io {
  readonly api: Api;
  readonly journal: Journal;
  readonly dispatch: (command: Message) => unknown;
  readonly session: () => SessionState;
  /** True while new credentials of a registration are shown: the player's identity is certain. */
  readonly hasNewCredentials: () => boolean;
  readonly coupon: () => CouponState;
  readonly receipts: () => ReceiptsState;
}

export async function dropAnotherPlayer(io: Io): Promise<void> {
  const { api, journal, dispatch } = io;
  const session = io.session();
  if (session.status !== 'player' || !isOfAnother(io.coupon(), io.receipts(), session.userId)) return;
  const isSame = async (): Promise<boolean> => {
    const again = await firstValueFrom(api(SESSION_CALL));
    return again.ok && again.value === session.userId;
  };
  // An answer that names another player than the stored data is requested again before anything is wiped [SES-9].
  if (!io.hasNewCredentials() && !(await isSame())) {
    dispatch({ type: 'session/reportGuest', payload: { why: 'ended' } });
    dispatch({ type: 'session/restore', payload: {} });
    return;
  }
  dispatch({ type: 'coupon/forget', payload: {} });
  dispatch({ type: 'receipts/forget', payload: {} });
  await journal.wipe();
}
